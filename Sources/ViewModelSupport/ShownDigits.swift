import Foundation

nonisolated extension Double {
  /// The digits that a format with this many decimal places shows, in ASCII: `1.50`.
  package func shownDigits(fraction length: ClosedRange<Int>) -> String {
    let style = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US"))
    return style.precision(.fractionLength(length)).grouping(.never).format(self)
  }
}

nonisolated extension Decimal {
  /// The digits that a format with this many decimal places shows, in ASCII: `1.50`.
  package func shownDigits(fraction length: ClosedRange<Int>) -> String {
    let style = Decimal.FormatStyle(locale: Locale(identifier: "en_US"))
    return style.precision(.fractionLength(length)).grouping(.never).format(self)
  }
}
