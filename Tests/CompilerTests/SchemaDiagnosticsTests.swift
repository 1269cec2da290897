import Testing

struct SchemaDiagnosticsTests {
  /// The errors for a schema with one property of this schema.
  private func property(_ schema: String) -> String {
    types(
      "title: Book\ntype: object\nproperties:\n  x: \(schema)\n$defs: { a: { $ref: '#/$defs/b' }, b: { $ref: '#/$defs/a' }, author: { type: string } }\nrequired: [x]"
    )
  }

  @Test(arguments: [
    (
      "{ $ref: '#/$defs/auther' }",
      "4:14: $ref '#/$defs/auther' leads nowhere: did you mean 'author'? [unresolved-reference]"
    ),
    (
      "{ $ref: '#/nowhere/at/all' }",
      "4:14: $ref '#/nowhere/at/all' leads nowhere: nothing stands there [unresolved-reference]"
    ),
    (
      "{ $ref: 'gone.json' }",
      "4:14: cannot read 'schemas/gone.json': no such file [unresolved-reference]"
    ),
    (
      "{ $ref: 'https://example.com/a.json' }",
      "4:14: $ref 'https://example.com/a.json' is remote, and nothing is ever fetched: save that schema beside this one and refer to its file [unresolved-reference]"
    ),
    (
      "{ $ref: '/a.json' }",
      "4:14: $ref '/a.json' is absolute: write the path relative to this file [unresolved-reference]"
    ),
    (
      "{ $ref: '#/$defs/a' }",
      "5:47: '#/$defs/a' leads back here without a type in between: give one of the schemas a 'type' [circular-reference]"
    ),
    ("{ $ref: 3 }", "4:14: $ref must be a string, but this is a number [schema]"),
    ("{ type: strnig }", "4:14: JSON has no type 'strnig': did you mean 'string'? [schema]"),
    ("{ type: [3] }", "4:15: type must be a type's name, but this is a number [schema]"),
    (
      "{ type: number, items: 5 }",
      "4:29: a schema must be a mapping, but this is a number [schema]"
    ),
    (
      "{ type: string, not: [] }",
      "4:27: a schema must be a mapping, but this is a list [schema]"
    ),
    ("hello", "4:6: a schema must be a mapping, but this is a string [schema]"),
    (
      "{ enum: [] }",
      "4:14: enum is an empty list, which nothing satisfies: write the values, or leave it out [schema]"
    ),
    ("{ enum: a }", "4:14: enum must be a list of values, but this is a string [schema]"),
    (
      "{ type: object, properties: 3 }",
      "4:34: properties must be a mapping, but this is a number [schema]"
    ),
    (
      "{ type: object, required: x, properties: { a: { type: string } } }",
      "4:32: required must be a list of keys, but this is a string [schema]"
    ),
    (
      "{ type: object, if: {}, then: { $ref: '#/$defs/auther' } }",
      "4:44: $ref '#/$defs/auther' leads nowhere: did you mean 'author'? [unresolved-reference]"
    ),
    (
      "{ type: object, dependentSchemas: { a: { properties: { b: { $ref: '#/$defs/auther' } } } } }",
      "4:72: $ref '#/$defs/auther' leads nowhere: did you mean 'author'? [unresolved-reference]"
    ),
    (
      "{ type: string, enum: [1, 2] }",
      "4:29: no value satisfies this schema: its type is string, and 1 is a number: write '1' in quotes [unsupported-schema]"
    ),
    (
      "{ enum: [1, 1e400] }",
      "4:18: 1e400 is more than any decoder reads as a number: take it out of the values [unsupported-schema]"
    ),
  ])
  func `wrong schemas`(schema: String, expected: String) {
    #expect(property(schema) == expected)
  }

  @Test(arguments: [
    ("{ allOf: [{ type: string }, { type: object }] }", "4:42"),
    ("{ type: integer, enum: [a, b] }", "4:30"),
    ("{ enum: [a], allOf: [{ const: b }] }", "4:36"),
    ("{ oneOf: [{ type: string, enum: [1] }] }", "4:6"),
    ("{ $ref: '#/$defs/author', enum: [[1]] }", "4:39"),
  ])
  func `contradictions`(schema: String, place: String) {
    #expect(
      property(schema)
        == "\(place): no value satisfies this schema: its parts ask for different types or values; take one of them out [unsupported-schema]"
    )
  }

  /// What documents can do without, and the types that are left.
  @Test(arguments: [
    ("{ $ref: '#/$defs/never' }", "Book { z: Int? }", "'x' is left out"),
    ("{ type: [string, 'null'], enum: [1] }", "Book { z: Int? }", "'x' is left out"),
    (
      "{ type: array, items: { $ref: '#/$defs/never' } }", "Book { x: [JSONValue]?, z: Int? }",
      "'x' may be any JSON"
    ),
    (
      "{ anyOf: [{ type: string }, { $ref: '#/$defs/never' }] }",
      "Book { x: X?, z: Int? }\nX: string String",
      "this alternative is left out"
    ),
    (
      "{ type: string, anyOf: [{ enum: [a] }, { type: integer }] }",
      "Book { x: X?, z: Int? }\nX: a \"a\"",
      "this alternative is left out"
    ),
    (
      "{ properties: { y: { type: string } }, additionalProperties: { $ref: '#/$defs/never' } }",
      "Book { x: X?, z: Int? }\nX { y: String? }",
      "nothing is kept that the schema does not declare"
    ),
    (
      "{ type: array, prefixItems: [{ type: string }, { $ref: '#/$defs/never' }], minItems: 1 }",
      "Book { x: X?, z: Int? }\nX (first: String, second: JSONValue?)",
      "'second' may be any JSON"
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
    #expect(warnings.map(\.message).contains { $0.hasSuffix("until then \(consequence)") })
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
        == "6:94: no value satisfies this schema: its parts ask for different types or values; take one of them out [unsupported-schema]"
    )
  }

  @Test(arguments: [
    (
      "{ type: object, required: [x], properties: { x: { $ref: '#/$defs/a' } } }",
      "3:51: 'x' requires another"
    ),
    (
      "{ type: object, required: [x], properties: { x: { $ref: '#/$defs/b' } } }",
      "4:51: 'y' requires another"
    ),
    (
      "{ anyOf: [{ $ref: '#/$defs/b' }, { $ref: '#/$defs/c' }] }",
      "3:6: each case of this choice requires another"
    ),
    (
      "{ type: object, required: [x], properties: { x: { anyOf: [{ $ref: '#/$defs/a' }, { type: string }] } } }",
      ""
    ),
    (
      "{ type: object, required: [x], properties: { x: { type: array, items: { $ref: '#/$defs/a' } } } }",
      ""
    ),
    (
      "{ type: object, required: [x], properties: { x: { nullable: true, $ref: '#/$defs/a' } } }",
      ""
    ),
  ])
  func `types without a value that ends`(schema: String, expected: String) {
    let schema = """
      title: Book
      $defs:
        a: \(schema)
        b: { type: object, required: [y], properties: { y: { $ref: '#/$defs/a' } } }
        c: { type: object, required: [z], properties: { z: { $ref: '#/$defs/a' } } }
      """
    let warnings = compiled(schema, type: "A").1
    #expect(errors(warnings).hasPrefix(expected) && warnings.count == (expected.isEmpty ? 0 : 1))
  }

  @Test func `a value that is no text for want of quotes`() {
    let schema = "{ title: Book, type: string, enum: [a, 1, true, null] }"
    let (model, diagnostics) = compiled(schema)
    #expect(model != nil)
    #expect(
      errors(diagnostics)
        == "1:40: the type is string, and 1 is a number, so it is left out: write '1' in quotes if it is a text [unsupported-schema]"
    )
    let choice = "{ title: Book, enum: [a, 1], anyOf: [{ type: string }, { type: integer }] }"
    #expect(errors(compiled(choice).1) == "")
  }

  @Test func `requested types that are not there or are no names`() {
    let definitions = "$defs: { book: { enum: [a] } }"
    #expect(
      types(definitions, type: "Bok")
        == "0:0: the schema has no type 'Bok': did you mean 'Book'? [type-name]"
    )
    let titled = "{ title: Book, type: object, properties: { a: { type: string } } }"
    #expect(
      types(titled, type: "Boook")
        == "0:0: the schema has no type 'Boook': did you mean 'Book'? [type-name]"
    )
    let root = "{ type: array, items: { type: string } }"
    #expect(
      types(root, type: "my list")
        == "0:0: 'my list' cannot name a type in Swift: write 'MyList', say [type-name]"
    )
    #expect(
      types(root, type: "Data")
        == "0:0: 'Data' cannot name a type in Swift: write 'DataModel', say [type-name]"
    )
  }

  @Test func `renames that clash or are no names`() {
    let schema = "{ title: Book, type: object, properties: { stock: { enum: [x] } } }"
    #expect(
      types(schema, rename: ["Stock": "Book"])
        == "0:0: rename: two things would be called 'Book': choose another name [type-name]"
    )
    #expect(
      types(schema, rename: ["Stok": "D"])
        == "0:0: rename: nothing is called 'Stok': did you mean 'Stock'? [type-name]"
    )
    #expect(
      types(schema, rename: ["Book.stok": "d"])
        == "0:0: rename: nothing is called 'stok': did you mean 'stock'? [type-name]"
    )
    #expect(types(schema, rename: ["Stock": "1"]).hasPrefix("0:0: rename: '1' is not a Swift name"))
  }

  @Test func `a chain of references ends at a limit`() {
    let links = (0..<100).map { "a\($0): { $ref: '#/$defs/a\($0 + 1)' }" }
    let schema =
      "title: T\ntype: object\nproperties: { x: { $ref: '#/$defs/a0' } }\n$defs:\n  \(links.joined(separator: "\n  "))\n  a100: { type: string }"
    #expect(
      types(schema).hasSuffix(
        "more than 64 $refs lead from one to the next: refer to the last one [limit]"
      )
    )
  }
}
