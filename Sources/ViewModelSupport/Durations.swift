import Foundation

// MARK: ISO8601Duration
/// Parses and formats ISO 8601 durations of a fixed length: `P1DT2H30M`, `PT0.5S`.
public nonisolated enum ISO8601Duration {
  /// Returns the length in seconds, or `nil` if the text is not a duration or has years or months,
  /// whose lengths vary.
  public static func seconds(from text: String) -> TimeInterval? {
    var reader = Reader(bytes: Array(text.utf8)[...])
    return reader.duration()
  }

  /// Formats a length in hours, minutes and seconds, to the microsecond: `PT26H30M`.
  public static func string(from seconds: TimeInterval) -> String {
    // Up to this limit, a Double can represent every whole second. NaN counts as 0.
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
    /// Whether a component had a fraction, which only the last one can have.
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

    /// Parses and adds up the components that follow, which must be in the order of the units.
    /// Returns the number of components.
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

    /// Parses any number of digits after a decimal point, and marks the component as the last one.
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

// MARK: unitsText
/// The units of a duration.
public nonisolated enum DurationUnit: CaseIterable {
  case weeks, days, hours, minutes, seconds
}

/// How long the names of a duration's units are.
public nonisolated enum DurationWidth {
  case wide, abbreviated, narrow
}

nonisolated extension TimeInterval {
  /// What decides a text, apart from the locale.
  private struct Units: Hashable {
    let seconds: TimeInterval
    let units: Set<DurationUnit>
    let width: DurationWidth
  }

  private static let unitTexts = KeptTexts<Self.Units>()

  /// Formats a duration in at most `maxUnits` units, from the largest that it reaches:
  /// `1 hr, 24 min`.
  public func unitsText(
    _ units: Set<DurationUnit>,
    width: DurationWidth,
    maxUnits: Int = 5,
    rounding: FloatingPointRoundingRule = .toNearestOrEven,
    locale: Locale
  ) -> String {
    // Beyond 2^53, a Double cannot represent every whole second.
    let limit = 9_007_199_254_740_991.0
    let seconds = (isNaN ? 0 : Swift.min(Swift.max(self, -limit), limit))
      .rounded(rounding, to: units, atMost: maxUnits)
    let key = Units(seconds: seconds, units: units, width: width)
    return Self.unitTexts.text(for: key, in: locale) {
      let text = seconds.text(in: units, width, locale)
      // Some languages have words for one or two hours, which leave no number for the sign.
      let isWithoutSign = seconds < 0 && text == (-seconds).text(in: units, width, locale)
      return isWithoutSign ? locale.minusSign + text : text
    }
  }

  private func text(
    in units: Set<DurationUnit>,
    _ width: DurationWidth,
    _ locale: Locale
  ) -> String {
    if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) {
      let style = Duration.UnitsFormatStyle(
        allowedUnits: Set(units.map(\.unit)),
        width: width.width
      )
      return Duration.seconds(self).formatted(style.locale(locale))
    }
    #if canImport(Darwin)
      let formatter = DateComponentsFormatter()
      var calendar = Calendar(identifier: .gregorian)
      calendar.locale = locale
      formatter.calendar = calendar
      formatter.allowedUnits = units.reduce(into: []) { $0.insert($1.component) }
      formatter.unitsStyle = width.unitsStyle
      return formatter.string(from: self) ?? ""
    #else
      return ""
    #endif
  }
}

nonisolated extension TimeInterval {
  /// Rounds to a multiple of the smallest unit shown, so that a format style has nothing left to
  /// round.
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
