import Testing

struct SchemaNamesTests {
  @Test func `the root takes the requested name or the file's; a definition can be chosen`() {
    let schema =
      "{ type: object, properties: { a: { type: string } }, $defs: { b: { enum: [c] } } }"
    #expect(types(schema).hasPrefix("Library { a: String? }"))
    #expect(types(schema, type: "Response").hasPrefix("Response { a: String? }"))
    #expect(compiled(schema, type: "B").0?.root == .named("B"))
  }

  @Test func `with namesAnyRoot the root gets the requested name before the type of a property`() {
    let schema = """
      type: object
      properties: { top: { type: object, properties: { a: { type: string } } } }
      $defs: { b: { enum: [c] } }
      """
    #expect(
      types(schema, type: "Top", namesAnyRoot: true) == """
        Top { top: TopTop? }
        TopTop { a: String? }
        B: c "c"
        """
    )
    #expect(compiled(schema, type: "B", namesAnyRoot: true).0?.root == .named("B"))
  }

  @Test func `a type whose name Swift uses is suggested under its new name`() {
    let schema = "{ title: Trip, type: object, properties: { range: { required: [a] } } }"
    #expect(
      types(schema, type: "Range")
        == "0:0: the schema has no type 'Range'; did you mean 'RangeModel'? [type-name]"
    )
    #expect(
      types(schema, rename: ["Range": "Distance"])
        == "0:0: rename: nothing is called 'Range'; did you mean 'RangeModel'? [type-name]"
    )
  }

  @Test func `a type that would hide a SwiftUI type gets another name unless it is renamed`() {
    let schema = "{ title: Album, type: object, properties: { image: { required: [a] } } }"
    #expect(
      types(schema, type: "Image")
        == "0:0: the schema has no type 'Image'; did you mean 'ImageModel'? [type-name]"
    )
    #expect(types(schema, rename: ["ImageModel": "Image"]).hasPrefix("Album { image: Image? }\n"))
  }

  @Test(arguments: [
    "{ enum: [1, 2], x-enum-varnames: [LOW, VeryHigh] }",
    "{ enum: [1, 2], x-enumNames: [Low, Very high] }",
    "{ oneOf: [{ const: 1, title: Low }, { const: 2.0, title: Very high }] }",
  ]) func `numbers have the names that the schema gives them`(level: String) {
    let types = types("{ title: Task, type: object, properties: { level: \(level) } }")
    #expect(types.hasSuffix(#"Level integer: low "1", veryHigh "2""#))
  }

  @Test(arguments: [
    "{ enum: [1, 2], x-enum-varnames: [LOW] }", "{ enum: [1, 2], x-enumNames: { a: b } }",
  ]) func `names that do not fit the numbers are ignored`(level: String) {
    let types = types("{ title: Task, type: object, properties: { level: \(level) } }")
    #expect(types.hasSuffix(#"Level integer: value1 "1", value2 "2""#))
  }

  @Test func `a case is named after the type in the schema`() {
    let types = types(
      """
      title: Attachment
      oneOf: [{ $ref: '#/$defs/Image' }, { $ref: '#/$defs/TextLabel' }, { $ref: '#/$defs/PriceModel' }]
      $defs:
        Image: { required: [a] }
        TextLabel: { required: [b] }
        PriceModel: { required: [c] }
      """
    )
    #expect(types.contains("image ImageModel"))
  }

  @Test func `a root that refers to a definition does not get its own type`() {
    let schema =
      "{ $ref: '#/$defs/book', $defs: { book: { type: object, properties: { a: { type: string } } } } }"
    #expect(types(schema) == "Book { a: String? }")
    #expect(types(schema, type: "Book") == "Book { a: String? }")
    #expect(compiled(schema).0?.root == .named("Book"))
  }

  @Test func `names that are taken are qualified, then numbered`() {
    let schema = """
      title: Book
      type: object
      properties:
        item: { type: object, properties: { state: { enum: [a] } } }
        other: { type: object, properties: { state: { enum: [b] } } }
        user_id: { type: string }
        userID: { type: string }
        user-id: { type: string }
      $defs:
        Item: { enum: [x] }
      """
    #expect(
      types(schema) == """
        Book { item: BookItem?, other: Other?, userID2 "user_id": String?, userID: String?, userID3 "user-id": String? }
        BookItem { state: StateModel? }
        StateModel: a "a"
        Other { state: OtherState? }
        OtherState: b "b"
        Item: x "x"
        """
    )
  }

  @Test func `a numbered name never equals another name`() {
    let keys = (0..<9).map { "UTF" + String(repeating: "-", count: $0) }
    let definitions = keys.map { "\($0): { enum: [a] }" }.joined(separator: ", ")
    let names = types("{ $defs: { \(definitions) } }").split(separator: "\n")
      .map { $0.prefix { $0 != ":" } }
    #expect(
      names == ["UTF", "UTF2", "UTF3", "UTF4", "UTF5", "UTF6", "UTF7", "UTF9", "UTF10"]
    )
  }

  @Test func `rename overrides generated names`() {
    let schema = """
      title: Book
      type: object
      properties: { author: { type: object, properties: { id_2: { type: string } } } }
      """
    #expect(
      types(schema, rename: ["Author": "Person", "Person.id2": "number"]) == """
        Book { author: Person? }
        Person { number "id_2": String? }
        """
    )
  }

  @Test func `rename also applies to cases and tuple items`() {
    let schema = """
      title: Book
      type: object
      properties:
        stock: { enum: [in_stock, gone] }
        size: { type: [integer, string] }
        pair: { type: array, prefixItems: [{ type: integer }, { type: string }], items: false }
      """
    let rename = ["Stock.inStock": "available", "Size.string": "label", "Pair.first": "width"]
    #expect(
      types(schema, rename: rename) == """
        Book { stock: Stock?, size: Size?, pair: Pair? }
        Stock: available "in_stock", gone "gone"
        Size: integer Int | label String
        Pair (width "first": Int?, second: String?, closed)
        """
    )
    #expect(
      types(schema, rename: ["Stock.gone": "unknown", "Size.string": "none"]) == """
        0:0: rename: 'none' is reserved in enumerations: choose another name [type-name]
        0:0: rename: 'unknown' is reserved in enumerations: choose another name [type-name]
        """
    )
    #expect(
      types(schema, rename: ["Stock.inStok": "available", "Stock.gone": "inStock"]) == """
        0:0: rename: 'inStock' would name two things: choose another name [type-name]
        0:0: rename: nothing is called 'inStok'; did you mean 'inStock'? [type-name]
        """
    )
  }
}
