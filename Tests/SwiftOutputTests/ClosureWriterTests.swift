import TestSupport
import Testing

@testable import SwiftOutput

struct ClosureWriterTests {
  @Test(arguments: [
    (
      "items.filter($index > 0)",
      "model.items.enumerated().filter { index, _ in index > 0 }.map(\\.element)"
    ),
    (
      "items.map($0.title.prefix($index))",
      "model.items.enumerated().map { index, element in String(element.title.prefix(index)) }"
    ),
    (
      "items.sum($0.n * $index)",
      """
      model.items.enumerated()
        .map { index, element in element.n.multipliedClamped(by: index) }
        .clampedSum()
      """
    ),
    (
      "more?.first($index > 1)?.title.count",
      "model.more?.enumerated().first { index, _ in index > 1 }?.element.title.count"
    ),
    (
      "items.filter($index < 3).last?.low",
      "model.items.enumerated().filter { index, _ in index < 3 }.last?.element.low"
    ),
    (
      "items.first($index == count)?.n * 2",
      """
      (model.items.enumerated().first { index, _ in index == model.count }?.element.n).map {
        $0.multipliedClamped(by: 2)
      }
      """
    ),
    (
      "items.firstIndex($0.n == $index)",
      "model.items.enumerated().first { index, element in element.n == index }?.offset"
    ),
    (
      "items.contains($0.n == $index)",
      "model.items.enumerated().contains { index, element in element.n == index }"
    ),
    (
      "items.map($0.tags.filter($index > 0).count)",
      "model.items.map { $0.tags.enumerated().filter { index, _ in index > 0 }.map(\\.element).count }"
    ),
    // The order of texts
    (
      "items.map($0.title).sorted(localized: true)",
      """
      model.items.map(\\.title).sorted {
        $0.localizedOrder(in: context.locale) < $1.localizedOrder(in: context.locale)
      }
      """
    ),
    (
      "items.sorted($0.n, $0.title, localized: true, descending: true)",
      """
      model.items.sorted {
        ($0.n, $0.title.localizedOrder(in: context.locale))
          > ($1.n, $1.title.localizedOrder(in: context.locale))
      }
      """
    ),
    (
      "items.sorted($0.title.prefix(3), localized: true)",
      """
      model.items.sorted {
        String($0.title.prefix(3)).localizedOrder(in: context.locale)
          < String($1.title.prefix(3)).localizedOrder(in: context.locale)
      }
      """
    ),
    // Named elements
    ("items.map(item in item.title)", "model.items.map(\\.title)"),
    (
      "items.filter(item in item.tags.contains(item.title))",
      "model.items.filter { $0.tags.contains($0.title) }"
    ),
    (
      "items.filter(item in item.tags.contains($0 == item.title))",
      "model.items.filter { item in item.tags.contains { $0 == item.title } }"
    ),
    (
      "items.filter(item in item.tags.contains(tag in tag == item.title && tag != name))",
      "model.items.filter { item in item.tags.contains { $0 == item.title && $0 != model.name } }"
    ),
    (
      "items.filter($0.tags.contains(tag in tag == $0.title))",
      "model.items.filter { element in element.tags.contains { tag in tag == element.title } }"
    ),
    (
      "items.sorted(item in item.tags.filter($0 < item.title).count, item in item.n)",
      """
      model.items.sorted { item, other in
        (item.tags.filter { $0 < item.title }.count, item.n)
          < (other.tags.filter { $0 < other.title }.count, other.n)
      }
      """
    ),
    (
      "items.sorted($0.tags.filter(tag in tag < $0.title).count)",
      """
      model.items.sorted { element, other in
        element.tags.filter { tag in tag < element.title }.count
          < other.tags.filter { tag in tag < other.title }.count
      }
      """
    ),
    (
      "items.map(default in default.tags.map($0 + default.title.prefix($index)).count)",
      """
      model.items.map { `default` in
        `default`.tags.enumerated()
          .map { index, element in element + String(`default`.title.prefix(index)) }
          .count
      }
      """
    ),
  ])
  func closureIsWrittenAsSwift(expression: String, expected: String) throws {
    #expect(try code(of: expression) == expected)
  }

  /// The expression in Swift.
  private func code(of expression: String) throws -> String {
    let screen = try shopScreen("display:\n  a:\n    value: |-\n      \(expression)\n")
    guard case .value(let value)? = screen.viewModels.first?.fields.first?.rule else { return "" }
    return ExpressionWriter(service: screen.service).code(value).lines(indent: 0)
      .joined(separator: "\n")
  }
}
