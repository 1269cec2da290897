import Foundation

nonisolated extension Double {
  package enum TemperatureUnit {
    case celsius, fahrenheit, kelvin
  }

  /// Formats the temperature in the locale's unit: `70°F`, `21°C`, or `21°` without the unit.
  package func temperatureText(
    from unit: Self.TemperatureUnit,
    fractionDigits: ClosedRange<Int> = 0...0,
    showsUnit: Bool = true,
    locale: Locale
  ) -> String {
    let isFahrenheit = locale.usesFahrenheit
    let degrees =
      switch (unit, isFahrenheit) {
      case (.celsius, false), (.fahrenheit, true): self
      case (.celsius, true): self * 9 / 5 + 32
      case (.fahrenheit, false): (self - 32) * 5 / 9
      case (.kelvin, false): self - 273.15
      case (.kelvin, true): self * 9 / 5 - 459.67
      }
    let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(fractionDigits))
    let symbol = showsUnit ? isFahrenheit ? "°F" : "°C" : "°"
    return degrees.formattedWithSignlessZero(style.locale(locale)) + symbol
  }
}

nonisolated extension Locale {
  /// Whether the locale uses Fahrenheit, by its keyword `mu` (as in `en_US@mu=celsius`), the user's
  /// setting or else its measurement system.
  fileprivate var usesFahrenheit: Bool {
    let parts = identifier.lowercased().split { !$0.isLetter && !$0.isNumber }
    for (key, unit) in zip(parts, parts.dropFirst()) where key == "mu" {
      switch unit {
      case "celsius": return false
      case "fahrenhe": return true
      default: continue
      }
    }
    #if canImport(Darwin)
      // The temperature unit in Settings is not a part of the identifier.
      if self == .current, let unit = UserDefaults.standard.string(forKey: "AppleTemperatureUnit") {
        return unit == "Fahrenheit"
      }
    #endif
    return unitSystem == .us
  }
}
