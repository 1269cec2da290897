import Foundation

nonisolated extension String {
  /// The text with its first letter capitalized and the others unchanged.
  package func sentenceCased(with locale: Locale) -> String {
    String(prefix(1)).capitalized(with: locale) + dropFirst()
  }
}
