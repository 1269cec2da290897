import Foundation

nonisolated extension Int {
  /// Formats an ordinal number in a locale: `1st`, `1.`, `1er`.
  package func ordinalText(in locale: Locale) -> String {
    // Beyond 2^53, the rules of some locales are applied to a rounded number.
    if magnitude <= 1 << 53 {
      let formatter = NumberFormatter()
      formatter.numberStyle = .ordinal
      formatter.locale = locale
      if let text = formatter.string(from: NSNumber(value: self)) { return text }
    }
    return formatted(.number.locale(locale))
  }
}
