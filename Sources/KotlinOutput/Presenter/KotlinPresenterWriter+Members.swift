import ScreenProgram
import ViewModelIR

extension PresenterWriter {
  // MARK: - Properties

  /// The store, and what the screen observes.
  var properties: [Declaration] {
    get throws(NotInKotlin) {
      var all = try listProperties + partProperties + sourceProperties + [storeProperty]
      all += try keptRowProperties
      all.append(flow("state", type: "State", value: "State.Idle"))
      let doc = "The text of an alert; null if there is none."
      all.append(flow("alert", doc: doc, type: "String?", value: "null"))
      if presenter.has(.confirmation) {
        let doc = "A question to ask before an action runs; null if there is none."
        all.append(
          Declaration(
            .text(
              presenter.asksWithButtons
                ? "private var \(own("confirming")): List<suspend () -> Unit> = emptyList()"
                : "private var \(own("confirming")): (suspend () -> Unit)? = null"
            )
          )
        )
        all.append(flow("confirmation", doc: doc, type: "Confirmation?", value: "null"))
      }
      for selection in presenter.selections {
        let type = Code.sequence([try selection.rows.list.element.kotlin(in: screen.types), "?"])
        let doc = "The selected element; null if there is none."
        all.append(flow(selection.property, doc: doc, type: type, value: "null"))
      }
      if presenter.has(.isDismissed) {
        let doc = "Whether the screen should close."
        all.append(flow("isDismissed", doc: doc, type: "Boolean", value: "false"))
      }
      if presenter.has(.toast) {
        let doc = "Texts to show for a short time."
        all.append(channel("toasts", doc: doc, of: presenter.undoes ? "Toast" : "String"))
      }
      if !presenter.events.isEmpty {
        all.append(channel("events", doc: "What the app should do, each once.", of: "Event"))
      }
      return all
    }
  }

  private var storeProperty: Declaration {
    get throws(NotInKotlin) {
      let root = try screen.service.root.kotlin(in: screen.types)
      let request: Code = presenter.requested.isEmpty ? "Nothing" : "Request"
      let action: Code = presenter.actions.contains(where: \.isTracked) ? "Action" : "Nothing"
      let type = Code.sequence([
        .helper("ScreenStore"), "<", root, ", ", request, ", ", action, ">",
      ])
      var arguments: [Code] = [
        presenter.edits.isEmpty
          ? "onChange = { render() }"
          : .assignment("onChange", .lambda(parameters: "", ["\(followsContent)()", "render()"])),
        .assignment(
          "onError",
          .lambda(
            parameters: "",
            show(
              elsewhere: (presenter.load == nil ? forgetRetry : offerRetry("load()"))
                + ["\(mutableName("alert")).value = \(own("errorText"))(it)"]
            )
          )
        ),
      ]
      if let more = presenter.more {
        arguments.append(.assignment("pages", try pages(more, of: nil)))
      }
      if presenter.load == nil { arguments.append("model = Unit") }
      return Declaration(
        .assignment(.text("private val \(store)"), .call(type, arguments)),
        isMember: true
      )
    }
  }

  /// A value that the screen observes and only the presenter sets.
  private func flow(_ name: String, doc: String = "", type: Code, value: Code) -> Declaration {
    let mutable = mutableName(name)
    let flow = Code.imported("MutableStateFlow", from: "kotlinx.coroutines.flow")
    let shared = Code.imported("StateFlow", from: "kotlinx.coroutines.flow")
    let asFlow = Code.imported("asStateFlow", from: "kotlinx.coroutines.flow")
    // The type of these constants is plain.
    let isPlain = ["Boolean", "Double", "Long", "String"].contains(type)
    let parameter: Code = isPlain ? "" : .sequence(["<", type, ">"])
    return Declaration(group: [
      Declaration(
        .assignment("private val \(mutable)", .call(.sequence([flow, parameter]), [value]))
      ),
      Declaration(
        doc: doc,
        .sequence([
          .text("val \(kotlinMember(name)): "), shared, "<", type, .text("> = \(mutable)."), asFlow,
          "()",
        ])
      ),
    ])
  }

  /// Values that the screen receives one after another, each once.
  private func channel(_ name: String, doc: String, of type: Code) -> Declaration {
    let channel = Code.imported("Channel", from: "kotlinx.coroutines.channels")
    let flow = Code.imported("Flow", from: "kotlinx.coroutines.flow")
    let receive = Code.imported("receiveAsFlow", from: "kotlinx.coroutines.flow")
    return Declaration(group: [
      Declaration(
        .sequence([
          .text("private val \(channelName(name)) = "), channel, "<", type, ">(Channel.UNLIMITED)",
        ])
      ),
      Declaration(
        doc: doc,
        .sequence([
          .text("val \(name): "), flow, "<", type, .text("> = \(channelName(name))."), receive,
          "()",
        ])
      ),
    ])
  }

  func mutableName(_ name: String) -> String { own("mutable\(caseName(name))") }

  func channelName(_ name: String) -> String { own("\(name)Channel") }

  // MARK: - Locals

  /// The values that the screen edits, each with the function that sets it.
  var locals: [Declaration] {
    get throws(NotInKotlin) {
      var all: [Declaration] = []
      let follows = FollowProgram.all(of: presenter)
      for local in presenter.locals {
        let type = try local.type.kotlin(in: screen.types)
        let value = local.isError ? "null" : try texts.expressions.firstValue(local)
        all.append(flow(local.name, doc: local.doc, type: type, value: value))
        if case .attempt = local.role { continue }
        if local.isError {
          let function = "dismiss\(caseName(local.name))"
          let time = "when the user edits the field"
          all.append(dismissal(function, time, setError(local.name, "null")))
          continue
        }
        let set = set(local.name, toCode: "value")
        let parameter = Code.sequence(["value: ", type])
        let isRendered =
          follows.contains { $0.local.name == local.name && $0.isRendered }
          || presenter.isRendered(local)
        all.append(
          Declaration(
            head: .call("fun set\(caseName(local.name))", [parameter]),
            statements: [set] + (isRendered ? ["render()"] : [])
          )
        )
      }
      return all
    }
  }

}

extension Presenter.Local {
  fileprivate var doc: String {
    switch role {
    case .value, .edits: ""
    case .error:
      "The text of an error, to show beside a field; null again when the action is called again."
    case .attempt(let action):
      "Whether the user has triggered [\(kotlinMember(action))] and it has not succeeded since."
    }
  }
}

extension PresenterWriter {
  // MARK: - Functions

  /// The functions that the screen calls after the user has seen something.
  var dismissals: [Declaration] {
    let alert = dismissal(
      "dismissAlert",
      "when the user closes the alert",
      ["\(mutableName("alert")).value = null"]
    )
    let selections = presenter.selections.map { selection in
      dismissal(
        "dismiss\(caseName(selection.name))",
        "when the presentation of the selected element ends",
        [.assignment("\(mutableName(selection.property)).value", "null")]
      )
    }
    let answers = presenter.has(.confirmation) ? answering : []
    return [alert] + answers + retryFunctions + selections
  }

  func dismissal(_ name: String, _ time: String, _ statements: [Code]) -> Declaration {
    Declaration(
      doc: "The screen calls this \(time).",
      head: "fun \(name)()",
      statements: statements
    )
  }

  // MARK: - Selections

  func function(_ selection: Presenter.Selection) throws(NotInKotlin) -> Declaration {
    let row: Code = "\(store)[\(list(selection.rows)), id]"
    var statements: [Code] = [.assignment("val row", .binary(row, sign: "?:", "return false"))]
    var writer = texts
    writer.expressions.model = "row"
    for obstacle in selection.obstacles {
      let condition = Code.sequence(["if (", try writer.expressions.code(obstacle.condition), ")"])
      guard let alert = obstacle.alert else {
        statements.append(.sequence([condition, " return false"]))
        continue
      }
      let show = Code.assignment("\(mutableName("alert")).value", try writer.code(alert))
      statements.append(.block(head: condition, forgetRetry + [show, "return false"]))
    }
    let type = try selection.rows.id.type.kotlin(in: screen.types)
    return Declaration(
      doc: "Selects the row if that is allowed. Returns whether the row is selected.",
      head: .sequence([.text("fun \(kotlinMember(selection.function))(id: "), type, "): Boolean"]
      ),
      statements: statements
        + [.assignment("\(mutableName(selection.property)).value", "row"), "return true"]
    )
  }

  /// `screen.load(request) { service.search(request.query) }`
  func calling(_ function: Code, _ arguments: [Code], _ body: [Code]) -> Code {
    let called =
      arguments.isEmpty ? function : .call(function, arguments)
    return .sequence([.text("\(store)."), called, " ", .lambda(parameters: "", body)])
  }

  /// `repository.toggleFollow(userId)`
  func call(
    _ call: Presenter.Call,
    of rows: Presenter.Rows? = nil
  ) throws(NotInKotlin) -> Code {
    var arguments: [Code] = []
    for argument in call.arguments {
      if let id = rows?.ids.first(where: { $0.value == argument.value }) {
        arguments.append(.text(kotlinMember(id.name)))
      } else {
        arguments.append(try texts.expressions.code(argument.value))
      }
    }
    let name = kotlinFunction(call.function, hasParameters: !arguments.isEmpty)
    let service = presenter.service.name
    // A constant of this name hides the property.
    let owner = texts.expressions.variables[service] == nil ? "" : "this."
    return .call(.text("\(owner)\(kotlinMember(service)).\(name)"), arguments)
  }
}
