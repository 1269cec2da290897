import DocumentReader

private let since = FormatOption(
  "since",
  "`departsAt`",
  "the date to count from",
  isRequired: true
)
private let timeZone = FormatOption(
  "timeZone",
  "`arrival.zone`",
  "the time zone that determines the value's day"
)
private let sinceTimeZone = FormatOption(
  "sinceTimeZone",
  "`departure.zone`",
  "the time zone that determines the day of `since`"
)
private let style = LiteralOption<RelativeStyle?>.word(
  "style",
  "`yesterday` (`named`) or `1 day ago` (`numeric`); `day` shows today, tomorrow or yesterday, and the date for any other day",
  isRequired: true
)
private let width = LiteralOption<DateFormat.Width>.word(
  "width",
  standard: .wide,
  "the length of the unit names; not with `day`"
)
private let rounding = LiteralOption<RelativeRounding>.word(
  "rounding",
  standard: .nearest,
  "1 h 59 min ago is shown as `2 hours ago`, with `down` as `1 hour ago`; not with `day`"
)
private let then = LiteralOption<DateFormat.Style>.word(
  "then",
  standard: .abbreviated,
  "with `day`: the style of the date"
)
private let dayTime = LiteralOption<DateFormat.TimeStyle?>.word(
  "time",
  "with `day`: the style of the time after the day"
)

private enum RelativeStyle: String, CaseIterable {
  case named, numeric, day
}

private enum RelativeRounding: String, CaseIterable {
  case nearest, down
}

extension FormatDefinition {
  static let dayOffset = Self(
    "dayOffset",
    takes: .dates,
    "The number of calendar days by which a date is later than another, such as `+1` in a timetable; empty for the same day.",
    options: [since, timeZone, sinceTimeZone]
  ) { (options) throws(Diagnostic) in
    if options.type == .day {
      throw .dayHasNoTime("dayOffset", instead: "show it with 'date'", at: options.location)
    }
    guard let other = try options.data(since, options.type) else {
      throw options.missing(since, such: "departsAt")
    }
    return Format(.date(.dayOffset), [other] + (try options.timeZones(timeZone, sinceTimeZone)))
  }

  static let relative = Self(
    "relative",
    takes: .dates,
    "The distance of a date from now. The text is computed when the view model is created and does not update by itself.",
    options: [style.option, width.option, rounding.option, then.option, dayTime.option]
  ) { (options) throws(Diagnostic) in
    if options.type == .localDateTime { throw .localIsNotRelative(at: options.location) }
    let given = try options.read(style)
    let units = try options.read(width)
    let rounding = (option: options[rounding], value: try options.read(rounding))
    let day = try options.read(then)
    let time = (option: options[dayTime], value: try options.timeStyle(dayTime))
    guard let given else { throw options.missing(style.option, such: "named") }
    guard given == .day else {
      if let option = options[then] ?? time.option {
        throw .optionOfOtherStyle(option.name, "day", at: option.location)
      }
      let presentation: DateFormat.Presentation = given == .named ? .named : .numeric
      return Format(.date(.relative(presentation, units, roundsDown: rounding.value == .down)))
    }
    for option in [options[width], rounding.option] {
      if let option {
        throw .optionOfOtherStyle(option.name, "named' or 'numeric", at: option.location)
      }
    }
    return Format(.date(.relativeDay(then: day, time: time.value)))
  }
}
