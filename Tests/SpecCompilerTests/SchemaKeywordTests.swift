import SpecCompiler
import Testing

/// What a schema becomes, keyword by keyword.
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
      "X?; X { a: String?, b: B?, … [String: JSONValue] }; B: integer Int | string String"
    ),
    (
      "{ type: object, properties: { a: { type: string } }, dependentSchemas: { a: { properties: { c: { type: integer } } } } }",
      "X?; X { a: String?, c: Int?, … [String: JSONValue] }"
    ),
    (
      "{ type: object, if: {}, then: { oneOf: [{ properties: { a: { type: string } } }, { if: {}, then: { $ref: '#/$defs/film' } }] } }",
      "X?; X { a: String?, length: Double?, … [String: JSONValue] }"
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
      "{ $ref: '#/$defs/list' }",
      "List?"
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
      "Double?"
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
  func typesOfAProperty(schema: String, expected: String) {
    #expect(property(schema) == expected)
  }

  /// The type of a property with this schema; the types that it needs follow, those that are defined below left out.
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
        list: { type: array, items: { $ref: "#/$defs/list" } }
        tree: { anyOf: [{ type: string }, { type: object, required: [left], properties: { left: { $ref: "#/$defs/tree" } } }] }
        named: { $anchor: here, type: integer }
      """,
      keepsUnknownMembers: true
    )
    .split(separator: "\n")
    let defined = ["Book ", "Film ", "List: ", "indirect Tree: ", "TreeObject "]
    return lines.filter { line in !defined.contains { line.hasPrefix($0) } }
      .map { $0.hasPrefix("Root ") ? $0.dropFirst(10).dropLast(2) : $0 }
      .joined(separator: "; ")
  }

  @Test func aListOfItself() {
    let schema = "$defs: { list: { type: array, items: { $ref: '#/$defs/list' } } }"
    #expect(types(schema, type: "List") == "List: array [List]")
  }

  @Test(arguments: [
    ("{ type: [array, 'null'], items: { $ref: '#' } }", "List: array [List?]"),
    (
      "{ anyOf: [{ type: 'null' }, { type: string }, { type: array, items: { $ref: '#' } }] }",
      "List: string String | array [List?]"
    ),
    (
      "{ type: [object, 'null'], additionalProperties: { $ref: '#' } }",
      "List: dictionary [String: List?]"
    ),
  ])
  func listsOfThemselvesOrNull(schema: String, expected: String) {
    #expect(
      types(
        "{ $ref: '#/$defs/list', $defs: { list: \(schema.replacing("'#'", with: "'#/$defs/list'")) } }",
        type: "List"
      ) == expected
    )
  }

  @Test func aTreeOfUnions() {
    let schema = """
      title: Tree
      anyOf:
        - { type: string }
        - { title: Fork, type: object, required: [left], properties: { left: { $ref: "#" } } }
      """
    #expect(
      types(schema) == """
        indirect Tree: string String | fork Fork
        Fork { left: Tree }
        """
    )
  }

  @Test func manyChoicesBesideOneAnother() {
    let choices = (0..<7).map { index in
      "{ oneOf: [{ properties: { a\(index): { type: string } } }, { properties: { b\(index): { type: string } } }] }"
    }
    let schema = "title: Root\ntype: object\nallOf: [\(choices.joined(separator: ", "))]"
    let members = (0..<7).map { "a\($0): String?, b\($0): String?" }
    #expect(types(schema) == "Root { \(members.joined(separator: ", ")) }")
  }

  @Test func aPlaceInAnOpenAPIDocument() {
    let document = """
      openapi: 3.0.3
      components:
        schemas:
          Order:
            type: object
            required: [id, payment]
            properties:
              id: { type: string }
              note: { type: string, nullable: true }
              payment: { $ref: "#/components/schemas/Payment" }
          Payment:
            oneOf: [{ $ref: "#/components/schemas/Card" }, { $ref: "#/components/schemas/Cash" }]
            discriminator:
              propertyName: kind
              mapping: { credit: "#/components/schemas/Card" }
          Refund:
            oneOf: [{ $ref: "#/components/schemas/Full" }, { $ref: "#/components/schemas/Part" }]
            discriminator: { propertyName: kind }
          Reason:
            type: object
            required: [kind]
            properties: { kind: { type: string } }
            discriminator: { propertyName: kind, mapping: { full: "#/components/schemas/Full", part: Part } }
          Full: { allOf: [{ $ref: "#/components/schemas/Reason" }, { properties: { a: { type: string } } }] }
          Part: { allOf: [{ $ref: "#/components/schemas/Reason" }, { properties: { b: { type: string } } }] }
          Card: { type: object, required: [kind], properties: { kind: { type: string } } }
          Cash: { type: object, required: [kind], properties: { kind: { type: string } } }
          Unused: { type: object, properties: { a: { type: string } } }
      """
    let expected = """
      Order { id: String, note: String?, payment: Payment }
      Payment by kind: card["credit"] Card | cash["Cash"] Cash
      Card { kind: String }
      Cash { kind: String }
      """
    #expect(types(document, fragment: "/components/schemas/Order") == expected)
    #expect(types(document, type: "Order") == expected)
    #expect(
      types(document, type: "Refund") == """
        Refund by kind: full["full"] Full | part["part"] Part
        Full { kind: String, a: String? }
        Part { kind: String, b: String? }
        """
    )
    #expect(
      types(document, fragment: "/components/schemas/Odrer")
        == "0:0: $ref '#/components/schemas/Odrer' leads nowhere: did you mean 'Order'? [unresolved-reference]"
    )
    #expect(
      types(document)
        == "0:0: an OpenAPI document has many schemas: say which one, as in 'api.yaml#/components/schemas/Order' [schema]"
    )
  }

  @Test(arguments: [
    ("/paths/~1orders/get/responses/200/content/application~1json/schema", "ListOrdersResponse"),
    ("/paths/~1orders/get/responses/404/content/application~1json/schema", "ListOrders404Response"),
    (
      "/paths/~1orders/get/responses/200/content/application~1json/schema/properties/items", "Items"
    ),
    (
      "/paths/~1orders~1{id}/put/requestBody/content/application~1json/schema", "PutOrdersIDRequest"
    ),
    ("/paths/~1orders~1{id}/put/parameters/0/schema", "Filter"),
    ("/components/schemas/List/items/anyOf/0", "ListElement1"),
    ("/components/schemas/List/items/additionalProperties", "ListElementValue"),
  ])
  func namesOfPlaces(fragment: String, name: String) {
    let object =
      "{ type: object, properties: { a: { type: string }, items: { type: object, properties: { a: {} } } } }"
    let content = "content: { application/json: { schema: \(object) } }"
    let document = """
      openapi: 3.1.0
      paths:
        /orders:
          get: { operationId: listOrders, responses: { '200': { \(content) }, '404': { \(content) } } }
        /orders/{id}:
          put: { requestBody: { \(content) }, parameters: [{ name: filter, schema: \(object) }] }
      components:
        schemas:
          List: { type: array, items: { type: object, properties: { a: {} }, anyOf: [\(object)], additionalProperties: \(object) } }
      """
    #expect(types(document, fragment: fragment).hasPrefix("\(name) {"))
  }

  @Test func whatTypesCannotCheck() throws {
    var diagnostics: [Diagnostic] = []
    let text =
      "{ type: object, properties: { pattern: { pattern: a, not: {} }, b: { pattern: c } } }"
    let file = SourceFile(path: "a.yaml", text: text)
    let document = try #require(readYAML(file, into: &diagnostics))
    let note = try #require(noteOnUncheckedKeywords(of: document))
    #expect(
      errors([note])
        == "1:42: the types say nothing of these keywords, which bound values: pattern (2), not (1) [schema]"
    )
  }
}
