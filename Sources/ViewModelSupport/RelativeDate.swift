import Foundation

nonisolated extension Date {
  /// Formats the distance of the date from now: `in 2 hours`, `yesterday`.
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

  /// Formats the distance with the style of earlier systems, which always counts from the system
  /// clock.
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
