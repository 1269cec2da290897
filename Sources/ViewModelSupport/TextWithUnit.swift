import Foundation

nonisolated extension Double {
  /// The digits behind the separator that a measurement is read with: one below ten, and from there on none.
  package var usualFractionDigits: ClosedRange<Int> { magnitude < 10 ? 0...1 : 0...0 }

  /// `1.2 km`, or narrow `1.2km`.
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
