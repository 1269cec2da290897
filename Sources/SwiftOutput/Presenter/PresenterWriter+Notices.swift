import ViewModelIR

// What the presenter says beside its state, and what follows when the user answers.

extension PresenterWriter {
  /// What the view presents, and sets back.
  var notices: [(name: String, type: Code, doc: String)] {
    let said = Presenter.Notice.Kind.allCases.filter(presenter.has).map { kind in
      let (type, doc): (Code, String) =
        switch kind {
        case .alert:
          ("String?", "The text of an alert; the view sets it to nil when the user has read it.")
        case .confirmation:
          (
            "\(kind.ownType ?? "")?",
            "What the user is asked; the view sets it to nil when they have answered."
          )
        case .toast: ("String?", "A text that goes away by itself: the view sets it to nil.")
        case .isDismissed: ("Bool", "Whether the view is done.")
        }
      return (name: kind.rawValue, type: type, doc: doc)
    }
    let doc = "What the view goes on with; it sets it to nil when it is back."
    return said
      + presenter.selections.map {
        ($0.property, "\(screen.code($0.rows.list.element))?", doc)
      }
  }

  /// The statements that run when a notice changes, before its observer is called.
  func changes(_ notice: String) -> [Code] {
    notice == Presenter.Notice.Kind.toast.rawValue && presenter.undoes
      ? ["if toast == nil \(braces: "\(undoing) = nil")"] : []
  }

  /// What it keeps of them until the user answers.
  var answers: [Code] {
    var answers: [Code] = []
    if presenter.has(.confirmation) {
      answers.append("var \(confirming): (@MainActor () async -> Void)?")
    }
    if presenter.undoes {
      answers.append("var \(undoing): (@MainActor () async -> \(helper: "ScreenEnding"))?")
    }
    return answers
  }

  /// `confirm()` and `undo()`
  var answering: [Declaration] {
    var functions: [Declaration] = []
    if presenter.has(.confirmation) {
      let confirmed = own("confirmed")
      functions.append(
        Declaration(
          doc: "Does what the user was asked about.",
          head: "\(access)func confirm() async",
          body: [
            .guarded(["let \(confirmed) = \(confirming)"], otherwise: "return"),
            "(\(confirming), confirmation) = (nil, nil)",
            "await \(confirmed)()",
          ]
        )
      )
    }
    if presenter.undoes {
      functions.append(
        Declaration(
          doc: "Takes back what the toast is about. If that fails, the toast is shown again.",
          head: "\(access)func undo() async",
          body: [
            .guarded(["let \(undoing)", "let toast"], otherwise: "return"),
            "self.toast = nil",
            "guard case .failed = await \(undoing)(), self.toast == nil else { return }",
            "(self.\(undoing), self.toast) = (\(undoing), toast)",
          ]
        )
      )
    }
    return functions
  }

  // MARK: - Of one action

  /// The statements that ask before it; what it does is in a function of its own.
  func ask(_ action: Presenter.Action, _ question: Presenter.Notice) -> [Code] {
    let read = question.allTexts.flatMap(\.expressions) + [action.condition].compactMap { $0 }
    var guards = guards(action, reading: read, needsRow: false)
    if guards.isEmpty {
      let isThere = action.rows.map { "\(store)[\(list($0)), id] != nil" }
      guards.append(.text(isThere ?? "\(store).shown != nil"))
    }
    let usesContext =
      action.condition?.readsContext == true || question.allTexts.contains(where: \.readsContext)
    let texts = question.texts.map { name, text in
      Code.argument(name, text.map { code($0) } ?? "nil")
    }
    let isDestructive = Code.argument("isDestructive", question.isDestructive ? "true" : "false")
    return beginning(readsContext: usesContext, guards) + [
      .assignment(
        .text(confirming),
        .closure(
          parameters: "[weak self]",
          [.call("await self?.\(ownName(action))", arguments(action))]
        )
      ),
      .assignment("confirmation", .call(question.kind.ownType ?? "", texts + [isDestructive])),
    ]
  }

  /// What it says once the call has succeeded.
  func say(_ action: Presenter.Action) -> [Code] {
    guard let text = action.notice(.toast)?.allTexts.first else { return [] }
    let undo = presenter.undoes ? [Code.assignment(.text(undoing), undo(action))] : []
    return undo + [.assignment("toast", code(text))]
  }

  private func undo(_ action: Presenter.Action) -> Code {
    guard let undo = undoAction(action) else { return "nil" }
    let arguments =
      undo.rows != nil
      ? ["id: id"] : undo.parameters.prefix(1).map { Code.argument(swiftLabel($0.name), "row") }
    return .closure(
      parameters: "[weak self]",
      [.sequence([.call("await self?.\(ownName(undo))", arguments), " ?? .skipped"])]
    )
  }

  private func undoAction(_ action: Presenter.Action) -> Presenter.Action? {
    action.undo.flatMap(presenter.action)
  }

  func undoTakesRow(_ action: Presenter.Action) -> Bool {
    undoAction(action).map { $0.rows == nil && !$0.parameters.isEmpty } ?? false
  }

  func isUndo(_ action: Presenter.Action) -> Bool {
    presenter.actions.contains { $0.undo == action.name }
  }

  /// What becomes of the error of its call, if not what becomes of any other.
  func failure(_ action: Presenter.Action) -> Code? {
    if action.failure == .silent { return "onFailure: .ignore" }
    return action.notice(.alert)?.allTexts.first.map { text in
      let show = Code.assignment("self.alert", code(text))
      return .argument("onFailure", .sequence([".handle ", .closure(parameters: "_", [show])]))
    }
  }

  /// The closure that `undo()` calls.
  var undoing: String { own("undoing") }

  /// The closure that `confirm()` calls.
  private var confirming: String { own("confirming") }
}

extension Presenter.Notice.Kind {
  /// Its type, if that is inside the presenter; only schemas whose specs have such a notice leave it the name.
  var ownType: String? { self == .confirmation ? "Confirmation" : nil }
}
