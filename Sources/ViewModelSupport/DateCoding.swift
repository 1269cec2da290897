import Foundation

// MARK: GregorianDay
/// A day of the Gregorian calendar, in which RFC 3339 counts all days. Before 15 October 1582,
/// Foundation's calendars are Julian.
public nonisolated struct GregorianDay {
  public var year: Int
  public var month: Int
  public var day: Int

  public init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// The day that is this many days after 1 January 1970.
  public init(number: Double) {
    // No year is that far away. An infinite or missing number has no day.
    let days = number.isNaN ? 0 : Int(max(-1e12, min(number, 1e12)))
    // Years begin on 1 March here, so that the leap day ends a year.
    let (era, dayOfEra) = Self.divide(days + 719_468, by: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let months = (5 * dayOfYear + 2) / 153
    month = months < 10 ? months + 3 : months - 9
    year = era * 400 + yearOfEra + (months < 10 ? 0 : 1)
    day = dayOfYear - (153 * months + 2) / 5 + 1
  }

  /// The number of days since 1 January 1970.
  public var number: Double {
    let (era, yearOfEra) = Self.divide(month > 2 ? year : year - 1, by: 400)
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return Double(era * 146_097 + dayOfEra - 719_468)
  }

  public var lengthOfMonth: Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return month == 2 ? (isLeap ? 29 : 28) : 30 + (month + month / 8) % 2
  }

  /// The same day that many months later; in a month that is too short, its last day.
  public func adding(months count: Int) -> Self {
    let (years, months) = Self.divide(month - 1 + count, by: 12)
    var result = Self(year: year + years, month: months + 1, day: day)
    result.day = min(day, result.lengthOfMonth)
    return result
  }

  /// Divides and rounds down, so that the remainder is never negative.
  private static func divide(_ number: Int, by divisor: Int) -> (quotient: Int, remainder: Int) {
    let (quotient, remainder) = number.quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}

// MARK: RFC3339
/// Parses and formats RFC 3339 timestamps: `2024-03-05T13:45:07.25+01:00`. Other forms of ISO 8601
/// that services send are parsed too: `2024-03-05T13:45+0100`.
public nonisolated enum RFC3339 {
  /// Returns the instant, or `nil` if the text is not a timestamp of a real day and time.
  public static func date(from text: String) -> Date? {
    var reader = Reader(text)
    return reader.timestamp()
  }

  /// Returns midnight UTC of a day such as `2024-03-05`, or `nil` if the text is not a real day.
  public static func day(from text: String) -> Date? {
    var reader = Reader(text)
    guard let days = reader.days(), reader.isAtEnd else { return nil }
    return Date(timeIntervalSinceReferenceDate: Double(days * 86_400))
  }

  /// Formats the instant in UTC, to the microsecond: `2024-03-05T12:45:07.25Z`.
  ///
  /// A date outside the years 0000 to 9999 becomes the first or last instant of these years.
  public static func string(from date: Date) -> String {
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

  /// Formats the day in UTC: `2024-03-05`.
  public static func dayString(from date: Date) -> String {
    day(divide(split(date).seconds, by: 86_400).quotient)
  }

  /// The range of the years 0000 to 9999, in seconds since 2001.
  private static let seconds = -63_145_526_400..<252_423_993_600

  /// Splits a date into seconds since 2001 and microseconds, limited to the years 0000 to 9999.
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

  /// Formats the day that is this many days after 1 January 2001.
  private static func day(_ days: Int) -> String {
    let day = GregorianDay(number: Double(days + 11_323))
    return "\(padded(day.year, to: 4))-\(padded(day.month))-\(padded(day.day))"
  }

  /// Divides and rounds down, so that the remainder is never negative.
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
        let time = time(),
        let offset = offset(), isAtEnd
      else { return nil }
      let seconds = days * 86_400 + time.seconds - offset
      // A leap second ends a day in UTC and counts as the second that follows it.
      guard !time.hasLeapSecond || seconds % 86_400 == 0 else { return nil }
      // The offset can move the time out of the supported years.
      guard RFC3339.seconds.contains(seconds) else { return nil }
      return Date(timeIntervalSinceReferenceDate: Double(seconds) + time.fraction)
    }

    /// Parses a time of day, in seconds. Many services leave out those that are 0.
    private mutating func time() -> (seconds: Int, fraction: Double, hasLeapSecond: Bool)? {
      guard let hour = number(2), take(":"), let minute = number(2), minute < 60 else { return nil }
      let hasSeconds = take(":")
      guard
        let second = hasSeconds ? number(2) : 0, second <= 60,
        let fraction = hasSeconds ? fraction() : 0
      else { return nil }
      // 24:00 ends the day.
      let isDayOver = hour == 24 && minute == 0 && second == 0 && fraction == 0
      guard hour < 24 || isDayOver else { return nil }
      return (hour * 3600 + minute * 60 + second, fraction, second == 60)
    }

    /// Parses a real day. Returns the days since 1 January 2001.
    mutating func days() -> Int? {
      guard
        let year = number(4), take("-"),
        let month = number(2), 1...12 ~= month, take("-"),
        let day = number(2), day >= 1
      else { return nil }
      let date = GregorianDay(year: year, month: month, day: day)
      return day <= date.lengthOfMonth ? Int(date.number) - 11_323 : nil
    }

    /// Parses the fraction of a second, of any number of digits. Returns 0 if there is none.
    private mutating func fraction() -> Double? {
      guard take(".") || take(",") else { return 0 }
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

    /// Parses the offset, in seconds east of UTC: `Z`, `+01:00`, `+0100` or `+01`.
    private mutating func offset() -> Int? {
      if take("Z") || take("z") { return 0 }
      let isWest = take("-")
      guard isWest || take("+"), let hours = number(2), hours < 24 else { return nil }
      let hasMinutes = take(":") || !isAtEnd
      guard let minutes = hasMinutes ? number(2) : 0, minutes < 60 else { return nil }
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

// MARK: localDateTime, localDateTimeString
/// Parses and formats dates and times without an offset, such as `2024-03-05T13:45`. Their `Date`
/// has that date and time in UTC.
nonisolated extension RFC3339 {
  /// Returns the date and time, with or without seconds, or `nil` if the text has an offset or is
  /// not a real day and time.
  public static func localDateTime(from text: String) -> Date? {
    date(from: "\(text)Z")
  }

  /// Formats a date and time to the microsecond: `2024-03-05T13:45:00`.
  public static func localDateTimeString(from date: Date) -> String {
    String(string(from: date).dropLast())
  }
}

// MARK: UnixTime
/// Converts instants from and to Unix time, within the years 0000 to 9999.
public nonisolated enum UnixTime {
  private static let first = -62_167_219_200.0
  private static let end = 253_402_300_800.0

  /// The instant this many seconds after 1970; `nil` outside the years 0000 to 9999.
  public static func date(seconds: Double) -> Date? {
    seconds >= first && seconds < end ? Date(timeIntervalSince1970: seconds) : nil
  }

  /// The instant this many milliseconds after 1970; `nil` outside the years 0000 to 9999.
  public static func date(milliseconds: Double) -> Date? { date(seconds: milliseconds / 1000) }

  /// The seconds since 1970, to the microsecond.
  public static func seconds(of date: Date) -> Double {
    (bounded(date) * 1_000_000).rounded() / 1_000_000
  }

  /// The milliseconds since 1970, to the microsecond.
  public static func milliseconds(of date: Date) -> Double {
    (bounded(date) * 1_000_000).rounded() / 1000
  }

  public static func wholeSeconds(of date: Date) -> Int { Int(bounded(date).rounded(.down)) }

  public static func wholeMilliseconds(of date: Date) -> Int {
    Int((bounded(date) * 1000).rounded())
  }

  private static func bounded(_ date: Date) -> Double {
    max(first, min(date.timeIntervalSince1970, end - 0.001))
  }
}
