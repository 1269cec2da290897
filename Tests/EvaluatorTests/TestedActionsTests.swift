import DocumentReader
import Evaluator
import TestSupport
import Testing

/// Tests which actions `lint` warns about because no example has data for them.
@Suite struct TestedActionsTests {
  @Test(arguments: [
    // The second case follows the advice of the first one's message: its row fulfills the condition.
    (
      "when: row.n > 1", "{ title: A, n: 1, tags: [] }", ["is false for every row of every example"]
    ),
    ("when: row.n > 1", "{ title: A, n: 2, tags: [] }", []),
    ("when: isOpen && row.n > 1", "", ["no example has a row of 'rows' with a unique id"]),
    (
      "", "{ title: A, n: 1, tags: [] }, { title: A, n: 2, tags: [] }",
      ["no example has a row of 'rows'"]
    ),
    // The generated tests choose the values of parameters, so no change of the example would help.
    ("parameters: { n: Int }, when: n > 5000", "{ title: A, n: 1, tags: [] }", []),
  ])
  func actionWithoutASuitableRowIsReported(keys: String, items: String, expected: [String]) throws {
    let messages = try warnings(
      "buy: { row: rows, \(keys.isEmpty ? "" : keys + ",") call: buy }",
      items
    )
    #expect(messages.count == expected.count)
    #expect(zip(messages, expected).allSatisfy { $0.contains($1) }, "\(messages)")
  }

  @Test func anyExampleCanHaveTheRow() throws {
    let buy = "buy: { row: rows, when: row.n > 1, call: buy }"
    let items = "{ title: A, n: 1, tags: [] }"
    #expect(try warnings(buy, items, "{ title: B, n: 2, tags: [] }") == [])
  }

  /// The generated test loads one example, and the action inserts an element of another one.
  @Test(arguments: [("", 1), ("{ title: A, n: 1, tags: [] }", 0)])
  func insertionNeedsAnElementInAnExample(items: String, count: Int) throws {
    let messages = try warnings(
      "add: { parameters: { item: Item }, call: add, optimistic: { insert: { items: item } } }",
      items
    )
    #expect(messages.count == count)
    #expect(
      messages.allSatisfy {
        $0.contains("no example has an element of 'items' that another one lacks")
      }
    )
  }

  @Test(arguments: [("isOpen", 0), ("!isOpen", 1), ("count > 5", 0)])
  func actionWhoseConditionIsNeverTrueIsReported(condition: String, count: Int) throws {
    let messages = try warnings("open: { when: \"\(condition)\", call: open }", "")
    #expect(messages.count == count)
    #expect(
      messages.allSatisfy {
        $0.contains("'open' gets no test: its 'when' is false in every example")
      }
    )
  }

  /// Only the initial value of a local is known, and no example can set another one.
  @Test func conditionOnALocalIsNotReported() throws {
    let messages = try warnings("pay: { when: \"coupon != '' && !isOpen\", call: pay }", "")
    #expect(messages == [])
  }

  private func warnings(
    _ action: String,
    _ items: String,
    _ others: String = ""
  ) throws -> [String] {
    let given =
      "name: Shop, price: 1, stock: in_stock, opened: '2024-03-05T10:00:00Z', day: '2024-03-05'"
    let screen = try shopScreen(
      """
      inputs: { coupon: String }
      models: { Row: { from: Item, id: title, display: { text: "{n}" } } }
      display: { rows: { each: items, model: Row }, hint: "{coupon}" }
      screen:
        service: ShopService
        local: { coupon: "" }
        load: { call: shop }
        errors: { default: Sorry }
        actions: { \(action) }
      examples:
        - { name: one, given: { \(given), isOpen: true, count: 1, items: [\(items)] }, inputs: { coupon: a }, expect: {} }
        - { name: two, given: { \(given), isOpen: true, count: 9, items: [\(others)] }, inputs: { coupon: a }, expect: {} }
      """
    )
    var diagnostics: [Diagnostic] = []
    checkTestedActions(of: screen, into: &diagnostics)
    return diagnostics.map(\.message)
  }
}
