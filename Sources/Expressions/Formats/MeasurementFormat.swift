import Foundation
import ViewModelIR

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

func double(_ value: Value) -> Double? {
  switch value {
  case .integer(let integer): Double(integer)
  case .number(let double): double
  case .decimal(let decimal): NSDecimalNumber(decimal: decimal).doubleValue
  default: nil
  }
}
