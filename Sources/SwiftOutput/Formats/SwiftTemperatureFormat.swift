import ViewModelIR

/// `value.temperatureText(from: .celsius, fractionDigits: 0...1, showsUnit: false, locale: context.locale)`
extension TemperatureOptions {
  func code(_ value: FormattedValue) -> Code {
    let digits = "\(fractionDigits.lowerBound)...\(fractionDigits.upperBound)"
    var arguments: [Code] = ["from: .\(unit.rawValue)"]
    if fractionDigits != 0...0 { arguments.append("fractionDigits: \(digits)") }
    if !showsUnit { arguments.append("showsUnit: false") }
    arguments.append("locale: context.locale")
    return .chain(doubleCode(value), [.call(".\(helper: "temperatureText")", arguments)])
  }
}
