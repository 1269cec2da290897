import DocumentReader
import SchemaCompiler
import Testing

/// Tests the types of recursive, large and OpenAPI schemas.
struct SchemaStructureTests {
  @Test func listCanContainItself() {
    let schema = "$defs: { nest: { type: array, items: { $ref: '#/$defs/nest' } } }"
    #expect(types(schema, type: "Nest") == "Nest: array [Nest]")
  }

  @Test(arguments: [
    ("{ type: [array, 'null'], items: { $ref: '#' } }", "Nest: array [Nest?]"),
    (
      "{ anyOf: [{ type: 'null' }, { type: string }, { type: array, items: { $ref: '#' } }] }",
      "Nest: string String | array [Nest?]"
    ),
    (
      "{ type: [object, 'null'], additionalProperties: { $ref: '#' } }",
      "Nest: dictionary [String: Nest?]"
    ),
  ])
  func nullableTypeCanContainItself(schema: String, expected: String) {
    #expect(
      types(
        "{ $ref: '#/$defs/nest', $defs: { nest: \(schema.replacing("'#'", with: "'#/$defs/nest'")) } }",
        type: "Nest"
      ) == expected
    )
  }

  @Test func recursiveUnionIsIndirect() {
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

  @Test func recursiveTypesAreMarked() {
    let schema = """
      title: Folder
      type: object
      properties:
        names: { type: array, items: { type: string } }
        folders: { type: object, additionalProperties: { $ref: '#' } }
        owner: { $ref: '#/$defs/Person' }
      $defs:
        Person: { type: object, properties: { home: { $ref: '#/$defs/Home' } } }
        Home: { anyOf: [{ type: string }, { type: array, items: { $ref: '#/$defs/Person' } }] }
        Link: { type: object, properties: { folder: { $ref: '#' } } }
        Any: { type: array, items: { type: object, properties: { any: {} } } }
        Flat: { type: object, properties: { name: { type: string } } }
      """
    let types = compiled(schema, forms: "{ Folder.names: { lossy: true } }").0?.declarations ?? []
    #expect(types.filter(\.isRecursive).map(\.name) == ["Folder", "Person", "Home"])
    #expect(types.filter { !$0.mayNestDeeply }.map(\.name) == ["Flat"])
  }

  @Test func largeMembersAreBoxed() {
    func object(_ count: Int, _ type: String, also members: String = "") -> String {
      let properties = (0..<count).map { "p\($0): { \(type) }" }.joined(separator: ", ")
      return "{ type: object, properties: { \(properties)\(members) } }"
    }
    let schema = """
      title: Root
      type: object
      properties:
        small: { $ref: '#/$defs/Small' }
        large: { $ref: '#/$defs/Large' }
        either: { anyOf: [{ type: string }, { $ref: '#/$defs/Large' }] }
        many: { $ref: '#/$defs/Many' }
        list: { type: array, items: { $ref: '#/$defs/Large' } }
      $defs:
        Small: \(object(60, "type: string"))
        Large: \(object(70, "type: string"))
        Many: \(object(6, "$ref: '#/$defs/Small'", also: ", p6: { type: string }"))
      """
    let model = compiled(schema).0
    func boxed(_ name: String) -> [String]? {
      model?[name]?.properties?.filter(\.isBoxed).map(\.name)
    }
    #expect(boxed("Root") == ["large", "either", "many"])
    // Four members of 121 words each, two boxes and a string fit into one struct.
    #expect(boxed("Many") == ["p0", "p1"])
  }

  @Test func boxesDoNotDependOnTheRootType() {
    let document = """
      openapi: 3.0.3
      components:
        schemas:
          A: { type: object, properties: { b: { $ref: '#/components/schemas/B' } } }
          B: { type: object, properties: { a: { $ref: '#/components/schemas/A' } } }
      """
    let expected = """
      A { b: B?* }
      B { a: A?* }
      """
    #expect(types(document, type: "A") == expected)
    #expect(types(document, type: "B") == expected)
  }

  @Test func membersOfSeveralChoicesBecomeOptional() {
    let choices = (0..<7).map { index in
      "{ oneOf: [{ properties: { a\(index): { type: string } } }, { properties: { b\(index): { type: string } } }] }"
    }
    let schema = "title: Root\ntype: object\nallOf: [\(choices.joined(separator: ", "))]"
    let members = (0..<7).map { "a\($0): String?~, b\($0): String?~" }
    #expect(types(schema) == "Root { \(members.joined(separator: ", ")) }")
  }

  @Test func schemaInAnOpenAPIDocumentIsCompiled() {
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
        == "0:0: $ref '#/components/schemas/Odrer' cannot be resolved: did you mean 'Order'? [unresolved-reference]"
    )
    #expect(
      types(document)
        == "0:0: an OpenAPI document contains several schemas: name one, as in 'api.yaml#/components/schemas/Order' [schema]"
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
  func typesInAnOpenAPIDocumentAreNamed(fragment: String, name: String) {
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

  @Test func stringsInMixedEnumerationsHaveTheUsualNames() {
    let enumeration = types("{ properties: { a: { enum: [in_stock, 404, '', '+', null] } } }")
      .split(separator: "\n").dropFirst()
    #expect(
      enumeration == [
        #"A json: inStock ""in_stock"", value404 "404", empty """", plus ""+"""#
      ]
    )
  }
}
