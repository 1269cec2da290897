import Foundation

/// The units of a duration.
package nonisolated enum DurationUnit: CaseIterable {
  case weeks, days, hours, minutes, seconds
}

/// How long the names of a duration's units are.
package nonisolated enum DurationWidth {
  case wide, abbreviated, narrow
}

nonisolated extension TimeInterval {
  /// Formats a duration in at most `maxUnits` units, from the largest that it reaches:
  /// `1 hr, 24 min`.
  package func unitsText(
    _ units: Set<DurationUnit>,
    width: DurationWidth,
    maxUnits: Int = 5,
    rounding: FloatingPointRoundingRule = .toNearestOrEven,
    locale: Locale
  ) -> String {
    // Beyond 2^53, a Double cannot represent every whole second.
    let limit = 9_007_199_254_740_991.0
    let seconds = (isNaN ? 0 : Swift.min(Swift.max(self, -limit), limit))
      .rounded(rounding, to: units, atMost: maxUnits)
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

nonisolated extension TimeInterval {
  /// Rounds to a multiple of the smallest unit shown, so that a format style has nothing left to
  /// round.
  fileprivate func rounded(
    _ rule: FloatingPointRoundingRule,
    to units: Set<DurationUnit>,
    atMost count: Int
  ) -> Self {
    let lengths = DurationUnit.allCases.filter(units.contains).map(\.length)
    let reached = lengths.drop { $0 > magnitude }
    guard let length = (reached.isEmpty ? lengths.suffix(1) : reached.prefix(count)).last else {
      return self
    }
    return (self / length).rounded(rule) * length
  }
}

nonisolated extension DurationUnit {
  fileprivate var length: TimeInterval {
    switch self {
    case .weeks: 604_800
    case .days: 86_400
    case .hours: 3600
    case .minutes: 60
    case .seconds: 1
    }
  }

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
