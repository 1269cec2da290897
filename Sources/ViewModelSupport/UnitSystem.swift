import Foundation

nonisolated extension Locale {
  package enum UnitSystem {
    case metric, us, uk
  }

  /// The measurement system that the user has chosen, or else the region's.
  package var unitSystem: Self.UnitSystem {
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
