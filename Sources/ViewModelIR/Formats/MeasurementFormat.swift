import DocumentReader
import Foundation
import ViewModelSupport

private let from = LiteralOption.text(
  "unit",
  such: "kilometers",
  "`kilometers`",
  "the unit of the value",
  isRequired: true
)
private let target = LiteralOption.text(
  "to",
  such: "kilometers",
  "`miles`",
  "the unit to convert to, of the same dimension"
)
private let usage = LiteralOption<UsageOptions.Usage?>.word(
  "usage",
  "instead of `to`: what is measured; the user's locale then determines the unit"
)
private let width = LiteralOption<MeasurementWidth>.word(
  "width",
  standard: .abbreviated,
  "`narrow` omits the space before the symbol"
)
private let digits = LiteralOption.digits(
  "`1`, `'0...2'`",
  "digits after the decimal separator; by default `'0...1'`, or what the `usage` specifies"
)

enum MeasurementWidth: String, CaseIterable {
  case abbreviated, narrow
}

extension FormatDefinition {
  static let measurement = Self(
    "measurement",
    takes: .numbers,
    "A number with its unit's symbol, optionally converted to another unit. Units are named as in Foundation's `Dimension` classes: `kilometers`, `celsius`, `milesPerHour`, `squareFeet`, `milliseconds`. The number follows the locale, the symbol does not.",
    options: [from.option, target.option, usage.option, width.option, digits.option]
  ) { (options) throws(Diagnostic) in
    guard let unit = try measurementUnit(from, options) else {
      throw options.missing(from.option, such: "kilometers")
    }
    let width = try options.read(width)
    let digits = try options.read(digits)
    if let usage = try readUsage(of: unit, options) {
      let shown = UsageOptions(
        usage: usage,
        conversion: unit.linearConversion(to: usage.factor),
        fractionDigits: digits,
        isNarrow: width == .narrow
      )
      return Format(.number(.usage(shown)))
    }
    let shown = try measurementUnit(target, options) ?? unit
    guard unit.dimension == shown.dimension else {
      throw .unitsDoNotConvert(
        unit,
        shown,
        at: options[target]?.valueLocation ?? options.location
      )
    }
    // A degree sign has no space before it.
    let space = width == .narrow || shown.symbol.hasPrefix("°") ? "" : "\u{A0}"
    let measurement = MeasurementOptions(
      conversion: unit.conversion(to: shown),
      fractionDigits: digits ?? 0...1,
      suffix: space + shown.symbol
    )
    return Format(.number(.measurement(measurement)))
  }
}

/// Reads the `usage` option; `nil` if it is not given. Throws if it does not fit the dimension of the unit.
private func readUsage(
  of unit: MeasurementUnit,
  _ options: FormatOptions
) throws(Diagnostic) -> UsageOptions.Usage? {
  guard let given = options[usage] else { return nil }
  guard let node = given.node else {
    throw .literalOption(given.name, usage.wanted, at: given.valueLocation)
  }
  let usages = UsageOptions.Usage.allCases.filter { $0.dimension == unit.dimension }
  if usages.isEmpty { throw .unitWithoutUsage(unit, at: node.location) }
  guard let usage = usages.first(where: { $0.rawValue == node.text }) else {
    throw .notOneOf(
      node,
      what: "'usage' of a \(unit.dimension)",
      choices: usages.map(\.rawValue)
    )
  }
  if let to = options[target] { throw .usageOfFixedUnit(at: to.location) }
  return usage
}

private func measurementUnit(
  _ option: LiteralOption<Node?>,
  _ options: FormatOptions
) throws(Diagnostic) -> MeasurementUnit? {
  guard let name = try options.read(option) else { return nil }
  if let unit = MeasurementUnit.named(name.text ?? "") { return unit }
  throw .unknownMeasurementUnit(name.text ?? "", at: name.location)
}

extension UsageOptions.Usage {
  fileprivate var dimension: String {
    switch self {
    case .road, .rainfall: "length"
    case .general: "speed"
    case .barometric: "pressure"
    }
  }

  /// The size of the unit in which the usage's text is formatted, in the dimension's base unit.
  fileprivate var factor: Double {
    switch self {
    case .rainfall: 0.001
    case .barometric: 100
    case .road, .general: 1
    }
  }
}

extension MeasurementOptions {
  private var number: NumberOptions { NumberOptions(fractionDigits: fractionDigits) }

  func text(_ value: Value, in locale: Locale) -> String {
    if conversion.isEmpty { return decimalText(value, number, in: locale) + suffix }
    guard let converted = double(value, convertedBy: conversion) else { return "" }
    return decimalText(.number(converted), number, in: locale) + suffix
  }
}

func double(_ value: Value, convertedBy steps: [MeasurementOptions.Step]) -> Double? {
  double(value).map { steps.reduce($0) { $1.applied(to: $0) } }
}

extension MeasurementOptions.Step {

  fileprivate func applied(to value: Double) -> Double {
    switch self {
    case .add(let number): value + number
    case .multiply(let number): value * number
    case .divide(let number): value / number
    }
  }
}

/// The number as a Double; `nil` for other values.
package func double(_ value: Value) -> Double? {
  switch value {
  case .integer(let integer): Double(integer)
  case .number(let double): double
  case .decimal(let decimal): NSDecimalNumber(decimal: decimal).doubleValue
  default: nil
  }
}

extension UsageOptions {
  func text(_ value: Value, in locale: Locale) -> String {
    guard let value = double(value, convertedBy: conversion) else { return "" }
    let text =
      switch usage {
      case .road: value.roadLengthText
      case .rainfall: value.rainfallDepthText
      case .general: value.generalSpeedText
      case .barometric: value.airPressureText
      }
    return text(fractionDigits, isNarrow, locale)
  }
}
