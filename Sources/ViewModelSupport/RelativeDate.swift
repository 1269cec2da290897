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
    // So that the text changes at whole seconds.
    let now = context.now.startOfInterval(1)
    noteChangeOfDistance(from: now, in: context.timeZone)
    let units: [Calendar.Component] = [.year, .month, .weekOfYear, .day, .hour, .minute, .second]
    let distance = RelativeDistance(
      of: self,
      from: now,
      in: units,
      presentation,
      roundsDown: roundsDown,
      calendar
    )
    if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
      return Date.AnchoredRelativeFormatStyle(
        anchor: distance.date,
        presentation: distance.presentation,
        unitsStyle: width,
        locale: context.locale,
        calendar: distance.calendar
      ).format(distance.now)
    }
    return distance.textByClock(width, context.locale)
  }
}

nonisolated extension RelativeDistance {
  /// Formats the distance with the style of earlier systems, which always counts from the system
  /// clock.
  package func textByClock(
    _ width: Date.RelativeFormatStyle.UnitsStyle,
    _ locale: Locale
  ) -> String {
    let style = Date.RelativeFormatStyle(
      presentation: presentation,
      unitsStyle: width,
      locale: locale,
      calendar: calendar
    )
    return style.format(Date() + date.timeIntervalSince(now))
  }
}
