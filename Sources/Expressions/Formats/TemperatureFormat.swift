import Foundation
import ViewModelIR
import ViewModelSupport

/// `value.temperatureText(from: .celsius, fractionDigits: 0...1, showsUnit: false, locale: context.locale)`
extension TemperatureOptions {

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
