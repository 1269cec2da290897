import Testing

/// Tests the types and warnings for schemas that no value satisfies.
struct ImpossibleSchemaTests {
  @Test(arguments: [
    ("{ allOf: [{ type: string }, { type: object }] }", "4:42"),
    ("{ type: string, allOf: [{ type: integer }] }", "4:38"),
    ("{ type: integer, enum: [a, b] }", "4:30"),
    ("{ enum: [a], allOf: [{ const: b }] }", "4:36"),
    ("{ $ref: '#/$defs/author', enum: [[1]] }", "4:39"),
  ])
  func `an impossible property is any JSON`(schema: String, position: String) {
    let schema = """
      title: Book
      required: [x]
      properties:
        x: \(schema)
      $defs: { author: { type: string } }
      """
    #expect(types(schema) == "Book { x: JSONValue }")
    #expect(
      errors(compiled(schema).1)
        == "\(position): no value satisfies 'Book.x', because its parts require different types or values, so it is treated as any JSON: remove one of the parts [unsupported-schema]"
    )
  }

  @Test(arguments: [
    (
      "{ anyOf: [{ type: string }, { allOf: [{ type: string }, { type: object }] }] }",
      "Book { x: String? }", "an alternative of 'Book.x'"
    ),
    (
      "{ type: string, anyOf: [{ enum: [a] }, { type: integer }] }",
      "Book { x: X? }\nX: a \"a\"", "an alternative of 'Book.x'"
    ),
    (
      "{ oneOf: [{ allOf: [{ type: string }, { type: object }] }] }", "Book { x: JSONValue? }",
      "an alternative of 'Book.x'"
    ),
  ])
  func `an impossible alternative is left out`(schema: String, expected: String, mention: String) {
    let schema = """
      title: Book
      type: object
      properties: { x: \(schema) }
      """
    #expect(types(schema) == expected)
    #expect(
      errors(compiled(schema).1).contains(
        "no value satisfies \(mention), because its parts require different types or values, so it is left out: remove one of the parts"
      )
    )
  }

  @Test(arguments: [
    ("else: { properties: { b: { type: string } } }", "Book { b: String?~ }"),
    ("required: [b]", "Book { b: JSONValue }"),
  ])
  func `an impossible member of a condition is left out`(rest: String, expected: String) {
    let schema = """
      title: Book
      type: object
      if: {}
      then: { properties: { b: { allOf: [{ type: integer }, { type: string }] } } }
      \(rest)
      """
    #expect(types(schema) == expected)
    #expect(
      errors(compiled(schema).1)
        == "4:63: no value satisfies 'Book.b' under a condition, because its parts require different types or values, so it is left out: remove one of the parts [unsupported-schema]"
    )
  }

  /// A member that must be absent gets no property, unless it is also required.
  @Test(arguments: [
    ("[y]", "Book { y: String }", ""),
    (
      "[x]", "Book { x: JSONValue, y: String? }",
      "4:18: no value satisfies 'Book.x', because it is 'false', so it is treated as any JSON: do not require it, or replace 'false' with a schema [unsupported-schema]"
    ),
  ])
  func `a property whose schema is false is left out unless required`(
    required: String,
    expected: String,
    warning: String
  ) {
    let schema = """
      title: Book
      type: object
      required: \(required)
      properties: { x: false, y: { type: string } }
      """
    #expect(types(schema) == expected)
    #expect(errors(compiled(schema).1) == warning)
  }
}
