import ViewModelIR

extension MeasurementOptions {
  func code(_ value: FormattedValue) -> Code {
    .binary(
      formattedCode(
        value.converted(by: conversion),
        ".number",
        NumberOptions(fractionDigits: fractionDigits)
      ),
      [.init("+", .string(SwiftString(suffix)))]
    )
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
    return FormattedValue(base: .parentheses(converted), type: .number, texts: texts, store: store)
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
}

func doubleCode(_ value: FormattedValue) -> Code {
  switch value.type {
  case .integer: .call("Double", [value.alone])
  case .decimal:
    .chain(.call("NSDecimalNumber", [.argument("decimal", value.alone)]), [".doubleValue"])
  default: value.base
  }
}
