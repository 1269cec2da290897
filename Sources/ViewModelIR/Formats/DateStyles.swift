import Foundation
import ViewModelSupport

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
  return date.formatted(time.map { format.withClockHours($0.clock) } ?? format)
}

extension DateFormat.Style {
  var style: Date.FormatStyle.DateStyle {
    switch self {
    // Those of the locale itself are written another way.
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

  /// What `DateFormatter` calls it.
  fileprivate var clock: DateFormatter.Style {
    switch self {
    case .shortened: .short
    case .standard: .medium
    case .complete: .long
    }
  }

}
