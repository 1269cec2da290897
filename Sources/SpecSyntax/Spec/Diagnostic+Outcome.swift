import DocumentReader

extension Diagnostic {
  static func wrongEvent(_ node: Node) -> Self {
    if let member = node.members?.first, node.members?.count == 1 {
      return Self(
        .wrongType,
        "the parameters of the event have names: write them as in '{ \(excerpt(member.key)): { id: row.id } }'",
        at: member.value.location
      )
    }
    return wrongType(
      node,
      what: "'event'",
      expected: "one name, or one name with its parameters, as in '{ openNote: { id: row.id } }'"
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
