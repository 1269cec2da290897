import OutputInterface
import TestSupport
import Testing

@testable import SwiftOutput

/// Tests what is generated for fields with `of`.
struct NestedViewModelTests {
  private static let spec = """
    inputs: { me: String }
    models:
      Row: { from: Item, display: { title: "{title}" } }
      Card:
        from: Shop
        inputs: { me: String }
        display:
          count: "{count} for {me}"
          first: { of: items.first, model: Row }
    display:
      card: { of: self, model: Card, with: { me: me } }
      newest: { of: items.first, model: Row }
      link: { of: items.first, model: Row }
    examples:
      - given: {}
        inputs: { me: ada }
        expect:
          card: { count: 3 for ada, first: { title: x } }
          newest: { title: x }
          link: {}
      - given: {}
        inputs: { me: ada }
        expect: { newest: null }

    """

  @Test(arguments: [("", "RowViewModel"), ("layout: 2\n", "Row")])
  func fieldIsOptionalIfTheSourceIs(layout: String, row: String) throws {
    let files = try swift(layout + Self.spec)
    let text = files.values.joined()
    let type = layout.isEmpty ? row : "ShopView.Row"
    let card = layout.isEmpty ? "CardViewModel" : "ShopView.Card"
    for line in [
      "let newest: \(row)?", "let card: \(layout.isEmpty ? card : "Card")",
      "self.card = \(card)(from: model, me: me, in: context)",
      "self.newest = model.items.first.map(\(type).init(from:))",
    ] {
      #expect(text.contains(line + "\n"), "\(text)")
    }
  }

  /// The closure names the value only if an inner closure needs `$0`, or if there is another value.
  @Test(arguments: [
    (
      "items.first", "items.first.title",
      "model.items.first.map { RowViewModel(from: $0, label: $0.title) }"
    ),
    (
      "items.first", "items.filter($0.n > items.first.n).map($0.title).joined(',')",
      """
      model.items.first.map { first in
            RowViewModel(
              from: first,
              label: model.items.filter { $0.n > first.n }.map(\\.title).joined(separator: ",")
            )
          }
      """
    ),
    (
      "owner?.items.first", "owner.name",
      """
      (model.owner?.items.first).flatMap { first in
            model.owner.map { owner in RowViewModel(from: first, label: owner.name) }
          }
      """
    ),
  ])
  func argumentsReadTheUnwrappedValue(of: String, label: String, expected: String) throws {
    let files = try swift(
      """
      models:
        Row: { from: Item, inputs: { label: String }, display: { labelText: "{label}" } }
      display:
        row: { of: "\(of)", model: Row, with: { label: "\(label)" } }

      """
    )
    let text = files.values.joined()
    #expect(text.contains("self.row = \(expected)\n"), "\(text)")
  }

  @Test func testsUnwrapAnOptionalViewModel() throws {
    let expected = ##"""
      #expect(folded(viewModel.card.count) == "3 for ada")
      let first = try #require(viewModel.card.first)
      #expect(first.title == "x")
      let newest = try #require(viewModel.newest)
      #expect(newest.title == "x")
      _ = try #require(viewModel.link)
      """##
    let text = try #require(try swiftTests(Self.spec))
    let lines = expected.split(separator: "\n")
    let written = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(written.filter(lines.contains) == lines, "\(text)")
    #expect(text.contains("#expect(viewModel.newest == nil)"))
  }
}
