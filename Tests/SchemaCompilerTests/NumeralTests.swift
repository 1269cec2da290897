import Testing

/// Tests numbers that can also be in strings, as in the documents that .NET writes.
struct NumeralTests {
  @Test(arguments: [
    ("{ type: [integer, string], pattern: '^-?(0|[1-9]\\d*)$' }", "Int?"),
    (
      "{ type: ['null', number, string], pattern: '^-?\\d+([.]\\d+)?([eE][+-]?\\d+)?$' }", "Double?"
    ),
    (
      "{ oneOf: [{ type: integer, format: uint64 }, { type: string, pattern: '^[0-9]+$' }] }",
      "Decimal?"
    ),
    ("{ format: int32, pattern: '^\\d+$' }", "Int?"),
    ("{ type: array, items: { type: [integer, string], pattern: '^\\d+$' } }", "[Int]?"),
    ("{ additionalProperties: { type: [integer, string], pattern: '^\\d+$' } }", "[String: Int]?"),
  ])
  func numberIsReadFromBoth(schema: String, expected: String) {
    #expect(size(schema) == "size: \(expected) as numberOrText }")
  }

  @Test(arguments: [
    "^\\d+-\\d+$", "\\d", "^\\d{4}$", "^[0-9a-f]+$", "^\\d+ ?$", "^[\\d.]+$", "^(\\d+|auto)$",
    "^[\\d,]+$", "(",
  ])
  func otherPatternsAreStrings(pattern: String) {
    #expect(size("{ type: [integer, string], pattern: '\(pattern)' }") == "size: Size? }")
  }

  @Test func `a case of a union can be such a number`() {
    let output = types(
      "title: Size\noneOf: [{ type: [integer, string], pattern: '^\\d+$' }, { type: boolean }]"
    )
    #expect(output == "Size: bool Bool | integer Int as numberOrText")
  }

  /// The property `size` with this schema.
  private func size(_ schema: String) -> String {
    let output = types("title: Box\ntype: object\nproperties: { size: \(schema) }")
    return String(output.split(separator: "\n")[0].dropFirst("Box { ".count))
  }
}
