import Testing

struct SchemaTypesTests {
  @Test func `a root array gets the requested name, and its items a name derived from it`() {
    let schema = """
      type: array
      items: { type: object, required: [numberOfPages], properties: { numberOfPages: { type: integer } } }
      """
    #expect(
      types(schema, type: "Response") == """
        Response = [ResponseElement]
        ResponseElement { numberOfPages: Int }
        """
    )
    #expect(compiled(schema, type: "Response").0?.root == .list(.named("ResponseElement")))
  }

  @Test func `scalars, formats and optionals`() {
    let schema = """
      title: Book
      type: object
      required: [title, price, isNew, bornAt, note]
      properties:
        title: { type: string, minLength: 1 }
        pages: { type: integer, minimum: 0 }
        price: { type: number }
        isNew: { type: boolean }
        bornAt: { type: string, format: date-time }
        day: { type: string, format: date }
        cover_url: { type: string, format: uri }
        id: { type: string, format: uuid }
        mail: { type: string, format: email }
        note: { type: [string, "null"] }
        tags: { type: array, items: { type: string, nullable: true } }
        size: { enum: [1, 2, 3] }
        kind: { const: book }
      """
    #expect(
      types(schema) == """
        Book { title: String, pages: Int?, price: Double, isNew: Bool, bornAt: Date, day: Date?, \
        coverURL "cover_url": URL?, id: UUID?, mail: String?, note: String?!, tags: [String?]?, \
        size: Size?, kind: Kind? }
        Size integer: value1 "1", value2 "2", value3 "3"
        Kind: book "book"
        """
    )
  }

  @Test func `string enumerations reserve the name unknown only if they keep unknown values`() {
    let schema = """
      title: Book
      type: object
      properties:
        stock: { enum: [in_stock, unknown, "", null] }
        state: { oneOf: [{ const: new, title: New }, { const: used }] }
      """
    #expect(
      types(schema) == """
        Book { stock: Stock?, state: StateModel? }
        Stock: inStock "in_stock", unknownValue "unknown", empty ""
        StateModel: new "new", used "used"
        """
    )
    #expect(types(schema, keepsUnknown: false).contains("unknown \"unknown\""))
  }

  @Test func `unused definitions become types, and broken ones are reported only if used`() {
    let schema = """
      title: Book
      type: object
      properties:
        author: { $ref: "#/$defs/author" }
        editor: { anyOf: [{ $ref: "#/$defs/author" }, { type: "null" }] }
        words: { $ref: "#/definitions/words" }
      $defs:
        author: { type: object, properties: { name: { type: string } } }
        unused: { type: object, properties: { name: { type: string } } }
        broken: { type: object, properties: { anything: { type: strnig } } }
        usesBroken: { type: object, properties: { broken: { $ref: "#/$defs/broken" } } }
      definitions:
        words: { type: array, items: { type: string } }
      """
    #expect(
      types(schema) == """
        Book { author: Author?, editor: Author?, words: [String]? }
        Author { name: String? }
        Unused { name: String? }
        Words = [String]
        """
    )
    #expect(
      types(schema, type: "UsesBroken")
        == "10:59: JSON has no type 'strnig'; did you mean 'string'? [schema]"
    )
  }

  @Test func `references to other files are relative to the file that contains them`() {
    let files = [
      "schemas/common/money.json":
        #"{ "$defs": { "amount": { "$ref": "../units.yaml#/properties/unit" } } }"#,
      "schemas/units.yaml": "properties: { unit: { title: Unit, enum: [eur, usd] } }",
    ]
    let schema = """
      title: Book
      type: object
      properties: { price: { $ref: "./common/../common/money.json#/$defs/amount" } }
      """
    #expect(
      types(schema, files: files) == """
        Book { price: Unit? }
        Unit: eur "eur", usd "usd"
        """
    )
    #expect(compiled(schema, files: files).0?["Unit"]?.location.file.path == "schemas/units.yaml")
  }

  @Test func `references by escaped pointer, anchor and id are resolved`() {
    let many = (0..<40).map {
      "  d\($0): { type: object, properties: {} , additionalProperties: false }"
    }
    let schema = """
      title: Book
      $id: https://example.com/book
      type: object
      properties:
        a: { $ref: "#/$defs/x~1y%20z" }
        b: { $ref: "#here" }
        c: { $ref: "https://example.com/book#/$defs/d39" }
      $defs:
        x/y z: { type: integer }
        anchored: { $anchor: here, type: boolean }
      \(many.joined(separator: "\n"))
      """
    #expect(types(schema).hasPrefix("Book { a: Int?, b: Bool?, c: D39? }\n"))
  }

  @Test func `an anchor belongs to the part with the nearest id`() {
    let schema = """
      $id: https://example.com/book
      title: Book
      type: object
      properties:
        a: { $ref: "#size" }
        b: { $ref: "paper" }
        c: { $ref: "#/$defs/draft" }
        d: { $ref: "paper#size" }
      $defs:
        paper:
          $id: paper
          type: object
          properties: { inner: { $ref: "#size" } }
          $defs: { x: { $anchor: size, type: string } }
        draft:
          $id: draft.json
          type: object
          properties: { inner: { $ref: "#size" } }
          $defs: { x: { $id: "#size", type: boolean } }
        own: { $anchor: size, type: integer }
      """
    #expect(
      types(schema) == """
        Book { a: Int?, b: Paper?, c: Draft?, d: String? }
        Paper { inner: String? }
        Draft { inner: Bool? }
        """
    )
  }

  @Test func `dot segments and empty fragments are resolved as in URIs`() {
    let schema = """
      $id: https://example.com/library/book
      title: Book
      type: object
      properties:
        a: { $ref: "../units/money" }
        b: { $ref: "../units/./money#" }
        c: { $ref: "/units/money" }
        d: { $ref: "units.yaml#" }
        e: { $ref: "#" }
      $defs:
        money: { $id: ../units/money, type: object, properties: { unit: { $ref: unit } } }
        unit: { $id: /units/unit, type: integer }
      """
    #expect(
      types(schema, files: ["schemas/units.yaml": "type: boolean"]) == """
        Book { a: Money?, b: Money?, c: Money?, d: Bool?, e: Book?* }
        Money { unit: Int? }
        """
    )
  }

  @Test(arguments: [
    ("units.yaml/", "a file path cannot end in '/'"),
    ("units.yaml#/", "nothing exists at that path"),
    ("units.yaml#/$defs/money/", "nothing exists at that path"),
  ])
  func `a trailing slash is not ignored`(reference: String, reason: String) {
    let schema = """
      title: Book
      type: object
      required: [a]
      properties: { a: { $ref: '\(reference)' } }
      """
    #expect(
      types(schema, files: ["schemas/units.yaml": "$defs: { money: { type: string } }"])
        == "4:26: $ref '\(reference)' cannot be resolved: \(reason) [unresolved-reference]"
    )
  }

  @Test func `allOf puts the members of several objects in one struct`() {
    let schema = """
      title: Book
      allOf:
        - $ref: "#/$defs/item"
        - { properties: { pages: { type: integer } }, required: [pages, id] }
      $defs:
        item: { type: object, properties: { id: { type: string } } }
        lone: { description: Same., allOf: [{ $ref: "#/$defs/item" }] }
      """
    #expect(
      types(schema) == """
        Book { id: String, pages: Int }
        Item { id: String? }
        """
    )
  }

  @Test func `a type can contain itself through a list`() {
    let schema = """
      title: Folder
      type: object
      properties: { children: { type: array, items: { $ref: "#" } } }
      """
    #expect(types(schema) == "Folder { children: [Folder]? }")
  }

  @Test func `a description is documentation of the property or its type, not both`() throws {
    let model = try #require(
      compiled(
        """
        title: Book
        description: A book.
        type: object
        properties:
          author: { description: Who wrote it., type: object, properties: { name: { type: string } } }
        """
      ).0
    )
    #expect(model.declarations.map(\.doc) == ["A book.", ""])
    guard let properties = model["Book"]?.properties else {
      Issue.record("no record")
      return
    }
    #expect(properties.map(\.doc) == ["Who wrote it."])
  }

  @Test func `keywords without a Swift equivalent are documented`() throws {
    let schema = """
      title: Book
      type: object
      properties:
        a: { type: string, description: Its name., deprecated: true, default: none, examples: [one, 2] }
        b: { type: integer, readOnly: true }
      """
    let properties = try #require(compiled(schema).0?["Book"]?.properties)
    #expect(
      properties.map(\.doc) == [
        "Its name.\n\nDeprecated. Default: `none`. For example: `one`, `2`.", "Read-only.",
      ]
    )
  }
}
