import Foundation
import SwiftCode
import ViewModelIR

extension MeasurementOptions {
  private var number: NumberOptions { NumberOptions(fractionDigits: fractionDigits) }

  func code(_ value: FormattedValue) -> Code {
    var value = value
    if !conversion.isEmpty {
      var converted = doubleCode(value).flat ?? ""
      for (index, step) in conversion.enumerated() {
        if case .add = step {
        } else if index > 0, case .add = conversion[index - 1] {
          converted = "(\(converted))"
        }
        converted += step.source
      }
      value = FormattedValue(alone: .text(converted), base: .text("(\(converted))"), type: .number)
    }
    return .binary(
      formattedCode(value, ".number", number),
      [.init("+", .string(SwiftString(suffix)))]
    )
  }

  func text(_ value: Value, in locale: Locale) -> String {
    if conversion.isEmpty { return decimalText(value, number, in: locale) + suffix }
    guard let start = double(value) else { return "" }
    let converted = conversion.reduce(start) { $1.applied(to: $0) }
    return decimalText(.number(converted), number, in: locale) + suffix
  }
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
