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
