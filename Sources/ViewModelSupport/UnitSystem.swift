import Foundation

nonisolated extension Locale {
  package enum UnitSystem {
    case metric, us, uk
  }

  /// The system that the user has chosen, or else the region's.
  package var unitSystem: Self.UnitSystem {
    // What is deprecated stands in the `else`, where no compiler for newer systems warns of it.
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
