import Foundation

nonisolated extension Date {
  /// Formats the date and time in styles of the locale: `05.03.24, 06:41`.
  package func styledText(
    date: DateFormatter.Style = .none,
    time: DateFormatter.Style = .none,
    timeZone: TimeZone,
    in context: DisplayContext
  ) -> String {
    let formatter = DateFormatter.ofThread(date, time, context.locale, context.calendar, timeZone)
    guard GregorianDay(number: dayNumber(in: timeZone)).year == 0,
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
