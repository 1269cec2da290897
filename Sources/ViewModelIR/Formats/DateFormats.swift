import Foundation
import ViewModelSupport

extension DateFormat {
  func text(_ input: FormatInput) -> String {
    let context = input.context
    guard let date = date(input.value) else { return verbatimText(input.value) }
    switch self {
    case .style(let style, let time): return styledText(date, style, time, input)
    case .timeOfDay(let style, _):
      return date.styledText(time: style.clock, timeZone: .ofLocalTimes, in: context)
    case .skeleton(let fields):
      let style = Date.FormatStyle(
        locale: context.locale,
        calendar: context.calendar,
        timeZone: input.timeZone()
      )
      return date.dateText(fields.compactMap(SkeletonField.init).reduce(style) { $1.add($0) })
    case .pattern(let parts):
      return date.dateText(
        Date.VerbatimFormatStyle(
          format: parts.formatString,
          locale: context.locale,
          timeZone: input.timeZone(),
          calendar: Calendar(identifier: .gregorian)
        )
      )
    case .dayOffset:
      return date.dayOffset(
        in: input.timeZone(),
        since: input.arguments["since"]?.date ?? date,
        in: input.timeZone("sinceTimeZone"),
        locale: context.locale
      )
    case .relative(let presentation, let width, let roundsDown):
      let (words, width) = (presentation.presentation, width.width)
      return input.type == .day
        ? date.relativeDayText(words, width, roundsDown: roundsDown, in: context)
        : date.relativeText(words, width, roundsDown: roundsDown, in: context)
    case .relativeDay(let then, let time):
      let zone = input.timeZone()
      let day =
        if let time {
          date.nearDayAndTime(time.clock, in: zone, context)
        } else {
          date.nameOfNearDay(in: zone, context)
        }
      return day ?? styledText(date, then, time, input)
    case .interval(let style, let time):
      return date.intervalText(
        to: input.arguments["to"]?.date ?? date,
        Date.IntervalFormatStyle(
          date: style?.style ?? .omitted,
          time: time?.style ?? .omitted,
          locale: context.locale,
          calendar: context.calendar,
          timeZone: input.timeZone()
        )
      )
    }
  }
}

extension DateFormat {
  /// The value as a date; `nil` if it is a text that is not a time of day.
  private func date(_ value: Value) -> Date? {
    if case .timeOfDay(_, let unit) = self { value.timeOfDay(unit) } else { value.date }
  }
}

extension FormatInput {
  /// The time zone to format in: the one in the argument, or the user's if there is no such argument or no such time zone. Calendar
  /// days and local date-times are formatted in fixed zones.
  func timeZone(_ name: String = "timeZone") -> TimeZone {
    if type == .day { return .ofCalendarDays }
    if type == .localDateTime { return .ofLocalTimes }
    return arguments[name]?.timeZone ?? context.timeZone
  }
}

extension DateFormat.Presentation {
  fileprivate var presentation: Date.RelativeFormatStyle.Presentation {
    switch self {
    case .named: .named
    case .numeric: .numeric
    }
  }
}

extension DateFormat.Width {
  fileprivate var width: Date.RelativeFormatStyle.UnitsStyle {
    switch self {
    case .wide: .wide
    case .abbreviated: .abbreviated
    case .narrow: .narrow
    case .spellOut: .spellOut
    }
  }
}

func styledText(
  _ date: Date,
  _ style: DateFormat.Style?,
  _ time: DateFormat.TimeStyle?,
  _ input: FormatInput
) -> String {
  guard let style, !style.isOfLocale else {
    return date.styledText(
      date: style.map { $0 == .short ? .short : .medium } ?? .none,
      time: time?.clock ?? .none,
      timeZone: input.timeZone(),
      in: input.context
    )
  }
  let format = Date.FormatStyle(
    date: style.style,
    time: time?.style ?? .omitted,
    locale: input.context.locale,
    calendar: input.context.calendar,
    timeZone: input.timeZone()
  )
  return date.dateText(time.map { format.withClockHours($0.clock) } ?? format)
}

extension DateFormat.Style {
  var style: Date.FormatStyle.DateStyle {
    switch self {
    // `styledText` formats the locale's own styles separately.
    case .numeric, .short: .numeric
    case .abbreviated, .medium: .abbreviated
    case .long: .long
    case .complete: .complete
    }
  }
}

extension DateFormat.TimeStyle {
  var style: Date.FormatStyle.TimeStyle {
    switch self {
    case .shortened: .shortened
    case .standard: .standard
    case .complete: .complete
    }
  }

  /// The corresponding style of `DateFormatter`.
  var clock: DateFormatter.Style {
    switch self {
    case .shortened: .short
    case .standard: .medium
    case .complete: .long
    }
  }

}
