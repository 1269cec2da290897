import TextOutput
import ViewModelIR

extension PresenterContext {
  private var access: String { options.access.prefix }

  // MARK: - What the view watches and sets

  var shown: [Declaration] {
    var all = [
      property("private(set) var state: State = .idle", didSet: isObserved ? [observeState] : [])
    ]
    all += notices.map { notice in
      let type: Code = notice.type == "Bool" ? " = false" : ": \(notice.type)"
      return property("var \(notice.name)\(type)", doc: notice.doc, didSet: changes(notice.name))
    }
    all += presenter.locals.map(local)
    if presenter.undoes {
      let doc = "Whether `undo()` takes back what the toast is about."
      let head: Code = "\(access)var canUndo: Bool"
      all.append(Declaration(doc: doc, head: head, body: ["\(writer.undoing) != nil"]))
    }
    return isObserved ? all + observers : all
  }

  /// Whether the view gives closures that are called with what changes.
  private var isObserved: Bool { presenter.binding == .closures }

  private func property(_ head: Code, doc: String = "", didSet changes: [Code]) -> Declaration {
    let wrapper = presenter.binding == .publisher ? "@Published " : ""
    var observer = changes.isEmpty ? nil : Code.braces("didSet {", changes)
    if let change = changes.first, changes.count == 1 { observer = "didSet \(braces: change)" }
    return Declaration(
      doc: doc,
      head: "\(wrapper)\(access)\(head)",
      body: observer.map { [$0] }
    )
  }

  private func local(_ local: Presenter.Local) -> Declaration {
    let name = swiftIdentifier(local.name)
    let isPlain =
      switch local.type {
      case .string, .boolean, .integer, .number: true
      default: false
      }
    let type: Code = isPlain ? "" : ": \(screen.code(local.type))"
    let makesStale =
      writer.requested.contains { $0.name == local.name } && presenter.load.stale != nil
    let render: Code = "if \(name) != oldValue \(braces: "render()")"
    return property(
      "var \(name)\(type) = \(writer.code(local.value))",
      didSet: local.isShown || makesStale ? [render] : []
    )
  }

  private var notices: [(name: String, type: Code, doc: String)] {
    Presenter.Notice.allCases.filter { presenter.has($0) }.map { notice in
      switch notice {
      case .alert:
        (
          notice.rawValue, "String?",
          "The text of an alert; the view sets it to nil when the user has read it."
        )
      case .confirmation:
        (
          notice.rawValue, "\(confirmationType)?",
          "What the user is asked; the view sets it to nil when they have answered."
        )
      case .toast:
        (notice.rawValue, "String?", "A text that goes away by itself: the view sets it to nil.")
      case .isDismissed: (notice.rawValue, "Bool", "Whether the view is done.")
      }
    }
      + presenter.selections.map { selection in
        (
          selection.property, "\(screen.code(selection.rows.list.element))?",
          "What the view goes on with; it sets it to nil when it is back."
        )
      }
  }

  private func changes(_ notice: String) -> [Code] {
    var changes: [Code] = []
    if notice == Presenter.Notice.toast.rawValue, presenter.undoes {
      changes.append("if toast == nil \(braces: "\(writer.undoing) = nil")")
    }
    if isObserved { changes.append("\(Presenter.observer(of: notice))?(\(notice))") }
    return changes
  }

  private var observeState: Code { "onStateChange?(state)" }

  private var observers: [Declaration] {
    [
      Declaration(
        doc: "Called with the state at once, and whenever it changes.",
        head: "\(access)var onStateChange: (@MainActor (State) -> Void)?",
        body: ["didSet \(braces: observeState)"]
      )
    ]
      + notices.map { notice in
        let observer = Presenter.observer(of: notice.name)
        return Declaration(head: "\(access)var \(observer): (@MainActor (\(notice.type)) -> Void)?")
      }
  }

  // MARK: - What it has for itself

  var stored: [Declaration] {
    let service = presenter.service
    let (root, store) = (screen.code(screen.service.root), "\(helper: "ScreenStore")" as Code)
    var all: [Code] = presenter.inputs.map {
      "let \(swiftIdentifier($0.name)): \(screen.code($0.type))"
    }
    all.append("let \(swiftIdentifier(service.name)): any \(service.protocolName)")
    if writer.usesContext {
      all.append("let context: @MainActor () -> \(helper: "DisplayContext")")
    }
    if presenter.sleeps {
      all.append("let sleep: @Sendable (TimeInterval) async throws -> Void")
    }
    all.append(
      "let \(writer.store) = \(store)<\(root), \(writer.requestType), \(writer.actionType)>()"
    )
    all += writer.keptRows.map { "let \($0.name) = \($0.type)()" }
    all += presenter.sources.map {
      "var \(swiftIdentifier($0.name)): \($0.call.result.map(screen.code) ?? "")?"
    }
    if presenter.has(.confirmation) {
      all.append("var \(writer.confirming): (@MainActor () async -> Void)?")
    }
    if presenter.undoes {
      all.append("var \(writer.undoing): (@MainActor () async -> \(helper: "ScreenEnding"))?")
    }
    return all.map { Declaration(head: "private \($0)") }
  }

  var initializer: Declaration {
    var parameters = presenter.inputs.map { input -> Code in
      "\(swiftParameter(input.name)): \(screen.code(input.type))"
    }
    var kept = presenter.inputs.map(\.name) + [presenter.service.name]
    parameters.append(
      "\(swiftParameter(presenter.service.name)): any \(presenter.service.protocolName)"
    )
    if writer.usesContext {
      let context: Code = "context: @escaping @MainActor () -> \(helper: "DisplayContext")"
      parameters.append("\(context) = \(braces: ".current")")
      kept.append("context")
    }
    if presenter.sleeps {
      let wait = Code.call(
        "try await Task.sleep",
        [.argument("nanoseconds", "UInt64($0 * 1_000_000_000)")]
      )
      let type = "@escaping @Sendable (TimeInterval) async throws -> Void"
      parameters.append(.sequence([.text("sleep: \(type) = "), .closure([wait])]))
      kept.append("sleep")
    }
    let names = kept.map(swiftIdentifier)
    let (store, error) = (writer.store, "\(writer.errorText)(for: error)")
    return Declaration(
      head: .call("\(access)init", parameters),
      body: names.map { "self.\($0) = \($0)" } + [writer.pages].compactMap { $0 } + [
        "\(store).onChange = { [weak self] in self?.render() }",
        "\(store).onError = { [weak self] error in self?.alert = self?.\(error) }",
      ]
    )
  }

  var errorText: Declaration {
    Declaration(
      head: "private func \(writer.errorText)(for \(writer.error): any Error) -> String",
      body: writer.errorTexts,
      mayBeShort: false
    )
  }

  /// The request of a load, and the actions that may be under way.
  var types: [Declaration] {
    var types: [Declaration] = []
    if !writer.requested.isEmpty {
      types.append(
        Declaration(
          doc: "What a load asks for.",
          head: "private nonisolated struct \(writer.requestType): Hashable",
          body: writer.requested.map {
            "let \(swiftIdentifier($0.name)): \(screen.code($0.type))"
          },
          mayBeShort: false
        )
      )
    }
    let actions = presenter.actions.filter(\.isTracked)
    if actions.isEmpty { return types }
    let cases = actions.map { action -> Code in
      let id: Code = action.rows.map { "(id: \($0.id.type.code))" } ?? ""
      return "case \(swiftIdentifier(action.name))\(id)"
    }
    let head: Code = "private nonisolated enum \(writer.actionType): Hashable"
    let doc = "The actions that may be under way."
    return types + [Declaration(doc: doc, head: head, body: cases, mayBeShort: false)]
  }

  // MARK: - Functions

  /// `confirm()` and `undo()`
  var questions: [Declaration] {
    var functions: [Declaration] = []
    if presenter.has(.confirmation) {
      let confirmed = writer.names.own("confirmed")
      functions.append(
        Declaration(
          doc: "Does what the user was asked about.",
          head: "\(options.access.prefix)func confirm() async",
          body: [
            .guarded([.text("let \(confirmed) = \(writer.confirming)")], otherwise: "return"),
            .text("(\(writer.confirming), confirmation) = (nil, nil)"),
            .text("await \(confirmed)()"),
          ]
        )
      )
    }
    if presenter.undoes { functions.append(undo) }
    return functions
  }

  private var undo: Declaration {
    let undoing = writer.undoing
    return Declaration(
      doc: "Takes back what the toast is about. If that fails, the toast is shown again.",
      head: "\(options.access.prefix)func undo() async",
      body: [
        .guarded([.text("let \(undoing)"), "let toast"], otherwise: "return"),
        "self.toast = nil",
        .text("guard case .failed = await \(undoing)(), self.toast == nil else { return }"),
        .text("(self.\(undoing), self.toast) = (\(undoing), toast)"),
      ]
    )
  }

  func selection(_ selection: Presenter.Selection) -> Declaration {
    var body: [Code] = []
    let readsContext = selection.obstacles.contains {
      $0.condition.readsContext || $0.alert?.readsContext == true
    }
    if readsContext { body.append("let context = context()") }
    let row = Code.text("let row = \(writer.store)[\(writer.list(selection.rows)), id]")
    body.append(.guarded([row], otherwise: "return false"))
    for obstacle in selection.obstacles {
      let alert = obstacle.alert.map { Code.assignment("alert", writer.code($0, model: "row")) }
      body.append(
        .conditional([
          .init(
            [writer.condition(obstacle.condition, model: "row")],
            [alert, "return false"].compactMap { $0 }
          )
        ])
      )
    }
    let type = selection.rows.id.type.code
    return Declaration(
      doc: "Whether the row can be selected; if so, it is.",
      attribute: "@discardableResult",
      head: "\(options.access.prefix)func \(selection.function)(id: \(type)) -> Bool",
      body: body + [.text("\(selection.property) = row"), "return true"]
    )
  }
}
