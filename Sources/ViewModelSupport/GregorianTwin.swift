import Foundation

/// A date many centuries after one before 15 October 1582, where Foundation's calendars are Julian
/// and RFC 3339's is Gregorian. The Gregorian calendar repeats every 400 years, with its weekdays,
/// so that only the years of the two differ.
package nonisolated struct GregorianTwin {
  package let date: Date
  /// A zone whose clocks are always ahead as far as those of the time zone were.
  package let timeZone: TimeZone
  /// The number of years between the dates. No year of a twin is one before 1582.
  package let years: Int
  private let shift: TimeInterval
  /// A day on which Foundation shows the year of the first date.
  private let inYear: Date
  private let isInYearZero: Bool

  package init?(_ date: Date, _ calendar: Calendar, _ timeZone: TimeZone) {
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
  package func date(of other: Date, in timeZone: TimeZone) -> Date {
    other.wallClock(in: timeZone) + shift
  }

  /// Formats the twin, but with the years and eras of the first date.
  package func text(_ locale: Locale, _ format: (Date) -> AttributedString) -> String {
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
