import Foundation

nonisolated extension Double {
  /// So many millimetres, which are inches in the United States: `12 mm`, `0.47 in`. An inch has a digit more.
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
