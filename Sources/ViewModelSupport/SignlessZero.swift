import Foundation

nonisolated extension SignedNumeric where Self: Comparable {
  /// Formats the value, without a minus sign if it rounds to zero.
  package func formattedWithSignlessZero<Style: FormatStyle>(_ style: Style) -> String
  where Style.FormatInput == Self, Style.FormatOutput == String {
    if self == 0 { return style.format(0) }
    let text = style.format(self)
    guard self < 0 else { return text }
    let digits = text.compactMap(\.wholeNumberValue)
    // Infinity has no digits at all.
    return !digits.isEmpty && digits.allSatisfy { $0 == 0 } ? style.format(0) : text
  }
}
