import SpecCompiler
import Testing

struct SampleJSONTests {
  @Test func `a sample has every member, two elements and the fixed date`() throws {
    let model = try #require(
      compiled(
        """
        title: Book
        type: object
        properties:
          book_title: { type: string }
          price_currency_code: { type: string }
          bornAt: { type: string, format: date-time }
          day: { type: string, format: date }
          stock: { enum: [in_stock] }
          pages: { type: array, items: { type: integer } }
          parts: { type: array, items: { $ref: "#" } }
        """
      ).0
    )
    let sample = try #require(sampleJSON(for: model.root, in: model))
    #expect(sample["book_title"]?.string == "bookTitle")
    #expect(sample["price_currency_code"]?.string == "EUR")
    #expect(sample["bornAt"]?.string == "2024-03-05T13:45:07Z")
    #expect(sample["day"]?.string == "2024-03-05")
    #expect(sample["stock"]?.string == "in_stock")
    #expect(sample["pages"]?.elements?.compactMap(\.text) == ["2", "2"])
    #expect(sample["parts"]?.elements?.isEmpty == true)
  }
}
