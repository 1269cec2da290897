import Foundation

nonisolated extension String {
  /// The place of the text in lists that users read: numbers in it count as numbers, so `Item 2`
  /// comes before `Item 10`.
  package func localizedOrder(in locale: Locale) -> LocalizedOrder {
    LocalizedOrder(text: self, locale: locale)
  }
}

/// A text that is compared by the rules of a language. Only identical texts are equal.
package nonisolated struct LocalizedOrder: Comparable, Sendable {
  fileprivate let text: String
  fileprivate let locale: Locale

  package static func == (left: Self, right: Self) -> Bool {
    left.compared(to: right) == .orderedSame
  }

  package static func < (left: Self, right: Self) -> Bool {
    left.compared(to: right) == .orderedAscending
  }

  private func compared(to other: Self) -> ComparisonResult {
    // Ignoring case first, as `localizedStandardCompare` does, would put some texts both before and
    // after each other: `AØ` and `áA`. By the rules of languages, case counts least anyway.
    text.compare(other.text, options: [.numeric, .forcedOrdering], range: nil, locale: locale)
  }
}
