import TextOutput
import ViewModelIR

extension PresenterWriter {
  // MARK: - What the view watches and sets

  var shown: [Declaration] {
    var all = [
      property("private(set) var state: State = .idle", didSet: isObserved ? [observeState] : [])
    ]
    all += notices.map { name, type, doc in
      let observe: [Code] = isObserved ? ["\(Presenter.observer(of: name))?(\(name))"] : []
      let type: Code = type == "Bool" ? " = false" : ": \(type)"
      return property("var \(name)\(type)", doc: doc, didSet: changes(name) + observe)
    }
    all += presenter.locals.map(local)
    if presenter.undoes {
      let doc = "Whether `undo()` takes back what the toast is about."
      let head: Code = "\(access)var canUndo: Bool"
      all.append(Declaration(doc: doc, head: head, body: ["\(undoing) != nil"]))
    }
    return isObserved ? all + observers : all
  }

  /// Whether the view gives closures that are called with what changes.
  private var isObserved: Bool { presenter.binding == .closures }

  private func property(_ head: Code, doc: String = "", didSet changes: [Code]) -> Declaration {
    let wrapper = presenter.binding == .observableObject ? "@Published " : ""
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
    let makesStale = presenter.load.stale != nil && requested.contains { $0.name == local.name }
    let render: Code = "if \(name) != oldValue \(braces: "render()")"
    return property(
      "var \(name)\(type) = \(code(local.value))",
      didSet: local.isShown || makesStale ? [render] : []
    )
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
    let types: Code = "\(screen.code(screen.service.root)), \(requestType), \(actionType)"
    var all: [Code] = presenter.inputs.map {
      "let \(swiftIdentifier($0.name)): \(screen.code($0.type))"
    }
    all.append("let \(swiftIdentifier(service.name)): any \(service.protocolName)")
    if usesContext {
      all.append("let context: @MainActor () -> \(helper: "DisplayContext")")
    }
    if presenter.sleeps {
      all.append("let sleep: @Sendable (TimeInterval) async throws -> Void")
    }
    all.append("let \(store) = \(helper: "ScreenStore")<\(types)>()")
    all += keptRows.map { "let \($0.name) = \($0.type)()" }
    all += presenter.sources.map {
      "var \(swiftIdentifier($0.name)): \($0.call.result.map(screen.code) ?? "")?"
    }
    all += answers
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
    if usesContext {
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
    return Declaration(
      head: .call("\(access)init", parameters),
      body: names.map { "self.\($0) = \($0)" } + [pages].compactMap { $0 } + [
        "\(store).onChange = { [weak self] in self?.render() }",
        "\(store).onError = { [weak self] error in self?.alert = self?.\(errorText)(for: error) }",
      ]
    )
  }

  var textOfErrors: Declaration {
    Declaration(
      head: "private func \(errorText)(for \(error): any Error) -> String",
      body: errorTexts,
      mayBeShort: false
    )
  }

  /// The request of a load, and the actions that may be under way.
  var types: [Declaration] {
    var types: [Declaration] = []
    if !requested.isEmpty {
      types.append(
        Declaration(
          doc: "What a load asks for.",
          head: "private nonisolated struct \(requestType): Hashable",
          body: requested.map {
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
    let head: Code = "private nonisolated enum \(actionType): Hashable"
    let doc = "The actions that may be under way."
    return types + [Declaration(doc: doc, head: head, body: cases, mayBeShort: false)]
  }

  // MARK: - Functions

  func selection(_ selection: Presenter.Selection) -> Declaration {
    var body: [Code] = []
    let readsContext = selection.obstacles.contains {
      $0.condition.readsContext || $0.alert?.readsContext == true
    }
    if readsContext { body.append("let context = context()") }
    let row = Code.text("let row = \(store)[\(list(selection.rows)), id]")
    body.append(.guarded([row], otherwise: "return false"))
    for obstacle in selection.obstacles {
      let alert = obstacle.alert.map { Code.assignment("alert", code($0, model: "row")) }
      body.append(
        .conditional([
          .init(
            [condition(obstacle.condition, model: "row")],
            [alert, "return false"].compactMap { $0 }
          )
        ])
      )
    }
    let type = selection.rows.id.type.code
    return Declaration(
      doc: "Whether the row can be selected; if so, it is.",
      attribute: "@discardableResult",
      head: "\(access)func \(selection.function)(id: \(type)) -> Bool",
      body: body + [.text("\(selection.property) = row"), "return true"]
    )
  }
}
