import DocumentReader
import Foundation
import ViewModelSupport

extension DateFormat {
  /// What a number counts that is a time of day.
  package enum TimeUnit: String, CaseIterable, Sendable {
    case seconds, minutes, hours
    /// The digits of a clock: 930 for 9:30.
    case digits = "HHmm"

    /// The unit since midnight; `nil` for digits.
    package var duration: DurationFormat.NumberUnit? {
      switch self {
      case .seconds: .seconds
      case .minutes: .minutes
      case .hours: .hours
      case .digits: nil
      }
    }
  }
}

extension FormatOptions {
  /// Whether the value is a time of day instead of a date.
  var isTimeOfDay: Bool { !type.isDateLike }

  /// The style of a time of day, whose `unit` is required for numbers and allowed only for them.
  func timeOfDay(
    _ style: DateFormat.TimeStyle,
    _ unit: LiteralOption<DateFormat.TimeUnit?>
  ) throws(Diagnostic) -> DateFormat {
    guard type.isNumeric else { return .timeOfDay(style, unit: nil) }
    guard let unit = try read(unit) else { throw missing(unit.option, such: "minutes") }
    return .timeOfDay(style, unit: unit)
  }
}

extension Value {
  /// The time of day that this number, in a unit, or this text is; `nil` if it is none.
  func timeOfDay(_ unit: DateFormat.TimeUnit?) -> Date? {
    let number = number ?? integer.map(Double.init)
    guard let unit = unit?.duration else { return number?.timeOfDigits ?? text?.timeOfDay }
    return number.map { unit.seconds($0).timeOfDay }
  }
}

extension Diagnostic {
  static func needlessTimeUnit(_ type: ValueType, at location: Location) -> Self {
    let reason =
      type == .string
      ? "a String is read as a time, such as '09:30'" : "a date already has a time"
    return Self(
      .format,
      "'unit' applies only to numbers, and \(reason): leave it out",
      at: location
    )
  }

  static func timeOfDayHasNoZone(
    _ what: String,
    instead: String = "leave it out",
    at location: Location
  ) -> Self {
    Self(
      .typeMismatch,
      "'\(what)' does not apply to a time of day, which has no time zone: \(instead)",
      at: location
    )
  }
}
