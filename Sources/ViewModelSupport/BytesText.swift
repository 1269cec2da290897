import Foundation

nonisolated extension Int64 {
  /// Formats a size in the largest unit that it reaches: `1.50 GB`. Bytes have no fraction digits.
  package func bytesText(
    style: ByteCountFormatStyle.Style,
    fractionDigits: ClosedRange<Int>,
    locale: Locale
  ) -> String {
    let step: Double = style == .memory || style == .binary ? 1024 : 1000
    // A size that would round to 1000 (or 1024) is shown in the next unit.
    let limit = step - 0.5 * pow(10, -Double(fractionDigits.upperBound))
    var units: [ByteCountFormatStyle.Units] = [.bytes, .kb, .mb, .gb, .tb, .pb]
    var size = Double(magnitude)
    while size >= limit, units.count > 1 {
      size /= step
      units.removeFirst()
    }
    let unit = ByteCountFormatStyle(
      style: style,
      allowedUnits: units[0],
      spellsOutZero: false,
      locale: locale
    )
    let text = unit.format(self)
    // The style provides the unit's name and the sign, but has no option for digits.
    guard units.count < 6, let first = text.firstIndex(where: \.isWholeNumber),
      let last = text.lastIndex(where: \.isWholeNumber)
    else { return text }
    let number = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(fractionDigits))
    return text.replacingCharacters(in: first...last, with: number.locale(locale).format(size))
  }
}
