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

  private func problems(
    _ keys: String,
    _ change: String,
    tags: String = "[a]"
  ) throws -> [String] {
    let spec =
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
    do {
      _ = try shopScreen(spec)
      return []
    } catch let problems as Problems {
      return problems.texts
    }
  }
}
