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
