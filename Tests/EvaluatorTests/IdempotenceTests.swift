import TestSupport
import Testing

/// Tests which optimistic changes are refused because applying them twice has another result than applying them once.
@Suite struct IdempotenceTests {
  @Test(arguments: [
    // No example has the property.
    ("", "low: row.low + 1", "with made-up data 'low' becomes 3, then 4"),
    ("", "low: row.low * 2 + 1", "with made-up data 'low' becomes 5, then 11"),
    ("parameters: { by: Int }", "low: (row.low ?? 0) * by", "with made-up data"),
    // In the example, applying it changes nothing, or only the first time.
    ("", "tags: row.tags.dropLast(1)", "with made-up data 'tags' becomes [tags], then []"),
    ("when: row.n > 0", "n: row.n - 1", "with made-up data 'n' becomes 1, then 0"),
    ("when: row.n > 100", "n: row.n * 2", "with made-up data 'n' becomes 4, then 8"),
    (
      "", "title: \"row.title.replacing('x', with: 'xx')\"",
      "add an example in which it changes 'title'"
    ),
    ("", "n: row.n + 1", "with 'one' 'n' becomes 2, then 3"),
  ])
  func changeThatIsNotIdempotentIsRefused(keys: String, change: String, evidence: String) throws {
    let messages = try problems(keys, change)
    #expect(messages.count == 1)
    #expect(messages.first?.contains(evidence) == true, "\(messages)")
  }

  @Test(arguments: [
    ("parameters: { tag: String }", "tags: row.tags.filter($0 != tag)", "[]"),
    ("parameters: { tag: String }", "tags: row.tags.filter($0 != tag)", "[a, b]"),
    ("parameters: { by: Int }", "n: by", "[]"),
    ("when: row.low == nil", "low: (row.low ?? 0) + 1", "[]"),
    ("", "tags: row.tags.prefix(1)", "[]"),
    // Follows the advice of the message above: the example contains the text to replace.
    ("", "title: \"row.title.replacing('A', with: 'B')\"", "[]"),
  ])
  func idempotentChangeIsAccepted(keys: String, change: String, tags: String) throws {
    #expect(try problems(keys, change, tags: tags) == [])
  }

  /// Actions on the rows that the user has selected, by IDs in a local or a parameter.
  @Test(arguments: [
    ("", "items: \"items.filter(!chosen.contains($0.title))\"", nil),
    (
      "parameters: { titles: '[String]' },", "items: \"items.filter(!titles.contains($0.title))\"",
      nil
    ),
    ("", "items: \"items.filter(!chosen.contains($0.title)).filter($0.n > 0)\"", nil),
    ("", "items: \"items.filter($index > 0)\"", "the second time the result differs"),
    ("", "count: count - chosen.count", "with 'chosen' 'count' becomes 0, then -1"),
    ("", "count: count - secret.count", "with 'chosen' 'count' becomes -1, then -3"),
    ("parameters: { titles: '[String]' },", "count: count - titles.count", "becomes -1, then -3"),
    (
      "", "items: \"items.filter($0.n != count)\", count: count - chosen.count",
      "'count' becomes 0, then -1"
    ),
  ])
  func selectionIsThatOfTheExample(keys: String, change: String, evidence: String?) throws {
    let spec =
      """
      inputs: { chosen: "[String]" }
      display: { text: "{items.filter(chosen.contains($0.title)).count}" }
      screen:
        service: ShopService
        load: { call: shop }
        local: { chosen: [], secret: { type: "[String]", value: [] } }
        errors: { default: Sorry }
        actions:
          change: { \(keys) call: change, optimistic: { set: { \(change) } } }
      examples:
        - name: chosen
          inputs: { chosen: [A] }
          given:
            { name: Shop, price: 1, stock: in_stock, opened: '2024-03-05T10:00:00Z', day: '2024-03-05',
              isOpen: true, count: 1, items: [{ title: A, n: 1, tags: [] }, { title: B, n: 1, tags: [] }] }
          expect: {}
      """
    let messages = try problems(spec)
    #expect(messages.count == (evidence == nil ? 0 : 1), "\(messages)")
    #expect(evidence.map { messages.first?.contains($0) ?? false } ?? true, "\(messages)")
  }

  private func problems(
    _ keys: String,
    _ change: String,
    tags: String = "[a]"
  ) throws -> [String] {
    try problems(
      """
      models: { Row: { from: Item, id: title, display: { text: "{title} {n} {low ?? 0} {tags | list}" } } }
      display: { rows: { each: items, model: Row } }
      screen:
        service: ShopService
        load: { call: shop }
        errors: { default: Sorry }
        actions:
          change: { row: rows, \(keys.isEmpty ? "" : keys + ",") call: change, optimistic: { set: { \(change) } } }
      examples:
        - name: one
          given:
            { name: Shop, price: 1, stock: in_stock, opened: '2024-03-05T10:00:00Z', day: '2024-03-05',
              isOpen: true, count: 1, items: [{ title: A, n: 1, tags: \(tags) }] }
          expect: {}
      """
    )
  }

  private func problems(_ spec: String) throws -> [String] {
    do {
      _ = try shopScreen(spec)
      return []
    } catch let problems as Problems {
      return problems.texts
    }
  }
}
