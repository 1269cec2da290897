import Testing

/// Tests that keywords of other drafts than that of `$schema` are ignored.
struct DraftTests {
  private let pair = "{ type: array, prefixItems: [{ type: string }, { type: integer }] }"

  private func shelf(_ draft: String, _ property: String, _ rest: String = "") -> String {
    """
    $schema: "\(draft)"
    title: Shelf
    type: object
    properties: { books: \(property) }
    \(rest)
    """
  }

  @Test(arguments: [
    ("https://json-schema.org/draft/2020-12/schema", "[String], Int"),
    ("http://json-schema.org/draft-07/schema#", "[JSONValue]"),
    ("https://example.com/own", "[String], Int"),
  ])
  func `prefixItems belongs to 2020-12`(draft: String, expected: String) {
    let isTuple = types(shelf(draft, pair)).contains("first: String?, second: Int?")
    #expect(isTuple == (expected == "[String], Int"))
  }

  @Test(arguments: [
    (
      "http://json-schema.org/draft-04/schema#", "{ const: a }", "const", "draft-04",
      "since draft-06"
    ),
    (
      "http://json-schema.org/draft-07/schema", "{ prefixItems: [{}] }", "prefixItems", "draft-07",
      "since 2020-12"
    ),
    (
      "https://json-schema.org/draft/2020-12/schema",
      "{ dependencies: { a: { properties: { b: {} } } } }",
      "dependencies", "2020-12", "only up to draft-07"
    ),
  ])
  func `an ignored keyword is noted`(
    draft: String,
    property: String,
    keyword: String,
    name: String,
    time: String
  ) {
    #expect(types(shelf(draft, property)).contains("books: JSONValue?"))
    #expect(
      errors(compiled(shelf(draft, property)).1)
        == "4:24: '\(keyword)' is ignored, because '$schema' is \(name), and the keyword exists \(time): use the keyword of this draft, or name the other draft in '$schema' [unsupported-schema]"
    )
  }

  @Test func `a property can be called like a keyword`() {
    let output = types(
      shelf(
        "http://json-schema.org/draft-04/schema#",
        "{ properties: { const: { type: string } } }"
      )
    )
    #expect(output.contains("const: String?"))
  }
}
