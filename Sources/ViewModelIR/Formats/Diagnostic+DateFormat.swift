import DocumentReader

extension Diagnostic {
  static func dateNeedsOne(at location: Location) -> Self {
    Self(
      .format,
      "'date' takes one of 'style', 'pattern' and 'skeleton', such as 'style: long'",
      at: location
    )
  }

  static func timeBesidesFields(at location: Location) -> Self {
    Self(
      .format,
      "'time' goes with 'style'; a pattern or skeleton has its own fields for the time",
      at: location
    )
  }

  static func dayHasNoTime(_ what: String, at location: Location) -> Self {
    Self(
      .typeMismatch,
      "the value is a calendar day, without time or zone, so '\(what)' does not apply; show it with 'date'",
      at: location
    )
  }

  static func dayHasNoField(_ letter: Character, at location: Location) -> Self {
    Self(
      .typeMismatch,
      "the value is a calendar day, without time or zone: leave out '\(letter)'",
      at: location
    )
  }

  static func localHasNoZone(
    _ what: String,
    instead: String = "leave it out",
    at location: Location
  ) -> Self {
    Self(
      .typeMismatch,
      "the value is a local date-time, without a zone, so '\(what)' does not apply: \(instead), or make it an instant with 'instant(timeZone: …)'",
      at: location
    )
  }

  static func localIsNotRelative(at location: Location) -> Self {
    Self(
      .typeMismatch,
      "how far a local date-time is from now depends on its zone: make it an instant with 'instant(timeZone: …)', or show its 'calendarDay'",
      at: location
    )
  }

  static func intervalOfLocaleStyle(_ style: String, at location: Location) -> Self {
    let instead = style == "short" ? "numeric" : "abbreviated"
    return Self(
      .format,
      "an interval has no '\(style)': the nearest is 'style: \(instead)'",
      at: location
    )
  }

  static func optionOfOtherStyle(_ name: String, _ style: String, at location: Location) -> Self {
    Self(.format, "'\(name)' works only with 'style: \(style)': leave it out", at: location)
  }

  static func moreUnitsThanNamed(_ count: Int, named: Int, at location: Location) -> Self {
    Self(
      .format,
      "'units' has \(named), so \(count) are never shown: write at most \(named) for 'maxUnits'",
      at: location
    )
  }

  static func needlessUnit(_ type: ValueType, at location: Location) -> Self {
    let reason =
      type == .string
      ? "a String is read as ISO 8601, such as 'PT1H30M'" : "a duration has its unit"
    return Self(.format, "'unit' is for numbers; \(reason): leave it out", at: location)
  }

  static func unknownDurationUnit(_ name: String, at location: Location) -> Self {
    let units = DurationFormat.Unit.allCases.map(\.rawValue)
    let hint = Hint(for: name, among: units)
    return Self(.wrongType, "there is no unit \(quoted(name))", hint, at: location)
  }

  static func doubledUnit(_ name: String, at location: Location) -> Self {
    Self(.format, "the unit '\(name)' is already there: leave it out", at: location)
  }

  static func fixedPattern(_ pattern: String, _ style: String, at location: Location) -> Self {
    Self(
      .warning,
      .format,
      "\(quoted(pattern)) is the same in every locale: to follow the user's locale, write \(style)",
      at: location
    )
  }
}
