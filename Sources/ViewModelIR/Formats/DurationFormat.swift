import DocumentReader
import Foundation
import ViewModelSupport

package struct DurationFormat: Hashable, Sendable {
  /// The unit of a number.
  package enum NumberUnit: String, CaseIterable, Sendable {
    case milliseconds, seconds, minutes, hours

    func seconds(_ number: Double) -> Double {
      switch self {
      case .milliseconds: number / 1000
      case .seconds: number
      case .minutes: number * 60
      case .hours: number * 3600
      }
    }
  }

  package enum Style: Hashable, Sendable {
    /// `1:23:46` or `3:46`; with `hours` `0:03:46`, with `days` `1:02:03:46` instead of `26:03:46`, with `padded` `03:46`, with
    /// `paddedMinutes` `03:46` but `1:23:46`.
    case clock(
      hours: Bool = false,
      days: Bool = false,
      padded: Bool = false,
      paddedMinutes: Bool = false
    )
    /// `1 hr, 24 min`
    case units(Set<Unit>, Width)
  }

  package enum Unit: String, CaseIterable, Sendable {
    case weeks, days, hours, minutes, seconds
  }

  package enum Width: String, CaseIterable, Sendable {
    case wide, abbreviated, narrow
  }

  /// How a fraction of the smallest shown unit is rounded. `down` is toward zero and `up` away from zero, also
  /// for negative values.
  package enum Rounding: String, CaseIterable, Sendable {
    case nearest, down, up
  }

  /// The unit of a number; `nil` for durations and for ISO 8601 texts, which are shown unchanged if they are invalid.
  package var unit: NumberUnit?
  package var style: Style
  package var rounding: Rounding
  /// The maximum number of shown units, starting with the largest one that the duration reaches; `nil` for all.
  package var maxUnits: Int?

  package init(
    _ unit: NumberUnit?,
    _ style: Style,
    rounding: Rounding = .nearest,
    maxUnits: Int? = nil
  ) {
    self.unit = unit
    self.style = style
    self.rounding = rounding
    self.maxUnits = maxUnits
  }
}

private let unit = LiteralOption<DurationFormat.NumberUnit?>.word(
  "unit",
  "the unit of the value; required for numbers and allowed only for them"
)
private let style = LiteralOption<DurationStyle?>.word(
  "style",
  "`1:23:45` or `1 hr, 23 min`",
  isRequired: true
)
private let rounding = LiteralOption<DurationFormat.Rounding>.word(
  "rounding",
  standard: .nearest,
  "how to round a fraction of the smallest shown unit (seconds for `clock`); `down` is toward zero, and `nearest` rounds ties to even"
)
private let hours = LiteralOption.flag(
  "hours",
  "with `clock`: whether to show hours even if they are 0"
)
private let days = LiteralOption.flag(
  "days",
  "with `clock`: whether to show days before the hours from 24 hours on"
)
private let padded = LiteralOption.flag(
  "padded",
  "with `clock`: whether the first number has two digits too"
)
private let paddedMinutes = LiteralOption.flag(
  "paddedMinutes",
  "with `clock`: whether the minutes have two digits even if they are the first number"
)
private let units = LiteralOption.text(
  "units",
  such: "hours, minutes",
  "`'hours, minutes'`",
  "with `units`: the units to show, out of \(DurationFormat.Unit.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", "))",
  isRequired: true
)
private let maxUnits = LiteralOption<Int?>.count(
  "maxUnits",
  in: 1...DurationFormat.Unit.allCases.count,
  "with `units`: the maximum number of units, starting with the largest one that the duration reaches; default: all"
)
private let width = LiteralOption<DurationFormat.Width>.word(
  "width",
  standard: .abbreviated,
  "with `units`: the length of the unit names"
)

private enum DurationStyle: String, CaseIterable {
  case clock, units
}

extension FormatDefinition {
  static let duration = Self(
    "duration",
    takes: .durations,
    "A length of time: a number with its `unit`, a duration from `service.types` or an ISO 8601 text such as `PT1H30M` (any other text is shown unchanged). Anything longer than 2^53 seconds, including infinity, is shown as 2^53 seconds; NaN is shown as 0.",
    options: [
      unit.option, style.option, rounding.option, hours.option, days.option, padded.option,
      paddedMinutes.option, units.option, maxUnits.option, width.option,
    ]
  ) { (options) throws(Diagnostic) in
    let given = try options.read(unit)
    let isNumber = options.type.isNumeric
    if isNumber, given == nil { throw options.missing(unit.option, such: "seconds") }
    if !isNumber, let stray = options[unit] {
      throw .needlessUnit(options.type, at: stray.location)
    }
    guard let form = try options.read(style) else {
      throw options.missing(style.option, such: "clock")
    }
    let strays =
      form == .clock
      ? [units.option, maxUnits.option, width.option]
      : [hours.option, days.option, padded.option, paddedMinutes.option]
    for stray in strays.compactMap({ options[$0.name] }) {
      let other: DurationStyle = form == .clock ? .units : .clock
      throw .optionOfOtherStyle(stray.name, other.rawValue, at: stray.location)
    }
    let rounding = try options.read(rounding)
    switch form {
    case .clock:
      let clock = DurationFormat.Style.clock(
        hours: try options.read(hours),
        days: try options.read(days),
        padded: try options.read(padded),
        paddedMinutes: try options.read(paddedMinutes)
      )
      return Format(.duration(DurationFormat(given, clock, rounding: rounding)))
    case .units: return Format(.duration(try unitsFormat(options, given, rounding)))
    }
  }
}

private func unitsFormat(
  _ options: FormatOptions,
  _ unit: DurationFormat.NumberUnit?,
  _ rounding: DurationFormat.Rounding
) throws(Diagnostic) -> DurationFormat {
  guard let names = try options.read(units) else {
    throw options.missing(units.option, such: "'hours, minutes'")
  }
  let width = try options.read(width)
  let named = try durationUnits(names)
  let most = try options.read(maxUnits)
  if let most, most > named.count, let option = options[maxUnits] {
    throw .moreUnitsThanNamed(most, named: named.count, at: option.valueLocation)
  }
  return DurationFormat(unit, .units(named, width), rounding: rounding, maxUnits: most)
}

/// Parses a list of units such as `hours, minutes`.
private func durationUnits(_ node: Node) throws(Diagnostic) -> Set<DurationFormat.Unit> {
  let text = node.text ?? ""
  var units: Set<DurationFormat.Unit> = []
  var offset = 0
  for part in text.split(separator: ",", omittingEmptySubsequences: false) {
    let word = part.drop { $0 == " " }
    let name = String(word.prefix { $0 != " " })
    let place = node.location(at: offset + part.utf8.count - word.utf8.count)
    guard let unit = DurationFormat.Unit(rawValue: name),
      word.dropFirst(name.count).allSatisfy({ $0 == " " })
    else { throw .unknownDurationUnit(String(word), at: place) }
    guard units.insert(unit).inserted else { throw .doubledUnit(name, at: place) }
    offset += part.utf8.count + 1
  }
  return units
}

extension DurationFormat {
  func text(_ input: FormatInput) -> String {
    let text = input.value.text
    let number =
      input.value.number ?? input.value.integer.map(Double.init)
      ?? text.flatMap(ISO8601Duration.seconds)
    guard let number else { return text ?? "" }
    let seconds = unit?.seconds(number) ?? number
    let locale = input.context.locale
    switch style {
    case .clock(let hours, let days, let padded, let paddedMinutes):
      return seconds.clockText(
        hours: hours,
        days: days,
        padded: padded,
        paddedMinutes: paddedMinutes,
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
