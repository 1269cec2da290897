import ViewModelIR

/// `(value * 1000).roadLengthText(fractionDigits: 0...2, locale: context.locale)`
extension UsageOptions {
  func code(_ value: FormattedValue) -> Code {
    var arguments: [Code] = []
    if let fractionDigits {
      let digits = "\(fractionDigits.lowerBound)...\(fractionDigits.upperBound)"
      arguments.append("fractionDigits: \(digits)")
    }
    if isNarrow { arguments.append("isNarrow: true") }
    arguments.append("locale: context.locale")
    let call: Code =
      switch usage {
      case .road: ".\(helper: "roadLengthText")"
      case .rainfall: ".\(helper: "rainfallDepthText")"
      case .general: ".\(helper: "generalSpeedText")"
      case .barometric: ".\(helper: "airPressureText")"
      }
    return .chain(doubleCode(value.converted(by: conversion)), [.call(call, arguments)])
  }
}
