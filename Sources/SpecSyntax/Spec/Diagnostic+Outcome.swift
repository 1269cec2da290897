import DocumentReader

extension Diagnostic {
  static func wrongInvocation(_ node: Node, _ key: String, _ what: String) -> Self {
    if let member = node.members?.first, node.members?.count == 1 {
      return Self(
        .wrongType,
        "the parameters of \(what.replacing("an ", with: "the ", maxReplacements: 1)) have names: write them as in '{ \(excerpt(member.key)): { id: row.id } }'",
        at: member.value.location
      )
    }
    let cases = key == "event" ? ", or a list of events with conditions" : ""
    return wrongType(
      node,
      what: "'\(key)'",
      expected:
        "one name, or one name with its parameters, as in '{ openNote: { id: row.id } }'\(cases)"
    )
  }

  static func useOfSomeCases(at location: Location) -> Self {
    Self(
      .conflict,
      "the response is shown in all cases or in none: give each case of 'onSuccess' the same 'use'",
      at: location
    )
  }

  static func keepOfSomeCases(at location: Location) -> Self {
    Self(
      .conflict,
      "the new row stays in all cases or in none: give each case of 'onFailure' the same 'keep'",
      at: location
    )
  }

  static func outcomesWithoutConditions(at location: Location) -> Self {
    Self(
      .cases,
      "no case of this list has a 'when', so only the first would apply: to do several things, write a mapping, as in '{ reload: true, toast: Saved. }'",
      at: location
    )
  }

  static func outcomeWithOneCase(_ key: String, at location: Location) -> Self {
    Self(
      .conflict,
      "'when' decides between the cases of a list: write '\(key)' as a list, as in [{ when: answer, toast: Saved. }, reload]",
      at: location
    )
  }

  static func besideButtons(_ key: String, at location: Location) -> Self {
    Self(
      .conflict,
      "each of the 'buttons' has its own '\(key == "button" ? "text" : key)': move '\(key)' into one of them",
      at: location
    )
  }

  static func refusalWithoutCondition(at location: Location) -> Self {
    Self(
      .missingKey,
      "'onRefused' is what happens if 'when' is false, but the action has no 'when': add one",
      at: location
    )
  }

  static func toastBesideCall(at location: Location) -> Self {
    Self(
      .conflict,
      "a toast says what the call has done: write it under 'onSuccess', as in '{ toast: Saved. }'",
      at: location
    )
  }

  static func actionWithoutEffect(at location: Location) -> Self {
    Self(
      .missingKey,
      "this action does nothing: add a 'call', or without one 'set', 'event', 'toast' or 'dismiss'",
      at: location
    )
  }

  static func keyWithoutCall(_ key: String, at location: Location) -> Self {
    Self(
      .conflict,
      "'\(key)' has no effect, because this action has no 'call': add one, or remove '\(key)'",
      at: location
    )
  }

  static func twoReports(_ keys: [String], at location: Location) -> Self {
    Self(
      .conflict,
      "an error is shown in one way, so 'onFailure' takes only one of \(list(keys, "and")): remove the others",
      at: location
    )
  }
}
