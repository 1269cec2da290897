extension Presenter {
  /// What an action says to the user, beside the state.
  package struct Notice: Sendable {
    /// Its member of the presenter, which the view presents, and sets back when the user has seen it.
    package enum Kind: String, CaseIterable, Sendable {
      case alert, confirmation, toast, isDismissed

      /// The members of the presenter that belong to it.
      package var members: [String] {
        let own = [rawValue, observer(of: rawValue)]
        return switch self {
        case .alert, .isDismissed: own
        case .confirmation: own + ["confirm"]
        case .toast: own + ["undo", "canUndo"]
        }
      }
    }

    package var kind: Kind
    /// By what the spec calls them; nil for one that it leaves to the view.
    package var texts: [(name: String, text: Text?)]
    /// Whether it asks before something is destroyed.
    package var isDestructive: Bool
    /// The action that takes back what happened.
    package var undo: String?

    package init(
      _ kind: Kind,
      _ texts: [(name: String, text: Text?)],
      isDestructive: Bool,
      undo: String?
    ) {
      self.kind = kind
      self.texts = texts
      self.isDestructive = isDestructive
      self.undo = undo
    }

    package var allTexts: [Text] { texts.compactMap(\.text) }

    /// Where the view finds a text: `toast`, `confirmation?.title`.
    package func path(of name: String) -> String {
      name == kind.rawValue ? name : "\(kind.rawValue)?.\(name)"
    }
  }

  package func has(_ kind: Notice.Kind) -> Bool {
    switch kind {
    case .alert: true
    case .confirmation, .toast: actions.contains { $0.notice(kind) != nil }
    case .isDismissed: actions.contains { $0.success == .dismiss }
    }
  }

  /// Whether some action can be undone.
  package var undoes: Bool { actions.contains { $0.undo != nil } }

  package func action(_ name: String) -> Action? { actions.first { $0.name == name } }
}

extension Presenter.Action {
  package func notice(_ kind: Presenter.Notice.Kind) -> Presenter.Notice? {
    notices.first { $0.kind == kind }
  }

  /// What the user answers before anything happens.
  package var question: Presenter.Notice? { notice(.confirmation) }

  /// The action that takes it back.
  package var undo: String? { notice(.toast)?.undo }

  package var texts: [Text] { notices.flatMap(\.allTexts) }

  /// What is said when the call has ended.
  package var outcomeTexts: [Text] {
    notices.filter { $0.kind != .confirmation }.flatMap(\.allTexts)
  }
}
