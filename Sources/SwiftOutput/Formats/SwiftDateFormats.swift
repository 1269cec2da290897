import ViewModelIR

/// The code of date formats.
///
/// A style: `value.dateText(Date.FormatStyle(date: .long, time: .omitted, locale: context.locale, …))`
///
/// A style of the locale: `value.styledText(date: .short, time: .short, timeZone: context.timeZone, in: context)`
///
/// A pattern: `value.dateText(Date.VerbatimFormatStyle(format: "\(year: .padded(4))", locale: context.locale, …))`
///
/// The time zone of a calendar day is `.ofCalendarDays`, and that of a local date-time `.ofLocalTimes`.
extension DateFormat {
  func code(_ value: FormattedValue) -> Code {
    switch self {
    case .style(let style, let time): styledCode(value, style, time)
    case .timeOfDay(let style, let unit): timeOfDayCode(value, style, unit)
    case .skeleton(let fields):
      dateTextCode(
        value.base,
        .chain(
          .call("Date.FormatStyle", settingCode(value)),
          fields.compactMap { $0.source.map { .text($0) } }
        )
      )
    case .pattern(let parts):
      dateTextCode(
        value.base,
        .call(
          "Date.VerbatimFormatStyle",
          [
            .argument("format", .string(parts.literal)), "locale: context.locale",
            .argument("timeZone", timeZoneCode(value)),
            "calendar: Calendar(identifier: .gregorian)",
          ]
        )
      )
    case .dayOffset: dayOffsetCode(value)
    case .relative(let presentation, let width, let roundsDown):
      .chain(
        value.base,
        [
          .call(
            ".\(helper: value.type == .day ? "relativeDayText" : "relativeText")",
            [".\(presentation.rawValue)", ".\(width.rawValue)"]
              + (roundsDown ? ["roundsDown: true"] : []) + ["in: context"]
          )
        ]
      )
    case .relativeDay(let then, let time): relativeDayCode(value, then, time)
    case .interval(let style, let time): intervalCode(value, style, time)
    }
  }

  var isShort: Bool {
    switch self {
    case .relative: true
    case .style, .timeOfDay, .skeleton, .pattern, .dayOffset, .relativeDay, .interval: false
    }
  }

  var functionName: String? {
    switch self {
    case .style(let style?, nil): "\(style.rawValue)Date"
    case .style(let style?, .some): "\(style.rawValue)DateTime"
    case .style(nil, let time?), .timeOfDay(let time, _): "\(time.rawValue)Time"
    case .relativeDay(_, nil): "relativeDay"
    case .relativeDay: "relativeDayTime"
    case .interval: "interval"
    case .dayOffset: "dayOffset"
    case .style, .skeleton, .pattern, .relative: nil
    }
  }
}

private func dateTextCode(_ base: Code, _ style: Code) -> Code {
  .chain(base, [.call(".\(helper: "dateText")", [style])])
}

func partsCode(_ style: DateFormat.Style?, _ time: DateFormat.TimeStyle?) -> [Code] {
  ["date: .\(style?.rawValue ?? "omitted")", "time: .\(time?.rawValue ?? "omitted")"]
}

func settingCode(_ value: FormattedValue) -> [Code] {
  [
    "locale: context.locale", "calendar: context.calendar",
    .argument("timeZone", timeZoneCode(value)),
  ]
}

/// Returns the time zone to format a value in: one from the data, or else the user's. Calendar days and local date-times are formatted in
/// the zone that they are stored in.
func timeZoneCode(_ value: FormattedValue, _ name: String = "timeZone") -> Code {
  if value.type == .day { return ".\(helper: "ofCalendarDays")" }
  if value.type == .localDateTime { return ".\(helper: "ofLocalTimes")" }
  guard let zone = value.arguments[name] else { return "context.timeZone" }
  return timeZoneCode(zone, of: value.argumentTypes[name] ?? .string)
}

private func dayOffsetCode(_ value: FormattedValue) -> Code {
  .chain(
    value.base,
    [
      .call(
        ".\(helper: "dayOffset")",
        [
          .argument("in", timeZoneCode(value)),
          .argument("since", value.arguments["since"] ?? value.alone),
          .argument("in", timeZoneCode(value, "sinceTimeZone")),
          "locale: context.locale",
        ]
      )
    ]
  )
}

private func relativeDayCode(
  _ value: FormattedValue,
  _ then: DateFormat.Style,
  _ time: DateFormat.TimeStyle?
) -> Code {
  let near: Code =
    if let time {
      .call(
        ".\(helper: "nearDayAndTime")",
        [.text(".\(time.clockName)"), .argument("in", timeZoneCode(value)), "context"]
      )
    } else {
      .call(".\(helper: "nameOfNearDay")", [.argument("in", timeZoneCode(value)), "context"])
    }
  let name = Code.chain(value.base, [near])
  let date = DateFormat.style(then, time: time).code(value)
  return .binary(name, [Code.Operation("??", date)])
}

private func intervalCode(
  _ value: FormattedValue,
  _ style: DateFormat.Style?,
  _ time: DateFormat.TimeStyle?
) -> Code {
  let style = Code.call("Date.IntervalFormatStyle", partsCode(style, time) + settingCode(value))
  let end = value.arguments["to"] ?? value.alone
  return .chain(
    value.base,
    [.call(".\(helper: "intervalText")", [.argument("to", end), style])]
  )
}

/// Returns the code of a style, with helpers where Foundation's styles differ from the locale's: they write `6:41` for `06:41`, and have no
/// date as short as the locale's own.
func styledCode(
  _ value: FormattedValue,
  _ style: DateFormat.Style?,
  _ time: DateFormat.TimeStyle?
) -> Code {
  guard let style, !style.isOfLocale else {
    let parts = [style.map { "date: .\($0.rawValue)" }, time.map { "time: .\($0.clockName)" }]
    return .chain(
      value.base,
      [
        .call(
          ".\(helper: "styledText")",
          parts.compactMap { $0.map { .text($0) } }
            + [.argument("timeZone", timeZoneCode(value)), "in: context"]
        )
      ]
    )
  }
  let call = Code.call("Date.FormatStyle", partsCode(style, time) + settingCode(value))
  guard let time else { return dateTextCode(value.base, call) }
  return dateTextCode(
    value.base,
    .chain(call, [.call(".\(helper: "withClockHours")", [.text(".\(time.clockName)")])])
  )
}

/// `(Double(value) * 60).timeOfDay.styledText(time: .short, timeZone: .ofLocalTimes, in: context)`, followed by `?? value` for a text.
private func timeOfDayCode(
  _ value: FormattedValue,
  _ style: DateFormat.TimeStyle,
  _ unit: DateFormat.TimeUnit?
) -> Code {
  let text = Code.call(
    ".\(helper: "styledText")",
    [
      .text("time: .\(style.clockName)"), "timeZone: .\(helper: "ofLocalTimes")", "in: context",
    ]
  )
  guard let unit else {
    return .binary(
      .chain(value.base, [".\(helper: "timeOfDay")", .sequence(["?", text])]),
      [Code.Operation("??", value.alone)]
    )
  }
  let name = unit == .digits ? "timeOfDigits" : "timeOfDay"
  return .chain(seconds(value, unit.duration), [".\(helper: name)", text])
}

extension DateFormat.TimeStyle {
  fileprivate var clockName: String {
    switch self {
    case .shortened: "short"
    case .standard: "medium"
    case .complete: "long"
    }
  }
}
