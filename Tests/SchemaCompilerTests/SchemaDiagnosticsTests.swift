import Testing

struct SchemaDiagnosticsTests {
  /// The errors for a schema that has one property with this schema.
  private func property(_ schema: String) -> String {
    types(
      "title: Book\ntype: object\nproperties:\n  x: \(schema)\n$defs: { a: { $ref: '#/$defs/b' }, b: { $ref: '#/$defs/a' }, author: { type: string } }\nrequired: [x]"
    )
  }

  @Test(arguments: [
    (
      "{ $ref: '#/$defs/auther' }",
      "4:14: $ref '#/$defs/auther' cannot be resolved: did you mean 'author'? [unresolved-reference]"
    ),
    (
      "{ $ref: '#/definitions/author' }",
      "4:14: $ref '#/definitions/author' cannot be resolved: did you mean '#/$defs/author'? [unresolved-reference]"
    ),
    (
      "{ $ref: '#$defs/author' }",
      "4:14: $ref '#$defs/author' cannot be resolved: did you mean '#/$defs/author'? [unresolved-reference]"
    ),
    (
      "{ $ref: '$defs/author' }",
      "4:14: $ref '$defs/author' cannot be resolved: did you mean '#/$defs/author'? [unresolved-reference]"
    ),
    (
      "{ $ref: author }",
      "4:14: $ref 'author' cannot be resolved: did you mean '#/$defs/author'? [unresolved-reference]"
    ),
    (
      "{ $ref: '#/nowhere/at/all' }",
      "4:14: $ref '#/nowhere/at/all' cannot be resolved: nothing exists at that path [unresolved-reference]"
    ),
    (
      "{ $ref: 'gone.json' }",
      "4:14: cannot read 'schemas/gone.json': no such file [unresolved-reference]"
    ),
    (
      "{ $ref: 'https://example.com/a.json' }",
      "4:14: $ref 'https://example.com/a.json' is remote, and viewmodelgen never downloads a schema: save it next to this file and refer to the copy [unresolved-reference]"
    ),
    (
      "{ $ref: '/a.json' }",
      "4:14: $ref '/a.json' is an absolute path: make it relative to this file [unresolved-reference]"
    ),
    (
      "{ $ref: '#/$defs/a' }",
      "5:47: '#/$defs/a' refers back to this schema without a type in between, so it describes nothing: remove it, or describe the type here [circular-reference]"
    ),
    ("{ $ref: 3 }", "4:14: $ref must be a string, but this is a number [schema]"),
    ("{ type: strnig }", "4:14: JSON has no type 'strnig'; did you mean 'string'? [schema]"),
    ("{ type: [3] }", "4:15: type must be the name of a type, but this is a number [schema]"),
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
      "4:14: enum is an empty list: add values, or remove it [schema]"
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
      "4:44: $ref '#/$defs/auther' cannot be resolved: did you mean 'author'? [unresolved-reference]"
    ),
    (
      "{ type: object, dependentSchemas: { a: { properties: { b: { $ref: '#/$defs/auther' } } } } }",
      "4:72: $ref '#/$defs/auther' cannot be resolved: did you mean 'author'? [unresolved-reference]"
    ),
    (
      "{ enum: [1, 1e400] }",
      "4:18: 1e400 is too large for a decoder to read: remove it from the values [unsupported-schema]"
    ),
  ])
  func `mistakes in a schema are reported`(schema: String, expected: String) {
    #expect(property(schema) == expected)
  }

  /// The file contains a part with its own `$id`.
  @Test(arguments: [
    ("addres.json", "did you mean 'https://example.com/address.json'?"),
    ("address.json#stret", "did you mean 'street'?"),
    ("address.json#/$defs/line1", "did you mean 'line'?"),
    ("book.json#/$defs/addres", "did you mean 'address'?"),
  ])
  func `unresolved references into parts with an $id have a hint`(reference: String, hint: String) {
    let schema = """
      $id: https://example.com/book.json
      type: object
      properties: { x: { $ref: '\(reference)' } }
      $defs:
        address:
          $id: address.json
          $defs: { line: { $anchor: street, type: string } }
      """
    #expect(
      types(schema)
        == "3:26: $ref '\(reference)' cannot be resolved: \(hint) [unresolved-reference]"
    )
  }

  @Test func `a number without quotes in a string enumeration is reported`() {
    let schema = "{ title: Book, type: string, enum: [a, 1, true, null] }"
    let (model, diagnostics) = compiled(schema)
    #expect(model != nil)
    #expect(
      errors(diagnostics)
        == """
        1:40: the type is string, but 1 is a number, so it is ignored: write '1' in quotes if you mean the string [unsupported-schema]
        1:43: the type is string, but true is a boolean, so it is ignored: write 'true' in quotes if you mean the string [unsupported-schema]
        """
    )
    let choice = "{ title: Book, enum: [a, 1], anyOf: [{ type: string }, { type: integer }] }"
    #expect(errors(compiled(choice).1) == "")
  }

  @Test func `a requested type must exist or have a valid name`() {
    let definitions = "$defs: { book: { enum: [a] } }"
    #expect(
      types(definitions, type: "Bok")
        == "0:0: the schema has no type 'Bok'; did you mean 'Book'? [type-name]"
    )
    let titled = "{ title: Book, type: object, properties: { a: { type: string } } }"
    #expect(
      types(titled, type: "Boook")
        == "0:0: the schema has no type 'Boook'; did you mean 'Book'? [type-name]"
    )
    let root = "{ type: array, items: { type: string } }"
    #expect(
      types(root, type: "my list")
        == "0:0: 'my list' is not a valid name for a Swift type: write 'MyList', for example [type-name]"
    )
    #expect(
      types(root, type: "Data")
        == "0:0: 'Data' is not a valid name for a Swift type: write 'DataModel', for example [type-name]"
    )
  }

  @Test func `a rename must be a valid and unused name`() {
    let schema = "{ title: Book, type: object, properties: { stock: { enum: [x] } } }"
    #expect(
      types(schema, rename: ["Stock": "Book"])
        == "0:0: rename: 'Book' would name two things: choose another name [type-name]"
    )
    #expect(
      types(schema, rename: ["Stok": "D"])
        == "0:0: rename: nothing is called 'Stok'; did you mean 'Stock'? [type-name]"
    )
    #expect(
      types(schema, rename: ["Book.stok": "d"])
        == "0:0: rename: nothing is called 'stok'; did you mean 'stock'? [type-name]"
    )
    #expect(
      types(schema, rename: ["Stock": "1"]).hasPrefix("0:0: rename: '1' is not a valid Swift name")
    )
  }

  @Test func `a chain of references has a limit`() {
    let links = (0..<100).map { "a\($0): { $ref: '#/$defs/a\($0 + 1)' }" }
    let schema =
      "title: T\ntype: object\nproperties: { x: { $ref: '#/$defs/a0' } }\n$defs:\n  \(links.joined(separator: "\n  "))\n  a100: { type: string }"
    #expect(
      types(schema).hasSuffix(
        "a chain of more than 64 $refs is too long: refer to the last schema directly [limit]"
      )
    )
  }
}
