import ScreenProgram
import ViewModelIR

// Notices: what the presenter shows in addition to its state, and the user's answers to it.

extension PresenterWriter {
  /// The properties for notices and selections, which the view presents and resets.
  var notices: [(name: String, type: Code, doc: String)] {
    let notices = Presenter.Notice.Kind.allCases.filter(presenter.has).map { kind in
      let (type, doc): (Code, String) =
        switch kind {
        case .alert:
          (
            "String?",
            "The text of an alert. The view sets it to `nil` when the alert is dismissed."
          )
        case .confirmation:
          (
            "\(kind.ownType ?? "")?",
            "A question to ask. The view sets it to `nil` when the dialog is dismissed."
          )
        case .toast:
          ("String?", "The text of a toast. The view sets it to `nil` when the toast disappears.")
        case .isDismissed: ("Bool", "Whether the view should close.")
        }
      return (name: kind.rawValue, type: type, doc: doc)
    }
    let doc =
      "The selected element. The view presents it and sets it to `nil` when the presentation ends."
    return notices
      + presenter.selections.map {
        ($0.property, "\(screen.code($0.rows.list.element))?", doc)
      }
  }

  /// Returns the statements to run when a notice changes, before its observer is called.
  func changes(_ notice: String) -> [Code] {
    if notice != Presenter.Notice.Kind.toast.rawValue { return [] }
    let end: [Code] = presenter.undoes ? ["if toast == nil \(braces: "\(undoing) = nil")"] : []
    return end + ["if toast != nil \(braces: "toastCount += 1")"]
  }

  /// The private properties that hold what runs when the user answers.
  var answers: [Code] {
    var answers: [Code] = []
    if presenter.has(.confirmation) {
      answers.append(
        presenter.asksWithButtons
          ? "var \(confirming): [@MainActor () async -> Void] = []"
          : "var \(confirming): (@MainActor () async -> Void)?"
      )
    }
    if presenter.undoes {
      answers.append("var \(undoing): (@MainActor () async -> \(helper: "ScreenEnding"))?")
    }
    if presenter.retries { answers.append("var \(retrying): (@MainActor () async -> Void)?") }
    return answers
  }

  /// The functions `confirm()` and `undo()`.
  var answering: [Declaration] {
    var functions: [Declaration] = []
    if presenter.asksWithButtons {
      let confirmed = own("confirmed")
      functions.append(
        Declaration(
          doc: "Runs the action that the user has confirmed, as the button says.",
          head: "\(access)func confirm(_ button: Confirmation.Button) async",
          body: [
            .guarded(["\(confirming).indices.contains(button.id)"], otherwise: ["return"]),
            "let \(confirmed) = \(confirming)[button.id]",
            "(\(confirming), confirmation) = ([], nil)",
            "await \(confirmed)()",
          ]
        )
      )
    } else if presenter.has(.confirmation) {
      let confirmed = own("confirmed")
      functions.append(
        Declaration(
          doc: "Runs the action that the user has confirmed.",
          head: "\(access)func confirm() async",
          body: [
            .guarded(["let \(confirmed) = \(confirming)"], otherwise: ["return"]),
            "(\(confirming), confirmation) = (nil, nil)",
            "await \(confirmed)()",
          ]
        )
      )
    }
    if presenter.undoes {
      functions.append(
        Declaration(
          doc: "Undoes the action that the toast reports. If that fails, the toast is shown again.",
          head: "\(access)func undo() async",
          body: [
            .guarded(["let \(undoing)", "let toast"], otherwise: ["return"]),
            "self.toast = nil",
            "guard case .failed = await \(undoing)(), self.toast == nil else { return }",
            "(self.\(undoing), self.toast) = (\(undoing), toast)",
          ] + forgetRetry
        )
      )
    }
    return functions
  }

  // MARK: - One action

  /// Returns the statements that ask for confirmation. The action itself is a function of its own.
  func ask(_ action: Presenter.Action, _ question: Presenter.Notice) -> [Code] {
    let given = Dictionary(question.texts.map { ($0.name, $0.text) }) { first, _ in first }
    func text(_ name: String) -> Code {
      .argument(name, (given[name] ?? nil).map(texts.optionalCode) ?? "nil")
    }
    let answers = question.buttons.map { button -> Code in
      let perform = "\(action.call == nil ? "" : "await ")self?.\(ownName(action))"
      return .closure(parameters: "[weak self]", [.call(perform, arguments(action, button))])
    }
    let message = presenter.asksWithMessage ? [text("message")] : []
    var parts = [text("title")] + message
    if presenter.asksWithButtons {
      parts += [.argument("buttons", buttons(question)), text("cancel")]
    } else {
      let isDestructive = question.buttons.contains(where: \.isDestructive)
      parts += [text("button"), text("cancel")]
      parts.append(.argument("isDestructive", isDestructive ? "true" : "false"))
    }
    return [
      .assignment(.text(confirming), presenter.asksWithButtons ? .array(answers) : answers[0]),
      .assignment(.text(member("confirmation")), .call(question.kind.ownType ?? "", parts)),
    ]
  }

  /// `[.init(id: 0, title: "Decline", isDestructive: true)]`
  private func buttons(_ question: Presenter.Notice) -> Code {
    let titles = question.texts.filter { $0.name == "button" }.compactMap(\.text)
    return .array(
      zip(titles, question.buttons).enumerated().map { index, button in
        .call(
          ".init",
          [
            "id: \(index)", .argument("title", texts.optionalCode(button.0)),
            "isDestructive: \(button.1.isDestructive ? "true" : "false")",
          ]
        )
      }
    )
  }

  /// Returns the statements that show the action's toast after its call has succeeded.
  func say(_ text: Text, _ undo: ActionProgram.Undoing?) -> [Code] {
    let end: [Code] =
      presenter.undoes ? [.assignment(.text(undoing), undo.map(undoingClosure) ?? "nil")] : []
    return end + [.assignment(.text(member("toast")), code(text))]
  }

  private func undoingClosure(_ undo: ActionProgram.Undoing) -> Code {
    func label(_ row: Code) -> [Code] {
      undo.action.parameters.prefix(1).map { .argument(swiftLabel($0.name), row) }
    }
    var captured = "[weak self]"
    let arguments: [Code]
    switch undo.argument {
    case nil: arguments = []
    case .id: arguments = ["id: id"]
    case .row: arguments = label("row")
    case .removedRow(let rows):
      // Changes of the row can fail after its removal.
      arguments = label(.call("\(store).\(helper: "undoneRow")", ["row", "in: \(list(rows))"]))
      captured = "[weak self, \(store)]"
    }
    let call = Code.call("await self?.\(ownName(undo.action))", arguments)
    return .closure(parameters: captured, [.sequence([call, " ?? .skipped"])])
  }

  /// The closure that `undo()` calls.
  var undoing: String { own("undoing") }

  /// The closure that `confirm()` calls.
  private var confirming: String { own("confirming") }
}

extension Presenter.Notice.Kind {
  /// The type of the notice, if it is nested in the presenter. The schema of a spec with such a notice cannot have a type of that name.
  var ownType: String? { self == .confirmation ? "Confirmation" : nil }
}
