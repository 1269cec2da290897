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
    /// The buttons of a confirmation. Their titles are among `texts`.
    package var buttons: [Button] = []
    /// The name of the action that undoes this one; `nil` if there is none.
    package var undo: String?
    /// Whether the notice is shown after the call has failed.
    package var isOfFailure: Bool

    package init(
      _ kind: Kind,
      _ texts: [(name: String, text: Text?)],
      undo: String? = nil,
      isOfFailure: Bool = false
    ) {
      self.kind = kind
      self.texts = texts
      self.undo = undo
      self.isOfFailure = isOfFailure
    }

    package var allTexts: [Text] { texts.compactMap(\.text) }
  }

  /// A button of a confirmation.
  package struct Button: Sendable {
    package var isDestructive: Bool
    /// The values that it gives parameters of the action.
    package var values: [Rule.Argument]

    package init(isDestructive: Bool, values: [Rule.Argument] = []) {
      self.isDestructive = isDestructive
      self.values = values
    }
  }

  package func has(_ kind: Notice.Kind) -> Bool {
    switch kind {
    case .alert: true
    case .confirmation: actions.contains { $0.question != nil }
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

  /// Whether any question has several buttons, so that each answer says which.
  package var asksWithButtons: Bool {
    actions.contains { ($0.question?.buttons.count ?? 0) > 1 }
  }

  /// Whether any action can be undone.
  package var undoes: Bool { actions.contains { !$0.undos.isEmpty } }

  package func action(_ name: String) -> Action? { actions.first { $0.name == name } }
}

extension Presenter.Action {
  /// The notices of the action, in the order in which the user sees them.
  package var notices: [Presenter.Notice] {
    [question].compactMap { $0 } + outcomes.compactMap(\.notice)
  }

  /// The names of the actions that undo this one, by case.
  package var undos: [String] { successes.compactMap { $0.notice?.undo } }

  package var texts: [Text] {
    notices.flatMap(\.allTexts) + [refusal.toast].compactMap { $0 }
  }

  /// The texts that are shown after the call has ended.
  package var outcomeTexts: [Text] { outcomes.compactMap(\.notice).flatMap(\.allTexts) }

  /// The parameters of the function that the view calls. All buttons of the question have values for the others.
  package var asked: [ViewModel.Input] {
    let buttons = question?.buttons ?? []
    return parameters.filter { parameter in
      buttons.isEmpty
        || buttons.contains { button in !button.values.contains { $0.name == parameter.name } }
    }
  }
}
