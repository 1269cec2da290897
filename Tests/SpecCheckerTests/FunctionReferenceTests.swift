import Foundation
import Testing
import ViewModelIR

/// Tests that the tables of functions and of local date-times in `docs/spec.md` agree with the code.
struct FunctionReferenceTests {
  private static let schema = """
    title: Shop
    type: object
    required: [title, items, tags, scores, prices, due, start, expires, leaves, lands, zone, level, site]
    properties:
      title: { type: string }
      level: { type: string, enum: [low, high] }
      site: { type: string, format: uri }
      due: { type: string, format: date-time }
      start: { type: string, format: date-time }
      expires: { type: string, format: date }
      leaves: { type: string, format: date-time-local }
      lands: { type: string, format: date-time-local }
      zone: { type: string }
      items: { type: array, items: { $ref: "#/$defs/Item" } }
      tags: { type: array, items: { type: string } }
      scores: { type: array, items: { type: integer } }
      prices: { type: object, additionalProperties: { type: number } }
    $defs:
      Item:
        title: Item
        type: object
        required: [price, name]
        properties: { price: { type: number }, name: { type: string }, note: { type: string } }
    """

  @Test func everyDocumentedCallHasItsDocumentedType() throws {
    for (expression, type) in try Self.rows() {
      let (screen, problems) = compiled(
        spec: "display:\n  a:\n    value: |-\n      \(expression)\n",
        files: ["specs/shop.yaml": Self.schema]
      )
      #expect(problems == [], "\(expression)")
      #expect(screen?.viewModels.first?.fields.first?.type.swiftName == type, "\(expression)")
    }
  }

  @Test func everyFunctionIsDocumented() throws {
    let text = try Self.rows().map(\.expression).joined(separator: " ")
    let missing = TypedExpression.Function.allCases.filter {
      !".\($0.rawValue)|\($0.rawValue)(".split(separator: "|").contains(where: text.contains)
    }
    #expect(missing == [])
  }

  private static func rows() throws -> [(expression: String, type: String)] {
    let url = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../docs/spec.md")
    let page = try String(contentsOf: url, encoding: .utf8)
    return try ["### Functions", "#### Local date-times"].flatMap { heading in
      let section = try #require(page.split(separator: "\n\(heading)\n").last)
      let table = try #require(section.split(separator: "\n#").first)
      return table.matches(of: /\n\| `(.+?)` \| `(.+?)` \|/).map { (String($0.1), String($0.2)) }
    }
  }
}
