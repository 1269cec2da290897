// swift-format-ignore-file
// Recorded from Sources/ViewModelSupport by `RECORD=1 swift test --filter textsAreEmbedded`. SwiftPM would embed the same files as lists of
// numbers, which take the compiler fifty times as long.

enum SupportText {
  static let AdditionalElements = #"""
nonisolated extension UnkeyedDecodingContainer {
  /// The elements after those that have been read.
  package mutating func additionalElements<Value: Decodable>(
    of type: Value.Type = Value.self
  ) throws -> [Value] {
    var elements: [Value] = []
    while !isAtEnd { elements.append(try decode(Value.self)) }
    return elements
  }
}

"""#
  static let AdditionalMembers = #"""
nonisolated extension ObjectMembers {
  /// The members that are not among the keys, those whose values could not be read, and null where
  /// it is the value of a key.
  package func additionalMembers<Value: Decodable>(
    of type: Value.Type = Value.self,
    unread: KeyValuePairs<CodingKeys, Bool> = [:],
    nulls: [CodingKeys] = []
  ) throws -> [String: Value] {
    var members: [String: Value] = [:]
    for key in container.allKeys {
      members[key.stringValue] = try container.decode(type, forKey: key)
    }
    // Null in their place means that there is nothing to read.
    for case (let key, true) in unread where container.contains(MemberKey(key)) {
      guard try !container.decodeNil(forKey: MemberKey(key)) else { continue }
      members[key.stringValue] = try container.decode(type, forKey: MemberKey(key))
    }
    for key in nulls where container.contains(MemberKey(key)) {
      guard try container.decodeNil(forKey: MemberKey(key)) else { continue }
      members[key.stringValue] = try container.decode(type, forKey: MemberKey(key))
    }
    return members
  }
}

"""#
  static let ArithmeticMean = #"""
nonisolated extension Sequence<Double> {
  /// The average; nil if there are no values.
  package func arithmeticMean() -> Double? {
    var sum = 0.0
    var count = 0
    for element in self {
      sum += element
      count += 1
    }
    return count == 0 ? nil : sum / Double(count)
  }
}

nonisolated extension Sequence<Int> {
  /// The average; nil if there are no values.
  package func arithmeticMean() -> Double? { lazy.map(Double.init).arithmeticMean() }
}

"""#
  static let Attempt = #"""
/// The error for data that nests too deeply for the stack of the thread: reading it as another type would not help.
package nonisolated struct StackShortage: Error {}

nonisolated extension Decoder {
  /// What it decodes, or nil if the data has another form; fails if the data nests too deeply.
  package func attempt<Value>(_ decode: @autoclosure () throws -> Value?) throws -> Value? {
    do {
      return try decode()
    } catch {
      if case DecodingError.dataCorrupted(let context) = error,
        context.underlyingError is StackShortage
      {
        throw error
      }
      return nil
    }
  }
}

"""#
  static let BytesText = #"""
import Foundation

nonisolated extension Int64 {
  /// `1.50 GB`: the size in the largest unit that it reaches, with these digits after the decimal separator; bytes have none.
  package func bytesText(
    style: ByteCountFormatStyle.Style,
    fractionDigits: ClosedRange<Int>,
    locale: Locale
  ) -> String {
    let step: Double = style == .memory || style == .binary ? 1024 : 1000
    // A thousand, as shown, is one of the next unit.
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
    // The style has the unit's name and the sign, but no option for digits.
    guard units.count < 6, let first = text.firstIndex(where: \.isWholeNumber),
      let last = text.lastIndex(where: \.isWholeNumber)
    else { return text }
    let number = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(fractionDigits))
    return text.replacingCharacters(in: first...last, with: number.locale(locale).format(size))
  }
}

"""#
  static let Cancellation = #"""
import Foundation

nonisolated extension Error {
  /// Whether a task was cancelled, which nobody needs to be told.
  package var isCancellation: Bool {
    self is CancellationError || (self as? URLError)?.code == .cancelled
  }
}

"""#
  static let ClampedArithmetic = #"""
nonisolated extension Int {
  /// The sum, or the nearest Int if it does not fit.
  package func addingClamped(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other < 0 ? .min : .max) : sum
  }

  /// The difference, or the nearest Int if it does not fit.
  package func subtractingClamped(_ other: Int) -> Int {
    let (difference, overflow) = subtractingReportingOverflow(other)
    return overflow ? (other < 0 ? .max : .min) : difference
  }

  /// The product, or the nearest Int if it does not fit.
  package func multipliedClamped(by other: Int) -> Int {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    return overflow ? ((self < 0) == (other < 0) ? .max : .min) : product
  }

  /// The quotient without its fraction; nil if the divisor is 0.
  package func dividedClamped(by other: Int) -> Int? {
    if other == 0 { return nil }
    // Only Int.min / -1 does not fit.
    let (quotient, overflow) = dividedReportingOverflow(by: other)
    return overflow ? .max : quotient
  }

  /// The value with the other sign; Int.max for Int.min.
  package func negatedClamped() -> Int { 0.subtractingClamped(self) }
}

"""#
  static let ClampedRange = #"""
import Foundation

nonisolated extension Date {
  /// The time up to an end; only this moment if the end is earlier.
  package func clampedRange(to end: Date) -> Range<Date> {
    // A range with NaN as a bound would trap.
    let start = timeIntervalSinceReferenceDate.isNaN ? .distantPast : self
    return start..<max(start, end)
  }
}

"""#
  static let ClampedSum = #"""
nonisolated extension Sequence<Int> {
  /// The sum from left to right; a step that does not fit is the nearest Int.
  package func clampedSum() -> Int {
    reduce(0) { sum, element in
      let (next, overflow) = sum.addingReportingOverflow(element)
      return overflow ? (element < 0 ? .min : .max) : next
    }
  }
}

"""#
  static let Clamping = #"""
nonisolated extension Comparable {
  /// The value, or the bound that it exceeds; the upper one if the lower is greater.
  package func clamped(from lower: Self, to upper: Self) -> Self {
    min(max(self, lower), upper)
  }
}

"""#
  static let ClockText = #"""
import Foundation

nonisolated extension TimeInterval {
  /// `3:46`, and from an hour on `1:23:46`.
  package func clockText(
    hours showsHours: Bool = false,
    padded: Bool = false,
    rounding: FloatingPointRoundingRule = .toNearestOrEven,
    locale: Locale
  ) -> String {
    let seconds = magnitude.rounded(rounding)
    // Beyond 2^53 a Double does not count single seconds.
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

"""#
  static let CodeNames = #"""
import Foundation

nonisolated extension String {
  /// The name of a region by its code, such as `DE`; the code if it has no name.
  package func regionName(in locale: Locale) -> String {
    locale.localizedString(forRegionCode: self) ?? self
  }

  /// The name of a language by its BCP 47 tag, such as `de` or `zh-Hant`; the tag if it has no name.
  package func languageName(in locale: Locale) -> String {
    locale.localizedString(forIdentifier: self) ?? self
  }

  /// The name of a currency by its ISO 4217 code, such as `EUR`; the code if it has no name.
  package func currencyName(in locale: Locale) -> String {
    locale.localizedString(forCurrencyCode: self) ?? self
  }
}

"""#
  static let CurrencyCode = #"""
import Foundation

nonisolated extension String {
  /// This code, or the unused `ZZZ` if Foundation cannot format an amount with it: anything but three letters.
  package var asCurrencyCode: String {
    utf8.count == 3 && allSatisfy { $0.isASCII && $0.isLetter } ? self : "ZZZ"
  }

  /// An amount formatted with `asCurrencyCode`, with the original code put back: `EURO 12.50`, or `12.50` for an empty one.
  package func showingCurrency(_ code: String) -> String {
    if code == code.asCurrencyCode { return self }
    return code.isEmpty
      ? replacingOccurrences(of: "\\s?ZZZ\\s?", with: "", options: .regularExpression)
      : replacingOccurrences(of: "ZZZ", with: code)
  }
}

"""#
  static let CurrencyMinorUnit = #"""
nonisolated extension String {
  /// The minor unit of the currency with this code, by ISO 4217: 0.01 for EUR, 1 for JPY.
  package var currencyMinorUnit: Double {
    switch uppercased() {
    case "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "UYI",
      "VND", "VUV", "XAF", "XOF", "XPF":
      1
    case "BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND": 0.001
    case "CLF", "UYW": 0.0001
    default: 0.01
    }
  }
}

"""#
  static let CurrentDay = #"""
import Foundation

nonisolated extension DisplayContext {
  /// The current calendar day in the time zone, at midnight UTC.
  package var currentDay: Date {
    Date(timeIntervalSince1970: now.dayNumber(in: timeZone) * 86_400)
  }
}

"""#
  static let CurrentPeriod = #"""
import Foundation

nonisolated extension Date {
  /// Whether the date is in the current week, month or year of the context's calendar.
  package func isInCurrent(_ period: Calendar.Component, in context: DisplayContext) -> Bool {
    isSame(period, as: context.now, context.calendar, context.timeZone)
  }

  /// The same for a calendar day, at midnight UTC.
  package func isDayInCurrent(_ period: Calendar.Component, in context: DisplayContext) -> Bool {
    isSame(period, as: context.currentDay, context.calendar, .ofCalendarDays)
  }

  private func isSame(
    _ period: Calendar.Component,
    as other: Date,
    _ calendar: Calendar,
    _ timeZone: TimeZone
  ) -> Bool {
    var calendar = calendar
    calendar.timeZone = timeZone
    return calendar.isDate(self, equalTo: other, toGranularity: period)
  }
}

"""#
  static let DatePart = #"""
import Foundation

nonisolated extension Date {
  /// The year, month, day, weekday (1 is Sunday), hour or minute in the Gregorian calendar, as in the data.
  package func datePart(_ part: Calendar.Component, in timeZone: TimeZone) -> Int {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return calendar.component(part, from: self)
  }

  /// The calendar day of the date, at midnight UTC.
  package func calendarDay(in timeZone: TimeZone) -> Date {
    Date(timeIntervalSince1970: dayNumber(in: timeZone) * 86_400)
  }
}

"""#
  static let DayComparison = #"""
import Foundation

nonisolated extension Date {
  /// Whether the date is on the current day; calendar days, which are at midnight UTC, need another time zone than the context's.
  package func isToday(in context: DisplayContext, _ timeZone: TimeZone? = nil) -> Bool {
    daysFromToday(in: context, timeZone) == 0
  }

  package func isYesterday(in context: DisplayContext, _ timeZone: TimeZone? = nil) -> Bool {
    daysFromToday(in: context, timeZone) == -1
  }

  package func isTomorrow(in context: DisplayContext, _ timeZone: TimeZone? = nil) -> Bool {
    daysFromToday(in: context, timeZone) == 1
  }

  private func daysFromToday(in context: DisplayContext, _ timeZone: TimeZone?) -> Double {
    dayNumber(in: timeZone ?? context.timeZone) - context.now.dayNumber(in: context.timeZone)
  }
}

"""#
  static let DayNumber = #"""
import Foundation

nonisolated extension Date {
  /// The calendar day of the date in a time zone, counted from 1970.
  package func dayNumber(in timeZone: TimeZone) -> Double {
    ((timeIntervalSince1970 + Double(timeZone.secondsFromGMT(for: self))) / 86_400).rounded(.down)
  }
}

"""#
  static let DayOffset = #"""
import Foundation

nonisolated extension Date {
  /// How many calendar days later this date is than the other: `+1`; nothing on the same day.
  package func dayOffset(
    in timeZone: TimeZone,
    since start: Date,
    in startTimeZone: TimeZone,
    locale: Locale
  ) -> String {
    let days = dayNumber(in: timeZone) - start.dayNumber(in: startTimeZone)
    return days == 0 ? "" : days.formatted(.number.sign(strategy: .always()).locale(locale))
  }
}

"""#
  static let DayTimeZone = #"""
import Foundation

nonisolated extension TimeZone {
  /// The zone of calendar days: UTC, so that a day is the same everywhere.
  package static var ofCalendarDays: TimeZone { TimeZone(secondsFromGMT: 0) ?? .current }
}

"""#
  static let DecimalArithmetic = #"""
import Foundation

nonisolated extension Decimal {
  /// The product; 0 if it has more decimal places than Decimal holds, which would crash `*`.
  package func multiplied(by other: Decimal) -> Decimal {
    exponent + other.exponent < -128 ? 0 : self * other
  }

  /// The quotient; nil if the divisor is 0.
  package func divided(by other: Decimal) -> Decimal? {
    other == 0 ? nil : self / other
  }
}

nonisolated extension Sequence<Decimal> {
  /// The average; nil if there are no values.
  package func decimalMean() -> Decimal? {
    var sum: Decimal = 0
    var count = 0
    for element in self {
      sum += element
      count += 1
    }
    return count == 0 ? nil : sum / Decimal(count)
  }
}

"""#
  static let DecimalText = #"""
import Foundation

/// Reads decimal numbers written as text: `12.50`.
package nonisolated enum DecimalText {
  /// The number, to 38 digits; nil if the text is not a number, or one that Decimal cannot hold.
  package static func decimal(from text: String) -> Decimal? {
    // Decimal reads as far as it can, and would read `12,50` as 12.
    guard isNumber(text), let number = Decimal(string: text, locale: nil), !number.isNaN else {
      return nil
    }
    return number
  }

  /// Whether the whole text is digits, with a sign, a point between digits and an exponent where they belong.
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

"""#
  static let DisplayContext = #"""
import Foundation

/// What decides how a value is shown, apart from the value itself.
package nonisolated struct DisplayContext: Hashable, Sendable {
  package var locale: Locale
  package var timeZone: TimeZone
  package var calendar: Calendar
  package var now: Date

  /// Anything left out is the user's setting, or the time, at the moment of the call.
  package init(
    locale: Locale = .current,
    timeZone: TimeZone = .current,
    calendar: Calendar = .current,
    now: Date = Date()
  ) {
    self.locale = locale
    self.timeZone = timeZone
    self.calendar = calendar
    self.now = now
  }

  /// The user's settings and the time, as they are at the moment of the call.
  package static var current: DisplayContext { DisplayContext() }
}

"""#
  static let Division = #"""
nonisolated extension Double {
  /// The quotient; nil if the divisor is 0.
  package func dividedUnlessZero(by other: Double) -> Double? {
    other == 0 ? nil : self / other
  }
}

"""#
  static let ElementPosition = #"""
nonisolated extension Array {
  /// The element at a position counted from 0; nil where there is none.
  package func element(atPosition position: Int) -> Element? {
    indices.contains(position) ? self[position] : nil
  }
}

"""#
  static let FilledText = #"""
nonisolated extension StaticString {
  package var text: String { description }

  /// The text with values in place of `%1` to `%9`; `%%` is a per cent sign.
  package func filled(with values: String...) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(utf8CodeUnitCount + 32)
    var isPlace = false
    for byte in description.utf8 {
      if isPlace {
        let place = Int(byte) - 0x31
        text += (values.indices.contains(place) ? values[place] : "%").utf8
        isPlace = false
      } else if byte == UInt8(ascii: "%") {
        isPlace = true
      } else {
        text.append(byte)
      }
    }
    if isPlace { text.append(UInt8(ascii: "%")) }
    return String(decoding: text, as: UTF8.self)
  }
}

"""#
  static let FiniteNumber = #"""
nonisolated extension StringProtocol {
  /// The number in the text, as Swift reads it; nil if it is not a number, or not finite.
  package var finiteNumber: Double? { Double(self).flatMap { $0.isFinite ? $0 : nil } }
}

"""#
  static let GeneralSpeedText = #"""
import Foundation

nonisolated extension Double {
  /// So many kilometres per hour, which are miles in the United States and the United Kingdom: `27 km/h`, `17 mph`.
  package func generalSpeedText(
    fractionDigits: ClosedRange<Int>? = nil,
    isNarrow: Bool = false,
    locale: Locale
  ) -> String {
    let isMetric = locale.unitSystem == .metric
    return (isMetric ? self : self / 1.609344).textWithUnit(
      isMetric ? "km/h" : "mph",
      fractionDigits: fractionDigits,
      isNarrow: isNarrow,
      locale: locale
    )
  }
}

"""#
  static let ISO8601Duration = #"""
import Foundation

/// Reads and writes the durations of ISO 8601 that have a length in seconds: `P1DT2H30M`, `PT0.5S`.
package nonisolated enum ISO8601Duration {
  /// The length; nil if the text is not a duration, or has years or months, whose lengths vary.
  package static func seconds(from text: String) -> TimeInterval? {
    var reader = Reader(bytes: Array(text.utf8)[...])
    return reader.duration()
  }

  /// In hours, minutes and seconds, to the microsecond: `PT26H30M`.
  package static func string(from seconds: TimeInterval) -> String {
    // Up to here a Double can tell every second apart; NaN is not a length.
    let length = seconds.isNaN ? 0 : min(seconds.magnitude, 9_007_199_254_740_991)
    var whole = Int(length)
    var microseconds = Int(((length - Double(whole)) * 1_000_000).rounded())
    if microseconds == 1_000_000 { (whole, microseconds) = (whole + 1, 0) }
    if whole == 0, microseconds == 0 { return "PT0S" }
    var text = seconds < 0 ? "-PT" : "PT"
    if whole >= 3600 { text += "\(whole / 3600)H" }
    if whole / 60 % 60 > 0 { text += "\(whole / 60 % 60)M" }
    if whole % 60 > 0 || microseconds > 0 {
      text += "\(whole % 60)"
      if microseconds > 0 {
        let digits = String(microseconds)
        text += "." + String(repeating: "0", count: 6 - digits.count) + digits
        while text.hasSuffix("0") { text.removeLast() }
      }
      text += "S"
    }
    return text
  }
}

nonisolated extension ISO8601Duration {
  private struct Reader {
    private var bytes: ArraySlice<UInt8>
    private var whole = 0
    private var fraction = 0.0
    /// Whether a component had a fraction, which only the last may.
    private var isLast = false

    init(bytes: ArraySlice<UInt8>) {
      self.bytes = bytes
    }

    mutating func duration() -> TimeInterval? {
      let isNegative = take("-")
      if !isNegative { _ = take("+") }
      guard take("P"), let days = components([("W", 604_800), ("D", 86_400)]) else { return nil }
      var count = days
      if take("T") {
        guard let times = components([("H", 3600), ("M", 60), ("S", 1)]), times > 0 else {
          return nil
        }
        count += times
      }
      guard count > 0, bytes.isEmpty, whole <= 9_007_199_254_740_991 else { return nil }
      let length = Double(whole) + fraction
      return isNegative && length > 0 ? -length : length
    }

    /// Adds the components found here, in the order of the units; returns how many there were.
    private mutating func components(_ units: [(Unicode.Scalar, seconds: Int)]) -> Int? {
      var units = units[...]
      var count = 0
      while let first = bytes.first, 48...57 ~= first {
        guard !isLast, let number = number() else { return nil }
        let nanoseconds = take(".") || take(",") ? self.nanoseconds() : 0
        guard let nanoseconds else { return nil }
        while let unit = units.first, !take(unit.0) { units = units.dropFirst() }
        guard let seconds = units.popFirst()?.seconds else { return nil }
        let (product, isTooLong) = number.multipliedReportingOverflow(by: seconds)
        let (sum, overflow) = whole.addingReportingOverflow(product)
        if isTooLong || overflow { return nil }
        whole = sum
        fraction += Double(nanoseconds * seconds) / 1_000_000_000
        count += 1
      }
      return count
    }

    private mutating func number() -> Int? {
      var number = 0
      while let digit = digit() {
        let (tens, isTooLarge) = number.multipliedReportingOverflow(by: 10)
        let (sum, overflow) = tens.addingReportingOverflow(digit)
        if isTooLarge || overflow { return nil }
        number = sum
      }
      return number
    }

    /// The digits after a decimal point, any number of them; the component must be the last.
    private mutating func nanoseconds() -> Int? {
      var nanoseconds = 0
      var digits = 0
      while let digit = digit() {
        if digits < 9 { nanoseconds = nanoseconds * 10 + digit }
        digits += 1
      }
      if digits == 0 { return nil }
      isLast = true
      for _ in 0..<max(0, 9 - digits) { nanoseconds *= 10 }
      return nanoseconds
    }

    private mutating func digit() -> Int? {
      guard let byte = bytes.first, 48...57 ~= byte else { return nil }
      bytes = bytes.dropFirst()
      return Int(byte) - 48
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
      guard bytes.first == UInt8(ascii: character) else { return false }
      bytes = bytes.dropFirst()
      return true
    }
  }
}

"""#
  static let Indirect = #"""
/// A value that is kept elsewhere, so that a struct can contain its own type, or is small on the stack.
package nonisolated indirect enum Indirect<Value: Codable & Sendable>: Codable, Sendable {
  case value(Value)

  package var value: Value {
    switch self {
    case .value(let value): value
    }
  }

  package init(_ value: Value) { self = .value(value) }

  package init(from decoder: any Decoder) throws { self = .value(try Value(from: decoder)) }

  package func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}

nonisolated extension Indirect: Equatable where Value: Equatable {}
nonisolated extension Indirect: Hashable where Value: Hashable {}

"""#
  static let Initials = #"""
nonisolated extension String {
  /// The first letters of the first words and of the last one: `AL` for Ada King Lovelace.
  ///
  /// A word without a letter or digit has no initial; if no word has one, its first character
  /// is shown, such as an emoji.
  package func nameInitials(count: Int) -> String {
    let words = split(whereSeparator: \.isWhitespace)
    let letters = words.compactMap { word in word.first { $0.isLetter || $0.isNumber } }
    if letters.isEmpty { return words.first.map { String($0.prefix(1)) } ?? "" }
    let first = letters.prefix(max(1, count - 1))
    let last = count > 1 ? letters.dropFirst(first.count).suffix(1) : []
    // Some scripts have title case at the start of a word where others have a capital.
    return (first + last).map { letter in
      let scalars = letter.unicodeScalars
      let capital = scalars.first.map(\.properties.titlecaseMapping) ?? ""
      return capital + String(String.UnicodeScalarView(scalars.dropFirst()))
    }
    .joined()
  }
}

"""#
  static let JSONValue = #"""
import Foundation

/// Any JSON value; a whole number keeps all its digits.
package nonisolated enum JSONValue: Codable, Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  /// A whole number that is too large for an Int.
  case decimal(Decimal)
  /// A number with a fraction, or one too large for the other cases.
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  package init(from decoder: any Decoder) throws {
    try decoder.checkStack()
    // A failed attempt costs more the deeper the value is, so deep values are tried first.
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try decoder.attempt(container.decode([String: JSONValue].self)) {
      self = .object(value)
    } else if let value = try decoder.attempt(container.decode([JSONValue].self)) {
      self = .array(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else {
      let value = try container.decode(Double.self)
      // What Int cannot hold has no fraction, and up to 38 digits fit a Decimal.
      let isDecimal = value.magnitude >= 0x1p63 && value.magnitude < 1e38
      let decimal = isDecimal ? try? container.decode(Decimal.self) : nil
      self = decimal.map(JSONValue.decimal) ?? .number(value)
    }
  }

  package func encode(to encoder: any Encoder) throws {
    try encoder.checkStack()
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .decimal(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }
}

nonisolated extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(nilLiteral: ()) { self = .null }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(integerLiteral value: Int) { self = .integer(value) }
  package init(floatLiteral value: Double) { self = .number(value) }
  package init(stringLiteral value: String) { self = .string(value) }
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  package init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(Dictionary(members, uniquingKeysWith: { _, last in last }))
  }
}

"""#
  static let KeptRows = #"""
import Foundation

/// Rows as they were made, each for as long as its element and what it follows of the context stay the same.
package nonisolated final class KeptRows<Element: Hashable, Row> {
  private var context: DisplayContext?
  private var rows: [Element: Row] = [:]
  /// How many rows the screen has had since `keep`.
  private var used = 0

  package init() {}

  /// Forgets all rows if the settings, or the day if the rows name it, are other ones, or if most were not needed the last time.
  package func keep(in context: DisplayContext, on day: Date = .distantPast) {
    var context = context
    context.now = day
    // These are equal even if the user has changed the setting.
    if context.locale == .autoupdatingCurrent { context.locale = .current }
    if context.timeZone == .autoupdatingCurrent { context.timeZone = .current }
    if context.calendar == .autoupdatingCurrent { context.calendar = .current }
    if context != self.context || rows.count > 2 * used { rows = [:] }
    self.context = context
    used = 0
  }

  package func row(of element: Element, else make: @autoclosure () -> Row) -> Row {
    used += 1
    if let row = rows[element] { return row }
    let row = make()
    rows[element] = row
    return row
  }
}

"""#
  static let LanguageMatch = #"""
/// The best of some languages for a user: the first preference that one of them serves, nil where none does. Tags are BCP 47's or those of
/// locales.
package nonisolated func bestLanguage(
  of available: [String],
  for preferences: [String]
) -> String? {
  let known = available.map { (tag: $0, name: LanguageSubtags($0)) }
  for preference in preferences {
    let wanted = LanguageSubtags(preference)
    let served = known.filter { $0.name.isRead(like: wanted) }
    let best =
      served.first { $0.name.region == wanted.region }
      ?? served.first { $0.name.region == nil } ?? served.first
    if let best { return best.tag }
  }
  return nil
}

/// The parts of a tag by which languages are told apart.
package nonisolated struct LanguageSubtags {
  package let language: String
  /// As it is written: nobody who reads one of two scripts can be expected to read the other.
  package let script: String
  package let region: String?

  package init(_ tag: String) {
    let parts = tag.prefix { $0 != "@" }.split { $0 == "-" || $0 == "_" }.map(String.init)
    let subtags = parts.dropFirst().prefix { $0.count > 1 }
    let code = parts.first?.lowercased() ?? ""
    language = ["no": "nb", "iw": "he", "in": "id"][code] ?? code
    region = subtags.first { $0.count == 2 || $0.count == 3 && $0.allSatisfy(\.isNumber) }?
      .uppercased()
    let written = subtags.first { $0.count == 4 }?.lowercased()
    switch language {
    case "zh": script = written ?? (["TW", "HK", "MO"].contains(region) ? "hant" : "hans")
    case "sr", "kk", "ky", "mn", "tg": script = written ?? "cyrl"
    case "az", "bs", "uz": script = written ?? "latn"
    case "pa": script = written ?? "guru"
    default: script = ""
    }
  }

  fileprivate func isRead(like other: LanguageSubtags) -> Bool {
    language == other.language && script == other.script
  }
}

"""#
  static let LocalDateTime = #"""
import Foundation

/// Reads and writes what a clock showed somewhere, without an offset, as a `Date` with the same reading at UTC: `2024-03-05T13:45`.
nonisolated extension RFC3339 {
  /// With or without seconds; nil if the text has an offset, or is not a real day and time.
  package static func localDateTime(from text: String) -> Date? {
    date(from: text.utf8.count == "2024-03-05T13:45".utf8.count ? "\(text):00Z" : "\(text)Z")
  }

  /// To the microsecond: `2024-03-05T13:45:00`.
  package static func localDateTimeString(from date: Date) -> String {
    String(string(from: date).dropLast())
  }
}

"""#
  static let LocalInstant = #"""
import Foundation

nonisolated extension Date {
  /// The instant when clocks in a time zone show this local date-time.
  ///
  /// A time that they show twice, when they are put back, is the first one; one that they skip, when they are put forward, is moved by as much.
  package func asInstant(in timeZone: TimeZone) -> Date {
    let before = timeZone.secondsFromGMT(for: self - 86_400)
    let after = timeZone.secondsFromGMT(for: self + 86_400)
    let offset = [before, after].first { timeZone.secondsFromGMT(for: self - Double($0)) == $0 }
    return self - Double(offset ?? before)
  }

  /// The same in the time zone with this identifier; nil if there is none.
  package func asInstant(inZone identifier: String) -> Date? {
    TimeZone(identifier: identifier).map { asInstant(in: $0) }
  }
}

"""#
  static let LocalTimeZone = #"""
import Foundation

nonisolated extension TimeZone {
  /// The zone of local date-times: UTC, so that they show what the clock showed everywhere.
  package static var ofLocalTimes: TimeZone { TimeZone(secondsFromGMT: 0) ?? .current }
}

"""#
  static let LocaleLanguage = #"""
import Foundation

nonisolated extension Locale {
  /// The same with another language, so that words and formats agree: region, calendar and digits stay the user's.
  package func speaking(_ tag: String) -> Locale {
    let own = LanguageSubtags(identifier)
    let other = LanguageSubtags(tag)
    // The user's own locale knows more than its identifier says, such as whether the clock has 24 hours.
    if own.language == other.language, own.script == other.script, other.region == nil {
      return self
    }
    let keywords = identifier.drop { $0 != "@" }
    let parts = tag.split(separator: "-").map(String.init)
    let region = other.region == nil ? own.region.map { [$0] } ?? [] : []
    return Locale(identifier: (parts + region).joined(separator: "_") + keywords)
  }
}

"""#
  static let LossyArray = #"""
/// The elements of an array that can be read, and how many cannot.
package nonisolated struct LossyArray<Element: Decodable>: Decodable {
  package let elements: [Element]
  package let skipped: Int

  package init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var elements: [Element] = []
    var skipped = 0
    while !container.isAtEnd {
      if let element = try container.decode(Attempt.self).element {
        elements.append(element)
      } else {
        skipped += 1
      }
    }
    self.elements = elements
    self.skipped = skipped
  }

  /// Reads any element, so that the container continues after a bad one.
  private struct Attempt: Decodable {
    let element: Element?

    init(from decoder: any Decoder) throws {
      element = try decoder.attempt(decoder.singleValueContainer().decode(Element.self))
    }
  }
}

"""#
  static let Masking = #"""
nonisolated extension String {
  /// Covers all letters and digits except the last: `•••• 1234`; spaces, marks and signs stay and do not count.
  ///
  /// A text that has no more than those is covered completely.
  package func masked(visible count: Int, with mask: String = "•") -> String {
    let secrets = filter(\.isLetterOrDigit).count
    var covered = secrets > count ? secrets - count : secrets
    return map { character in
      if covered == 0 || !character.isLetterOrDigit { return String(character) }
      covered -= 1
      return mask
    }
    .joined()
  }
}

nonisolated extension Character {
  /// Whatever comes before it: some Arabic signs form one character with the digits after them.
  fileprivate var isLetterOrDigit: Bool {
    unicodeScalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
  }
}

"""#
  static let ObjectMembers = #"""
/// The members of a JSON object, with known keys and others; a second container for the others would take as long again.
package nonisolated struct ObjectMembers<CodingKeys: CodingKey> {
  /// The key of any member; a decoder that lists its keys finds only those that are not known.
  package struct MemberKey: CodingKey {
    package let stringValue: String
    package var intValue: Int? { nil }

    package init(_ key: CodingKeys) { stringValue = key.stringValue }

    package init?(stringValue: String) {
      guard CodingKeys(stringValue: stringValue) == nil else { return nil }
      self.stringValue = stringValue
    }

    package init?(intValue: Int) { nil }
  }

  let container: KeyedDecodingContainer<MemberKey>

  package func decode<Value: Decodable>(
    _ type: Value.Type,
    forKey key: CodingKeys
  ) throws -> Value {
    try container.decode(type, forKey: MemberKey(key))
  }

  package func decodeIfPresent<Value: Decodable>(
    _ type: Value.Type,
    forKey key: CodingKeys
  ) throws -> Value? {
    try container.decodeIfPresent(type, forKey: MemberKey(key))
  }
}

// As in `KeyedDecodingContainer`: what a decoder reads itself takes twice as long by way of the above.
nonisolated extension ObjectMembers {
  package func decode(_ type: Bool.Type, forKey key: CodingKeys) throws -> Bool {
    try container.decode(type, forKey: MemberKey(key))
  }

  package func decode(_ type: Double.Type, forKey key: CodingKeys) throws -> Double {
    try container.decode(type, forKey: MemberKey(key))
  }

  package func decode(_ type: Int.Type, forKey key: CodingKeys) throws -> Int {
    try container.decode(type, forKey: MemberKey(key))
  }

  package func decode(_ type: String.Type, forKey key: CodingKeys) throws -> String {
    try container.decode(type, forKey: MemberKey(key))
  }

  package func decodeIfPresent(_ type: Bool.Type, forKey key: CodingKeys) throws -> Bool? {
    try container.decodeIfPresent(type, forKey: MemberKey(key))
  }

  package func decodeIfPresent(_ type: Double.Type, forKey key: CodingKeys) throws -> Double? {
    try container.decodeIfPresent(type, forKey: MemberKey(key))
  }

  package func decodeIfPresent(_ type: Int.Type, forKey key: CodingKeys) throws -> Int? {
    try container.decodeIfPresent(type, forKey: MemberKey(key))
  }

  package func decodeIfPresent(_ type: String.Type, forKey key: CodingKeys) throws -> String? {
    try container.decodeIfPresent(type, forKey: MemberKey(key))
  }
}

nonisolated extension Decoder {
  package func objectMembers<CodingKeys: CodingKey>(
    keyedBy keys: CodingKeys.Type
  ) throws -> ObjectMembers<CodingKeys> {
    ObjectMembers(container: try container(keyedBy: ObjectMembers<CodingKeys>.MemberKey.self))
  }
}

"""#
  static let OrdinalText = #"""
import Foundation

nonisolated extension Int {
  /// The position in an order, as the locale writes it: `1st`, `1.`, `1er`.
  package func ordinalText(in locale: Locale) -> String {
    // Beyond 2^53 the rules of some locales see a different number.
    if magnitude <= 1 << 53 {
      let formatter = NumberFormatter()
      formatter.numberStyle = .ordinal
      formatter.locale = locale
      if let text = formatter.string(from: NSNumber(value: self)) { return text }
    }
    return formatted(.number.locale(locale))
  }
}

"""#
  static let PathPart = #"""
nonisolated extension StringProtocol {
  /// The part after the last slash; a slash at the end does not count. Empty if there is nothing else.
  package var lastPathPart: String {
    split { $0 == "/" }.last.map { String($0) } ?? ""
  }
}

"""#
  static let PercentEncoding = #"""
import Foundation

nonisolated extension StringProtocol {
  /// For a part of a path or a query: everything except RFC 3986's unreserved characters is percent-encoded.
  package var percentEncodedPart: String {
    let unreserved = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
    return addingPercentEncoding(withAllowedCharacters: .init(charactersIn: unreserved))
      ?? ""
  }
}

"""#
  static let PlainText = #"""
nonisolated extension Double {
  /// The fewest digits that represent the value, without grouping: `4`, `0.1`, `-2.5`, never `4.0`, `1e+20` or `-0`.
  package var plainText: String {
    if let integer = Int(exactly: self) { return String(integer) }
    guard isFinite else { return description }
    let parts = magnitude.description.split(separator: "e")
    let sign = self < 0 ? "-" : ""
    guard let mantissa = parts.first, let exponent = parts.dropFirst().first.flatMap({ Int($0) })
    else { return description }
    let digits = mantissa.split(separator: ".")
    let whole = digits.first ?? "0"
    let fraction = digits.dropFirst().first.map { $0 == "0" ? "" : $0 } ?? ""
    if exponent < 0 {
      return sign + "0." + String(repeating: "0", count: -exponent - 1) + whole + fraction
    }
    let zeros = String(repeating: "0", count: max(0, exponent - fraction.count))
    return sign + whole + fraction + zeros
  }
}

"""#
  static let PluralOperands = #"""
/// A number as plural rules see it: as it is shown, without its sign. The names are CLDR's.
package nonisolated struct PluralOperands: Hashable, Sendable {
  /// The digits before the point.
  package var i: UInt
  /// How many digits follow the point, with trailing zeros and without them.
  package var v = 0
  package var w = 0
  /// Those digits, with trailing zeros and without them.
  package var f: UInt = 0
  package var t: UInt = 0

  /// From digits such as `1` and `1.50`; nil for anything else.
  package init?(digits text: String) {
    let unsigned = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let parts = unsigned.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = parts.first, let integer = Self.number(whole) else { return nil }
    i = integer
    guard let digits = parts.dropFirst().first else { return }
    guard let fraction = Self.number(digits) else { return nil }
    let zeros = digits.reversed().prefix { $0 == "0" }.count
    v = digits.count
    w = digits.count - zeros
    f = fraction
    t = Self.number(digits.dropLast(zeros)) ?? 0
  }

  /// The number; if it overflows, its last 18 digits, which are all that the rules need.
  private static func number(_ digits: Substring) -> UInt? {
    guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    return UInt(digits) ?? UInt(digits.suffix(18)).map { $0 + 1_000_000_000_000_000_000 }
  }
}

"""#
  static let Proportion = #"""
import Foundation

nonisolated extension Double {
  /// The share of a whole that the value is: 0.25 for 1 of 4; 0 for a whole of 0.
  package func proportion(of whole: Double) -> Double { whole == 0 ? 0 : self / whole }
}

nonisolated extension Int {
  /// The share of a whole that the value is: 0.25 for 1 of 4; 0 for a whole of 0.
  package func proportion(of whole: Int) -> Double {
    whole == 0 ? 0 : Double(self) / Double(whole)
  }
}

nonisolated extension Decimal {
  /// The share of a whole that the value is: 0.25 for 1 of 4; 0 for a whole of 0.
  package func proportion(of whole: Decimal) -> Decimal { whole == 0 ? 0 : self / whole }
}

"""#
  static let RFC3339 = #"""
import Foundation

/// Reads and writes the timestamps of RFC 3339: `2024-03-05T13:45:07.25+01:00`.
package nonisolated enum RFC3339 {
  /// The instant; nil if the text is not an RFC 3339 timestamp of a real day and time.
  package static func date(from text: String) -> Date? {
    var reader = Reader(text)
    return reader.timestamp()
  }

  /// Midnight UTC of a day such as `2024-03-05`; nil if the text is not a real day.
  package static func day(from text: String) -> Date? {
    var reader = Reader(text)
    guard let days = reader.days(), reader.isAtEnd else { return nil }
    return Date(timeIntervalSinceReferenceDate: Double(days * 86_400))
  }

  /// The instant in UTC, to the microsecond: `2024-03-05T12:45:07.25Z`.
  ///
  /// Years outside 0000 to 9999, which cannot be written, become the nearest year that can.
  package static func string(from date: Date) -> String {
    let (seconds, microseconds) = split(date)
    let (days, second) = divide(seconds, by: 86_400)
    var text = day(days)
    text += "T\(padded(second / 3600)):\(padded(second / 60 % 60)):\(padded(second % 60))"
    if microseconds > 0 {
      text += "." + padded(microseconds, to: 6)
      while text.hasSuffix("0") { text.removeLast() }
    }
    return text + "Z"
  }

  /// The day in UTC: `2024-03-05`.
  package static func dayString(from date: Date) -> String {
    day(divide(split(date).seconds, by: 86_400).quotient)
  }

  /// The seconds of the years 0000 to 9999, counted from 2001.
  private static let seconds = -63_145_526_400..<252_423_993_600

  /// Seconds since 2001 and microseconds, within those years.
  private static func split(_ date: Date) -> (seconds: Int, microseconds: Int) {
    let end = Double(seconds.upperBound)
    let interval = date.timeIntervalSinceReferenceDate
    guard interval >= Double(seconds.lowerBound) else { return (seconds.lowerBound, 0) }
    guard interval < end else { return (seconds.upperBound - 1, 999_999) }
    let whole = interval.rounded(.down)
    let microseconds = Int(((interval - whole) * 1_000_000).rounded())
    if microseconds < 1_000_000 { return (Int(whole), microseconds) }
    return whole + 1 < end ? (Int(whole) + 1, 0) : (Int(whole), 999_999)
  }

  /// The day this many days after 1 January 2001.
  private static func day(_ days: Int) -> String {
    // Counted from 1 March 0000, so that the leap day ends a year.
    let (era, dayOfEra) = divide(days + 730_791, by: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * month + 2) / 5 + 1
    let year = era * 400 + yearOfEra + (month < 10 ? 0 : 1)
    return "\(padded(year, to: 4))-\(padded(month < 10 ? month + 3 : month - 9))-\(padded(day))"
  }

  /// Division that rounds down, so that the remainder is never negative.
  private static func divide(_ number: Int, by divisor: Int) -> (quotient: Int, remainder: Int) {
    let (quotient, remainder) = number.quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }

  private static func padded(_ number: Int, to length: Int = 2) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, length - digits.count)) + digits
  }
}

nonisolated extension RFC3339 {
  private struct Reader {
    private let bytes: [UInt8]
    private var position = 0

    init(_ text: String) {
      bytes = Array(text.utf8)
    }

    var isAtEnd: Bool { position == bytes.count }

    mutating func timestamp() -> Date? {
      guard
        let days = days(), take("T") || take("t") || take(" "),
        let hour = number(2), hour < 24, take(":"),
        let minute = number(2), minute < 60, take(":"),
        let second = number(2), second <= 60,
        let fraction = fraction(),
        let offset = offset(), isAtEnd
      else { return nil }
      let seconds = days * 86_400 + hour * 3600 + minute * 60 + second - offset
      // A leap second ends a day in UTC and counts as the second that follows it.
      guard second < 60 || seconds % 86_400 == 0 else { return nil }
      // The offset may lead outside those years.
      guard RFC3339.seconds.contains(seconds) else { return nil }
      return Date(timeIntervalSinceReferenceDate: Double(seconds) + fraction)
    }

    /// A real day, as days since 1 January 2001.
    mutating func days() -> Int? {
      guard
        let year = number(4), take("-"),
        let month = number(2), 1...12 ~= month, take("-"),
        let day = number(2), day >= 1
      else { return nil }
      let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      let length = month == 2 ? (isLeap ? 29 : 28) : 30 + (month + month / 8) % 2
      guard day <= length else { return nil }
      // Years from March, so that the leap day ends a year.
      let marchYear = month > 2 ? year : year - 1
      let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
      // A shift by 400 years keeps the divisions of year 0 from rounding up.
      let y = marchYear + 400
      return y * 365 + y / 4 - y / 100 + y / 400 + dayOfYear - 146_097 - 730_791
    }

    /// Seconds after the point, any number of digits; 0 where there is no point.
    private mutating func fraction() -> Double? {
      guard take(".") else { return 0 }
      var nanoseconds = 0
      var digits = 0
      while let digit = digit() {
        if digits < 9 { nanoseconds = nanoseconds * 10 + digit }
        digits += 1
      }
      if digits == 0 { return nil }
      for _ in 0..<max(0, 9 - digits) { nanoseconds *= 10 }
      return Double(nanoseconds) / 1_000_000_000
    }

    /// Seconds east of UTC.
    private mutating func offset() -> Int? {
      if take("Z") || take("z") { return 0 }
      let isWest = take("-")
      guard
        isWest || take("+"),
        let hours = number(2), hours < 24, take(":"),
        let minutes = number(2), minutes < 60
      else { return nil }
      return (hours * 60 + minutes) * (isWest ? -60 : 60)
    }

    private mutating func number(_ digits: Int) -> Int? {
      var number = 0
      for _ in 0..<digits {
        guard let digit = digit() else { return nil }
        number = number * 10 + digit
      }
      return number
    }

    private mutating func digit() -> Int? {
      guard position < bytes.count, 48...57 ~= bytes[position] else { return nil }
      defer { position += 1 }
      return Int(bytes[position]) - 48
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
      guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
      position += 1
      return true
    }
  }
}

"""#
  static let RainfallDepthText = #"""
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

"""#
  static let RefusedElements = #"""
nonisolated extension UnkeyedDecodingContainer {
  /// Fails if an array has elements after those that have been read.
  package func refuseElements() throws {
    guard !isAtEnd else { return }
    throw DecodingError.dataCorruptedError(
      in: self,
      debugDescription: "an element that is not declared, at index \(currentIndex)"
    )
  }
}

"""#
  static let RefusedMembers = #"""
nonisolated extension ObjectMembers {
  /// Fails if the object has a member that is not one of the keys.
  package func refuseMembers() throws {
    guard let key = container.allKeys.min(by: { $0.stringValue < $1.stringValue }) else { return }
    throw DecodingError.dataCorruptedError(
      forKey: key,
      in: container,
      debugDescription: "a member that is not declared: \(key.stringValue)"
    )
  }
}

"""#
  static let RelativeDate = #"""
import Foundation

nonisolated extension Date {
  /// How far the date is from now: `in 2 hours`, `yesterday`.
  package func relativeText(
    _ presentation: Date.RelativeFormatStyle.Presentation,
    _ width: Date.RelativeFormatStyle.UnitsStyle,
    roundsDown: Bool = false,
    in context: DisplayContext
  ) -> String {
    var calendar = context.calendar
    calendar.timeZone = context.timeZone
    let units: [Calendar.Component] = [.year, .month, .weekOfYear, .day, .hour, .minute, .second]
    let date = roundsDown ? inWholeUnits(units, from: context.now, calendar) : self
    if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
      return Date.AnchoredRelativeFormatStyle(
        anchor: date,
        presentation: presentation,
        unitsStyle: width,
        locale: context.locale,
        calendar: calendar
      ).format(context.now)
    }
    return date.relativeTextByClock(presentation, width, context.locale, calendar, now: context.now)
  }

  /// The same with a style that always counts from the system clock.
  package func relativeTextByClock(
    _ presentation: Date.RelativeFormatStyle.Presentation,
    _ width: Date.RelativeFormatStyle.UnitsStyle,
    _ locale: Locale,
    _ calendar: Calendar,
    now: Date
  ) -> String {
    let style = Date.RelativeFormatStyle(
      presentation: presentation,
      unitsStyle: width,
      locale: locale,
      calendar: calendar
    )
    return style.format(Date() + timeIntervalSince(now))
  }
}

"""#
  static let RelativeDay = #"""
import Foundation

nonisolated extension Date {
  /// How far a calendar day, at midnight UTC, is from today: `tomorrow`, `2 weeks ago`.
  package func relativeDayText(
    _ presentation: Date.RelativeFormatStyle.Presentation,
    _ width: Date.RelativeFormatStyle.UnitsStyle,
    roundsDown: Bool = false,
    in context: DisplayContext
  ) -> String {
    let today = context.currentDay
    var calendar = context.calendar
    calendar.timeZone = .ofCalendarDays
    let units: [Calendar.Component] = [.year, .month, .weekOfYear, .day]
    let date = roundsDown ? inWholeUnits(units, from: today, calendar) : self
    if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
      return Date.AnchoredRelativeFormatStyle(
        anchor: date,
        allowedFields: [.day, .week, .month, .year],
        presentation: presentation,
        unitsStyle: width,
        locale: context.locale,
        calendar: calendar
      ).format(today)
    }
    #if canImport(Darwin)
      let formatter = RelativeDateTimeFormatter()
      formatter.calendar = calendar
      formatter.locale = context.locale
      formatter.dateTimeStyle = presentation == .named ? .named : .numeric
      switch width {
      case .wide: formatter.unitsStyle = .full
      case .spellOut: formatter.unitsStyle = .spellOut
      case .abbreviated: formatter.unitsStyle = .short
      default: formatter.unitsStyle = .abbreviated
      }
      // The formatter would say "now" for no distance.
      return date == today
        ? formatter.localizedString(from: DateComponents(day: 0))
        : formatter.localizedString(for: date, relativeTo: today)
    #else
      return formatted(Date.FormatStyle(date: .numeric, locale: context.locale))
    #endif
  }

  /// `today`, `tomorrow` or `yesterday`, if the date in a time zone is that day; otherwise nil.
  package func nameOfNearDay(in timeZone: TimeZone, _ context: DisplayContext) -> String? {
    let today = context.now.dayNumber(in: context.timeZone)
    let day = dayNumber(in: timeZone)
    guard abs(day - today) <= 1 else { return nil }
    return Date(timeIntervalSince1970: day * 86_400).relativeDayText(.named, .wide, in: context)
  }
}

"""#
  static let RoadLengthText = #"""
import Foundation

nonisolated extension Double {
  /// So many metres as road signs have them: `1.2 km`, `0.8 mi`, `350 ft`; the digits are those of kilometres and miles.
  package func roadLengthText(
    fractionDigits: ClosedRange<Int>? = nil,
    isNarrow: Bool = false,
    locale: Locale
  ) -> String {
    let system = locale.unitSystem
    let isMetric = system == .metric
    let far = self / (isMetric ? 1000 : 1609.344)
    // What is no number is not near.
    guard far.magnitude < (isMetric ? 0.9 : 0.5) else {
      return far.textWithUnit(
        isMetric ? "km" : "mi",
        fractionDigits: fractionDigits,
        isNarrow: isNarrow,
        locale: locale
      )
    }
    let (near, unit) =
      switch system {
      case .metric: (self, "m")
      case .us: (self / 0.3048, "ft")
      case .uk: (self / 0.9144, "yd")
      }
    let isRough = near.magnitude >= (isMetric ? 300 : 100)
    let step: Double =
      fractionDigits != nil || near.magnitude < 10 ? 1 : isRough ? 50 : 10
    let rounded = (near / step).rounded(.toNearestOrEven) * step
    return rounded.textWithUnit(unit, fractionDigits: 0...0, isNarrow: isNarrow, locale: locale)
  }
}

"""#
  static let Runs = #"""
nonisolated extension Sequence {
  /// The runs of neighbours with equal keys, in order.
  package func runs<Key: Equatable>(on key: (Element) -> Key) -> [[Element]] {
    var runs: [[Element]] = []
    var run: [Element] = []
    var runKey: Key?
    for element in self {
      let elementKey = key(element)
      if let runKey, runKey != elementKey {
        runs.append(run)
        run = []
      }
      run.append(element)
      runKey = elementKey
    }
    return run.isEmpty ? runs : runs + [run]
  }
}

"""#
  static let ScreenActions = #"""
/// What happens if an action is triggered while it runs.
package enum ScreenAgain {
  case ignore
  case parallel
  /// One call at a time, next only the newest values.
  case latest([AnyHashable])
}

/// What happens to the error of an action.
package enum ScreenFailure {
  /// `onError` gets it.
  case report
  case ignore
  case handle((any Error) -> Void)
}

package enum ScreenEnding {
  /// The action was not for now, its task was cancelled, or newer values have taken its place.
  case skipped
  case done
  case failed(any Error)
}

/// What a call has answered.
nonisolated enum ScreenAnswer<Model> {
  /// Nothing: the change stays.
  case kept
  case row(ScreenEdit<Model>)
  case model(Model)
}

extension ScreenStore {
  /// The actions that are under way.
  package var running: [Action] { Array(runs.keys) }

  package func isRunning(_ action: Action) -> Bool { runs[action] != nil }

  /// The row's element as it is shown.
  package subscript<Element, ID>(
    list: ScreenList<Model, Element, ID>,
    id: ID
  ) -> Element? { list.element(id, of: shown) }

  /// Makes a change and calls the service.
  ///
  /// - Parameters:
  ///   - action: What runs until the call ends; nil if nothing depends on that.
  ///   - change: What is shown at once, and rolled back if the call fails. It is applied to every response that may lack it, so it must
  ///     give the same result if it is applied twice.
  ///   - onFailure: What happens to the error of a call whose task was not cancelled.
  @discardableResult
  package func perform(
    _ action: Action? = nil,
    again: ScreenAgain = .ignore,
    change: ScreenEdit<Model>? = nil,
    onFailure: ScreenFailure = .report,
    call: @MainActor () async throws -> Void
  ) async -> ScreenEnding {
    await run(
      action,
      again,
      change,
      onFailure,
      isShown: { shown != nil },
      call: {
        try await call()
        return .kept
      }
    )
  }

  /// Does what `perform` does, and shows the service's answer in place of the model.
  @discardableResult
  package func performAndUse(
    _ action: Action? = nil,
    again: ScreenAgain = .ignore,
    change: ScreenEdit<Model>? = nil,
    onFailure: ScreenFailure = .report,
    call: @MainActor () async throws -> Model
  ) async -> ScreenEnding {
    await run(
      action,
      again,
      change,
      onFailure,
      isShown: { shown != nil },
      call: {
        .model(try await call())
      }
    )
  }

  /// Does what `perform` does, about a row; nothing if the row is not shown.
  @discardableResult
  package func perform<Element, ID>(
    _ action: Action? = nil,
    on list: ScreenList<Model, Element, ID>,
    id: ID,
    again: ScreenAgain = .ignore,
    change: ScreenRowChange<Model, Element>? = nil,
    onFailure: ScreenFailure = .report,
    call: @MainActor () async throws -> Void
  ) async -> ScreenEnding {
    let edit = change.map { list.edit(id, $0) }
    return await run(
      action,
      again,
      edit,
      onFailure,
      isShown: { self[list, id] != nil },
      call: {
        try await call()
        return .kept
      }
    )
  }

  /// Does what `perform` does, about a row, and shows the service's answer in place of the row and of the change, which is not `.model`.
  @discardableResult
  package func performAndUse<Element, ID>(
    _ action: Action? = nil,
    on list: ScreenList<Model, Element, ID>,
    id: ID,
    again: ScreenAgain = .ignore,
    change: ScreenRowChange<Model, Element>? = nil,
    onFailure: ScreenFailure = .report,
    call: @MainActor () async throws -> Element
  ) async -> ScreenEnding {
    let edit = change.map { list.edit(id, $0) }
    return await run(
      action,
      again,
      edit,
      onFailure,
      isShown: { self[list, id] != nil },
      call: {
        let answer = try await call()
        return .row(list.edit(id, .set { $0 = answer }))
      }
    )
  }

  private func run(
    _ action: Action?,
    _ again: ScreenAgain,
    _ edit: ScreenEdit<Model>?,
    _ onFailure: ScreenFailure,
    isShown: () -> Bool,
    call: @MainActor () async throws -> ScreenAnswer<Model>
  ) async -> ScreenEnding {
    guard isShown() else { return .skipped }
    if case .ignore = again, let action, isRunning(action) { return .skipped }
    let change = timeline.begin(edit)
    let ending: ScreenEnding
    if let action { runs[action, default: 0] += 1 }
    if case .latest(let values) = again, let action {
      ending = await sendInTurn(action, change, values, call)
    } else {
      ending = await send(change, call)
    }
    if let action, let count = runs[action] { runs[action] = count > 1 ? count - 1 : nil }
    onChange()
    if case .failed(let error) = ending, isShown() { report(error, onFailure) }
    return ending
  }

  private func report(_ error: any Error, _ onFailure: ScreenFailure) {
    switch onFailure {
    case .report: onError(error)
    case .ignore: break
    case .handle(let handle): handle(error)
    }
  }

  private func send(
    _ change: Int,
    _ call: @MainActor () async throws -> ScreenAnswer<Model>
  ) async -> ScreenEnding {
    let asked = timeline.beginCall()
    let request = self.request
    defer { timeline.endCall(asked) }
    onChange()
    do {
      switch try await call() {
      case .kept: timeline.confirm(change)
      case .row(let row): timeline.confirm(change, with: row, asked: asked)
      case .model(let model):
        timeline.confirm(change, with: model, for: request, asked: asked) { pages.join(&$0, $1) }
      }
      return .done
    } catch {
      timeline.rollBack(change)
      return isCancelled(error) ? .skipped : .failed(error)
    }
  }

  /// Sends a change when the call before it has ended, unless a newer change has taken its place.
  private func sendInTurn(
    _ action: Action,
    _ change: Int,
    _ values: [AnyHashable],
    _ call: @MainActor () async throws -> ScreenAnswer<Model>
  ) async -> ScreenEnding {
    if let queue = queues[action] {
      if let older = queue.pending { timeline.rollBack(older) }
      queue.waiting?.resume(returning: false)
      queues[action] = ScreenQueue(accepted: queue.accepted, pending: change)
      onChange()
      let isTurn = await withCheckedContinuation { queues[action]?.waiting = $0 }
      guard isTurn else { return .skipped }
    } else {
      queues[action] = ScreenQueue(pending: change)
    }
    defer { passTurn(of: action) }
    guard queues[action]?.pending == change else { return .skipped }
    queues[action]?.pending = nil
    if queues[action]?.accepted == values {
      timeline.rollBack(change)
      return .done
    }
    let ending = await send(change, call)
    if case .done = ending {
      queues[action]?.accepted = values
    } else {
      queues[action]?.accepted = nil
    }
    // The newest change ends the action.
    return queues[action]?.pending == nil ? ending : .skipped
  }

  private func passTurn(of action: Action) {
    if let next = queues[action]?.waiting {
      queues[action]?.waiting = nil
      next.resume(returning: true)
    } else {
      queues[action] = nil
    }
  }
}

"""#
  static let ScreenEdit = #"""
/// A change of a model, or of a row in one of the model's lists.
package nonisolated struct ScreenEdit<Model> {
  struct Row: Hashable {
    let list: AnyKeyPath
    let id: AnyHashable
  }

  /// nil if the edit is about the model.
  let row: Row?
  /// Whether the edit adds an element, and does nothing if the element is there.
  let isInsertion: Bool
  /// What happens to the row.
  let change: Any
  /// Makes the edits of several rows of one list.
  let make: (inout Model, _ changes: [Any]) -> Void

  init(row: Row, change: Any, make: @escaping (inout Model, [Any]) -> Void) {
    self.row = row
    isInsertion = false
    self.change = change
    self.make = make
  }

  private init(isInsertion: Bool = false, _ change: @escaping (inout Model) -> Void) {
    row = nil
    self.isInsertion = isInsertion
    self.change = change
    make = { model, _ in change(&model) }
  }

  package static func set(_ change: @escaping (inout Model) -> Void) -> Self { Self(change) }

  /// Adds an element at the start of a list that has none with its id.
  package static func insert<Element, ID>(
    _ element: Element,
    into list: ScreenList<Model, Element, ID>
  ) -> Self {
    Self(isInsertion: true) { model in
      if list.element(list.id(element), of: model) == nil {
        list.update(&model) { $0.insert(element, at: 0) }
      }
    }
  }

  /// Adds an element at the end of a list that has none with its id.
  package static func append<Element, ID>(
    _ element: Element,
    to list: ScreenList<Model, Element, ID>
  ) -> Self {
    Self(isInsertion: true) { model in
      if list.element(list.id(element), of: model) == nil {
        list.update(&model) { $0.append(element) }
      }
    }
  }
}

"""#
  static let ScreenList = #"""
/// A list in a screen's model whose elements have ids.
package nonisolated struct ScreenList<Model, Element, ID: Hashable> {
  let path: AnyKeyPath
  let id: (Element) -> ID
  let elements: (Model) -> [Element]
  let update: (inout Model, (inout [Element]) -> Void) -> Void

  package init(_ path: WritableKeyPath<Model, [Element]>, id: @escaping (Element) -> ID) {
    self.path = path
    self.id = id
    elements = { $0[keyPath: path] }
    update = { $1(&$0[keyPath: path]) }
  }

  /// A list that the service may leave out.
  package init(_ path: WritableKeyPath<Model, [Element]?>, id: @escaping (Element) -> ID) {
    self.path = path
    self.id = id
    elements = { $0[keyPath: path] ?? [] }
    update = { model, change in
      let isMissing = model[keyPath: path] == nil
      var elements = model[keyPath: path] ?? []
      model[keyPath: path] = nil  // So that the elements are not copied.
      change(&elements)
      if !isMissing || !elements.isEmpty { model[keyPath: path] = elements }
    }
  }

  /// A list that no action changes.
  package init(reading elements: @escaping (Model) -> [Element], id: @escaping (Element) -> ID) {
    path = \Model.self
    self.id = id
    self.elements = elements
    update = { _, _ in }
  }

  func element(_ id: ID, of model: Model?) -> Element? {
    model.flatMap { elements($0).first { self.id($0) == id } }
  }
}

/// What an action does to a row.
package nonisolated enum ScreenRowChange<Model, Element> {
  case remove
  case set((inout Element) -> Void)
  /// A change beyond the row, such as another row.
  case model(ScreenEdit<Model>)
}

nonisolated extension ScreenList {
  func edit(_ id: ID, _ change: ScreenRowChange<Model, Element>) -> ScreenEdit<Model> {
    if case .model(let edit) = change { return edit }
    return ScreenEdit(row: .init(list: path, id: id), change: (id, change)) {
      [self] model, changes in
      typealias RowChange = (id: ID, change: ScreenRowChange<Model, Element>)
      let changes = Dictionary(grouping: changes.compactMap { $0 as? RowChange }, by: \.id)
      update(&model) { elements in
        var removed: Set<ID> = []
        for index in elements.indices {
          let id = self.id(elements[index])
          for (_, change) in changes[id] ?? [] {
            switch change {
            case .set(let set): set(&elements[index])
            case .remove: removed.insert(id)
            case .model: break
            }
          }
        }
        // Most changes remove nothing: then one pass is enough.
        if !removed.isEmpty { elements.removeAll { removed.contains(self.id($0)) } }
      }
    }
  }
}

"""#
  static let ScreenOptional = #"""
extension ScreenStore {
  /// Loads a value that the screen can do without: `accept` gets nil if the call fails. The screen does not wait for it.
  package func loadOptional<Value>(
    _ source: String,
    call: @MainActor () async throws -> Value,
    accept: @MainActor (Value?) -> Void
  ) async {
    let begun = timeline.tick()
    var value: Value?
    do {
      value = try await call()
    } catch {
      if isCancelled(error) { return }
    }
    guard begun > sources[source] ?? 0 else { return }
    sources[source] = begun
    accept(value)
    onChange()
  }
}

"""#
  static let ScreenPages = #"""
/// A list that is loaded page by page.
package nonisolated struct ScreenPages<Model> {
  /// Whether the last page had an element that was not in the list.
  package private(set) var hasMore = true
  /// The number of the list that is shown; a page is added only to the list for which it was asked.
  private(set) var list = 0
  /// The lists for which a page is under way.
  var loading: Set<Int> = []
  private var isExtended = false
  private let removeDuplicates: (inout Model) -> Void
  private let addTail: (inout Model, _ before: Model) -> Bool
  private let addPage: (inout Model, _ page: Model) -> Bool

  /// No list.
  init() {
    removeDuplicates = { _ in }
    addTail = { _, _ in false }
    addPage = { _, _ in false }
  }

  /// - Parameters:
  ///   - copyCursor: Gives a model another model's cursor, which says where the next page begins.
  package init<Element, ID>(
    of list: ScreenList<Model, Element, ID>,
    copyCursor: @escaping (inout Model, _ other: Model) -> Void
  ) {
    removeDuplicates = { model in
      var known: Set<ID> = []
      list.update(&model) { $0.removeAll { !known.insert(list.id($0)).inserted } }
    }
    addTail = { model, before in
      let elements = list.elements(model)
      let known = Set(elements.map(list.id))
      let old = list.elements(before)
      let tail = old.reversed().prefix { !known.contains(list.id($0)) }.reversed()
      guard !tail.isEmpty, tail.count < old.count else { return false }
      copyCursor(&model, before)
      list.update(&model) { $0 = elements + tail }
      return true
    }
    addPage = { model, page in
      let elements = list.elements(model)
      var known = Set(elements.map(list.id))
      let new = list.elements(page).filter { known.insert(list.id($0)).inserted }
      copyCursor(&model, page)
      list.update(&model) { $0 = elements + new }
      return !new.isEmpty
    }
  }

  /// Adds the pages of the model before to a new response with their first page; without an overlap they are gone.
  mutating func join(_ model: inout Model, _ before: Model?) {
    removeDuplicates(&model)
    if isExtended, let before, addTail(&model, before) { return }
    replace()
  }

  mutating func replace() {
    list += 1
    isExtended = false
    hasMore = true
  }

  mutating func append(_ page: Model, to model: inout Model) {
    hasMore = addPage(&model, page)
    isExtended = true
  }
}

extension ScreenStore {
  package var isLoadingMore: Bool { pages.loading.contains(pages.list) }

  /// Loads the page that follows the response, unless a load is under way.
  package func loadMore(call: @MainActor () async throws -> Model) async {
    let list = pages.list
    guard shown != nil, !isLoading, pages.loading.insert(list).inserted else { return }
    let asked = timeline.beginCall()
    onChange()
    var failure: (any Error)?
    do {
      let page = try await call()
      if list == pages.list {
        timeline.add(page, asked: asked) { pages.append($1, to: &$0) }
      }
    } catch {
      if list == pages.list, !isCancelled(error) { failure = error }
    }
    pages.loading.remove(list)
    timeline.endCall(asked)
    onChange()
    if let failure { onError(failure) }
  }
}

"""#
  static let ScreenSettling = #"""
extension ScreenStore {
  /// Waits while the user types: gives whether `request` is still the last one that was asked for, and a load should begin.
  ///
  /// - Parameters:
  ///   - wait: How long to wait if the request is not the one of the last load.
  package func settles(
    on request: Request,
    after wait: @MainActor () async throws -> Void
  ) async -> Bool {
    settling += 1
    let turn = settling
    guard let wanted, wanted != request else { return true }
    do { try await wait() } catch { return false }
    return turn == settling
  }
}

"""#
  static let ScreenStore = #"""
import Foundation

/// The state of one screen: what the service responded, what the user changed since, and which calls are under way.
///
/// A presenter calls `load` and `perform`, and shows `phase` whenever `onChange` says that it may be different:
///
/// - Responses never go back: a response that is older than what is shown is dropped.
/// - A change is shown at once. If its call fails, that change alone is rolled back. Until a response has the change, it stays on top.
/// - An error is reported once, and only if somebody still waits for the result.
///
/// The store starts no tasks: each call runs in the caller's task and is cancelled with it.
///
/// `Request` is what tells one load from another, such as a search text; `Never` if all loads ask for the same. `Action` names the
/// actions that may be under way: `.like(id: 7)`.
@MainActor
package final class ScreenStore<Model, Request: Hashable, Action: Hashable> {
  package enum Phase {
    case idle, loading
    case failed(any Error)
    case content(Model)
  }

  /// Called when the phase, or what runs, may have changed.
  package var onChange: () -> Void = {}
  /// Called with an error that the user should see beside the content.
  package var onError: (any Error) -> Void = { _ in }

  var timeline = ScreenTimeline<Model, Request>()
  /// The list that `loadMore` extends.
  package var pages = ScreenPages<Model>()
  /// How many calls of each action are under way.
  var runs: [Action: Int] = [:]
  var queues: [Action: ScreenQueue] = [:]

  /// The request of the last load.
  var wanted: Request?
  /// Whether responses to other requests are dropped, as they are once a load with this request has been answered or has failed.
  private var acceptsOnlyWanted = false
  private var loads: [Load] = []
  /// What a load has failed with since the last response.
  private var failure: (any Error)?
  /// When the newest value of each optional source was asked for.
  var sources: [String: Int] = [:]
  /// How often `settles` was called.
  var settling = 0

  package init() {}

  package var phase: Phase {
    if let shown { return .content(shown) }
    if loads.contains(where: mayBeAccepted) { return .loading }
    return failure.map(Phase.failed) ?? .idle
  }

  /// The service's last response with the user's changes.
  package var shown: Model? { timeline.shown }

  /// The service's last response, which has the cursor of the next page.
  package var response: Model? { timeline.response?.model }

  /// What the load of the shown response asked for.
  package var request: Request? { timeline.response?.request }

  package var isLoading: Bool { !loads.isEmpty }

  /// Loads the model; what is shown stays until the response is there.
  ///
  /// - Parameters:
  ///   - request: What the load asks for. If a response is for another request than the last, it is shown only while no load for the last
  ///     request has succeeded or failed.
  ///   - silently: Whether an error is ignored while there is content, as it is for a poll.
  ///   - keep: Whether the response to another request stays until this one has a response.
  package func load(
    for request: Request? = nil,
    silently: Bool = false,
    keep: Bool = true,
    call: @MainActor () async throws -> Model
  ) async {
    await load(for: request, silently: silently, keep: keep, call: call, accept: { $0 })
  }

  /// Loads the model together with other values; `accept` stores those, only if the response is shown.
  package func load<Response>(
    for request: Request? = nil,
    silently: Bool = false,
    keep: Bool = true,
    call: @MainActor () async throws -> Response,
    accept: (Response) -> Model
  ) async {
    if !keep, self.request != request {
      timeline.dropResponse()
      pages.replace()
    }
    if request != wanted || !keep {
      acceptsOnlyWanted = !keep || response != nil && self.request == request
    }
    wanted = request
    let load = Load(begun: timeline.beginCall(), request: request)
    loads.append(load)
    onChange()
    do {
      let response = try await call()
      if mayBeAccepted(load) {
        finish(load)
        failure = nil
        show(accept(response), for: load)
      }
    } catch {
      if mayBeAccepted(load), !isCancelled(error) {
        finish(load)
        if !silently || shown == nil { failure = error }
      }
    }
    loads.removeAll { $0.begun == load.begun }
    timeline.endCall(load.begun)
    onChange()
    reportFailure()
  }

  func isCancelled(_ error: any Error) -> Bool { Task.isCancelled || error.isCancellation }

  private struct Load {
    let begun: Int
    let request: Request?
  }

  private func mayBeAccepted(_ load: Load) -> Bool {
    !timeline.isOutdated(load.request, begun: load.begun)
      && (load.request == wanted || !acceptsOnlyWanted)
  }

  private func finish(_ load: Load) {
    if load.request == wanted { acceptsOnlyWanted = true }
  }

  private func show(_ model: Model, for load: Load) {
    let isSame = request == load.request
    timeline.accept(model, for: load.request, begun: load.begun) { [self] in
      pages.join(&$0, isSame ? $1 : nil)
    }
  }

  private func reportFailure() {
    guard let failure, shown != nil, !loads.contains(where: mayBeAccepted) else { return }
    self.failure = nil
    onError(failure)
  }
}

/// The calls of one action that go out one at a time.
struct ScreenQueue {
  /// The values that the service accepted last.
  var accepted: [AnyHashable]?
  /// The newest change, if its call has not gone out.
  var pending: Int?
  /// Resumed with whether it is the turn of the newest change.
  var waiting: CheckedContinuation<Bool, Never>?
}

"""#
  static let ScreenTimeline = #"""
/// What a screen shows: the service's last response and, on top of it, the user's changes that the response may lack.
///
/// A time is a count of events: of two events, the one with the greater time happened later. Every rule compares two such times.
nonisolated struct ScreenTimeline<Model, Request: Hashable> {
  struct Response {
    var model: Model
    /// What the load asked for.
    var request: Request?
    /// The response has every change that the service confirmed before this time.
    var seen: Int
    /// The change to which the service answered with this model.
    var answered: Int?
  }

  /// What the service answered about a row.
  struct Answer {
    /// The change that it is the answer to.
    let change: Int
    let edit: ScreenEdit<Model>
    /// When the service was asked.
    let asked: Int
  }

  struct Change {
    let id: Int
    /// nil if the action waits for the service's answer.
    let edit: ScreenEdit<Model>?
    /// When the service confirmed the change; nil while its call is under way.
    var confirmed: Int?
    var answer: Answer?

    /// The row that the change is about; nil if it is about the model.
    var row: ScreenEdit<Model>.Row? { answer?.edit.row ?? edit?.row }

    func isConfirmed(before time: Int) -> Bool { confirmed.map { $0 < time } ?? false }
  }

  private(set) var response: Response?
  /// The response with the changes that it may lack.
  private(set) var shown: Model?
  /// In the order in which the user made them. They stay until no call is under way.
  private(set) var changes: [Change] = []
  private var calls: Set<Int> = []
  /// A load that began before this time has an older response than one that was shown.
  private var since = 0
  /// When the service was asked for its last answer with a model.
  private var lastAsked = 0
  /// When the service last answered with a model, by what the model was loaded with.
  private var answers: [Request?: Int] = [:]
  private var now = 0

  mutating func tick() -> Int {
    now += 1
    return now
  }

  mutating func beginCall() -> Int {
    let time = tick()
    calls.insert(time)
    return time
  }

  mutating func endCall(_ time: Int) {
    calls.remove(time)
    settle()
  }

  /// When no call is under way, what is shown becomes the response.
  private mutating func settle() {
    guard calls.isEmpty, changes.allSatisfy({ $0.confirmed != nil }) else { return }
    changes = []
    answers = [:]
    if let shown { response?.model = shown }
  }

  // MARK: - Responses

  /// Whether the response to a load is older than what is shown.
  func isOutdated(_ request: Request?, begun: Int) -> Bool {
    begun <= since || begun < answers[request] ?? 0
  }

  /// Takes the response to a load. `join` may add what the model before had.
  mutating func accept(
    _ model: Model,
    for request: Request?,
    begun: Int,
    join: (inout Model, _ before: Model?) -> Void
  ) {
    var model = model
    join(&model, response.map { applied(changes.filter { $0.isConfirmed(before: begun) }, to: $0) })
    since = begun
    response = Response(model: model, request: request, seen: begun)
    update()
  }

  mutating func dropResponse() {
    response = nil
    update()
  }

  /// Adds a page to the response, with the changes that the response has and the page may lack.
  mutating func add(_ page: Model, asked: Int, append: (inout Model, _ page: Model) -> Void) {
    guard var response else { return }
    var page = page
    let missing = changes.filter {
      $0.row != nil && $0.isConfirmed(before: response.seen) && !$0.isConfirmed(before: asked)
    }
    apply(missing.compactMap { $0.answer?.edit ?? $0.edit }, to: &page)
    append(&response.model, page)
    self.response = response
    update()
  }

  // MARK: - Changes

  /// Shows a change; gives its id.
  mutating func begin(_ edit: ScreenEdit<Model>?) -> Int {
    let change = Change(id: tick(), edit: edit)
    changes.append(change)
    if let edit, var model = shown {
      shown = nil  // So that the model is not copied.
      apply([edit], to: &model)
      shown = model
    }
    return change.id
  }

  mutating func rollBack(_ id: Int) {
    changes.removeAll { $0.id == id }
    update()
    settle()
  }

  /// Marks a change as confirmed. An answer about a row is shown in place of the change.
  mutating func confirm(_ id: Int, with answer: ScreenEdit<Model>? = nil, asked: Int = 0) {
    let time = tick()
    guard let index = changes.firstIndex(where: { $0.id == id }) else { return }
    changes[index].confirmed = time
    guard let answer else { return }
    changes[index].answer = Answer(change: id, edit: answer, asked: asked)
    update()
  }

  /// Shows the service's answer in place of the response to a request, unless the service has answered a later call.
  mutating func confirm(
    _ id: Int,
    with answer: Model,
    for request: Request?,
    asked: Int,
    join: (inout Model, _ before: Model?) -> Void
  ) {
    confirm(id)
    guard asked > lastAsked, let response, response.request == request else { return }
    lastAsked = asked
    answers[request] = now
    var model = answer
    join(&model, nil)
    self.response = Response(model: model, request: request, seen: asked, answered: id)
    update()
  }

  // MARK: - What is shown

  private mutating func update() { shown = response.map { applied(changes, to: $0) } }

  /// The response's model with the changes that it may lack. A change that it has is made again if an older change of the same row, or
  /// of the model, is made: the user's last word stays on top.
  private func applied(_ changes: [Change], to response: Response) -> Model {
    let answers = newestAnswers(changes, missingIn: response)
    var edits: [ScreenEdit<Model>?] = []
    var answered: Set<ScreenEdit<Model>.Row> = []
    var changed: Set<ScreenEdit<Model>.Row?> = []
    for change in changes {
      let answer = change.row.flatMap { answers[$0] }
      let isInsertion = change.edit?.isInsertion == true
      let isFirst = isInsertion || !changed.contains(change.row)
      if isFirst, change.isConfirmed(before: answer?.asked ?? response.seen) { continue }
      if let answer, let row = change.row, answered.insert(row).inserted {
        edits.append(answer.edit)
      }
      // An answer takes the place of its own change.
      let isAnswered = change.id == answer?.change ?? response.answered
      if isFirst, isAnswered { continue }
      if change.edit != nil, !isInsertion { changed.insert(change.row) }
      edits.append(change.edit)
    }
    var model = response.model
    apply(edits.compactMap { $0 }, to: &model)
    return model
  }

  /// Of the answers about each row, the one that was asked for last.
  private func newestAnswers(
    _ changes: [Change],
    missingIn response: Response
  ) -> [ScreenEdit<Model>.Row: Answer] {
    let answers = changes.filter { !$0.isConfirmed(before: response.seen) }.compactMap(\.answer)
    return answers.reduce(into: [:]) { newest, answer in
      guard let row = answer.edit.row, answer.asked > newest[row]?.asked ?? 0 else { return }
      newest[row] = answer
    }
  }

  /// Makes edits of one list that follow one another in a single pass over it.
  private func apply(_ edits: [ScreenEdit<Model>], to model: inout Model) {
    var rest = edits[...]
    while let first = rest.first {
      let isAlone = first.row == nil
      let list = first.row?.list
      let alike = isAlone ? rest.prefix(1) : rest.prefix { $0.row?.list == list }
      first.make(&model, alike.map(\.change))
      rest = rest.dropFirst(alike.count)
    }
  }
}

"""#
  static let SentenceCase = #"""
import Foundation

nonisolated extension String {
  /// With a capital first letter, and the others unchanged.
  package func sentenceCased(with locale: Locale) -> String {
    String(prefix(1)).capitalized(with: locale) + dropFirst()
  }
}

"""#
  static let ShownDigits = #"""
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

"""#
  static let SignlessZero = #"""
import Foundation

nonisolated extension SignedNumeric where Self: Comparable {
  /// Formats the value; one that rounds to zero shows no minus sign.
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

"""#
  static let StackSpace = #"""
import Foundation

/// The stack of the thread, which deeply nested data would overflow.
private nonisolated enum StackSpace {
  /// The space kept for what is called between two checks: a quarter of a background thread's stack.
  private static let reserve = UInt(128 << 10)

  static var isShort: Bool {
    var local: UInt8 = 0
    let place = withUnsafeMutablePointer(to: &local) { UInt(bitPattern: $0) }
    // An address below that is not in any thread's stack.
    return place < limit && limit - place < reserve
  }

  #if canImport(Darwin)
    private static var limit: UInt {
      let size = UInt(pthread_get_stacksize_np(pthread_self()))
      let top = UInt(bitPattern: pthread_get_stackaddr_np(pthread_self()))
      return top - size + min(size / 4, reserve)
    }
  #elseif os(Linux)
    private typealias ReadAttributes =
      @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32

    /// Swift does not import this function.
    private static let readAttributes = dlsym(nil, "pthread_getattr_np").map {
      unsafeBitCast($0, to: ReadAttributes.self)
    }

    /// Remembers each thread's limit, which is slow to find out.
    private static let key: pthread_key_t? = {
      var key = pthread_key_t()
      return pthread_key_create(&key, nil) == 0 ? key : nil
    }()

    private static var limit: UInt {
      guard let key, let readAttributes else { return 0 }
      if let known = pthread_getspecific(key) { return UInt(bitPattern: known) }
      var lowest: UnsafeMutableRawPointer?
      var size = 0
      // Its initialiser is in a module that not everybody imports.
      let isKnown = withUnsafeTemporaryAllocation(of: pthread_attr_t.self, capacity: 1) { space in
        guard let attributes = space.baseAddress,
          readAttributes(pthread_self(), attributes) == 0
        else { return false }
        defer { pthread_attr_destroy(attributes) }
        return pthread_attr_getstack(attributes, &lowest, &size) == 0
      }
      guard isKnown else { return 0 }
      let limit = UInt(bitPattern: lowest) + min(UInt(size) / 4, reserve)
      pthread_setspecific(key, UnsafeRawPointer(bitPattern: limit))
      return limit
    }
  #else
    private static let limit: UInt = 0
  #endif
}

nonisolated extension Decoder {
  /// Fails if the data nests too deeply for the stack of the thread.
  package func checkStack() throws {
    if !StackSpace.isShort { return }
    throw DecodingError.dataCorrupted(
      DecodingError.Context(
        codingPath: codingPath,
        debugDescription: "nested too deeply",
        underlyingError: StackShortage()
      )
    )
  }
}

nonisolated extension Encoder {
  /// Fails if the value nests too deeply for the stack of the thread.
  package func checkStack() throws {
    if !StackSpace.isShort { return }
    // Printing the value itself would overflow the stack.
    throw EncodingError.invalidValue(
      codingPath.count,
      EncodingError.Context(codingPath: codingPath, debugDescription: "nested too deeply")
    )
  }
}

"""#
  static let StyledDate = #"""
import Foundation

nonisolated extension Date {
  /// The date and the time as calendars and clocks of the locale show them: `05.03.24, 06:41`.
  package func styledText(
    date: DateFormatter.Style = .none,
    time: DateFormatter.Style = .none,
    timeZone: TimeZone,
    in context: DisplayContext
  ) -> String {
    DateFormatter.ofThread(date, time, context.locale, context.calendar, timeZone).string(
      from: self
    )
  }
}

nonisolated extension Date.FormatStyle {
  /// With the hour in as many digits as the locale's clocks show: `06:41`, where the style itself writes `6:41`.
  package func withClockHours(_ time: DateFormatter.Style) -> Self {
    let clock = DateFormatter.ofThread(.none, time, locale, calendar, timeZone)
    let pattern = clock.dateFormat ?? ""
    let isPadded = ["HH", "hh", "KK", "kk"].contains { pattern.contains($0) }
    return isPadded ? hour(.twoDigits(amPM: .abbreviated)) : self
  }
}

nonisolated extension DateFormatter {
  private struct ThreadKey: Hashable {
    var date: DateFormatter.Style
    var time: DateFormatter.Style
    var locale: Locale
    var calendar: Calendar
    var timeZone: TimeZone
  }

  /// A formatter that no other thread uses; making one takes ten times as long as using it.
  fileprivate static func ofThread(
    _ date: DateFormatter.Style,
    _ time: DateFormatter.Style,
    _ locale: Locale,
    _ calendar: Calendar,
    _ timeZone: TimeZone
  ) -> DateFormatter {
    let name = "ViewModelSupport.DateFormatter"
    let key = ThreadKey(
      date: date,
      time: time,
      locale: locale,
      calendar: calendar,
      timeZone: timeZone
    )
    let store = Foundation.Thread.current.threadDictionary
    var formatters = store[name] as? [ThreadKey: DateFormatter] ?? [:]
    if let known = formatters[key] { return known }
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = timeZone
    formatter.dateStyle = date
    formatter.timeStyle = time
    // There could be any number of time zones in the data.
    if formatters.count >= 100 { formatters = [:] }
    formatters[key] = formatter
    store[name] = formatters
    return formatter
  }
}

"""#
  static let TemperatureText = #"""
import Foundation

nonisolated extension Double {
  package enum TemperatureUnit {
    case celsius, fahrenheit, kelvin
  }

  /// The temperature in the unit of the locale: `70°F`, `21°C`, without the unit `21°`.
  package func temperatureText(
    from unit: Self.TemperatureUnit,
    fractionDigits: ClosedRange<Int> = 0...0,
    showsUnit: Bool = true,
    locale: Locale
  ) -> String {
    let isFahrenheit = locale.usesFahrenheit
    let degrees =
      switch (unit, isFahrenheit) {
      case (.celsius, false), (.fahrenheit, true): self
      case (.celsius, true): self * 9 / 5 + 32
      case (.fahrenheit, false): (self - 32) * 5 / 9
      case (.kelvin, false): self - 273.15
      case (.kelvin, true): self * 9 / 5 - 459.67
      }
    let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(fractionDigits))
    let symbol = showsUnit ? isFahrenheit ? "°F" : "°C" : "°"
    return degrees.formattedWithSignlessZero(style.locale(locale)) + symbol
  }
}

nonisolated extension Locale {
  /// The unit of the locale's keyword `mu`, as in `en_US@mu=celsius`, or else that of its measurement system.
  fileprivate var usesFahrenheit: Bool {
    let parts = identifier.lowercased().split { !$0.isLetter && !$0.isNumber }
    for (key, unit) in zip(parts, parts.dropFirst()) where key == "mu" {
      switch unit {
      case "celsius": return false
      case "fahrenhe": return true
      default: continue
      }
    }
    return unitSystem == .us
  }
}

"""#
  static let TextEnds = #"""
nonisolated extension StringProtocol {
  /// The text without this prefix, if it has it.
  package func droppingPrefix(_ start: String) -> String {
    String(prefix(start.count) == start ? dropFirst(start.count) : self[...])
  }

  /// The text without this suffix, if it has it.
  package func droppingSuffix(_ end: String) -> String {
    String(suffix(end.count) == end ? dropLast(end.count) : self[...])
  }
}

"""#
  static let TextGroups = #"""
nonisolated extension StringProtocol {
  /// Its characters in groups of this size from the start; the last group has the rest.
  package func groups(of count: Int) -> [String] {
    var groups: [String] = []
    var rest = self[...]
    while count > 0, !rest.isEmpty {
      groups.append(String(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    return groups
  }
}

"""#
  static let TextUnlessEmpty = #"""
nonisolated extension StringProtocol {
  /// The text; nil if it is empty.
  package var unlessEmpty: String? { isEmpty ? nil : String(self) }
}

"""#
  static let TextWithUnit = #"""
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

"""#
  static let TrailingElements = #"""
nonisolated extension UnkeyedEncodingContainer {
  /// Writes a value, preceded by a null for each missing one; nulls at the end are never written.
  package mutating func encodeIfPresent<Value: Encodable>(
    _ value: Value?,
    afterMissing missing: inout Int
  ) throws {
    guard let value else {
      missing += 1
      return
    }
    for _ in 0..<missing { try encodeNil() }
    missing = 0
    try encode(value)
  }

  /// Writes values, preceded by a null for each missing one.
  package mutating func encode<Value: Encodable>(
    contentsOf values: [Value],
    afterMissing missing: inout Int
  ) throws {
    for value in values { try encodeIfPresent(value, afterMissing: &missing) }
  }
}

"""#
  static let Truncation = #"""
nonisolated extension String {
  /// At most this many characters, the last of them an ellipsis if some were cut off.
  package func truncated(to length: Int) -> String {
    let shown = prefix(max(1, length))
    if shown.endIndex == endIndex { return self }
    var text = shown.dropLast()
    while text.last?.isWhitespace == true { text.removeLast() }
    return text + "…"
  }
}

"""#
  static let URLText = #"""
nonisolated extension String {
  /// The host of a URL, without `www.`: `example.com`, also for `www.example.com/about`, which has no scheme.
  ///
  /// Without a host it is the same as the short text.
  package var urlHostText: String {
    let parts = URLText(self)
    if !parts.host.isEmpty { return parts.host }
    return URLText.hostWithoutScheme(self) ?? parts.short
  }

  /// The host and path of a URL: `example.com/path`; for a `mailto:` the address.
  ///
  /// A text that is not a URL with a scheme is shown as it is.
  package var urlShortText: String { URLText(self).short }

  /// The whole URL, with its escaped letters readable: `https://example.com/ä`.
  package var urlFullText: String { URLText.unescaped(self[...]) }
}

/// The parts of a URL that are shown.
private nonisolated struct URLText {
  var host = ""
  var short: String

  init(_ text: String) {
    short = text
    guard let colon = text.firstIndex(of: ":") else { return }
    let rest = text[colon...].dropFirst()
    let resource = rest.prefix { $0 != "?" && $0 != "#" }
    let scheme = text[..<colon].lowercased()
    if ["mailto", "tel", "sms"].contains(scheme) { short = Self.unescaped(resource) }
    guard resource.hasPrefix("//"), let first = scheme.first, first.isASCII, first.isLetter,
      scheme.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) })
    else { return }
    let authority = resource.dropFirst(2).prefix { $0 != "/" }
    var path = resource.dropFirst(2 + authority.count)
    if path.hasSuffix("/") { path.removeLast() }
    // After the user's name and password, if a URL has them.
    let server = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
    let name = Self.withoutWWW(server.lowercased())
    // An IPv6 address has colons of its own, in brackets.
    let port = name.lastIndex(of: ":").map { name[$0...] } ?? ""
    host = String(port.contains("]") ? name[...] : name.dropLast(port.count))
    let address = name + Self.unescaped(path)
    if !address.isEmpty { short = address }
  }

  /// nil if the text does not begin like a host; a number such as `3.5` is not one.
  static func hostWithoutScheme(_ text: String) -> String? {
    let server = text.prefix { !"/?#".contains($0) }
    let name = server.prefix { $0 != ":" }
    let labels = name.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count > 1, labels.last?.first?.isLetter == true,
      labels.allSatisfy({ label in
        !label.isEmpty && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
      }), server.dropFirst(name.count + 1).allSatisfy(\.isNumber)
    else { return nil }
    return withoutWWW(name.lowercased())
  }

  private static func withoutWWW(_ name: String) -> String {
    let rest = name.dropFirst(4)
    return name.hasPrefix("www.") && rest.contains(".") ? String(rest) : name
  }

  /// With `%C3%A4` as `ä`; anything ASCII, invisible or not UTF-8 stays escaped.
  static func unescaped(_ text: Substring) -> String {
    var shown = ""
    var rest = text.utf8[...]
    while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
      shown += Substring(rest[..<percent])
      rest = rest[percent...]
      let bytes = escapedBytes(rest)
      let letters = String(decoding: bytes, as: UTF8.self)
      let isShown =
        letters.utf8.elementsEqual(bytes) && letters.unicodeScalars.allSatisfy(isVisible)
      let escape = rest.prefix(max(1, 3 * bytes.count))
      shown += isShown && !bytes.isEmpty ? letters[...] : Substring(escape)
      rest = rest.dropFirst(escape.count)
    }
    return shown + Substring(rest)
  }

  /// The bytes above ASCII that the text starts with, escaped.
  private static func escapedBytes(_ text: Substring.UTF8View) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = text
    while rest.first == UInt8(ascii: "%"),
      let byte = UInt8(String(Substring(rest.dropFirst().prefix(2))), radix: 16), byte >= 0x80
    {
      bytes.append(byte)
      rest = rest.dropFirst(3)
    }
    return bytes
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .spaceSeparator, .lineSeparator,
      .paragraphSeparator:
      false
    default: true
    }
  }
}

"""#
  static let UniqueElements = #"""
nonisolated extension Sequence where Element: Hashable {
  /// The elements in their order; of equal ones only the first.
  package func uniqueElements() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

"""#
  static let UnitSystem = #"""
import Foundation

nonisolated extension Locale {
  package enum UnitSystem {
    case metric, us, uk
  }

  /// The system that the user has chosen, or else the region's.
  package var unitSystem: Self.UnitSystem {
    // What is deprecated stands in the `else`, where no compiler for newer systems warns of it.
    guard #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) else {
      guard usesMetricSystem else { return .us }
      return regionCode == "GB" ? .uk : .metric
    }
    switch measurementSystem {
    case .us: return .us
    case .uk: return .uk
    default: return .metric
    }
  }
}

"""#
  static let UnitsText = #"""
import Foundation

/// The units of a duration.
package nonisolated enum DurationUnit: CaseIterable {
  case weeks, days, hours, minutes, seconds
}

/// How long the names of a duration's units are.
package nonisolated enum DurationWidth {
  case wide, abbreviated, narrow
}

nonisolated extension TimeInterval {
  /// `1 hr, 24 min`, with at most the requested number of units, from the largest that the length reaches.
  package func unitsText(
    _ units: Set<DurationUnit>,
    width: DurationWidth,
    maxUnits: Int = 5,
    rounding: FloatingPointRoundingRule = .toNearestOrEven,
    locale: Locale
  ) -> String {
    // Beyond 2^53 a Double does not count single seconds.
    let limit = 9_007_199_254_740_991.0
    let seconds = (isNaN ? 0 : Swift.min(Swift.max(self, -limit), limit))
      .rounded(rounding, to: units, atMost: maxUnits)
    if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) {
      let style = Duration.UnitsFormatStyle(
        allowedUnits: Set(units.map(\.unit)),
        width: width.width
      )
      return Duration.seconds(seconds).formatted(style.locale(locale))
    }
    #if canImport(Darwin)
      let formatter = DateComponentsFormatter()
      var calendar = Calendar(identifier: .gregorian)
      calendar.locale = locale
      formatter.calendar = calendar
      formatter.allowedUnits = units.reduce(into: []) { $0.insert($1.component) }
      formatter.unitsStyle = width.unitsStyle
      return formatter.string(from: seconds) ?? ""
    #else
      return ""
    #endif
  }
}

nonisolated extension TimeInterval {
  /// To a multiple of the smallest unit that is shown, so that a style has nothing left to round in its own way.
  fileprivate func rounded(
    _ rule: FloatingPointRoundingRule,
    to units: Set<DurationUnit>,
    atMost count: Int
  ) -> Self {
    let lengths = DurationUnit.allCases.filter(units.contains).map(\.length)
    let reached = lengths.drop { $0 > magnitude }
    guard let length = (reached.isEmpty ? lengths.suffix(1) : reached.prefix(count)).last else {
      return self
    }
    return (self / length).rounded(rule) * length
  }
}

nonisolated extension DurationUnit {
  fileprivate var length: TimeInterval {
    switch self {
    case .weeks: 604_800
    case .days: 86_400
    case .hours: 3600
    case .minutes: 60
    case .seconds: 1
    }
  }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  fileprivate var unit: Duration.UnitsFormatStyle.Unit {
    switch self {
    case .weeks: .weeks
    case .days: .days
    case .hours: .hours
    case .minutes: .minutes
    case .seconds: .seconds
    }
  }

  #if canImport(Darwin)
    fileprivate var component: NSCalendar.Unit {
      switch self {
      case .weeks: .weekOfMonth
      case .days: .day
      case .hours: .hour
      case .minutes: .minute
      case .seconds: .second
      }
    }
  #endif
}

nonisolated extension DurationWidth {
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  fileprivate var width: Duration.UnitsFormatStyle.UnitWidth {
    switch self {
    case .wide: .wide
    case .abbreviated: .abbreviated
    case .narrow: .narrow
    }
  }

  #if canImport(Darwin)
    fileprivate var unitsStyle: DateComponentsFormatter.UnitsStyle {
      switch self {
      case .wide: .full
      case .abbreviated: .short
      case .narrow: .abbreviated
      }
    }
  #endif
}

"""#
  static let UnixTime = #"""
import Foundation

/// Reads and writes instants counted from 1970, within the years 0000 to 9999.
package nonisolated enum UnixTime {
  private static let first = -62_167_219_200.0
  private static let end = 253_402_300_800.0

  /// The instant this many seconds after 1970; nil outside the years 0000 to 9999.
  package static func date(seconds: Double) -> Date? {
    seconds >= first && seconds < end ? Date(timeIntervalSince1970: seconds) : nil
  }

  /// The instant this many milliseconds after 1970; nil outside the years 0000 to 9999.
  package static func date(milliseconds: Double) -> Date? { date(seconds: milliseconds / 1000) }

  /// The seconds since 1970, to the microsecond.
  package static func seconds(of date: Date) -> Double {
    (bounded(date) * 1_000_000).rounded() / 1_000_000
  }

  /// The milliseconds since 1970, to the microsecond.
  package static func milliseconds(of date: Date) -> Double {
    (bounded(date) * 1_000_000).rounded() / 1000
  }

  package static func wholeSeconds(of date: Date) -> Int { Int(bounded(date).rounded(.down)) }

  package static func wholeMilliseconds(of date: Date) -> Int {
    Int((bounded(date) * 1000).rounded())
  }

  private static func bounded(_ date: Date) -> Double {
    max(first, min(date.timeIntervalSince1970, end - 0.001))
  }
}

"""#
  static let VersionOrder = #"""
nonisolated extension StringProtocol {
  /// Whether it is an older version: `1.9` than `1.10`, `2.0.0-beta.1` than `2.0`; pre-releases go as SemVer 2.0.0 has it.
  package func isOlderVersion(than other: String) -> Bool {
    let (version, other) = (versionParts, other.versionParts)
    if version.release != other.release {
      return version.release.lexicographicallyPrecedes(other.release) { $0.isOlderPart(than: $1) }
    }
    if version.preRelease.isEmpty || other.preRelease.isEmpty {
      return version.preRelease.count > other.preRelease.count
    }
    return version.preRelease
      .lexicographicallyPrecedes(other.preRelease) { $0.isOlderPart(than: $1) }
  }

  /// What stands between its dots; numbers without the zeros before them, so that the parts of equal versions are equal.
  private var versionParts: (release: [String], preRelease: [String]) {
    func parts(_ text: Substring) -> [String] {
      text.split(separator: ".", omittingEmptySubsequences: false)
        .map { String($0.isVersionNumber ? $0.drop { $0 == "0" } : $0) }
    }
    let version = String(drop { $0 == "v" || $0 == "V" }.prefix { $0 != "+" })
    let halves = version.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    var release = parts(halves.first ?? "")
    while release.last == "" { release.removeLast() }
    let preRelease = halves.dropFirst().first ?? ""
    return (release, preRelease.isEmpty ? [] : parts(preRelease))
  }

  /// Numbers by their digits, which are too many for any type, and before all else.
  private func isOlderPart(than other: String) -> Bool {
    guard isVersionNumber == other.isVersionNumber else { return isVersionNumber }
    return isVersionNumber && count != other.count ? count < other.count : self < other
  }

  private var isVersionNumber: Bool {
    allSatisfy { ("0"..."9").contains($0) }
  }
}

"""#
  static let WholeUnits = #"""
import Foundation

nonisolated extension Date {
  /// The date with its distance from another one cut to whole units of the largest that it reaches: 1 h 59 min becomes one hour.
  package func inWholeUnits(
    _ units: [Calendar.Component],
    from date: Date,
    _ calendar: Calendar
  ) -> Date {
    let distance = calendar.dateComponents(Set(units), from: date, to: self)
    for unit in units {
      guard let count = distance.value(for: unit), count != 0 else { continue }
      return calendar.date(byAdding: unit, value: count, to: date) ?? self
    }
    return date
  }
}

"""#
}
