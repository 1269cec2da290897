import Foundation

nonisolated extension Double {
  /// Formats a speed in kilometers per hour, converted to miles per hour in the United States and
  /// the United Kingdom: `27 km/h`, `17 mph`.
  package func generalSpeedText(
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
