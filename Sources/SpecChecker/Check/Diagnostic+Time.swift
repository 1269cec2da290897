import DocumentReader
import SwiftNaming
import ViewModelIR
import ViewModelSupport

/// What is wrong with dates and durations in expressions.
extension Diagnostic {
  static func timeArithmetic(
    _ sign: String,
    _ left: ValueType,
    _ right: ValueType,
    at location: Location
  ) -> Self {
    let hint =
      switch (left, right) {
      case (.date, .day), (.day, .date):
        "an instant and a calendar day do not mix: 'now' goes with the one, 'today' with the other"
      case (.date, _), (.day, _), (_, .date), (_, .day):
        "subtract two dates, or add a duration to one or subtract it, such as 'P7D' or seconds"
      default: "add durations, multiply or divide one by a number, or divide it by another"
      }
    return Self(
      .typeMismatch,
      "'\(sign)' cannot take '\(left.spokenName)' and '\(right.spokenName)': \(hint)",
      at: location
    )
  }

  static func partOfADay(at location: Location) -> Self {
    Self(
      .typeMismatch,
      "only whole days that are written out, such as 'P7D', can be added to a calendar day",
      at: location
    )
  }

  /// A text beside a date or a duration.
  static func wrongTimeLiteral(_ text: String, _ wanted: ValueType, at location: Location) -> Self {
    let hint =
      switch wanted {
      case .date where RFC3339.day(from: text) != nil:
        "a calendar day, and an instant has a time: '\(text)T00:00:00Z'"
      case .date: "a date-time: write it like '2024-03-05T13:45:07Z'"
      case .day where RFC3339.date(from: text) != nil:
        "an instant, and a calendar day has no time: '\(text.prefix(10))'"
      case .day: "a date: write it like '2024-03-05'"
      default: "a duration: write it like 'PT1H30M', or in seconds"
      }
    if text.drop(while: { $0 == "-" }).first == "P" {
      return Self(
        .typeMismatch,
        "'\(text)' is not a duration with a length: months and years differ, so write days, hours, minutes or seconds, such as 'P30D'",
        at: location
      )
    }
    let isOther = !hint.contains("write it")
    return Self(.typeMismatch, "'\(text)' is \(isOther ? "" : "not ")\(hint)", at: location)
  }
}
