import DocumentReader

extension Diagnostic {
  static func wrongValue(_ key: String, _ node: Node, wanted: String) -> Self {
    let found = node.text.map { "'\(excerpt($0))'" } ?? node.kindName
    return Self(.wrongType, "'\(key)' must be \(wanted), not \(found)", at: node.location)
  }

  static func notASpec(_ document: String, at location: Location) -> Self {
    Self(
      .missingKey,
      "this is \(document), not a spec: move it into a folder 'schemas', which is not searched for specs",
      at: location
    )
  }

  static func notALengthOfTime(_ text: String, what: String, at location: Location) -> Self {
    let choices = "write a duration above 0 and up to a day, such as 300ms, 2s or 1min"
    return Self(.wrongType, "\(what) cannot be \(quoted(text)): \(choices)", at: location)
  }

  static func unevenTick(_ text: String, at location: Location) -> Self {
    Self(
      .wrongType,
      "'tick' cannot be \(quoted(text)): write whole seconds that divide 15 minutes evenly, such as 1s, 30s, 1min or 5min",
      at: location
    )
  }

  static func pagesAtBothEnds(first: Location, at location: Location) -> Self {
    Self(
      .conflict,
      "'more' adds its pages at the end ('append') or at the start ('prepend'): remove one of them",
      at: location
    )
  }

  static func sizeWithoutUntil(at location: Location) -> Self {
    Self(.missingKey, "'size' has no effect without 'until': add 'until: short'", at: location)
  }

  static func untilWithWhen(first: Location, at location: Location) -> Self {
    Self(
      .conflict,
      "'until' already determines whether there is a next page, on line \(first.line): remove it or 'when'",
      at: location
    )
  }

  static func nestedInLet(_ key: FieldKey, at location: Location) -> Self {
    Self(
      .unknownKey,
      "a value of 'let' cannot use '\(key.rawValue)': move this to 'display'",
      at: location
    )
  }

  static func spokenInLet(at location: Location) -> Self {
    Self(
      .unknownKey,
      "a value of 'let' has the spoken forms that its fields need: move 'spoken' to 'display'",
      at: location
    )
  }

  static func tokensInLet(at location: Location) -> Self {
    Self(.unknownKey, "a value of 'let' cannot be a token: move this to 'display'", at: location)
  }

  static func tokenWithoutType(at location: Location) -> Self {
    let how = "write the type next to 'cases', as in 'token: StatusColor'"
    return Self(
      .missingKey,
      "only a display field with a token type can use tokens: \(how)",
      at: location
    )
  }

  static func noToken(_ key: String, at location: Location) -> Self {
    let how = "write 'token' and a name instead of '\(key)'"
    return Self(.wrongType, "the cases of this field are tokens: \(how)", at: location)
  }

  static func mapWithoutToken(at location: Location) -> Self {
    let how =
      "write their type next to it, as in 'token: StatusColor'; for texts use the format 'map'"
    return Self(.missingKey, "a field's 'map' maps values to tokens: \(how)", at: location)
  }

  static func severalRules(
    _ keys: [String],
    of what: String = "a display field",
    at location: Location
  ) -> Self {
    Self(
      .unknownKey,
      "\(what) can have only one rule, but this one has \(list(keys, "and")): keep one",
      at: location
    )
  }

  static func missingRule(_ name: String, rules: [String], at location: Location) -> Self {
    Self(.missingKey, "field '\(name)' needs a rule: \(list(rules))", at: location)
  }

  static func emptyList(_ key: String, _ remedy: String, at location: Location) -> Self {
    Self(.wrongType, "'\(key)' is empty: \(remedy)", at: location)
  }

  static func formatShape(_ node: Node) -> Self {
    Self(
      .format,
      "a named format must be exactly one format with its options, such as { plural: { one: …, other: … } }",
      at: node.location
    )
  }

  package static func badName(_ name: String, what: String, at location: Location, why: String)
    -> Self
  {
    Self(.name, "\(quoted(name)) cannot name \(what): \(why)", at: location)
  }

  package static func reservedName(_ name: String, what: String, at location: Location) -> Self {
    let why = "Swift or the generated code already uses it"
    return badName(name, what: what, at: location, why: why)
  }

  static func unknownBesideCases(at location: Location) -> Self {
    Self(
      .unknownKey,
      "'unknown' works only with 'map': for all other values, end 'cases' with a case without 'when', or add a 'fallback'",
      at: location
    )
  }

  static func emptyTokenMap(at location: Location) -> Self {
    Self(
      .missingCase,
      "the map is empty: add a token for each value, as in '{ true: open }'",
      at: location
    )
  }

  package static func duplicateName(
    _ name: String,
    what: String,
    first: Location,
    at location: Location
  )
    -> Self
  {
    Self(
      .name,
      "there is already \(what) '\(name)' on line \(first.line): rename one of them",
      at: location
    )
  }

  static func secondID(at location: Location) -> Self {
    Self(.name, "the model's 'id' already declares this property: remove the field", at: location)
  }

  static func lastCaseHasCondition(at location: Location) -> Self {
    Self(
      .cases,
      "the last case has a 'when', so it is possible that no case applies: end with a case without 'when', or add a 'fallback' (either can be null)",
      at: location
    )
  }

  static func onlyNullCases(at location: Location) -> Self {
    Self(
      .cases,
      "every case is null, so the field never shows anything: give one of the cases a value, or remove the field",
      at: location
    )
  }

  static func fallbackBehindLastCase(at location: Location) -> Self {
    Self(
      .cases,
      "the last case has no 'when', so the fallback is never used: remove one of them",
      at: location
    )
  }

  static func unreachableCase(at location: Location) -> Self {
    Self(
      .cases,
      "a case without 'when' always applies, so the cases after it are never reached: move it to the end",
      at: location
    )
  }
}
