import Foundation
import ViewModelIR
import ViewModelSupport

/// As `dateCode` writes it.
///
/// With a style: `value.formatted(Date.FormatStyle(date: .long, time: .omitted,
/// locale: context.locale, calendar: context.calendar, timeZone: context.timeZone))`
///
/// With a pattern: `value.formatted(Date.VerbatimFormatStyle(format: "\(year: .padded(4))",
/// locale: context.locale, timeZone: context.timeZone,
/// calendar: Calendar(identifier: .gregorian)))`
///
/// A day takes `.ofCalendarDays` for its time zone in all.
func date(_ input: FormatInput, _ format: DateFormat) -> String {
  guard let date = input.value.date else { return "" }
  let context = input.context
  switch format {
  case .style(let style, let time): return text(date, style, time, input)
  case .skeleton(let fields):
    let style = Date.FormatStyle(
      locale: context.locale,
      calendar: context.calendar,
      timeZone: input.timeZone()
    )
    return date.formatted(fields.reduce(style) { $0.adding($1) })
  case .pattern(let parts):
    return date.formatted(
      Date.VerbatimFormatStyle(
        format: dateFormatString(parts),
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
  case .relative(let presentation, let width):
    return input.type == .day
      ? date.relativeDayText(presentation.presentation, width.width, in: context)
      : date.relativeText(presentation.presentation, width.width, in: context)
  case .relativeDay(let then):
    return date.nameOfNearDay(in: input.timeZone(), context) ?? text(date, then, nil, input)
  case .interval(let style, let time):
    return date.clampedRange(to: input.arguments["to"]?.date ?? date).formatted(
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

private func text(
  _ date: Date,
  _ style: DateFormat.Style?,
  _ time: DateFormat.TimeStyle?,
  _ input: FormatInput
) -> String {
  date.formatted(
    Date.FormatStyle(
      date: style?.style ?? .omitted,
      time: time?.style ?? .omitted,
      locale: input.context.locale,
      calendar: input.context.calendar,
      timeZone: input.timeZone()
    )
  )
}

extension FormatInput {
  /// `TimeZone(identifier: timeZone) ?? context.timeZone`
  fileprivate func timeZone(_ name: String = "timeZone") -> TimeZone {
    if type == .day { return .ofCalendarDays }
    guard let identifier = arguments[name]?.text else { return context.timeZone }
    return TimeZone(identifier: identifier) ?? context.timeZone
  }
}

extension DateFormat.Style {
  fileprivate var style: Date.FormatStyle.DateStyle {
    switch self {
    case .numeric: .numeric
    case .abbreviated: .abbreviated
    case .long: .long
    case .complete: .complete
    }
  }
}

extension DateFormat.TimeStyle {
  fileprivate var style: Date.FormatStyle.TimeStyle {
    switch self {
    case .shortened: .shortened
    case .standard: .standard
    case .complete: .complete
    }
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
