import DocumentReader
import ViewModelIR

package enum SuccessKey: String, MappingKey {
  case when, use, reload, set, toast, undo, event, dismiss, then

  package static let mapping = "'onSuccess'"
  /// At least one key, and no `undo` without a toast.
  package static let choices =
    allCases.filter { $0 != .undo }
    .map { key in KeyChoice([key], allowed: allCases.filter { $0 != .undo }) }
    + [KeyChoice([SuccessKey.toast], allowed: allCases)]

  package var definition: KeyDefinition {
    switch self {
    case .when: .init(.text, OutcomeKey.when.description + "; it can use `answer`")
    case .use:
      .init(
        .either([.bool, .text]),
        "`true` shows the response, which is the model or the row's element; a path shows it [in a part of these](#the-response-is-a-part)"
      )
    case .reload: .init(.bool, "`true` loads again")
    case .set: EffectKey.set.definition
    case .toast: .init(.text, "a template for a message that the view shows for some seconds")
    case .undo: .init(.text, "the action that undoes this one while the toast is shown")
    case .event: EffectKey.event.definition
    case .dismiss: EffectKey.dismiss.definition
    case .then: OutcomeKey.then
    }
  }
}

/// The keys that a success and a failure have in common.
private enum OutcomeKey {
  static let when = KeyDefinition(
    .text,
    "in a list: a condition, so that this outcome applies only if it holds"
  )
  static let then = KeyDefinition(
    EffectKey.invocation,
    "[another action](#one-action-after-another) that is triggered at the end: `refreshCount` or `{ openRoom: { id: row.id } }`"
  )
}

package enum FailureKey: String, MappingKey {
  case when, alert, toast, error, silent, keep, reload, event, then

  package static let mapping = "'onFailure'"
  /// The keys that say how the error is shown. They exclude each other.
  static let reports: [Self] = [.alert, .toast, .error, .silent]
  private static let others: [Self] = [.when, .keep, .reload, .event, .then]
  package static let choices = reports.flatMap { report in
    ([report] + others).map { KeyChoice([$0], allowed: [report] + others) }
  }

  package var definition: KeyDefinition {
    switch self {
    case .when: OutcomeKey.when
    case .alert: .init(.text, "a template for the alert, instead of the error's text")
    case .toast: .init(.text, "a template for a toast, instead of an alert")
    case .error:
      .init(
        .text,
        "an input of type `String?` that gets the error's text, to show beside a field; it is nil again when the action is called again"
      )
    case .silent: .init(.bool, "`true` shows nothing")
    case .keep:
      .init(
        .text,
        "a Bool in the `state` of the rows' model: [the new row stays](#rows-that-could-not-be-added), and the Bool is true until the user tries again or discards the row"
      )
    case .reload: .init(.bool, "`true` loads again")
    case .event: EffectKey.event.definition
    case .then: OutcomeKey.then
    }
  }
}

package enum RefusalKey: String, MappingKey {
  case event, toast, set

  package static let mapping = "'onRefused'"
  package static let choices = allCases.map { KeyChoice([$0], allowed: allCases) }

  package var definition: KeyDefinition {
    switch self {
    case .event: EffectKey.event.definition
    case .toast: SuccessKey.toast.definition
    case .set: EffectKey.set.definition
    }
  }
}

package enum EventCaseKey: String, MappingKey {
  case when, event

  package static let mapping = "a case of 'event'"

  package var definition: KeyDefinition {
    switch self {
    case .when: .init(.text, "a condition; the event of the last case can have none")
    case .event: .init(EffectKey.invocation, isRequired: true, EffectKey.event.sentence)
    }
  }
}

/// The keys for what an action does other than its call.
enum EffectKey {
  case set, event, dismiss

  var shape: KeyShape {
    switch self {
    case .set: .filled(.names(.text))
    case .event: .either([Self.invocation, .filled(.list(.mapping(EventCaseKey.self)))])
    case .dismiss: .bool
    }
  }

  /// A name, which can have arguments.
  static let invocation = KeyShape.either([.text, .name(.filled(.names(.text)))])

  var sentence: String {
    switch self {
    case .set: "`local: expression`, new values of locals"
    case .event:
      "[an event](#events) for the view: `openSettings` or `{ openNote: { id: row.id } }`"
    case .dismiss: "`true` sets `isDismissed`"
    }
  }

  var definition: KeyDefinition { .init(shape, sentence) }
}
