import Foundation

nonisolated extension Double {
  /// Formats a depth in millimeters, converted to inches in the United States: `12 mm`, `0.47 in`.
  /// Inches have one more fraction digit.
  package func rainfallDepthText(
    fractionDigits: ClosedRange<Int>? = nil,
    isNarrow: Bool = false,
    locale: Locale
  ) -> String {
    guard locale.unitSystem == .us else {
      return textWithUnit("mm", fractionDigits: fractionDigits, isNarrow: isNarrow, locale: locale)
    }
    let inches = self / 25.4
    let digits = fractionDigits ?? inches.usualFractionDigits
    return inches.textWithUnit(
      "in",
      fractionDigits: digits.lowerBound...(digits.upperBound + 1),
      isNarrow: isNarrow,
      locale: locale
    )
  }
}
