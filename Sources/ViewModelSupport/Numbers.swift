import Foundation

// MARK: DecimalText
/// Parses decimal numbers such as `12.50`.
public nonisolated enum DecimalText {
  /// Returns the number to 38 digits, or `nil` if the text is not a number or Decimal cannot hold
  /// it.
  public static func decimal(from text: String) -> Decimal? {
    // Decimal ignores what follows a number: it would parse `12,50` as 12.
    guard isNumber(text), let number = Decimal(string: text, locale: nil), !number.isNaN else {
      return nil
    }
    return number
  }

  /// Whether the whole text is a number: digits with an optional sign, fraction and exponent.
  private static func isNumber(_ text: String) -> Bool {
    var rest = Substring(text).utf8[...]
    func skip(_ characters: UInt8...) -> Bool {
      guard let first = rest.first, characters.contains(first) else { return false }
      rest = rest.dropFirst()
      return true
    }
    func skipDigits() -> Bool {
      let digits = rest.prefix { 48...57 ~= $0 }
      rest = rest.dropFirst(digits.count)
      return !digits.isEmpty
    }
    _ = skip(UInt8(ascii: "-"), UInt8(ascii: "+"))
    guard skipDigits() else { return false }
    if skip(UInt8(ascii: ".")), !skipDigits() { return false }
    if skip(UInt8(ascii: "e"), UInt8(ascii: "E")) {
      _ = skip(UInt8(ascii: "-"), UInt8(ascii: "+"))
      if !skipDigits() { return false }
    }
    return rest.isEmpty
  }
}

// MARK: roundedToInt
nonisolated extension Double {
  /// The nearest whole number by the rule, or the nearest Int if it does not fit; 0 for NaN.
  public func roundedToInt(_ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) -> Int {
    let whole = rounded(rule)
    if whole >= Double(Int.max) { return .max }
    if whole <= Double(Int.min) { return .min }
    return whole.isNaN ? 0 : Int(whole)
  }
}

nonisolated extension Decimal {
  /// The nearest whole number by the rule, or the nearest Int if it does not fit; 0 for NaN.
  public func roundedToInt(_ rule: NSDecimalNumber.RoundingMode = .plain) -> Int {
    let rounding = NSDecimalNumberHandler(
      roundingMode: rule,
      scale: 0,
      raiseOnExactness: false,
      raiseOnOverflow: false,
      raiseOnUnderflow: false,
      raiseOnDivideByZero: false
    )
    let whole = NSDecimalNumber(decimal: self).rounding(accordingToBehavior: rounding)
    let integer = whole.intValue
    // The conversion keeps only some bits of a number that does not fit.
    if Decimal(integer) == whole.decimalValue { return integer }
    return isNaN ? 0 : self < 0 ? .min : .max
  }
}

// MARK: finitePow, finiteLog10
nonisolated extension Double {
  /// The base to the power of the exponent; `nil` if that is not a finite number.
  public static func finitePow(_ base: Double, _ exponent: Double) -> Double? {
    let power = Foundation.pow(base, exponent)
    return power.isFinite ? power : nil
  }

  /// The decimal logarithm; `nil` unless the number is finite and greater than 0.
  public static func finiteLog10(_ number: Double) -> Double? {
    let logarithm = Foundation.log10(number)
    return logarithm.isFinite ? logarithm : nil
  }
}

// MARK: multiplied, divided, decimalMean
nonisolated extension Decimal {
  /// The product; 0 if it has more decimal places than Decimal can hold, with which `*` would
  /// crash.
  public func multiplied(by other: Decimal) -> Decimal {
    exponent + other.exponent < -128 ? 0 : self * other
  }

  /// The quotient; `nil` if the divisor is 0.
  public func divided(by other: Decimal) -> Decimal? {
    other == 0 ? nil : self / other
  }
}

nonisolated extension Sequence<Decimal> {
  /// The average; `nil` if there are no values.
  public func decimalMean() -> Decimal? {
    var sum: Decimal = 0
    var count = 0
    for element in self {
      sum += element
      count += 1
    }
    return count == 0 ? nil : sum / Decimal(count)
  }
}

// MARK: formattedWithSignlessZero
nonisolated extension SignedNumeric where Self: Comparable {
  /// Formats the value, without a minus sign if it rounds to zero.
  public func formattedWithSignlessZero<Style: FormatStyle>(_ style: Style) -> String
  where Style.FormatInput == Self, Style.FormatOutput == String {
    if self == 0 { return style.format(0) }
    let text = style.format(self)
    guard self < 0 else { return text }
    let digits = text.compactMap(\.wholeNumberValue)
    // Infinity has no digits at all.
    return !digits.isEmpty && digits.allSatisfy { $0 == 0 } ? style.format(0) : text
  }
}

// MARK: shownDigits
nonisolated extension Double {
  /// The digits that a format with this many decimal places shows, in ASCII: `1.50`.
  public func shownDigits(fraction length: ClosedRange<Int>) -> String {
    let style = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US"))
    return style.precision(.fractionLength(length)).grouping(.never).format(self)
  }
}

nonisolated extension Decimal {
  /// The digits that a format with this many decimal places shows, in ASCII: `1.50`.
  public func shownDigits(fraction length: ClosedRange<Int>) -> String {
    let style = Decimal.FormatStyle(locale: Locale(identifier: "en_US"))
    return style.precision(.fractionLength(length)).grouping(.never).format(self)
  }
}

// MARK: firstNumber
nonisolated extension String {
  /// What decides the digits, apart from the locale.
  private struct Shown: Hashable {
    let text: String
    let value: Double?
  }

  private static let firstNumbers = KeptTexts<Self.Shown>()

  /// The digits of the first number in a formatted text, in ASCII: `12.5` for `12,5 %`, and `0` if
  /// there is none. For a compact number, give its value: `1.2c6` for `1,2 M`, in CLDR's notation.
  public func firstNumber(in locale: Locale, compact value: Double? = nil) -> String {
    Self.firstNumbers.text(for: Shown(text: self, value: value), in: locale) {
      digitsOfFirstNumber(in: locale, compact: value)
    }
  }

  private func digitsOfFirstNumber(in locale: Locale, compact value: Double?) -> String {
    let point = locale.decimalSeparator ?? "."
    var digits = ""
    var separator: Character?
    for character in self {
      if let digit = character.wholeNumberValue, (0...9).contains(digit) {
        if let separator, String(separator) == point { digits += "." }
        separator = nil
        digits += "\(digit)"
      } else if !digits.isEmpty {
        // Groups of digits have one character between them.
        if separator != nil || character.isLetter { break }
        separator = character
      }
    }
    guard let value, let shown = Double(digits), shown > 0 else {
      return digits.isEmpty ? "0" : digits
    }
    let exponent = Foundation.log10(abs(value) / shown).rounded()
    return exponent > 0 && exponent < 100 ? "\(digits)c\(Int(exponent))" : digits
  }
}

// MARK: proportion
nonisolated extension Double {
  /// The value as a share of a whole: 0.25 for 1 of 4. If the whole is 0, the share is 0.
  public func proportion(of whole: Double) -> Double { whole == 0 ? 0 : self / whole }
}

nonisolated extension Int {
  /// The value as a share of a whole: 0.25 for 1 of 4. If the whole is 0, the share is 0.
  public func proportion(of whole: Int) -> Double {
    whole == 0 ? 0 : Double(self) / Double(whole)
  }
}

nonisolated extension Decimal {
  /// The value as a share of a whole: 0.25 for 1 of 4. If the whole is 0, the share is 0.
  public func proportion(of whole: Decimal) -> Decimal { whole == 0 ? 0 : self / whole }
}

// MARK: asCurrencyCode, showingCurrency
nonisolated extension String {
  /// The code if it has three letters. Foundation cannot format amounts with other codes, so they
  /// become the unused code `ZZZ`.
  public var asCurrencyCode: String {
    utf8.count == 3 && allSatisfy { $0.isASCII && $0.isLetter } ? self : "ZZZ"
  }

  /// Puts the original code back into an amount that was formatted with `asCurrencyCode`:
  /// `EURO 12.50`, or `12.50` for an empty code.
  public func showingCurrency(_ code: String) -> String {
    if code == code.asCurrencyCode { return self }
    return code.isEmpty
      ? replacingOccurrences(of: "\\s?ZZZ\\s?", with: "", options: .regularExpression)
      : replacingOccurrences(of: "ZZZ", with: code)
  }
}

// MARK: bytesText
nonisolated extension Int64 {
  /// Formats a size in the largest unit that it reaches: `1.50 GB`. Bytes have no fraction digits.
  public func bytesText(
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

// MARK: ordinalText
nonisolated extension Int {
  /// Formats an ordinal number in a locale: `1st`, `1.`, `1er`.
  public func ordinalText(in locale: Locale) -> String {
    // Beyond 2^53, the rules of some locales are applied to a rounded number.
    if magnitude > 1 << 53 { return formatted(.number.locale(locale)) }
    return Self.ordinalTexts.text(for: self, in: locale) {
      Ordinals.shared.format(in: locale) { ordinalText(with: $0) }
    }
  }

  private static let ordinalTexts = KeptTexts<Int>()

  /// The formatter of the last locale: making one takes 50 times as long as using it.
  private final class Ordinals: @unchecked Sendable {
    static let shared = Ordinals()

    private let lock = NSLock()
    private var formatter = NumberFormatter()

    func format(in locale: Locale, _ format: (NumberFormatter) -> String) -> String {
      lock.lock()
      defer { lock.unlock() }
      if formatter.numberStyle != .ordinal || formatter.locale != locale {
        formatter = NumberFormatter()
        formatter.numberStyle = .ordinal
        formatter.locale = locale
      }
      return format(formatter)
    }
  }

  private func ordinalText(with formatter: NumberFormatter) -> String {
    let text = formatter.string(from: NSNumber(value: self)) ?? String(self)
    if Int32(exactly: self) != nil { return text }
    // The formatter chooses the suffix by the low 32 bits. No language's depends on more than the
    // last six digits of such a number.
    let similar = self % 1_000_000 + (self < 0 ? -1_000_000 : 1_000_000)
    let form = formatter.string(from: NSNumber(value: similar)) ?? text
    guard let first = text.firstIndex(where: \.isNumber),
      let last = text.lastIndex(where: \.isNumber),
      let start = form.firstIndex(where: \.isNumber), let end = form.lastIndex(where: \.isNumber)
    else { return text }
    return form.replacingCharacters(in: start...end, with: text[first...last])
  }
}
