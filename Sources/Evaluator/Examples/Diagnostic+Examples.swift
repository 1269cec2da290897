import DocumentReader
import ViewModelIR

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

  /// - Parameter isFolded: Whether special spaces count as plain ones.
  static func unexpectedValue(
    _ field: String,
    _ value: Value,
    _ expected: Node,
    isFolded: Bool = false
  ) -> Self {
    let texts = [value.shown, expected.shown].map { isFolded ? ViewModelIR.folded($0) : $0 }
    let (found, wanted) = quoted(texts[0], unlike: texts[1])
    return Self(
      .expectation,
      "'\(field)' is \(value == .null ? "null" : found), but the example expects \(expected.isNull ? "null" : wanted)",
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
}

extension Node {
  /// An expectation as written in an example.
  fileprivate var shown: String {
    if let elements { return "[" + elements.map(\.shown).joined(separator: ", ") + "]" }
    if let members {
      return "{ " + members.map { "\($0.key): \($0.value.shown)" }.joined(separator: ", ") + " }"
    }
    return text ?? "null"
  }
}
