import DocumentReader

extension Diagnostic {
  static func unknownLocale(_ identifier: String, at location: Location) -> Self {
    Self(
      .exampleData,
      "there is no locale \(quoted(identifier)): write a language and a region, such as 'de_DE'",
      at: location
    )
  }

  static func invalidNow(_ text: String, at location: Location) -> Self {
    Self(
      .exampleData,
      "'now' must be a time such as '2024-03-05T13:45:07Z', not \(quoted(text))",
      at: location
    )
  }

  static func unexpectedValue(_ field: String, _ value: String, _ expected: Node) -> Self {
    let wanted = expected.text.map { quoted($0) } ?? (expected.isNull ? "null" : expected.kindName)
    let found = value == "null" ? value : quoted(value)
    return Self(
      .expectation,
      "'\(field)' is \(found), but the example expects \(wanted)",
      at: expected.location
    )
  }

  static func samePlatformValue(_ field: String, _ expected: Node) -> Self {
    Self(
      .expectation,
      "'\(field)' is the same on every platform, because only a text that depends on the locale, the time zone or the time can differ: remove it here",
      at: expected.location
    )
  }

  static func unexpectedCount(_ field: String, _ count: Int, _ expected: Node) -> Self {
    let wanted = expected.elements.map { String($0.count) } ?? expected.kindName
    return Self(
      .expectation,
      "'\(field)' has \(count) \(count == 1 ? "element" : "elements"), but the example expects \(wanted)",
      at: expected.location
    )
  }

  static func expectedFields(of model: String, at location: Location) -> Self {
    Self(
      .expectation,
      "a '\(model)' must be a mapping of its fields: write { field: text, … }",
      at: location
    )
  }

  static func unexpectedField(_ member: Node.Member, of model: String, among names: [String])
    -> Self
  {
    let hint = Hint(for: member.key, near: names)
    return Self(
      .unknownKey,
      "model '\(model)' has no field \(quoted(member.key))\(hint.map { "; \($0)" } ?? "")",
      at: member.keyLocation,
      fix: hint?.fix(at: member.keyLocation)
    )
  }
}
