import Foundation

// MARK: GregorianTwin
/// A date many centuries after one before 15 October 1582, where Foundation's calendars are Julian
/// and RFC 3339's is Gregorian. The Gregorian calendar repeats every 400 years, with its weekdays,
/// so that only the years of the two differ.
public nonisolated struct GregorianTwin {
  public let date: Date
  /// A zone whose clocks are always ahead as far as those of the time zone were.
  public let timeZone: TimeZone
  /// The number of years between the dates. No year of a twin is one before 1582.
  public let years: Int
  private let shift: TimeInterval
  /// A day on which Foundation shows the year of the first date.
  private let inYear: Date
  private let isInYearZero: Bool

  public init?(_ date: Date, _ calendar: Calendar, _ timeZone: TimeZone) {
    let clock = date.wallClock(in: timeZone).timeIntervalSince1970
    let calendars: [Calendar.Identifier] = [.gregorian, .iso8601, .buddhist]
    guard clock < -12_219_292_800, clock > -1e14, calendars.contains(calendar.identifier) else {
      return nil
    }
    // Foundation knows only zones of whole minutes.
    let offset = timeZone.secondsFromGMT(for: date) / 60 * 60
    let year = GregorianDay(number: (clock / 86_400).rounded(.down)).year
    let cycles = Swift.max(5, 4 - year / 400)
    let middle = GregorianDay(year: year, month: 7, day: 1).number * 86_400
    self.timeZone = TimeZone(secondsFromGMT: offset) ?? timeZone
    years = cycles * 400
    shift = Double(cycles) * 146_097 * 86_400 - Double(offset)
    self.date = Date(timeIntervalSince1970: clock + shift)
    inYear = Date(timeIntervalSince1970: middle - Double(offset))
    isInYearZero = year == 0 && calendar.identifier != .buddhist
  }

  /// The twin of another date.
  public func date(of other: Date, in timeZone: TimeZone) -> Date {
    other.wallClock(in: timeZone) + shift
  }

  /// Formats the twin, but with the years and eras of the first date.
  public func text(_ locale: Locale, _ format: (Date) -> AttributedString) -> String {
    let own = format(inYear)
    let fields = own.runs.filter { $0.dateField == .year || $0.dateField == .era }
    let hasEra = fields.contains { $0.dateField == .era }
    var years = fields.map { String(own[$0.range].characters) }.makeIterator()
    let text = format(date)
    return text.runs.map { run in
      let shown = String(text[run.range].characters)
      guard run.dateField == .year || run.dateField == .era else { return shown }
      let year = years.next() ?? shown
      return isInYearZero && !hasEra ? zero(year, locale) : year
    }
    .joined()
  }

  /// The year 0 of RFC 3339, which is 1 BC, without its era.
  private func zero(_ year: String, _ locale: Locale) -> String {
    let digits = IntegerFormatStyle<Int>.number.locale(locale)
    guard year.hasSuffix(1.formatted(digits)) else { return year }
    return year.dropLast() + 0.formatted(digits)
  }
}

// MARK: dateText, intervalText
nonisolated extension Date {
  /// Formats the date as `formatted` does, but in the Gregorian calendar before 15 October 1582 too.
  public func dateText(_ style: Date.FormatStyle) -> String {
    guard let twin = GregorianTwin(self, style.calendar, style.timeZone) else {
      return formatted(style)
    }
    var style = style
    style.timeZone = twin.timeZone
    if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
      return twin.text(style.locale, style.attributedStyle.format)
    }
    return twin.text(style.locale, style.attributed.format)
  }

  public func dateText(_ style: Date.VerbatimFormatStyle) -> String {
    guard let twin = GregorianTwin(self, style.calendar, style.timeZone) else {
      return formatted(style)
    }
    var style = style
    style.timeZone = twin.timeZone
    if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
      return twin.text(style.locale ?? .current, style.attributedStyle.format)
    }
    return twin.text(style.locale ?? .current, style.attributed.format)
  }

  /// Formats the range from this date to `end`, which is left out if it is earlier.
  public func intervalText(to end: Date, _ style: Date.IntervalFormatStyle) -> String {
    // A range with NaN as a bound would trap.
    let start = timeIntervalSinceReferenceDate.isNaN ? .distantPast : self
    let end = Swift.max(start, end)
    guard let twin = GregorianTwin(start, style.calendar, style.timeZone) else {
      return (start..<end).formatted(style)
    }
    let last = twin.date(of: end, in: style.timeZone)
    var style = style
    style.timeZone = twin.timeZone
    style.calendar.timeZone = twin.timeZone
    let digits = IntegerFormatStyle<Int>.number.grouping(.never).locale(style.locale)
    return [twin.date, last].reduce((twin.date..<last).formatted(style)) { text, date in
      let year = style.calendar.component(.year, from: date)
      return text.replacingOccurrences(
        of: year.formatted(digits),
        with: (year - twin.years).formatted(digits)
      )
    }
  }
}

// MARK: styledText, withClockHours
nonisolated extension Date {
  /// What decides a text, apart from the context's settings. The styles have no fractions of a second.
  private struct Styled: Hashable {
    let date: DateFormatter.Style
    let time: DateFormatter.Style
    let second: TimeInterval
    let timeZone: TimeZone
  }

  private static let styledTexts = KeptTexts<Self.Styled>()

  /// Formats the date and time in styles of the locale: `05.03.24, 06:41`.
  public func styledText(
    date: DateFormatter.Style = .none,
    time: DateFormatter.Style = .none,
    timeZone: TimeZone,
    in context: DisplayContext
  ) -> String {
    let key = Styled(
      date: date,
      time: time,
      second: timeIntervalSinceReferenceDate.rounded(.down),
      timeZone: timeZone
    )
    return Self.styledTexts.text(for: key, in: context) {
      text(in: DateFormatter.ofThread(date, time, context.locale, context.calendar, timeZone))
    }
  }

  private func text(in formatter: DateFormatter) -> String {
    guard GregorianDay(number: dayNumber(in: formatter.timeZone)).year == 0,
      let zero = formatter.copy() as? DateFormatter
    else { return formatter.string(from: self) }
    // `y` would be the year 1, of 1 BC.
    zero.dateFormat = formatter.dateFormat.replacingOccurrences(of: "y", with: "u")
    return zero.string(from: self)
  }
}

nonisolated extension Date.FormatStyle {
  /// Returns the style with as many hour digits as the locale uses for a time: `06:41`, even if the
  /// style itself formats `6:41`.
  public func withClockHours(_ time: DateFormatter.Style) -> Self {
    // In some locales, calendars have other clocks.
    let clock = "\(calendar.identifier) \(time.rawValue)"
    let pattern = DateFormatter.clockPatterns.text(for: clock, in: locale) {
      DateFormatter.ofThread(.none, time, locale, calendar, timeZone).dateFormat ?? ""
    }
    let isPadded = ["HH", "hh", "KK", "kk"].contains { pattern.contains($0) }
    return isPadded ? hour(.twoDigits(amPM: .abbreviated)) : self
  }
}

nonisolated extension DateFormatter {
  fileprivate static let clockPatterns = KeptTexts<String>()

  private struct ThreadKey: Hashable {
    var date: DateFormatter.Style
    var time: DateFormatter.Style
    var locale: Locale
    var calendar: Calendar
    var timeZone: TimeZone
  }

  /// Returns a cached formatter of this thread. Creating a formatter takes ten times as long as
  /// using it.
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
    // So that the calendar is never Julian.
    formatter.gregorianStartDate = Date(timeIntervalSince1970: -1e12)
    formatter.dateStyle = date
    formatter.timeStyle = time
    // The data can contain any number of time zones, so the cache is limited.
    if formatters.count >= 100 { formatters = [:] }
    formatters[key] = formatter
    store[name] = formatters
    return formatter
  }
}

// MARK: timeOfDay, timeOfDigits
nonisolated extension Double {
  /// The time of day this many seconds after midnight, as a local date-time. 86,400 is midnight
  /// again.
  public var timeOfDay: Date {
    let time = truncatingRemainder(dividingBy: 86_400)
    // Infinity and NaN have no remainder.
    return Date(timeIntervalSince1970: time.isNaN ? 0 : time < 0 ? time + 86_400 : time)
  }

  /// The time of day that a clock shows as these digits, as a local date-time: 9:30 for 930.
  public var timeOfDigits: Date {
    let hours = (self / 100).rounded(.towardZero)
    return ((self - hours * 100 + hours * 60) * 60).timeOfDay
  }
}

nonisolated extension String {
  /// The time of day in a text such as `0930`, `09:30` or `09:30:15`, as a local date-time; `nil`
  /// for any other text. A fraction and an offset, as in `09:30:15.25+01:00`, are left out.
  public var timeOfDay: Date? {
    let clock = utf8.prefix { 48...58 ~= $0 }
    var parts = clock.split(separator: 58, omittingEmptySubsequences: false)
    let rest = self[clock.endIndex...]
    if !rest.isEmpty {
      let time = "2000-01-01T00:00\(parts.count == 3 ? ":00" : "")\(rest)"
      let isTime = (RFC3339.date(from: time) ?? RFC3339.localDateTime(from: time)) != nil
      guard parts.count > 1, isTime else { return nil }
    }
    if parts.count == 1 { parts = [utf8.dropLast(2), utf8.suffix(2)] }
    guard 2...3 ~= parts.count, parts.allSatisfy({ 1...2 ~= $0.count }) else { return nil }
    let numbers = parts.map { $0.reduce(0) { $0 * 10 + Double($1) - 48 } }
    // A leap second counts as the second that follows it.
    guard numbers[1] < 60, numbers.dropFirst(2).allSatisfy({ $0 <= 60 }) else { return nil }
    return zip(numbers, [3600, 60, 1]).reduce(0) { $0 + $1.0 * $1.1 }.timeOfDay
  }
}

// MARK: clockText
nonisolated extension TimeInterval {
  /// Formats a duration as `3:46`, or as `1:23:46` if it is an hour or longer, and with days as `1:02:03:46`.
  public func clockText(
    hours showsHours: Bool = false,
    days showsDays: Bool = false,
    padded: Bool = false,
    paddedMinutes: Bool = false,
    rounding: FloatingPointRoundingRule = .toNearestOrEven,
    locale: Locale
  ) -> String {
    let seconds = magnitude.rounded(rounding)
    // Beyond 2^53, a Double cannot represent every whole second.
    let total = Int(min(seconds.isNaN ? 0 : seconds, 9_007_199_254_740_991))
    var parts = [total / 60 % 60, total % 60]
    let hours = total / 3600
    if showsHours || hours > 0 { parts.insert(showsDays ? hours % 24 : hours, at: 0) }
    if showsDays, hours >= 24 { parts.insert(hours / 24, at: 0) }
    let isPadded = padded || paddedMinutes && parts.count == 2
    let number = IntegerFormatStyle<Int>.number.grouping(.never).locale(locale)
    let texts = parts.enumerated().map { index, part in
      let digits = index > 0 || isPadded ? 2 : 1
      return part.formatted(number.precision(.integerLength(digits...)))
    }
    let sign = self < 0 && total > 0 ? locale.minusSign : ""
    return sign + texts.joined(separator: locale.clockSeparator)
  }
}

nonisolated extension Locale {
  /// What is between the minutes and the seconds of a duration: a colon, or a period as in Danish.
  fileprivate var clockSeparator: String {
    guard #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) else { return ":" }
    return Duration.zero.formatted(.time(pattern: .minuteSecond).locale(self))
      .filter { !$0.isNumber }
  }
}

// MARK: minusSign
nonisolated extension Locale {
  /// The sign of negative numbers, with the marks that keep it in its place.
  public var minusSign: String {
    String((-1).formatted(.number.locale(self)).prefix { !$0.isNumber })
  }
}
