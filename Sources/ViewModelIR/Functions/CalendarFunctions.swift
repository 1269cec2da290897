import Foundation
import ViewModelSupport

/// Arithmetic with years, months and days of the Gregorian calendar, whose lengths vary.
extension FunctionDefinition {
  static let addingYears = adding("addingYears", .year)
  static let addingMonths = adding("addingMonths", .month)
  static let addingDays = adding("addingDays", .day)

  private static func adding(_ name: String, _ unit: Calendar.Component) -> Self {
    Self(
      sample: "\(name)(1)",
      parameters: ofDates(FunctionParameter(.integer)),
      gives: { base, _ in base },
      value: { input in
        guard let count = input.argument.integer else { return .null }
        return input.base.mapDate { $0.addingUnits(count, unit, in: input.zoneOfBase) }
      }
    )
  }

  static let years = units("years", .year)
  static let months = units("months", .month)
  static let days = units("days", .day)

  private static func units(_ name: String, _ unit: Calendar.Component) -> Self {
    Self(
      sample: "\(name)(since: start)",
      parameters: ofDates(FunctionParameter(.sameDate, label: "since", needsLabel: true)),
      gives: { _, _ in .integer },
      value: { input in
        guard let end = input.base.date, let start = input.argument.date else { return .null }
        return .integer(end.wholeUnits(unit, since: start, in: input.zoneOfBase))
      }
    )
  }

  private static func ofDates(_ parameter: FunctionParameter) -> [Base: [FunctionParameter]] {
    [.date: [parameter], .day: [parameter], .localDateTime: [parameter]]
  }
}

extension Value {
  /// The same kind of date with another time; `.null` if the value is not a date.
  fileprivate func mapDate(_ change: (Date) -> Date) -> Value {
    switch self {
    case .date(let date): .date(change(date))
    case .day(let date): .day(change(date))
    case .localDateTime(let date): .localDateTime(change(date))
    default: .null
    }
  }
}
