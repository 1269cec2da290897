import DocumentReader

extension Diagnostic {
  static func dateNeedsOne(at location: Location) -> Self {
    Self(
      .format,
      "'date' needs exactly one of 'style', 'pattern' and 'skeleton', such as 'style: long'",
      at: location
    )
  }

  static func timeOutsideFields(at location: Location) -> Self {
    Self(
      .format,
      "'time' works only with 'style': use the time fields of the pattern or skeleton",
      at: location
    )
  }

  static func dayHasNoTime(
    _ what: String,
    instead: String = "leave it out",
    at location: Location
  ) -> Self {
    Self(
      .typeMismatch,
      "'\(what)' does not apply to a calendar day, which has no time or time zone: \(instead)",
      at: location
    )
  }

  static func dayHasNoField(_ letter: Character, at location: Location) -> Self {
    Self(
      .typeMismatch,
      "'\(letter)' does not apply to a calendar day, which has no time or time zone: leave it out",
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
      "'\(what)' does not apply to a local date-time, which has no time zone: \(instead), or convert the value with 'instant(timeZone: …)'",
      at: location
    )
  }

  static func localIsNotRelative(at location: Location) -> Self {
    Self(
      .typeMismatch,
      "a local date-time has no time zone, so its distance from now is unknown: convert it with 'instant(timeZone: …)', or show its 'calendarDay'",
      at: location
    )
  }

  static func intervalOfLocaleStyle(_ style: String, at location: Location) -> Self {
    let instead = style == "short" ? "numeric" : "abbreviated"
    return Self(
      .format,
      "intervals do not support 'style: \(style)': use 'style: \(instead)'",
      at: location
    )
  }

  static func optionOfOtherStyle(_ name: String, _ style: String, at location: Location) -> Self {
    Self(.format, "'\(name)' works only with 'style: \(style)': leave it out", at: location)
  }

  static func moreUnitsThanNamed(_ count: Int, named: Int, at location: Location) -> Self {
    Self(
      .format,
      "'units' names only \(named), so 'maxUnits' cannot be \(count): write at most \(named)",
      at: location
    )
  }

  static func needlessUnit(_ type: ValueType, at location: Location) -> Self {
    let reason =
      type == .string
      ? "a String is read as ISO 8601, such as 'PT1H30M'" : "a duration already has a unit"
    return Self(
      .format,
      "'unit' applies only to numbers, and \(reason): leave it out",
      at: location
    )
  }

  static func unknownDurationUnit(_ name: String, at location: Location) -> Self {
    let units = DurationFormat.Unit.allCases.map(\.rawValue)
    let hint = Hint(for: name, among: units)
    return Self(.wrongType, "there is no unit \(quoted(name))", hint, at: location)
  }

  static func doubledUnit(_ name: String, at location: Location) -> Self {
    Self(.format, "the unit '\(name)' is listed twice: remove one", at: location)
  }

  static func unknownLanguage(_ tag: String, at location: Location) -> Self {
    Self(
      .format,
      "there is no language \(quoted(tag)): write a tag such as 'de' or 'zh-Hant'",
      at: location
    )
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
