import Foundation
import ViewModelIR
import ViewModelSupport

/// `(Double(value) * 60).clockText(hours: true, locale: context.locale)`
///
/// `value.unitsText([.hours, .minutes], width: .wide, locale: context.locale)`
///
/// A string: `ISO8601Duration.seconds(from: value)?.clockText(locale: context.locale) ?? value`
extension DurationFormat {

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
