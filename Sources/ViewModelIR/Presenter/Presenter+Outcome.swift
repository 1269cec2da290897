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

    /// An event that is sent if it is the first whose condition holds.
    package struct EventCase: Sendable {
      package var guards: [Condition]
      package var event: Presenter.Event

      package init(guards: [Condition], event: Presenter.Event) {
        self.guards = guards
        self.event = event
      }
    }

    package var assignments: [Assignment] = []
    package var events: [EventCase] = []
    package var dismisses = false

    package init() {}

    package var isEmpty: Bool { assignments.isEmpty && events.isEmpty && !dismisses }

    package var expressions: [TypedExpression] {
      assignments.map(\.value) + eventExpressions
    }

    package var eventExpressions: [TypedExpression] {
      events.flatMap { $0.guards.map(\.expression) + $0.event.arguments.map(\.value) }
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

  /// What happens after the call has ended, if it is the first case whose condition holds.
  package struct Outcome: Sendable {
    package var guards: [Condition] = []
    /// A toast or, after a failure, an alert or toast instead of the error's text.
    package var notice: Presenter.Notice?
    /// The name of the local that gets the error's text.
    package var field: String?
    /// Whether an error is not shown.
    package var isSilent = false
    package var reloads = false
    package var effects = Effects()
    package var next: Next?

    package init() {}

    package var toast: Text? { notice?.kind == .toast ? notice?.allTexts.first : nil }

    /// The expressions outside texts.
    package var expressions: [TypedExpression] {
      guards.map(\.expression) + effects.expressions + (next?.expressions ?? [])
    }
  }

  /// Another action that is triggered after this one.
  package struct Next: Sendable {
    package var action: String
    package var location: Location
    /// The values of all parameters of its function, also of those for the IDs of its rows.
    package var arguments: [Rule.Argument]

    package init(action: String, location: Location, arguments: [Rule.Argument]) {
      self.action = action
      self.location = location
      self.arguments = arguments
    }

    package var expressions: [TypedExpression] { arguments.map(\.value) }
  }

  package var outcomes: [Outcome] { successes + failures }

  /// The effects when the action begins or is refused, after a success, and after a failure.
  package var allEffects: [Effects] { [effects, refusal.effects] + outcomes.map(\.effects) }

  /// The events that the action can send.
  package var events: [Presenter.Event] { allEffects.flatMap { $0.events.map(\.event) } }

  /// Whether anything happens if the condition does not hold.
  package var saysRefusal: Bool { refusal.toast != nil || !refusal.effects.isEmpty }

  package var dismisses: Bool { allEffects.contains(where: \.dismisses) }

  /// Whether anything happens before the call, other than the optimistic update.
  package var hasBeginning: Bool { !effects.isEmpty || !errorFields.isEmpty }

  /// Whether the expressions after a success use what the call returned.
  package var readsAnswer: Bool {
    let texts = successes.compactMap(\.toast).flatMap(\.expressions)
    return (successes.flatMap(\.expressions) + texts).contains {
      $0.variables.contains(Presenter.answer)
    }
  }
}
