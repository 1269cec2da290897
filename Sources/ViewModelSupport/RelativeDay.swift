import Foundation

nonisolated extension Date {
  /// Formats the distance of a calendar day, given as midnight UTC, from today: `tomorrow`,
  /// `2 weeks ago`.
  package func relativeDayText(
    _ presentation: Date.RelativeFormatStyle.Presentation,
    _ width: Date.RelativeFormatStyle.UnitsStyle,
    roundsDown: Bool = false,
    in context: DisplayContext
  ) -> String {
    let today = context.currentDay
    var calendar = context.calendar
    calendar.timeZone = .ofCalendarDays
    let distance = RelativeDistance(
      of: self,
      from: today,
      in: [.year, .month, .weekOfYear, .day],
      presentation,
      roundsDown: roundsDown,
      calendar
    )
    if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
      return Date.AnchoredRelativeFormatStyle(
        anchor: distance.date,
        allowedFields: [.day, .week, .month, .year],
        presentation: distance.presentation,
        unitsStyle: width,
        locale: context.locale,
        calendar: distance.calendar
      ).format(distance.now)
    }
    #if canImport(Darwin)
      let formatter = RelativeDateTimeFormatter()
      formatter.calendar = calendar
      formatter.locale = context.locale
      formatter.dateTimeStyle = distance.presentation == .named ? .named : .numeric
      switch width {
      case .wide: formatter.unitsStyle = .full
      case .spellOut: formatter.unitsStyle = .spellOut
      case .abbreviated: formatter.unitsStyle = .short
      default: formatter.unitsStyle = .abbreviated
      }
      // For a distance of zero, the formatter would return "now".
      return distance.date == distance.now
        ? formatter.localizedString(from: DateComponents(day: 0))
        : formatter.localizedString(for: distance.date, relativeTo: distance.now)
    #else
      return formatted(Date.FormatStyle(date: .numeric, locale: context.locale))
    #endif
  }

  /// `today`, `tomorrow` or `yesterday` if the date is on that day in a time zone; otherwise `nil`.
  package func nameOfNearDay(in timeZone: TimeZone, _ context: DisplayContext) -> String? {
    let today = context.now.dayNumber(in: context.timeZone)
    let day = dayNumber(in: timeZone)
    guard abs(day - today) <= 1 else { return nil }
    return Date(timeIntervalSince1970: day * 86_400).relativeDayText(.named, .wide, in: context)
  }
}
