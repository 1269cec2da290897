import Foundation

nonisolated extension Double {
  /// Formats a length in meters as on road signs: `1.2 km`, `0.8 mi`, `350 ft`. Only kilometers and
  /// miles have fraction digits.
  package func roadLengthText(
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
