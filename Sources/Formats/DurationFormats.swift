import Foundation
import SwiftCode
import ViewModelIR
import ViewModelSupport

/// `(Double(value) * 60).clockText(hours: true, locale: context.locale)`
///
/// `value.unitsText([.hours, .minutes], width: .wide, locale: context.locale)`
///
/// A string: `ISO8601Duration.seconds(from: value)?.clockText(locale: context.locale) ?? value`
extension DurationFormat {
  func code(_ value: FormattedValue) -> Code {
    let text: Code =
      switch style {
      case .clock(let hours, let padded):
        .call(
          ".\(helper: "clockText")",
          (hours ? ["hours: true"] : []) + (padded ? ["padded: true"] : []) + roundingCode
            + ["locale: context.locale"]
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

  func text(_ input: FormatInput) -> String {
    let text = input.value.text
    let number =
      input.value.number ?? input.value.integer.map(Double.init)
      ?? text.flatMap(ISO8601Duration.seconds)
    guard let number else { return text ?? "" }
    let seconds =
      switch unit {
      case .milliseconds: number / 1000
      case .seconds, nil: number
      case .minutes: number * 60
      case .hours: number * 3600
      }
    let locale = input.context.locale
    switch style {
    case .clock(let hours, let padded):
      return seconds.clockText(
        hours: hours,
        padded: padded,
        rounding: rounding.rule,
        locale: locale
      )
    case .units(let units, let width):
      return seconds.unitsText(
        Set(units.map(\.unit)),
        width: width.width,
        maxUnits: maxUnits ?? units.count,
        rounding: rounding.rule,
        locale: locale
      )
    }
  }

  private var roundingCode: [Code] {
    switch rounding {
    case .nearest: []
    case .down: ["rounding: .towardZero"]
    case .up: ["rounding: .awayFromZero"]
    }
  }
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

extension DurationFormat.Rounding {
  fileprivate var rule: FloatingPointRoundingRule {
    switch self {
    case .nearest: .toNearestOrEven
    case .down: .towardZero
    case .up: .awayFromZero
    }
  }
}

extension DurationFormat.Unit {
  fileprivate var unit: DurationUnit {
    switch self {
    case .weeks: .weeks
    case .days: .days
    case .hours: .hours
    case .minutes: .minutes
    case .seconds: .seconds
    }
  }
}

extension DurationFormat.Width {
  fileprivate var width: DurationWidth {
    switch self {
    case .wide: .wide
    case .abbreviated: .abbreviated
    case .narrow: .narrow
    }
  }
}

// MARK: - How its Swift is put

extension DurationFormat {
  var isShort: Bool {
    if case .clock = style { unit != nil } else { false }
  }

  var functionName: String? {
    if case .units = style { "duration" } else { "clock" }
  }
}
