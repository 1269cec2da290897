import DocumentReader
import SchemaCompiler
import Testing
import ViewModelIR

@testable import Evaluator

struct SampleJSONTests {
  @Test func `a sample has every member, two elements and the fixed date`() throws {
    let model = try compiled(
      """
      title: Book
      type: object
      properties:
        book_title: { type: string }
        price_currency_code: { type: string }
        time_zone: { type: string }
        readAt: { type: string, format: date-time-local }
        bornAt: { type: string, format: date-time }
        day: { type: string, format: date }
        stock: { enum: [in_stock] }
        pages: { type: array, items: { type: integer } }
        parts: { type: array, items: { $ref: "#" } }
      """
    )
    let sample = try #require(sampleJSON(for: model.root, in: model))
    #expect(sample["book_title"]?.string == "bookTitle")
    #expect(sample["price_currency_code"]?.string == "EUR")
    #expect(sample["time_zone"]?.string == "Europe/Berlin")
    #expect(sample["readAt"]?.string == "2024-03-05T13:45:07")
    #expect(sample["bornAt"]?.string == "2024-03-05T13:45:07Z")
    #expect(sample["day"]?.string == "2024-03-05")
    #expect(sample["stock"]?.string == "in_stock")
    #expect(sample["pages"]?.elements?.compactMap(\.text) == ["2", "2"])
    #expect(sample["parts"]?.elements?.isEmpty == true)
  }

  @Test func `a sample of a union is its first case, with the tag of that case`() throws {
    let model = try compiled(
      """
      title: Post
      oneOf: [{ $ref: "#/$defs/Reply" }, { $ref: "#/$defs/Text" }]
      discriminator:
        propertyName: kind
        mapping: { reply: "#/$defs/Reply", text: "#/$defs/Text" }
      $defs:
        Reply:
          type: object
          required: [kind, of, marks, at]
          properties:
            kind: { type: string }
            of: { $ref: "#" }
            marks: { type: object, additionalProperties: { enum: [3, 4] } }
            at: { type: array, prefixItems: [{ type: number }, { enum: [left, 1] }], items: false }
        Text:
          type: object
          required: [kind]
          properties: { kind: { type: string }, text: {} }
      """
    )
    let sample = try #require(sampleJSON(for: model.root, in: model))
    #expect(sample["kind"]?.string == "reply")
    #expect(sample["of"]?["kind"]?.string == "text")
    #expect(sample["of"]?["text"]?.string == "text")
    #expect(sample["marks"]?["key"]?.text == "3")
    #expect(sample["at"]?.elements?.compactMap(\.text) == ["2.5", "left"])
  }

  @Test func `a long chain of optionals ends in null`() throws {
    let model = try chain(of: 2_000, required: "")
    var innermost = try #require(sampleJSON(for: model.root, in: model))
    var depth = 0
    while let next = innermost["next"] {
      innermost = next
      depth += 1
    }
    #expect(innermost.isNull && depth == 64)
  }

  @Test func `a long chain of required members has no sample`() throws {
    let short = try chain(of: 50, required: "next")
    #expect(sampleJSON(for: short.root, in: short) != nil)
    let long = try chain(of: 2_000, required: "next")
    #expect(sampleJSON(for: long.root, in: long) == nil)
  }
}

/// Types that each have a member of the next type. The last one has a text.
private func chain(of count: Int, required: String) throws -> ServiceModel {
  let links = (1...count).map {
    "  T\($0): { required: [\(required)], properties: { next: { $ref: '#/$defs/T\($0 + 1)' } } }\n"
  }
  return try compiled(
    """
    title: Root
    required: [\(required)]
    properties: { next: { $ref: '#/$defs/T1' } }
    $defs:
      T\(count + 1): { properties: { text: { type: string } } }
    \(links.joined())
    """
  )
}

private func compiled(_ schema: String) throws -> ServiceModel {
  var diagnostics: [Diagnostic] = []
  let file = SourceFile(path: "Book.yaml", text: schema)
  let noFiles = FileLoader { _ in .failure("no such file") }
  let request = SchemaRequest(
    document: try #require(readYAML(file, into: &diagnostics)),
    location: file.whole,
    typeName: nil,
    typeNameLocation: file.whole
  )
  return try #require(compileSchema(request, loader: noFiles, into: &diagnostics))
}
