import SpecCompiler

func dateCode(_ value: FormattedValue, _ format: DateFormat) -> Code {
  let style: Code =
    switch format {
    case .style(let style):
      .call(
        "Date.FormatStyle",
        [
          "date: .\(style.rawValue)", "time: .omitted", "locale: context.locale",
          "calendar: context.calendar", timeZone(value.type),
        ]
      )
    case .pattern(let parts):
      .call(
        "Date.VerbatimFormatStyle",
        [
          .argument("format", .string(dateFormatLiteral(parts))), "locale: context.locale",
          timeZone(value.type), "calendar: Calendar(identifier: .gregorian)",
        ]
      )
    }
  return .chain(value.base, [.call(".formatted", [style])])
}

/// A calendar day is the same day everywhere.
private func timeZone(_ type: ValueType) -> Code {
  type == .day ? "timeZone: .ofCalendarDays" : "timeZone: context.timeZone"
}
