import Foundation

/// What a duration is counted in.
package nonisolated enum DurationUnit: CaseIterable {
  case weeks, days, hours, minutes, seconds
}

/// How long the names of a duration's units are.
package nonisolated enum DurationWidth {
  case wide, abbreviated, narrow
}

nonisolated extension TimeInterval {
  /// `1 hr, 24 min`, to the nearest of the smallest unit.
  package func unitsText(
    _ units: Set<DurationUnit>,
    width: DurationWidth,
    locale: Locale
  ) -> String {
    // Beyond 2^53 a Double does not count single seconds.
    let limit = 9_007_199_254_740_991.0
    let seconds = isNaN ? 0 : Swift.min(Swift.max(self, -limit), limit)
    if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) {
      let style = Duration.UnitsFormatStyle(
        allowedUnits: Set(units.map(\.unit)),
        width: width.width
      )
      return Duration.seconds(seconds).formatted(style.locale(locale))
    }
    #if canImport(Darwin)
      let formatter = DateComponentsFormatter()
      var calendar = Calendar(identifier: .gregorian)
      calendar.locale = locale
      formatter.calendar = calendar
      formatter.allowedUnits = units.reduce(into: []) { $0.insert($1.component) }
      formatter.unitsStyle = width.unitsStyle
      return formatter.string(from: seconds) ?? ""
    #else
      return ""
    #endif
  }
}

nonisolated extension DurationUnit {
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  fileprivate var unit: Duration.UnitsFormatStyle.Unit {
    switch self {
    case .weeks: .weeks
    case .days: .days
    case .hours: .hours
    case .minutes: .minutes
    case .seconds: .seconds
    }
  }

  #if canImport(Darwin)
    fileprivate var component: NSCalendar.Unit {
      switch self {
      case .weeks: .weekOfMonth
      case .days: .day
      case .hours: .hour
      case .minutes: .minute
      case .seconds: .second
      }
    }
  #endif
}

nonisolated extension DurationWidth {
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  fileprivate var width: Duration.UnitsFormatStyle.UnitWidth {
    switch self {
    case .wide: .wide
    case .abbreviated: .abbreviated
    case .narrow: .narrow
    }
  }

  #if canImport(Darwin)
    fileprivate var unitsStyle: DateComponentsFormatter.UnitsStyle {
      switch self {
      case .wide: .full
      case .abbreviated: .short
      case .narrow: .abbreviated
      }
    }
  #endif
}
