// MARK: DecimalDigits, NumberForm
/// A number by its digits: 125 with two places is 1.25.
public nonisolated struct DecimalDigits {
  public let isNegative: Bool
  public fileprivate(set) var digits: UInt64
  public fileprivate(set) var places: Int
}

nonisolated extension DecimalDigits {
  /// Reads digits with a point between them; `nil` if there are too many, or anything else, such
  /// as an exponent.
  public init?(isNegative: Bool, _ text: String) {
    self.init(isNegative: isNegative, digits: 0, places: 0)
    var isFraction = false
    for byte in text.utf8 {
      if 48...57 ~= byte {
        let (tens, isTooLong) = digits.multipliedReportingOverflow(by: 10)
        let (sum, overflow) = tens.addingReportingOverflow(UInt64(byte - 48))
        if isTooLong || overflow { return nil }
        digits = sum
        if isFraction { places += 1 }
      } else if byte == 46, !isFraction {
        isFraction = true
      } else {
        return nil
      }
    }
  }

  /// The number with the decimal point moved to the right, and rounded to the nearest with at most
  /// this many places, or to the even one of two; `nil` if it has too many digits.
  public func movingPoint(_ shift: Int, roundingTo most: Int) -> Self? {
    var number = self
    number.places -= shift
    while number.places < 0 {
      let (digits, overflow) = number.digits.multipliedReportingOverflow(by: 10)
      if overflow { return nil }
      (number.digits, number.places) = (digits, number.places + 1)
    }
    guard number.places > most else { return number }
    var unit: UInt64 = 1
    for _ in most..<Swift.min(number.places, most + 19) { unit *= 10 }
    let (digits, rest) = number.digits.quotientAndRemainder(dividingBy: unit)
    let isUp = rest == unit / 2 ? !digits.isMultiple(of: 2) : rest > unit / 2
    number.digits = number.places > most + 19 ? 0 : digits + (isUp ? 1 : 0)
    number.places = most
    return number
  }

  /// The digits before the point, and those after it without zeros at the end.
  public var parts: (whole: UInt64, fraction: UInt64, places: Int) {
    var unit: UInt64 = 1
    for _ in 0..<Swift.min(places, 19) { unit *= 10 }
    var (whole, fraction) = digits.quotientAndRemainder(dividingBy: unit)
    if places > 19 { (whole, fraction) = (0, digits) }
    var places = places
    while places > 0, fraction.isMultiple(of: 10) {
      (fraction, places) = (fraction / 10, places - 1)
    }
    return (whole, fraction, places)
  }
}

/// How a locale writes the numbers of one format, in UTF-8.
public nonisolated struct NumberForm: Sendable {
  /// What surrounds the digits of zero, and of other numbers.
  private var zero = Affixes()
  private var positive = Affixes()
  private var negative = Affixes()
  /// How the digits from 0 to 9 are written.
  private var digits: [[UInt8]] = []
  private var hasASCIIDigits = false
  private var point: [UInt8] = []
  private var fraction = 0...0
  private var separator: [UInt8] = []
  /// The number of digits in the last group, and in those before it.
  private var lastGroup = 0
  private var otherGroups = 1
  /// From how many digits on they are grouped.
  private var leastGrouped = Int.max

  private struct Affixes {
    var prefix: [UInt8] = []
    var suffix: [UInt8] = []
  }

  /// Returns `nil` if the number has too many digits.
  public func text(of number: DecimalDigits, movingPoint shift: Int) -> String? {
    guard let shown = number.movingPoint(shift, roundingTo: fraction.upperBound) else { return nil }
    let affixes = shown.digits == 0 ? zero : shown.isNegative ? negative : positive
    let parts = shown.parts
    let whole = String(parts.whole).utf8
    var text: [UInt8] = []
    text.reserveCapacity(64)
    text += affixes.prefix
    let isGrouped = whole.count >= leastGrouped
    var rest = whole.count
    for digit in whole {
      if isGrouped, rest < whole.count, rest >= lastGroup,
        (rest - lastGroup).isMultiple(of: otherGroups)
      {
        text += separator
      }
      append(digit, to: &text)
      rest -= 1
    }
    let places = Swift.max(parts.places, fraction.lowerBound)
    if places > 0 {
      text += point
      let digits = parts.places == 0 ? "" : String(parts.fraction)
      for _ in 0..<(parts.places - digits.utf8.count) { append(48, to: &text) }
      for digit in digits.utf8 { append(digit, to: &text) }
      for _ in parts.places..<places { append(48, to: &text) }
    }
    text += affixes.suffix
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends an ASCII digit as the locale writes it.
  private func append(_ digit: UInt8, to text: inout [UInt8]) {
    let index = Int(digit) - 48
    if hasASCIIDigits {
      text.append(digit)
    } else if digits.indices.contains(index) {
      text += digits[index]
    }
  }
}

nonisolated extension NumberForm {
  /// A text of Foundation in parts. A digit is a scalar, and what is between digits has any number.
  private struct Parts {
    let affixes: Affixes
    /// The digits, each with what follows it before the next digit.
    let digits: [(text: [UInt8], separator: [UInt8])]

    init?(_ text: String) {
      let scalars = text.unicodeScalars
      let isDigit = { (scalar: Unicode.Scalar) in scalar.properties.numericType == .decimal }
      guard let first = scalars.firstIndex(where: isDigit),
        let last = scalars.lastIndex(where: isDigit)
      else { return nil }
      let bytes = { (part: Substring.UnicodeScalarView) in Array(Substring(part).utf8) }
      affixes = Affixes(
        prefix: bytes(scalars[..<first]),
        suffix: bytes(scalars[last...].dropFirst())
      )
      var digits: [(text: [UInt8], separator: [UInt8])] = []
      for scalar in scalars[first...last] {
        if isDigit(scalar) {
          digits.append((Array(String(scalar).utf8), []))
        } else if let digit = digits.popLast() {
          digits.append((digit.text, digit.separator + Array(String(scalar).utf8)))
        }
      }
      self.digits = digits
    }
  }

  /// Returns `nil` if a format writes numbers in another way than digits in groups.
  public static func learnt<Number: LearntNumber>(
    from format: (Number) -> String,
    movingPoint shift: Int
  ) -> Self? {
    func number(_ digits: String) -> Number? { Number(probe: "\(digits)e\(-shift)") }
    func parts(_ digits: String) -> Parts? { number(digits).flatMap { Parts(format($0)) } }
    let places = "222222222222222"
    let longest = places.indices.reversed().lazy.map { "1.\(places[...$0])" }.first {
      number($0) != nil
    }
    guard let one = parts("1"), let zero = parts("0"), let negative = parts("-1"),
      let all = parts("1234567890"), let long = parts(longest ?? "1"),
      let least = one.digits.indices.last, let most = long.digits.indices.last,
      all.digits.count >= 10
    else { return nil }

    var form = NumberForm()
    (form.positive, form.zero, form.negative) = (one.affixes, zero.affixes, negative.affixes)
    let whole = all.digits.prefix(10)
    form.digits = whole.suffix(1).map(\.text) + whole.prefix(9).map(\.text)
    form.hasASCIIDigits = form.digits == (48...57).map { [$0] }
    form.point = long.digits[0].separator
    form.fraction = least...max(least, most)
    let groups = whole.dropLast().indices.filter { !whole[$0].separator.isEmpty }
    if let last = groups.last {
      form.separator = whole[last].separator
      form.lastGroup = 9 - last
      form.otherGroups = groups.dropLast().last.map { last - $0 } ?? 9
      form.leastGrouped =
        (1...10).first { count in
          let parts = parts(String(repeating: "1", count: count))
          return parts?.digits.prefix(count - 1).contains { !$0.separator.isEmpty } ?? false
        } ?? .max
    }
    return form.isRight({ number($0) }, format, shift) ? form : nil
  }

  /// Whether the texts of other numbers are those of Foundation.
  private func isRight<Number: LearntNumber>(
    _ number: (String) -> Number?,
    _ format: (Number) -> String,
    _ shift: Int
  ) -> Bool {
    for number in Self.probes.compactMap(number) {
      let shown = number.decimalDigits.flatMap { text(of: $0, movingPoint: shift) }
      if let shown, shown != format(number) { return false }
    }
    return true
  }

  /// Numbers with ties, and around the sizes at which texts change.
  private static let probes = [
    "0", "0.5", "1.5", "-2.5", "0.125", "-0.004", "7", "12", "99.995", "-123", "999.999", "1000",
    "-1234.5", "9999.5", "12345.675", "123456.789", "-1234567", "98765432.1", "1e9",
    "-123456789012",
  ]
}
