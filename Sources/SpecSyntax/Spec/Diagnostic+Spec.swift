import DocumentReader

extension Diagnostic {
  static func wrongValue(_ key: String, _ node: Node, wanted: String) -> Self {
    let found = node.text.map { "'\(excerpt($0))'" } ?? node.kindName
    return Self(.wrongType, "'\(key)' is \(wanted), not \(found)", at: node.location)
  }

  static func notASpec(_ document: String, at location: Location) -> Self {
    Self(
      .missingKey,
      "this is \(document), not a spec: put it into a folder 'schemas', where no specs are looked for",
      at: location
    )
  }

  static func notALengthOfTime(_ text: String, what: String, at location: Location) -> Self {
    let choices = "it takes a length of time above 0, such as 300ms, 2s or 1min"
    return Self(.wrongType, "\(what) cannot be \(quoted(text)): \(choices)", at: location)
  }

  static func eachInLet(at location: Location) -> Self {
    Self(.unknownKey, "'each' makes view models, which only a display field can have", at: location)
  }

  static func tokensInLet(at location: Location) -> Self {
    Self(.unknownKey, "'token' is only for display fields, whose values the app gets", at: location)
  }

  static func tokenWithoutType(at location: Location) -> Self {
    let how = "write their type next to 'cases', as in 'token: StatusColor'"
    return Self(.missingKey, "only a display field can have tokens as cases: \(how)", at: location)
  }

  static func noToken(_ key: String, at location: Location) -> Self {
    let how = "write 'token' and a name instead of '\(key)'"
    return Self(.wrongType, "the cases of this field are tokens: \(how)", at: location)
  }

  static func mapWithoutToken(at location: Location) -> Self {
    let how =
      "name their type next to it, as in 'token: StatusColor'; for texts use the format 'map'"
    return Self(.missingKey, "a field's 'map' gives tokens: \(how)", at: location)
  }

  static func severalRules(
    _ keys: [String],
    of what: String = "a display field",
    at location: Location
  ) -> Self {
    Self(
      .unknownKey,
      "\(what) has one rule, but this one has \(list(keys, "and")): keep one",
      at: location
    )
  }

  static func missingRule(_ name: String, rules: [String], at location: Location) -> Self {
    Self(.missingKey, "field '\(name)' needs a rule: \(list(rules))", at: location)
  }

  static func emptyJoin(at location: Location) -> Self {
    Self(.wrongType, "'join' needs a template for each part: [\"{a}\", \"{b}\"]", at: location)
  }

  static func formatShape(_ node: Node) -> Self {
    Self(
      .format,
      "a named format is one format with its options, such as { plural: { one: …, other: … } }",
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
      "'unknown' goes with 'map': for all other values, end 'cases' with one without 'when', or add a 'fallback'",
      at: location
    )
  }

  static func emptyTokenMap(at location: Location) -> Self {
    Self(
      .missingCase,
      "the map names no value: give some of them a token each, as in '{ true: open }'",
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
    Self(.name, "the model's 'id' is a property already: leave this one out", at: location)
  }

  static func lastCaseHasCondition(at location: Location) -> Self {
    Self(
      .cases,
      "the last case has a 'when', so perhaps no case holds: end with a case without 'when', or add a 'fallback'; either may be null",
      at: location
    )
  }

  static func onlyNullCases(at location: Location) -> Self {
    Self(
      .cases,
      "every case is null, so the field shows nothing: give one of them something to show, or leave the field out",
      at: location
    )
  }

  static func fallbackBehindLastCase(at location: Location) -> Self {
    Self(
      .cases,
      "the last case has no 'when', so the fallback is never shown: leave one of them out",
      at: location
    )
  }

  static func unreachableCase(at location: Location) -> Self {
    Self(
      .cases,
      "a case without 'when' always holds, so those after it are never reached: move it to the end",
      at: location
    )
  }
}
