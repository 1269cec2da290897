import Testing

/// Tests the types that each schema keyword leads to.
struct SchemaKeywordTests {
  @Test(arguments: [
    (
      "{}",
      "JSONValue?"
    ),
    (
      "true",
      "JSONValue?"
    ),
    (
      "{ oneOf: [{ type: string }, { type: integer }] }",
      "X?; X: integer Int | string String"
    ),
    (
      "{ type: [string, integer] }",
      "X?; X: integer Int | string String"
    ),
    (
      #"{ type: [integer, number, "null"] }"#,
      "Double?"
    ),
    (
      "{ enum: [1, a] }",
      #"X?; X json: value1 "1", a ""a"""#
    ),
    (
      "{ enum: [1, 2.5] }",
      #"X?; X number: value1 "1", value2Point5 "2.5""#
    ),
    (
      "{ enum: [9007199254740993, 12345678901234567890] }",
      #"X?; X integer: value9007199254740993 "9007199254740993", value12345678901234567890 "12345678901234567890""#
    ),
    (
      "{ enum: [true, false] }",
      "Bool?"
    ),
    (
      "{ const: 3 }",
      #"X?; X integer: value3 "3""#
    ),
    (
      "{ anyOf: [{ enum: [a, b] }, { type: string }] }",
      #"X?; X: a "a", b "b""#
    ),
    (
      "{ anyOf: [{ enum: [a, b] }, { type: string }, { type: boolean }] }",
      #"X?; X: bool Bool | value XValue; XValue: a "a", b "b""#
    ),
    (
      "{ type: object }",
      "[String: JSONValue]?"
    ),
    (
      "{ type: object, additionalProperties: { type: string } }",
      "[String: String]?"
    ),
    (
      "{ patternProperties: { '^a': { type: integer }, '^b': { type: boolean } }, additionalProperties: false }",
      "[String: XValue]?; XValue: bool Bool | integer Int"
    ),
    (
      "{ patternProperties: { '^a': { type: integer } } }",
      "[String: Int]?"
    ),
    (
      "{ patternProperties: { '^a': { type: integer } }, additionalProperties: true }",
      "[String: JSONValue]?"
    ),
    (
      "{ properties: { b: { type: string } }, patternProperties: { '^a': { type: integer } } }",
      "X?; X { b: String?, … [String: JSONValue] }"
    ),
    (
      "{ properties: { b: { type: string } }, patternProperties: { '^a': { type: integer } }, unevaluatedProperties: false }",
      "X?; X { b: String?, … [String: Int] }"
    ),
    (
      "{ required: [b], if: {}, then: { properties: { b: { type: string } } } }",
      "X?; X { b: B, … [String: JSONValue] }; B: string String"
    ),
    (
      "{ if: {}, then: { properties: { b: { type: string } } }, additionalProperties: { type: integer } }",
      "X?; X { b: B?, … [String: Int] }; B: string String"
    ),
    (
      "{ type: object, properties: { a: { type: string } }, additionalProperties: { type: integer } }",
      "X?; X { a: String?, … [String: Int] }"
    ),
    (
      "{ type: object, properties: { a: { type: string } }, additionalProperties: false }",
      "X?; X { a: String? }"
    ),
    (
      #"{ type: object, required: [b, a], properties: { a: { type: [string, "null"] } } }"#,
      "X?; X { a: String?!, b: JSONValue, … [String: JSONValue] }"
    ),
    (
      "{ type: array, items: [] }",
      "[JSONValue]?"
    ),
    (
      "{ type: array }",
      "[JSONValue]?"
    ),
    (
      "{ items: { type: array, items: { type: string } } }",
      "[[String]]?"
    ),
    (
      "{ type: array, prefixItems: [{ type: string }, { type: number }], minItems: 1 }",
      "X?; X (first: String, second: Double?, … [JSONValue])"
    ),
    (
      "{ type: array, items: [{ type: number }, { type: number }], additionalItems: false }",
      "[Double]?"
    ),
    (
      "{ type: array, prefixItems: [{ type: string }], items: { type: boolean } }",
      "X?; X (first: String?, … [Bool])"
    ),
    (
      "{ $ref: '#/$defs/author', description: His. }",
      "String?"
    ),
    (
      "{ $ref: '#/$defs/book', properties: { more: { type: string } } }",
      "X?; X { title: String, pages: Int?, more: String?, … [String: JSONValue] }"
    ),
    (
      "{ allOf: [{ $ref: '#/$defs/book' }] }",
      "Book?"
    ),
    (
      "{ allOf: [{ $ref: '#/$defs/book' }, { properties: { pages: { minimum: 3 }, more: { type: string } }, required: [pages] }] }",
      "X?; X { title: String, pages: Int, more: String?, … [String: JSONValue] }"
    ),
    (
      "{ oneOf: [{ $ref: '#/$defs/book' }, { $ref: '#/$defs/film' }] }",
      "X?; X: film Film | book Book"
    ),
    (
      "{ type: object, properties: { n: { type: string } }, anyOf: [{ required: [n] }, { required: [m] }] }",
      "X?; X { n: String?, … [String: JSONValue] }"
    ),
    (
      "{ type: object, properties: { n: { type: string } }, oneOf: [{ properties: { a: { type: string } }, required: [a] }, { properties: { b: { type: string } } }] }",
      "X?; X: a AX | b BX; AX { n: String?, a: String, … [String: JSONValue] }; BX { n: String?, b: String?, … [String: JSONValue] }"
    ),
    (
      "{ anyOf: [{ properties: { op: { const: add }, n: {} } }, { properties: { op: { enum: [sub] }, n: {} } }] }",
      #"X?; X: add AddX | sub SubX; AddX { op: Op?, n: JSONValue?, … [String: JSONValue] }; Op: add "add"; SubX { op: SubXOp?, n: JSONValue?, … [String: JSONValue] }; SubXOp: sub "sub""#
    ),
    (
      "{ anyOf: [{ properties: { a: { type: string } } }, { properties: { a: { type: integer } } }] }",
      "X?; X: object XObject | object2 XObject2; XObject { a: String?, … [String: JSONValue] }; XObject2 { a: Int?, … [String: JSONValue] }"
    ),
    (
      "{ anyOf: [{ properties: { '*': { type: string } } }, { properties: { a: { type: string } } }] }",
      #"X?; X: object XObject | a AX; XObject { asterisk "*": String?, … [String: JSONValue] }; AX { a: String?, … [String: JSONValue] }"#
    ),
    (
      "{ oneOf: [{ type: object, title: A, required: [k], properties: { k: { const: a } } }, { type: object, title: B, required: [k], properties: { k: { enum: [b, c] } } }] }",
      #"X?; X by k: a["a"] A | b["b", "c"] B; A { k: K, … [String: JSONValue] }; K: a "a"; B { k: BK, … [String: JSONValue] }; BK: b "b", c "c""#
    ),
    (
      "{ type: object, properties: { a: { type: string } }, if: {}, then: { properties: { b: { type: string } } }, else: { properties: { b: { type: integer } } } }",
      "X?; X { a: String?, b: B?~, … [String: JSONValue] }; B: integer Int | string String"
    ),
    (
      "{ type: object, properties: { a: { type: string } }, dependentSchemas: { a: { properties: { c: { type: integer } } } } }",
      "X?; X { a: String?, c: Int?~, … [String: JSONValue] }"
    ),
    (
      "{ type: object, if: {}, then: { oneOf: [{ properties: { a: { type: string } } }, { if: {}, then: { $ref: '#/$defs/film' } }] } }",
      "X?; X { a: String?~, length: Double?~, … [String: JSONValue] }"
    ),
    (
      "{ $ref: '#' }",
      "Root?*"
    ),
    (
      "{ type: array, items: { $ref: '#' } }",
      "[Root]?"
    ),
    (
      "{ $ref: '#/$defs/nest' }",
      "Nest?"
    ),
    (
      "{ $ref: '#/$defs/tree' }",
      "Tree?"
    ),
    (
      "{ nullable: true, type: integer }",
      "Int?"
    ),
    (
      "{ $ref: 'http://json-schema.org/draft-07/schema#' }",
      "JSONValue?"
    ),
    (
      "{ pattern: '^a' }",
      "String?"
    ),
    (
      "{ type: integer, format: uint64 }",
      "Decimal?"
    ),
    (
      "{ format: uint128 }",
      "Decimal?"
    ),
    (
      "{ type: integer, allOf: [{ minimum: 0 }] }",
      "Int?"
    ),
    (
      "{ type: integer, allOf: [{ type: number }] }",
      "Int?"
    ),
    (
      "{ $ref: '#/$defs/book', required: [title], properties: {} }",
      "Book?"
    ),
    (
      "{ allOf: [{ type: integer }, { minimum: 0, maximum: 18446744073709551615 }] }",
      "Decimal?"
    ),
    (
      "{ type: integer, format: int64, minimum: -9223372036854775808, maximum: 9223372036854775807 }",
      "Int?"
    ),
    (
      "{ type: integer, exclusiveMinimum: -1e19 }",
      "Decimal?"
    ),
    (
      "{ type: number, maximum: 1e300 }",
      "Double?"
    ),
    (
      "{ minimum: 3 }",
      "Double?"
    ),
    (
      "{ type: array, items: { $ref: '#here' } }",
      "[Int]?"
    ),
    (
      "{ properties: { a: { type: string } }, items: { type: integer } }",
      "X?; XObject { a: String?, … [String: JSONValue] }; X: bool Bool | number Double | string String | array [Int] | object XObject"
    ),
    (
      "{ allOf: [{ $ref: '#/$defs/book' }], anyOf: [{ $ref: '#/$defs/book' }] }",
      "Book?"
    ),
  ])
  func propertyHasType(schema: String, expected: String) {
    #expect(property(schema) == expected)
  }

  /// The type of a property with this schema, followed by the types that it needs, except those in `$defs`.
  private func property(_ schema: String) -> String {
    let lines = types(
      """
      title: Root
      type: object
      additionalProperties: false
      properties:
        x: \(schema)
      $defs:
        author: { type: string }
        book: { type: object, required: [title], properties: { title: { type: string }, pages: { type: integer } } }
        film: { type: object, required: [length], properties: { length: { type: number } }, additionalProperties: false }
        nest: { type: array, items: { $ref: "#/$defs/nest" } }
        tree: { anyOf: [{ type: string }, { type: object, required: [left], properties: { left: { $ref: "#/$defs/tree" } } }] }
        named: { $anchor: here, type: integer }
      """,
      keepsUnknownMembers: true
    )
    .split(separator: "\n")
    let defined = ["Book ", "Film ", "Nest: ", "indirect Tree: ", "TreeObject "]
    return lines.filter { line in !defined.contains { line.hasPrefix($0) } }
      .map { $0.hasPrefix("Root ") ? $0.dropFirst(10).dropLast(2) : $0 }
      .joined(separator: "; ")
  }
}
