extension Presenter {
  /// A notice that an action shows, in addition to the state.
  package struct Notice: Sendable {
    /// The kind of a notice. The raw value is the presenter's property that the view presents, and resets after the user has seen
    /// it.
    package enum Kind: String, CaseIterable, Sendable {
      case alert, confirmation, toast, isDismissed

      /// The members of the presenter that belong to it.
      package var members: [String] {
        let own = [rawValue, observer(of: rawValue)]
        return switch self {
        case .alert, .isDismissed: own
        case .confirmation: own + ["confirm"]
        case .toast: own + ["toastCount", "undo", "canUndo"]
        }
      }
    }

    package var kind: Kind
    /// The texts by their keys in the spec; `nil` for a text that is left to the view.
    package var texts: [(name: String, text: Text?)]
    /// Whether the confirmation is for a destructive action.
    package var isDestructive: Bool
    /// The name of the action that undoes this one; `nil` if there is none.
    package var undo: String?
    /// Whether the notice is shown after the call has failed.
    package var isOfFailure: Bool

    package init(
      _ kind: Kind,
      _ texts: [(name: String, text: Text?)],
      isDestructive: Bool,
      undo: String?,
      isOfFailure: Bool
    ) {
      self.kind = kind
      self.texts = texts
      self.isDestructive = isDestructive
      self.undo = undo
      self.isOfFailure = isOfFailure
    }

    package var allTexts: [Text] { texts.compactMap(\.text) }

    /// The path of a text in the presenter: `toast`, `confirmation?.title`.
    package func path(of name: String) -> String {
      name == kind.rawValue ? name : "\(kind.rawValue)?.\(name)"
    }
  }

  package func has(_ kind: Notice.Kind) -> Bool {
    switch kind {
    case .alert: true
    case .confirmation: actions.contains { $0.notice(.confirmation) != nil }
    case .toast:
      actions.contains { action in
        action.refusal.toast != nil || action.notices.contains { $0.kind == .toast }
      }
    case .isDismissed: actions.contains(where: \.dismisses)
    }
  }

  /// Whether any question has a message.
  package var asksWithMessage: Bool {
    actions.contains { $0.question?.texts.contains { $0.name == "message" } == true }
  }

  /// Whether any action can be undone.
  package var undoes: Bool { actions.contains { $0.undo != nil } }

  package func action(_ name: String) -> Action? { actions.first { $0.name == name } }
}

extension Presenter.Action {
  package func notice(
    _ kind: Presenter.Notice.Kind,
    ofFailure isOfFailure: Bool = false
  ) -> Presenter.Notice? {
    notices.first { $0.kind == kind && $0.isOfFailure == isOfFailure }
  }

  /// The confirmation before the action; `nil` if it has none.
  package var question: Presenter.Notice? { notice(.confirmation) }

  /// The name of the action that undoes this one; `nil` if there is none.
  package var undo: String? { notice(.toast)?.undo }

  package var texts: [Text] {
    notices.flatMap(\.allTexts) + [refusal.toast].compactMap { $0 }
  }

  /// The texts that are shown after the call has ended.
  package var outcomeTexts: [Text] {
    notices.filter { $0.kind != .confirmation }.flatMap(\.allTexts)
  }
}
