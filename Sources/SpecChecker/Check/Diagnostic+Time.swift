import DocumentReader
import ViewModelIR
import ViewModelSupport

// Messages about dates and durations in expressions.
extension Diagnostic {
  static func timeArithmetic(
    _ sign: String,
    _ left: ValueType,
    _ right: ValueType,
    at location: Location
  ) -> Self {
    let hint =
      switch (left, right) {
      case _ where left.isDateLike && right.isDateLike && left != right:
        left.conversionHint(right)
          ?? "use 'now' with an instant, 'today' with a calendar day"
      case _ where left.isDateLike || right.isDateLike:
        "subtract two dates, or add or subtract a duration such as 'P7D' or a number of seconds"
      default: "add durations, multiply or divide a duration by a number, or divide one by another"
      }
    return Self(
      .typeMismatch,
      "'\(sign)' cannot take '\(left.messageName)' and '\(right.messageName)': \(hint)",
      at: location
    )
  }

  /// For an argument that is not a date of the base's kind.
  static func otherDate(
    of function: String,
    _ type: ValueType,
    wants wanted: ValueType,
    at location: Location
  ) -> Self {
    let hint =
      switch (type.unwrapped, wanted) {
      case (.date, .day): "; write 'calendarDay' after it"
      case (.day, .date): "; write 'calendarDay.\(function)(…)'"
      case (let found, _) where found.isDateLike:
        found.conversionHint(wanted).map { "; \($0)" } ?? ""
      default: ""
      }
    return Self(
      .typeMismatch,
      "'\(function)' needs '\(wanted.messageName)', but this is '\(type.messageName)'\(hint)",
      at: location
    )
  }

  static func partOfADay(at location: Location) -> Self {
    Self(
      .typeMismatch,
      "only a literal number of whole days, such as 'P7D', can be added to a calendar day",
      at: location
    )
  }

  /// For a string literal that is used with a date or a duration but cannot be parsed as one.
  static func wrongTimeLiteral(_ text: String, _ wanted: ValueType, at location: Location) -> Self {
    let hint =
      switch wanted {
      case .date where RFC3339.day(from: text) != nil:
        "a calendar day, but an instant has a time: write '\(text)T00:00:00Z'"
      case .date where RFC3339.localDateTime(from: text) != nil:
        "a local date-time, but an instant has an offset: write '\(text.prefix(16)):00Z'"
      case .date: "a date-time: write it like '2024-03-05T13:45:07Z'"
      case .localDateTime where RFC3339.day(from: text) != nil:
        "a calendar day, but a local date-time has a time: write '\(text)T00:00'"
      case .localDateTime where RFC3339.date(from: text) != nil:
        "an instant, but a local date-time has no offset: write '\(text.prefix(19))'"
      case .localDateTime: "a local date-time: write it like '2024-03-05T13:45'"
      case .day where RFC3339.date(from: text) != nil:
        "an instant, but a calendar day has no time: write '\(text.prefix(10))'"
      case .day where RFC3339.localDateTime(from: text) != nil:
        "a local date-time, but a calendar day has no time: write '\(text.prefix(10))'"
      case .day: "a date: write it like '2024-03-05'"
      default: "a duration: write it like 'PT1H30M', or in seconds"
      }
    if text.drop(while: { $0 == "-" }).first == "P" {
      return Self(
        .typeMismatch,
        "'\(text)' has no fixed length, because months and years vary: write days, hours, minutes or seconds, such as 'P30D', or add them to a date with 'addingMonths' or 'addingYears'",
        at: location
      )
    }
    let isOther = !hint.contains("write it")
    return Self(.typeMismatch, "'\(text)' is \(isOther ? "" : "not ")\(hint)", at: location)
  }
}

extension ValueType {
  /// How to convert a local date-time for use with another kind of date; `nil` if neither is a local date-time.
  func conversionHint(_ other: ValueType) -> String? {
    switch Set([self, other]) {
    case [.localDateTime, .day]:
      "convert the local date-time to a day with 'calendarDay'"
    case [.localDateTime, .date]:
      "convert the local date-time to an instant with 'instant(timeZone: …)', with a zone such as 'Europe/Berlin' or one from the data"
    default: nil
    }
  }
}
