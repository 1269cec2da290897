import Foundation

nonisolated extension Date {
  /// Formats the date as `formatted` does, but in the Gregorian calendar before 15 October 1582 too.
  package func dateText(_ style: Date.FormatStyle) -> String {
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

  package func dateText(_ style: Date.VerbatimFormatStyle) -> String {
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
  package func intervalText(to end: Date, _ style: Date.IntervalFormatStyle) -> String {
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
