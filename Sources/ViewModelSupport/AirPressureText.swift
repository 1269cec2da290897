import Foundation

nonisolated extension Double {
  /// Formats an air pressure in hectopascals in the unit of the locale's region: `1013 hPa`,
  /// `29.92 inHg`, `1013 mbar`, `760 mmHg`. (CLDR 47, unit preferences for `baromtrc`)
  package func airPressureText(
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
