import Foundation
import SwiftCode
import ViewModelIR
import ViewModelSupport

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

  func text(_ value: Value, in locale: Locale) -> String {
    double(value)?.temperatureText(
      from: unit.supported,
      fractionDigits: fractionDigits,
      showsUnit: showsUnit,
      locale: locale
    ) ?? ""
  }
}

extension TemperatureOptions.Unit {
  fileprivate var supported: Double.TemperatureUnit {
    switch self {
    case .celsius: .celsius
    case .fahrenheit: .fahrenheit
    case .kelvin: .kelvin
    }
  }
}
