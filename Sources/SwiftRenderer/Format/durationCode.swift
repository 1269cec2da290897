import ViewModelIR

func durationCode(_ value: FormattedValue, _ format: DurationFormat) -> Code {
  let text: Code =
    switch format.style {
    case .clock(let hours, let padded):
      .call(
        ".clockText",
        (hours ? ["hours: true"] : []) + (padded ? ["padded: true"] : [])
          + ["locale: context.locale"]
      )
    case .units(let units, let width):
      .call(
        ".unitsText",
        [
          .array(
            DurationFormat.Unit.allCases.filter(units.contains).map { .text(".\($0.rawValue)") }
          ),
          "width: .\(width.rawValue)",
          "locale: context.locale",
        ]
      )
    }
  guard value.type == .string else { return .chain(seconds(value, format.unit), [text]) }
  let parsed = Code.call("ISO8601Duration.seconds", [.argument("from", value.alone)])
  return .binary(.chain(parsed, [.sequence(["?", text])]), [Code.Operation("??", value.alone)])
}

private func seconds(_ value: FormattedValue, _ unit: DurationFormat.NumberUnit?) -> Code {
  let isWhole = value.type == .integer
  let number: Code = isWhole ? .call("Double", [value.alone]) : value.base
  let sign = unit == .milliseconds ? "/" : "*"
  let factor: Code? =
    switch unit {
    case .milliseconds: "1000"
    case .seconds, nil: nil
    case .minutes: "60"
    case .hours: "3600"
    }
  guard let factor else { return number }
  let operation = Code.Operation(sign, factor)
  if case .parentheses(.binary(let first, let operations)) = number,
    operations.allSatisfy({ $0.sign == "*" || $0.sign == "/" })
  {
    return .parentheses(.binary(first, operations + [operation]))
  }
  return .parentheses(.binary(number, [operation]))
}
