import Foundation
import SpecCompiler
import ViewModelSupport

/// With a style: `value.formatted(Date.FormatStyle(date: .long, time: .omitted,
/// locale: context.locale, calendar: context.calendar, timeZone: context.timeZone))`
///
/// With a pattern: `value.formatted(Date.VerbatimFormatStyle(format: "\(year: .padded(4))",
/// locale: context.locale, timeZone: context.timeZone,
/// calendar: Calendar(identifier: .gregorian)))`
///
/// A day takes `.ofCalendarDays` for its time zone in both.
func date(_ input: FormatInput, _ format: DateFormat) -> String {
  guard let date = input.value.date else { return "" }
  let context = input.context
  let timeZone = input.type == .day ? .ofCalendarDays : context.timeZone
  switch format {
  case .style(let style):
    return date.formatted(
      Date.FormatStyle(
        date: style.dateStyle,
        time: .omitted,
        locale: context.locale,
        calendar: context.calendar,
        timeZone: timeZone
      )
    )
  case .pattern(let parts):
    return date.formatted(
      Date.VerbatimFormatStyle(
        format: dateFormatString(parts),
        locale: context.locale,
        timeZone: timeZone,
        calendar: Calendar(identifier: .gregorian)
      )
    )
  }
}

extension DateFormat.Style {
  fileprivate var dateStyle: Date.FormatStyle.DateStyle {
    switch self {
    case .numeric: .numeric
    case .abbreviated: .abbreviated
    case .long: .long
    case .complete: .complete
    }
  }
}
