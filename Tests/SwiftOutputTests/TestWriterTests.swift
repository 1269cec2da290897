import OutputInterface
import TestSupport
import Testing
import ViewModelIR

@testable import SwiftOutput

struct TestWriterTests {
  static let spec = """
    inputs: { me: String, stock: Stock }
    models:
      Row: { from: Item, display: { title: "{title}", n: { value: n } } }
    display:
      hello: "Hi {me}"
      price: "{price}"
      isOpen: { value: isOpen }
      day: { value: day }
      link: { value: link }
      oldStock: { value: oldStock }
      rows: { each: items, model: Row }
    examples:
      - name: two rows
        given: { name: a }
        inputs: { me: "B\\"o", stock: in_stock }
        locale: de_DE
        expect: { hello: 'Hi B"o', price: "1,5", isOpen: true, day: 2024-02-29, link: "https://a.b", oldStock: new, rows: [{ title: x, n: 1 }, {}] }
      - given: {}
        inputs: { me: x, stock: other }
        expect: { link: null, oldStock: sold_out, rows: [] }

    """

  @Test func examplesBecomeTests() throws {
    let text = try #require(try swiftTests(Self.spec))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    // Without the imports.
    let suite = lines.drop { !$0.contains("ShopViewModelTests") }.prefix { !$0.hasPrefix("}") }
    #expect(
      suite.joined(separator: "\n") == ##"""
        struct ShopViewModelTests: ShopViewModelTestSupport {
          static let twoRowsJSON = #"""
            {"name": "a"}
            """#

          @Test("two rows")
          func twoRows() throws {
            let viewModel = ShopViewModel(
              from: try decoded(Self.twoRowsJSON),
              me: "B\"o",
              stock: .inStock,
              in: try context(locale: "de_DE")
            )
            #expect(viewModel.hello == "Hi B\"o")
            #expect(folded(viewModel.price) == "1,5")
            #expect(viewModel.isOpen == true)
            #expect(viewModel.day == RFC3339.day(from: "2024-02-29"))
            #expect(viewModel.link?.absoluteString == "https://a.b")
            #expect(viewModel.oldStock == .unknown("new"))
            try #require(viewModel.rows.count == 2)
            #expect(viewModel.rows[0].title == "x")
            #expect(viewModel.rows[0].n == 1)
          }

          static let example2JSON = #"""
            {}
            """#

          @Test("example 2")
          func example2() throws {
            let viewModel = ShopViewModel(
              from: try decoded(Self.example2JSON),
              me: "x",
              stock: .unknown("other"),
              in: try context()
            )
            #expect(viewModel.link?.absoluteString == nil)
            #expect(viewModel.oldStock == .soldOut)
            #expect(viewModel.rows.count == 0)
          }
        """##
    )
  }

  @Test func examplesWithTheSameDataShareAConstant() throws {
    let text = try #require(
      try swiftTests(
        """
        display: { a: "{name}" }
        examples:
          - { name: one, given: { name: x }, expect: { a: x } }
          - { name: two, given: { name: x }, locale: de_DE, expect: { a: x } }

        """
      )
    )
    #expect(text.split(separator: "static let oneJSON = ").count == 2)
    #expect(text.split(separator: "decoded(Self.oneJSON)").count == 3)
    #expect(!text.contains("twoJSON"))
  }

  @Test func nameOfATestIsOneLine() throws {
    let spec = #"""
      display: { a: x }
      examples: [{ name: "a\n::error::b\r\u202Ec", given: {}, expect: {} }]
      """#
    let text = try #require(try swiftTests(spec))
    #expect(text.contains(#"@Test("a\\u{A}::error::b\\u{D}\\u{202E}c")"#), "\(text)")
  }

  @Test func withoutExamplesThereAreNoTests() throws {
    // Every screen has an example of made-up data, which is removed here.
    let screen = try shopScreen("display: { a: x }").with(examples: [])
    #expect(try swiftTests(of: screen, RenderOptions(module: "Shop")) == nil)
  }

  @Test func longDeclarationIsBrokenAsInSwiftFormat() throws {
    let module = String(repeating: "LongName", count: 9)
    let screen = try shopScreen("display: { a: x }")
    let text = try #require(try swiftTests(of: screen, RenderOptions(module: module)))
    let head = text.split(separator: "\n").drop { !$0.contains("ShopViewModelTests") }
      .prefix { !$0.contains("static let") }
    #expect(
      head.joined(separator: "\n") == """
        struct ShopViewModelTests:
          \(module)ViewModelTestSupport
        {
        """
    )
  }
}
