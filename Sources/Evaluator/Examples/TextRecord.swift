import DocumentReader
import Foundation
import ViewModelIR

/// The texts that the examples of a screen show, each with the scope in which it was first evaluated.
package final class TextRecord: @unchecked Sendable {
  private let lock = NSLock()
  private var scopes: [Text.ID: EvaluationScope] = [:]

  /// Records the texts in the source language.
  package init(_ screen: Screen) {
    for var example in screen.examples where !example.isSample {
      if example.language != nil {
        example.language = nil
        example.locale = likelyLocale(of: screen.language)
      }
      var ignoredDiagnostics: [Diagnostic] = []
      _ = evaluate(example, of: screen, record: self, into: &ignoredDiagnostics)
    }
  }

  func note(_ id: Text.ID, in scope: EvaluationScope) {
    lock.withLock { scopes[id] = scopes[id] ?? scope }
  }

  /// The formatted values of slots in the first example that shows the text; `nil` if no example does.
  package func values(of slots: [TextSlot], in text: Text.ID) -> [String]? {
    guard let scope = lock.withLock({ scopes[text] }) else { return nil }
    return slots.map { slot in
      let value = scope.expressions.value(slot.value)
      return formatted(value, of: slot.value.type.unwrapped, as: slot.format, in: scope)
    }
  }
}
