import Foundation
import SwiftCode
import ViewModelIR

extension MeasurementOptions {
  private var number: NumberOptions { NumberOptions(fractionDigits: fractionDigits) }

  func code(_ value: FormattedValue) -> Code {
    .binary(
      formattedCode(value.converted(by: conversion), ".number", number),
      [.init("+", .string(SwiftString(suffix)))]
    )
  }

  func text(_ value: Value, in locale: Locale) -> String {
    if conversion.isEmpty { return decimalText(value, number, in: locale) + suffix }
    guard let converted = double(value, convertedBy: conversion) else { return "" }
    return decimalText(.number(converted), number, in: locale) + suffix
  }
}

extension FormattedValue {
  func converted(by steps: [MeasurementOptions.Step]) -> FormattedValue {
    if steps.isEmpty { return self }
    var converted = doubleCode(self)
    for (index, step) in steps.enumerated() {
      if case .add = step {
      } else if index > 0, case .add = steps[index - 1] {
        converted = "(\(converted))"
      }
      converted = "\(converted)\(step.source)"
    }
    return FormattedValue(base: .parentheses(converted), type: .number)
  }
}

func double(_ value: Value, convertedBy steps: [MeasurementOptions.Step]) -> Double? {
  double(value).map { steps.reduce($0) { $1.applied(to: $0) } }
}

extension MeasurementOptions.Step {
  fileprivate var source: String {
    switch self {
    case .add(let number):
      number < 0 ? " - \(numberLiteral(-number))" : " + \(numberLiteral(number))"
    case .multiply(let number): " * \(numberLiteral(number))"
    case .divide(let number): " / \(numberLiteral(number))"
    }
  }

  fileprivate func applied(to value: Double) -> Double {
    switch self {
    case .add(let number): value + number
    case .multiply(let number): value * number
    case .divide(let number): value / number
    }
  }
}

func doubleCode(_ value: FormattedValue) -> Code {
  switch value.type {
  case .integer: .call("Double", [value.alone])
  case .decimal:
    .chain(.call("NSDecimalNumber", [.argument("decimal", value.alone)]), [".doubleValue"])
  default: value.base
  }
}

func double(_ value: Value) -> Double? {
  switch value {
  case .integer(let integer): Double(integer)
  case .number(let double): double
  case .decimal(let decimal): NSDecimalNumber(decimal: decimal).doubleValue
  default: nil
  }
}
