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
