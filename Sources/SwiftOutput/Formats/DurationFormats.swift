import ViewModelIR

/// The code of duration formats.
///
/// A clock: `(Double(value) * 60).clockText(hours: true, locale: context.locale)`
///
/// Units: `value.unitsText([.hours, .minutes], width: .wide, locale: context.locale)`
///
/// A string: `ISO8601Duration.seconds(from: value)?.clockText(locale: context.locale) ?? value`
extension DurationFormat {
  func code(_ value: FormattedValue) -> Code {
    let text: Code =
      switch style {
      case .clock(let hours, let days, let padded, let paddedMinutes):
        .call(
          ".\(helper: "clockText")",
          [
            (hours, "hours: true"), (days, "days: true"),
            (padded, "padded: true"), (paddedMinutes, "paddedMinutes: true"),
          ].filter(\.0).map(\.1) + roundingCode + ["locale: context.locale"]
        )
      case .units(let units, let width):
        .call(
          ".\(helper: "unitsText")",
          [
            .array(
              DurationFormat.Unit.allCases.filter(units.contains).map { .text(".\($0.rawValue)") }
            ),
            "width: .\(width.rawValue)",
          ] + (maxUnits.map { ["maxUnits: \($0)"] } ?? []) + roundingCode
            + ["locale: context.locale"]
        )
      }
    guard value.type == .string else { return .chain(seconds(value, unit), [text]) }
    let parsed = Code.call("\(helper: "ISO8601Duration").seconds", [.argument("from", value.alone)])
    return .binary(.chain(parsed, [.sequence(["?", text])]), [Code.Operation("??", value.alone)])
  }

  private var roundingCode: [Code] {
    switch rounding {
    case .nearest: []
    case .down: ["rounding: .towardZero"]
    case .up: ["rounding: .awayFromZero"]
    }
  }

  var isShort: Bool {
    if case .clock = style { unit != nil } else { false }
  }

  var functionName: String? {
    if case .units = style { "duration" } else { "clock" }
  }
}

/// `Double(value) * 60`
func seconds(_ value: FormattedValue, _ unit: DurationFormat.NumberUnit?) -> Code {
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
