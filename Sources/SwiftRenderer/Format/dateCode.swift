import ViewModelIR

func dateCode(_ value: FormattedValue, _ format: DateFormat) -> Code {
  switch format {
  case .style(let style, let time):
    formatted(value.base, .call("Date.FormatStyle", parts(style, time) + setting(value)))
  case .skeleton(let fields):
    formatted(
      value.base,
      .chain(
        .call("Date.FormatStyle", setting(value)),
        fields.compactMap { DateField.skeletonSource($0).map { .text($0) } }
      )
    )
  case .pattern(let parts):
    formatted(
      value.base,
      .call(
        "Date.VerbatimFormatStyle",
        [
          .argument("format", .string(dateFormatLiteral(parts))), "locale: context.locale",
          .argument("timeZone", timeZone(value)), "calendar: Calendar(identifier: .gregorian)",
        ]
      )
    )
  case .dayOffset: dayOffset(value)
  case .relative(let presentation, let width):
    .chain(
      value.base,
      [
        .call(
          value.type == .day ? ".relativeDayText" : ".relativeText",
          [".\(presentation.rawValue)", ".\(width.rawValue)", "in: context"]
        )
      ]
    )
  case .relativeDay(let then): relativeDay(value, then)
  case .interval(let style, let time): interval(value, style, time)
  }
}

private func formatted(_ base: Code, _ style: Code) -> Code {
  .chain(base, [.call(".formatted", [style])])
}

private func parts(_ style: DateFormat.Style?, _ time: DateFormat.TimeStyle?) -> [Code] {
  ["date: .\(style?.rawValue ?? "omitted")", "time: .\(time?.rawValue ?? "omitted")"]
}

private func setting(_ value: FormattedValue) -> [Code] {
  [
    "locale: context.locale", "calendar: context.calendar", .argument("timeZone", timeZone(value)),
  ]
}

/// A zone from data that there is not is the user's. A calendar day is the same day everywhere.
private func timeZone(_ value: FormattedValue, _ name: String = "timeZone") -> Code {
  if value.type == .day { return ".ofCalendarDays" }
  guard let identifier = value.arguments[name] else { return "context.timeZone" }
  return .binary(
    .call("TimeZone", [.argument("identifier", identifier)]),
    [Code.Operation("??", "context.timeZone")]
  )
}

private func dayOffset(_ value: FormattedValue) -> Code {
  .chain(
    value.base,
    [
      .call(
        ".dayOffset",
        [
          .argument("in", timeZone(value)),
          .argument("since", value.arguments["since"] ?? value.alone),
          .argument("in", timeZone(value, "sinceTimeZone")),
          "locale: context.locale",
        ]
      )
    ]
  )
}

private func relativeDay(_ value: FormattedValue, _ then: DateFormat.Style) -> Code {
  let name = Code.chain(
    value.base,
    [.call(".nameOfNearDay", [.argument("in", timeZone(value)), "context"])]
  )
  let date = dateCode(value, .style(then))
  return .binary(name, [Code.Operation("??", date)])
}

private func interval(
  _ value: FormattedValue,
  _ style: DateFormat.Style?,
  _ time: DateFormat.TimeStyle?
) -> Code {
  let range = Code.call(".clampedRange", [.argument("to", value.arguments["to"] ?? value.alone)])
  let style = Code.call("Date.IntervalFormatStyle", parts(style, time) + setting(value))
  return .chain(value.base, [range, .call(".formatted", [style])])
}
