import Foundation

nonisolated extension String {
  /// With a capital first letter, and the others unchanged.
  package func sentenceCased(with locale: Locale) -> String {
    String(prefix(1)).capitalized(with: locale) + dropFirst()
  }
}
