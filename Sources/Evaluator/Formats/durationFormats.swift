import Foundation
import ViewModelIR
import ViewModelSupport

/// `(Double(value) * 60).clockText(hours: true, locale: context.locale)`
///
/// `value.unitsText([.hours, .minutes], width: .wide, locale: context.locale)`
///
/// A string: `ISO8601Duration.seconds(from: value)?.clockText(locale: context.locale) ?? value`
func duration(_ input: FormatInput, _ format: DurationFormat) -> String {
  let text = input.value.text
  let number =
    input.value.number ?? input.value.integer.map(Double.init)
    ?? text.flatMap(ISO8601Duration.seconds)
  guard let number else { return text ?? "" }
  let seconds =
    switch format.unit {
    case .milliseconds: number / 1000
    case .seconds, nil: number
    case .minutes: number * 60
    case .hours: number * 3600
    }
  let locale = input.context.locale
  switch format.style {
  case .clock(let hours, let padded):
    return seconds.clockText(hours: hours, padded: padded, locale: locale)
  case .units(let units, let width):
    return seconds.unitsText(Set(units.map(\.unit)), width: width.width, locale: locale)
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
