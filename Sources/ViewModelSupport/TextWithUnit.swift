import Foundation

nonisolated extension Double {
  /// The usual number of fraction digits of a measurement: at most one below ten, otherwise none.
  package var usualFractionDigits: ClosedRange<Int> { magnitude < 10 ? 0...1 : 0...0 }

  /// Formats the number with a unit: `1.2 km`, or `1.2km` if narrow.
  package func textWithUnit(
    _ unit: String,
    fractionDigits: ClosedRange<Int>?,
    isNarrow: Bool,
    locale: Locale
  ) -> String {
    let style = FloatingPointFormatStyle<Double>.number
      .precision(.fractionLength(fractionDigits ?? usualFractionDigits))
    return formattedWithSignlessZero(style.locale(locale)) + (isNarrow ? "" : "\u{A0}") + unit
  }
}
