import Foundation

nonisolated extension TimeInterval {
  /// Formats a duration as `3:46`, or as `1:23:46` if it is an hour or longer.
  package func clockText(
    hours showsHours: Bool = false,
    padded: Bool = false,
    rounding: FloatingPointRoundingRule = .toNearestOrEven,
    locale: Locale
  ) -> String {
    let seconds = magnitude.rounded(rounding)
    // Beyond 2^53, a Double cannot represent every whole second.
    let total = Int(min(seconds.isNaN ? 0 : seconds, 9_007_199_254_740_991))
    var parts = [total / 60 % 60, total % 60]
    if showsHours || total >= 3600 { parts.insert(total / 3600, at: 0) }
    let number = IntegerFormatStyle<Int>.number.grouping(.never).locale(locale)
    let texts = parts.enumerated().map { index, part in
      let digits = index > 0 || padded ? 2 : 1
      return part.formatted(number.precision(.integerLength(digits...)))
    }
    return (self < 0 && total > 0 ? "-" : "") + texts.joined(separator: ":")
  }
}
