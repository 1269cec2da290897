import OutputInterface
import ViewModelIR

extension PresenterWriter {
  // MARK: - Properties for the view

  var shown: [Declaration] {
    var all = [
      property("private(set) var state: State = .idle", didSet: isObserved ? [observeState] : [])
    ]
    all += notices.map { name, type, doc in
      let observe: [Code] = isObserved ? ["\(Presenter.observer(of: name))?(\(name))"] : []
      let type: Code = type == "Bool" ? " = false" : ": \(type)"
      return property("var \(name)\(type)", doc: doc, didSet: changes(name) + observe)
    }
    if presenter.has(.toast) {
      let doc = "The number of toasts so far. It changes even if the same text is shown again."
      all.append(property("private(set) var toastCount = 0", doc: doc, didSet: []))
    }
    if presenter.undoes {
      let doc = "Whether `undo()` can undo the action that the toast reports."
      let head: Code = "\(access)var canUndo: Bool"
      all.append(Declaration(doc: doc, head: head, body: ["\(undoing) != nil"]))
    }
    all += eventProperties + presenter.locals.map(local)
    return isObserved ? all + observers : all
  }

  /// Whether the presenter reports changes to closures that the view sets.
  private var isObserved: Bool { presenter.binding == .closures }

  private func property(_ head: Code, doc: String = "", didSet changes: [Code]) -> Declaration {
    let wrapper = presenter.binding == .publisher ? "@Published " : ""
    var observer = changes.isEmpty ? nil : Code.braces("didSet {", changes)
    if let change = changes.first, changes.count == 1 { observer = "didSet \(braces: change)" }
    return Declaration(
      doc: doc,
      head: .sequence(["\(wrapper)\(access)", head]),
      body: observer.map { [$0] }
    )
  }

  private func local(_ local: Presenter.Local) -> Declaration {
    let name = swiftIdentifier(local.name)
    let doc =
      switch local.role {
      case .value, .edits: ""
      case .error:
        "The text of an error, to show beside a field; `nil` again when the action is called again."
      case .attempt(let action):
        "Whether the user has triggered `\(swiftIdentifier(action))` and it has not succeeded since."
      }
    let change = followUp(local).map { "if \(name) != oldValue \(braces: $0)" as Code }
    let access: Code = local.isSetByView || local.isError ? "" : "private(set) "
    return property(
      .sequence([access, declaration(local)]),
      doc: doc,
      didSet: [change].compactMap { $0 }
    )
  }

  private var observeState: Code { "onStateChange?(state)" }

  private var observers: [Declaration] {
    [
      Declaration(
        doc: "Called with the current state when this is set, and then with each new state.",
        head: "\(access)var onStateChange: (@MainActor (State) -> Void)?",
        body: ["didSet \(braces: observeState)"]
      )
    ]
      + notices.map { notice in
        let observer = Presenter.observer(of: notice.name)
        return Declaration(head: "\(access)var \(observer): (@MainActor (\(notice.type)) -> Void)?")
      }
  }

  // MARK: - Private properties and the initializer

  var stored: [Declaration] {
    let types: Code = "\(screen.code(screen.service.root)), \(requestType), \(actionType)"
    var all: [Code] = given.map { "private let \(swiftIdentifier($0.name)): \($0.type)" }
    let making: Code = presenter.load == nil ? ".\(helper: "withoutModel")()" : "()"
    all.append(made(store, "\(helper: "ScreenStore")", types, making))
    all += keptRows.map { made($0.name, "\(helper: "KeptRows")", $0.types) }
    all += answers.map { "private \($0)" } + editsProperties
    if updatesTogether { all.append("private var \(isUpdating) = false") }
    return all.map { Declaration(head: $0) } + storedEvents
      + presenter.sources.flatMap(stored)
  }

  /// `private let name = Type<Arguments>()`
  private func made(
    _ name: String,
    _ type: Code,
    _ arguments: Code,
    _ making: Code = "()"
  ) -> Code {
    let list = Code.list(open: "<", [arguments], close: ">")
    return .sequence(["private let \(name) = ", type, list, making])
  }

  /// The values that the initializer takes and stores. Closures have a default.
  private var given: [(name: String, type: Code, standard: Code?)] {
    var given: [(name: String, type: Code, standard: Code?)] = presenter.inputs.map {
      ($0.name, screen.code($0.type), nil)
    }
    given.append((presenter.service.name, "any \(presenter.service.protocolName)", nil))
    if usesContext {
      let type: Code = "@MainActor () -> \(helper: "DisplayContext")"
      given.append(("context", type, "\(braces: ".current")"))
    }
    if presenter.sleeps {
      let nanoseconds = Code.argument("nanoseconds", "UInt64($0 * 1_000_000_000)")
      let wait = Code.closure([.call("try await Task.sleep", [nanoseconds])])
      given.append(("sleep", "@Sendable (TimeInterval) async throws -> Void", wait))
    }
    return given
  }

  var initializer: Declaration {
    let parameters = given.map { name, type, standard -> Code in
      let head: Code = "\(swiftParameter(name)): \(standard == nil ? "" : "@escaping ")\(type)"
      return standard.map { .sequence([head, " = ", $0]) } ?? head
    }
    let names = given.map { swiftIdentifier($0.name) }
    return Declaration(
      head: .call("\(access)init", parameters),
      body: names.map { "self.\($0) = \($0)" } + [pages].compactMap { $0 } + [
        changingContent,
        reportingError,
      ] + (presenter.load == nil ? ["render()"] : [])
    )
  }

  /// The nested types: the request of a load, and the actions that can be running.
  var types: [Declaration] {
    let cases = presenter.actions.filter(\.isTracked).map { action -> Code in
      let name: Code = "case \(swiftIdentifier(action.name))"
      let ids = action.runningIDs.map { "\($0.name): \($0.value.type.code)" as Code }
      return ids.isEmpty ? name : .call(name, ids)
    }
    let members = requested.map { local -> Code in
      "let \(swiftIdentifier(local.name)): \(screen.code(local.type))"
    }
    let types = [
      ("The values that a load sends to the service.", "struct \(requestType)", members),
      ("The actions that can be running.", "enum \(actionType)", cases),
    ]
    return types.filter { !$0.2.isEmpty }.map { doc, head, body in
      let head: Code = "private nonisolated \(head): Hashable"
      return Declaration(doc: doc, head: head, body: body, mayBeShort: false)
    }
  }

  // MARK: - Functions

  func selection(_ selection: Presenter.Selection) -> Declaration {
    let readsContext = selection.obstacles.contains {
      $0.condition.readsContext || $0.alert?.readsContext == true
    }
    let row: Code = "let row = \(store)[\(list(selection.rows)), id]"
    let writer = over("row")
    let obstacles = selection.obstacles.map { obstacle in
      let alert = obstacle.alert.map { forgetRetry + [.assignment("alert", writer.code($0))] } ?? []
      let condition = writer.condition(obstacle.condition)
      return Code.conditional([.init([condition], alert + ["return false"])])
    }
    let type = selection.rows.id.type.code
    return Declaration(
      doc: "Selects the row if that is allowed. Returns whether the row is selected.",
      attribute: "@discardableResult",
      head: "\(access)func \(selection.function)(id: \(type)) -> Bool",
      body: beginning(readsContext: readsContext, [row], otherwise: ["return false"]) + obstacles
        + ["\(selection.property) = row", "return true"]
    )
  }
}
