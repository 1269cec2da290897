import Testing

/// Schemas that no value satisfies.
struct ImpossibleSchemaTests {
  /// The errors for a schema with one property of this schema, which must be there.
  @Test(arguments: [
    ("{ allOf: [{ type: string }, { type: object }] }", "3:42"),
    ("{ type: integer, enum: [a, b] }", "3:30"),
    ("{ enum: [a], allOf: [{ const: b }] }", "3:36"),
    ("{ $ref: '#/$defs/author', enum: [[1]] }", "3:39"),
  ])
  func `contradictions`(schema: String, place: String) {
    let schema = """
      title: Book
      properties:
        x: \(schema)
      $defs: { author: { type: string } }
      required: [x]
      """
    #expect(
      types(schema)
        == "\(place): no value satisfies 'Book.x': its parts ask for different types or values; remove one of them [unsupported-schema]"
    )
  }

  @Test func `no alternative is left`() {
    #expect(
      types("{ title: Book, type: object, oneOf: [{ type: string }, { type: array }] }")
        == "1:46: no value satisfies any alternative of 'Book': its parts ask for different types or values; remove one of them [unsupported-schema]"
    )
    #expect(
      types("{ title: Book, oneOf: [{ type: string, enum: [1] }] }")
        == "1:47: no value satisfies an alternative of 'Book': its type is string, and 1 is a number: write '1' in quotes [unsupported-schema]"
    )
  }

  /// What documents can do without, and the types that are left.
  @Test(arguments: [
    ("{ $ref: '#/$defs/never' }", "Book { z: Int? }", "'Book.x' is left out"),
    ("{ type: [string, 'null'], enum: [1] }", "Book { z: Int? }", "'Book.x' is left out"),
    (
      "{ type: array, items: { $ref: '#/$defs/never' } }", "Book { x: [JSONValue]?, z: Int? }",
      "'Book.x' may be any JSON"
    ),
    (
      "{ anyOf: [{ type: string }, { $ref: '#/$defs/never' }] }",
      "Book { x: X?, z: Int? }\nX: string String",
      "'Book.x' lacks an alternative"
    ),
    (
      "{ type: string, anyOf: [{ enum: [a] }, { type: integer }] }",
      "Book { x: X?, z: Int? }\nX: a \"a\"",
      "'Book.x' lacks an alternative"
    ),
    (
      "{ properties: { y: { type: string } }, additionalProperties: { $ref: '#/$defs/never' } }",
      "Book { x: X?, z: Int? }\nX { y: String? }",
      "'Book.x' keeps no undeclared members"
    ),
    (
      "{ type: array, prefixItems: [{ type: string }, { $ref: '#/$defs/never' }], minItems: 1 }",
      "Book { x: X?, z: Int? }\nX (first: String, second: JSONValue?)",
      "'Book.x.second' may be any JSON"
    ),
  ])
  func whatIsLeftOut(schema: String, expected: String, consequence: String) {
    let schema = """
      title: Book
      type: object
      properties: { x: \(schema), z: { type: integer } }
      $defs:
        never: { type: object, required: [deep], properties: { deep: { $ref: '#/$defs/deep' } } }
        deep: { type: object, required: [a], properties: { a: { allOf: [{ type: string }, { type: object }] } } }
      """
    #expect(types(schema) == expected)
    let warnings = compiled(schema).1.filter { $0.severity == .warning }
    #expect(warnings.map(\.message).allSatisfy { $0.hasSuffix("until then \(consequence)") })
    #expect(warnings.count == 1)
  }

  /// Whether one, both or a required one of two conditional schemas.
  @Test(arguments: [
    ("else: { properties: { b: { type: string } } }", "'Book.b' lacks an alternative"),
    ("else: { properties: { c: { type: string } } }", "'Book.b' is left out"),
    ("required: [b]", "'Book.b' may be any JSON"),
  ])
  func `a member under a condition`(rest: String, consequence: String) {
    let schema = """
      title: Book
      type: object
      if: {}
      then: { properties: { b: { type: integer, enum: [x] } } }
      \(rest)
      """
    #expect(
      errors(compiled(schema).1)
        == "4:50: no value satisfies 'Book.b' under a condition: its parts ask for different types or values; remove one of them; until then \(consequence) [unsupported-schema]"
    )
  }

  /// What may be null or empty is there all the same.
  @Test(arguments: [
    ("{ anyOf: [{ $ref: '#/$defs/never' }, { type: 'null' }] }", "Book { x: JSONValue?! }"),
    (
      "{ type: array, prefixItems: [{ type: string }, { $ref: '#/$defs/never' }, { type: integer }], minItems: 1 }",
      "Book { x: X }\nX (first: String, second: JSONValue?, third: Int?)"
    ),
    (
      "{ anyOf: [{ type: string }, { type: array, items: { $ref: '#/$defs/never' } }] }",
      "Book { x: X }\nX: string String | array [JSONValue]"
    ),
  ])
  func whatStays(schema: String, expected: String) {
    let schema = """
      title: Book
      type: object
      required: [x]
      properties: { x: \(schema) }
      $defs:
        never: { type: object, required: [a], properties: { a: { allOf: [{ type: string }, { type: object }] } } }
      """
    #expect(types(schema) == expected)
  }

  @Test func whatIsAskedForAndImpossible() {
    let schema = """
      title: Book
      type: object
      required: [x]
      properties: { x: { anyOf: [{ $ref: '#/$defs/never' }, { type: string, enum: [1] }] } }
      $defs:
        never: { type: object, required: [a], properties: { a: { allOf: [{ type: string }, { type: object }] } } }
      """
    #expect(
      types(schema)
        == "6:94: no value satisfies 'never.a': its parts ask for different types or values; remove one of them [unsupported-schema]"
    )
  }

  @Test func `one warning for all that one cause takes away`() {
    let schema = """
      title: Book
      type: object
      properties:
        a: { $ref: '#/$defs/never' }
        b: { $ref: '#/$defs/never' }
        c: { type: object, properties: { x: { $ref: '#/$defs/never' }, y: { $ref: '#/$defs/never' } } }
        d: { anyOf: [{ $ref: '#/$defs/never' }, { type: string }] }
        e: { type: array, items: { $ref: '#/$defs/never' } }
      $defs:
        never: { allOf: [{ type: string }, { type: object }] }
      """
    #expect(
      errors(compiled(schema).1)
        == "10:46: no value satisfies 'never': its parts ask for different types or values; remove one of them; until then 'Book.a', 'Book.b', 'Book.c.x' and 'Book.c.y' are left out, 'Book.d' lacks an alternative, 'Book.e' may be any JSON [unsupported-schema]"
    )
  }

  /// A member that is not to be there needs no property, unless it must be there.
  @Test(arguments: [
    ("[y]", "Book { y: String }"),
    (
      "[x]",
      "4:18: no value satisfies 'Book.x', which is false: do not require it, or write what it may be [unsupported-schema]"
    ),
  ])
  func `a property whose schema is false`(required: String, expected: String) {
    let schema = """
      title: Book
      type: object
      required: \(required)
      properties: { x: false, y: { type: string } }
      """
    #expect(types(schema) == expected)
  }

  @Test func `an object that requires what is false`() {
    let schema = """
      title: Book
      type: object
      properties: { a: { $ref: '#/$defs/never' }, b: { type: string } }
      $defs: { never: { type: object, required: [x], properties: { x: false } } }
      """
    #expect(types(schema) == "Book { b: String? }")
    #expect(
      errors(compiled(schema).1)
        == "4:65: no value satisfies 'never.x', which is false: do not require it, or write what it may be; until then 'Book.a' is left out [unsupported-schema]"
    )
  }
}
