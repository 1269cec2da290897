import Foundation

nonisolated extension Date {
  /// The number of calendar days from `start` to this date: `+1`. Empty if both are on the same
  /// day.
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
