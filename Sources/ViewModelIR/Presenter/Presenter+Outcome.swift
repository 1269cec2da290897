import DocumentReader

extension Presenter {
  /// Something that the view should do, such as navigate, with the values of its parameters.
  package struct Event: Sendable {
    package var name: String
    package var location: Location
    package var arguments: [Rule.Argument]

    package init(name: String, location: Location, arguments: [Rule.Argument]) {
      self.name = name
      self.location = location
      self.arguments = arguments
    }
  }

  /// The events that the presenter can send, each as the action that comes first in the spec sends it.
  package var events: [Event] {
    actions.flatMap(\.events).reduce(into: []) { events, event in
      if !events.contains(where: { $0.name == event.name }) { events.append(event) }
    }
  }

  /// The name of the call's result in the expressions of `onSuccess`.
  package static let answer = "answer"
}

extension Presenter.Action {
  /// What an action does other than its call: when it begins, or after the call has ended.
  package struct Effects: Sendable {
    /// A new value of a local.
    package struct Assignment: Sendable {
      package var local: String
      /// The type of the local.
      package var type: ValueType
      package var value: TypedExpression

      package init(local: String, type: ValueType, value: TypedExpression) {
        self.local = local
        self.type = type
        self.value = value
      }
    }

    package var assignments: [Assignment] = []
    package var event: Presenter.Event?
    package var dismisses = false

    package init() {}

    package var isEmpty: Bool { assignments.isEmpty && event == nil && !dismisses }

    package var expressions: [TypedExpression] {
      assignments.map(\.value) + (event?.arguments.map(\.value) ?? [])
    }
  }

  /// What happens instead of the action if its condition does not hold.
  package struct Refusal: Sendable {
    package var toast: Text?
    package var effects = Effects()

    package init() {}

    package var expressions: [TypedExpression] { effects.expressions + (toast?.expressions ?? []) }

    package var readsContext: Bool {
      toast?.readsContext == true || effects.expressions.contains(where: \.readsContext)
    }
  }

  /// What happens after the call has succeeded, except for a toast.
  package struct Success: Sendable {
    /// Whether the response is shown: the model or the row's element.
    package var uses = false
    package var reloads = false
    package var effects = Effects()

    package init() {}
  }

  /// What happens after the call has failed.
  package struct Failure: Sendable {
    /// How the error is shown.
    package enum Report: Hashable, Sendable {
      case alert, toast, silent
      /// The name of the local that gets the error's text.
      case field(String)
    }

    package var report = Report.alert
    package var reloads = false
    package var effects = Effects()

    package init() {}
  }

  /// The effects when the action begins or is refused, after a success, and after a failure.
  package var allEffects: [Effects] {
    [effects, refusal.effects, success.effects, failure.effects]
  }

  /// The events that the action can send.
  package var events: [Presenter.Event] { allEffects.compactMap(\.event) }

  /// Whether anything happens if the condition does not hold.
  package var saysRefusal: Bool { refusal.toast != nil || !refusal.effects.isEmpty }

  package var dismisses: Bool { allEffects.contains(where: \.dismisses) }

  /// Whether anything happens before the call, other than the optimistic update.
  package var hasBeginning: Bool { !effects.isEmpty || !errorFields.isEmpty }

  /// Whether the expressions after a success use what the call returned.
  package var readsAnswer: Bool {
    let texts = notice(.toast)?.allTexts.flatMap(\.expressions) ?? []
    return (success.effects.expressions + texts).contains {
      $0.variables.contains(Presenter.answer)
    }
  }
}
