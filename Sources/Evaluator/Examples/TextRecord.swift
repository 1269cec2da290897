import DocumentReader
import Foundation
import ViewModelIR

/// Which texts the examples of a screen show, each with what it could see when it was first made.
package final class TextRecord: @unchecked Sendable {
  private let lock = NSLock()
  private var scopes: [Text.ID: EvaluationScope] = [:]
  private let rows: [RowPlace]?

  /// Records the texts in the spec's own language. `rows` limits this to the view model that these rows lead to: empty for the
  /// screen's, nil for all.
  package init(_ screen: Screen, of rows: [RowPlace]? = nil) {
    self.rows = rows
    for var example in screen.examples where !example.isSample {
      if example.language != nil {
        example.language = nil
        example.locale = likelyLocale(of: screen.language)
      }
      var unheard: [Diagnostic] = []
      _ = evaluate(example, of: screen, record: self, into: &unheard)
    }
  }

  func note(_ id: Text.ID, in scope: EvaluationScope) {
    if let rows, rows != scope.rows { return }
    lock.withLock { scopes[id] = scopes[id] ?? scope }
  }

  /// What the first example that shows a text has in its slots; nil where none does.
  package func values(of slots: [TextSlot], in text: Text.ID) -> [String]? {
    guard let scope = lock.withLock({ scopes[text] }) else { return nil }
    return slots.map { slot in
      let value = scope.expressions.value(slot.value)
      return formatted(value, of: slot.value.type.unwrapped, as: slot.format, in: scope)
    }
  }
}
