import Foundation

// MARK: temperatureText
nonisolated extension Double {
  public enum TemperatureUnit {
    case celsius, fahrenheit, kelvin
  }

  /// Formats the temperature in the locale's unit: `70°F`, `21°C`, or `21°` without the unit.
  public func temperatureText(
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

// MARK: roadLengthText
nonisolated extension Double {
  /// Formats a length in meters as on road signs: `1.2 km`, `0.8 mi`, `350 ft`. Only kilometers and
  /// miles have fraction digits.
  public func roadLengthText(
    fractionDigits: ClosedRange<Int>? = nil,
    isNarrow: Bool = false,
    locale: Locale
  ) -> String {
    let system = locale.unitSystem
    let isMetric = system == .metric
    let far = self / (isMetric ? 1000 : 1609.344)
    // Also for NaN, which is not less than anything.
    guard far.magnitude < (isMetric ? 0.9 : 0.5) else {
      return far.textWithUnit(
        isMetric ? "km" : "mi",
        fractionDigits: fractionDigits,
        isNarrow: isNarrow,
        locale: locale
      )
    }
    let (near, unit) =
      switch system {
      case .metric: (self, "m")
      case .us: (self / 0.3048, "ft")
      case .uk: (self / 0.9144, "yd")
      }
    let isRough = near.magnitude >= (isMetric ? 300 : 100)
    let step: Double =
      fractionDigits != nil || near.magnitude < 10 ? 1 : isRough ? 50 : 10
    let rounded = (near / step).rounded(.toNearestOrEven) * step
    return rounded.textWithUnit(unit, fractionDigits: 0...0, isNarrow: isNarrow, locale: locale)
  }
}

// MARK: rainfallDepthText
nonisolated extension Double {
  /// Formats a depth in millimeters, converted to inches in the United States: `12 mm`, `0.47 in`.
  /// Inches have one more fraction digit.
  public func rainfallDepthText(
    fractionDigits: ClosedRange<Int>? = nil,
    isNarrow: Bool = false,
    locale: Locale
  ) -> String {
    guard locale.unitSystem == .us else {
      return textWithUnit("mm", fractionDigits: fractionDigits, isNarrow: isNarrow, locale: locale)
    }
    let inches = self / 25.4
    let digits = fractionDigits ?? inches.usualFractionDigits
    return inches.textWithUnit(
      "in",
      fractionDigits: digits.lowerBound...(digits.upperBound + 1),
      isNarrow: isNarrow,
      locale: locale
    )
  }
}

// MARK: generalSpeedText
nonisolated extension Double {
  /// Formats a speed in kilometers per hour, converted to miles per hour in the United States and
  /// the United Kingdom: `27 km/h`, `17 mph`.
  public func generalSpeedText(
    fractionDigits: ClosedRange<Int>? = nil,
    isNarrow: Bool = false,
    locale: Locale
  ) -> String {
    let isMetric = locale.unitSystem == .metric
    return (isMetric ? self : self / 1.609344).textWithUnit(
      isMetric ? "km/h" : "mph",
      fractionDigits: fractionDigits,
      isNarrow: isNarrow,
      locale: locale
    )
  }
}

// MARK: airPressureText
nonisolated extension Double {
  /// Formats an air pressure in hectopascals in the unit of the locale's region: `1013 hPa`,
  /// `29.92 inHg`, `1013 mbar`, `760 mmHg`. (CLDR 47, unit preferences for `baromtrc`)
  public func airPressureText(
    fractionDigits: ClosedRange<Int>? = nil,
    isNarrow: Bool = false,
    locale: Locale
  ) -> String {
    let (value, unit, digits) =
      switch locale.regionOfUnits {
      case "IN", "US": (self / 33.86389, "inHg", 2)
      case "MX", "RU": (self / 1.33322387415, "mmHg", 0)
      case "BR", "EG", "GB", "IL", "TH": (self, "mbar", 0)
      default: (self, "hPa", 0)
      }
    return value.textWithUnit(
      unit,
      fractionDigits: fractionDigits ?? digits...digits,
      isNarrow: isNarrow,
      locale: locale
    )
  }
}

nonisolated extension Locale {
  fileprivate var regionOfUnits: String? {
    // In the `else` branch, the compiler does not warn about the deprecated property.
    guard #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) else { return regionCode }
    return region?.identifier
  }
}

// MARK: textWithUnit, usualFractionDigits
nonisolated extension Double {
  /// The usual number of fraction digits of a measurement: at most one below ten, otherwise none.
  public var usualFractionDigits: ClosedRange<Int> { magnitude < 10 ? 0...1 : 0...0 }

  /// Formats the number with a unit: `1.2 km`, or `1.2km` if narrow.
  public func textWithUnit(
    _ unit: String,
    fractionDigits: ClosedRange<Int>?,
    isNarrow: Bool,
    locale: Locale
  ) -> String {
    let style = FloatingPointFormatStyle<Double>.number
      .precision(.fractionLength(fractionDigits ?? usualFractionDigits))
    return formattedWithSignlessZero(style.locale(locale)) + (isNarrow ? "" : "\u{A0}") + unit
  }
}

// MARK: unitSystem
nonisolated extension Locale {
  public enum UnitSystem {
    case metric, us, uk
  }

  /// The measurement system that the user has chosen, or else the region's.
  public var unitSystem: Self.UnitSystem {
    // In the `else` branch, the compiler does not warn about the deprecated properties.
    guard #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) else {
      guard usesMetricSystem else { return .us }
      return regionCode == "GB" ? .uk : .metric
    }
    switch measurementSystem {
    case .us: return .us
    case .uk: return .uk
    default: return .metric
    }
  }
}
