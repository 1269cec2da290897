import DocumentReader

private let style = LiteralOption<DateFormat.Style?>.word(
  "style",
  "how much of the date is written out; `short` and `medium` are the locale's own forms, as in Apple's `DateFormatter`: `05.03.24` if `numeric` is `5.3.2024`"
)
private let timeOfDate = LiteralOption<DateFormat.TimeStyle?>.word(
  "time",
  "with `style`: the style of the time after the date"
)
private let skeleton = LiteralOption.text(
  "skeleton",
  such: "yMMMd",
  "`yMMMd`",
  "UTS 35 fields, which the locale puts in order; `j` is the hour on the locale's 12- or 24-hour clock"
)
private let pattern = LiteralOption.text(
  "pattern",
  such: "d MMMM yyyy",
  "`'EEEE, d MMMM yyyy'`",
  "a fixed UTS 35 pattern, always in the Gregorian calendar"
)
private let timeZone = FormatOption(
  "timeZone",
  "`'Europe/Berlin'`, `flight.zone`",
  "the time zone to show the date in; the user's by default"
)
private let timeStyle = LiteralOption<DateFormat.TimeStyle?>.word(
  "style",
  "`shortened` has no seconds, `standard` has them, and `complete` also has the time zone",
  isRequired: true
)
private let timeUnit = LiteralOption<DateFormat.TimeUnit?>.word(
  "unit",
  "what a number counts since midnight; with `HHmm` its digits are those of a clock, 930 for 9:30; required for numbers and allowed only for them"
)

extension FormatDefinition {
  static let date = Self(
    "date",
    takes: .dates,
    "A date, optionally with a time. Exactly one of `style`, `skeleton` and `pattern` is required.",
    options: [style.option, timeOfDate.option, skeleton.option, pattern.option, timeZone]
  ) { (options) throws(Diagnostic) in
    let zones = try options.timeZones(timeZone)
    return Format(.date(try plainDate(&options)), zones)
  }

  static let time = Self(
    "time",
    takes: .times,
    "The time of a date in the locale's notation: `06:41` or `6:41`; also a time of day that is a number with its `unit`, or a text such as `09:30`, `0930` or `09:30:15.25+01:00`, whose fraction and offset are left out (any other text is shown unchanged). `date` shows hours the same way; a `skeleton` shows them as its `j` or `jj` specifies, and `interval` as the locale writes them in intervals.",
    options: [timeStyle.option, timeUnit.option, timeZone]
  ) { (options) throws(Diagnostic) in
    if options.type == .day {
      throw .dayHasNoTime("time", instead: "show it with 'date'", at: options.location)
    }
    guard let style = try options.read(timeStyle) else {
      throw options.missing(timeStyle.option, such: "shortened")
    }
    try options.refuseZone(of: style, timeStyle)
    let zones = try options.timeZones(timeZone)
    if !options.type.isNumeric, let unit = options[timeUnit] {
      throw .needlessTimeUnit(options.type, at: unit.location)
    }
    return options.isTimeOfDay
      ? Format(.date(try options.timeOfDay(style, timeUnit)))
      : Format(.date(.style(nil, time: style)), zones)
  }
}

private func plainDate(_ options: inout FormatOptions) throws(Diagnostic) -> DateFormat {
  let ways = [style.option, skeleton.option, pattern.option].map(\.name)
  let given = options.all.filter { ways.contains($0.name) }
  guard given.count == 1 else {
    throw .dateNeedsOne(at: (given.last ?? options.all.last)?.location ?? options.location)
  }
  if let style = try options.read(style) {
    return .style(style, time: try options.timeStyle(timeOfDate))
  }
  if let time = options[timeOfDate] { throw .timeOutsideFields(at: time.location) }
  if let skeleton = try options.read(skeleton) {
    switch parseDateSkeleton(skeleton.text ?? "") {
    case .success(let fields):
      try options.check(fields.map(\.letter), at: skeleton.location)
      return .skeleton(fields)
    case .failure(let problem): throw problem.diagnostic(in: skeleton)
    }
  }
  guard let pattern = try options.read(pattern), let text = pattern.text else {
    throw .dateNeedsOne(at: options.location)
  }
  switch parseDatePattern(text) {
  case .success(let parts):
    let letters = parts.compactMap { if case .field(let letter, _) = $0 { letter } else { nil } }
    try options.check(letters, at: pattern.location)
    if let style = localeStyle(of: parts) {
      options.warnings.append(.fixedPattern(text, style, at: pattern.location))
    }
    return .pattern(parts)
  case .failure(let problem): throw problem.diagnostic(in: pattern)
  }
}

extension FormatOptions {
  /// Throws if the value does not have one of these fields: a calendar day has no time, and a local date-time has no time zone.
  fileprivate func check(_ letters: [Character], at location: Location) throws(Diagnostic) {
    if type == .day, let letter = letters.first(where: { !fieldsOfDays.contains($0) }) {
      throw .dayHasNoField(letter, at: location)
    }
    if type == .localDateTime, let letter = letters.first(where: fieldsOfZones.contains) {
      throw .localHasNoZone(String(letter), at: location)
    }
  }
}

/// The letters of the fields that a calendar day has.
private let fieldsOfDays = Set("GyYuQqMLwWdFDEec")

/// The letters of the fields that show a time zone.
private let fieldsOfZones = Set("zZOvVXx")

extension FormatOptions {
  func timeStyle(
    _ option: LiteralOption<DateFormat.TimeStyle?>
  ) throws(Diagnostic) -> DateFormat.TimeStyle? {
    if type == .day, let time = self[option] { throw .dayHasNoTime(time.name, at: time.location) }
    let style = try read(option)
    if let style { try refuseZone(of: style, option) }
    return style
  }

  /// Throws if the style shows the time zone but the value has none.
  func refuseZone(
    of style: DateFormat.TimeStyle,
    _ option: LiteralOption<DateFormat.TimeStyle?>
  ) throws(Diagnostic) {
    guard style == .complete else { return }
    let place = self[option]?.valueLocation ?? location
    let instead = "write 'standard'"
    if isTimeOfDay { throw .timeOfDayHasNoZone(style.rawValue, instead: instead, at: place) }
    if type == .localDateTime {
      throw .localHasNoZone(style.rawValue, instead: instead, at: place)
    }
  }

  /// Returns the arguments for the time zone options that are given. Throws if the value has no time zone or if a literal
  /// identifier is unknown.
  func timeZones(_ options: FormatOption...) throws(Diagnostic) -> [Format.Argument] {
    var zones: [Format.Argument] = []
    for zoneOption in options {
      guard let option = self[zoneOption.name],
        let zone = try data(zoneOption, .string, or: [.integer])
      else {
        continue
      }
      if isTimeOfDay { throw .timeOfDayHasNoZone(option.name, at: option.location) }
      if type == .day { throw .dayHasNoTime(option.name, at: option.location) }
      if type == .localDateTime { throw .localHasNoZone(option.name, at: option.location) }
      if case .literal(.string(let identifier)) = zone.value.kind,
        !isTimeZone(identifier)
      {
        let location = option.node?.location ?? option.valueLocation
        throw .unknownTimeZone(identifier, code: .format, use: option.use, at: location)
      }
      if let offset = zone.value.offsetOfNoZone {
        throw .unknownOffset(offset, code: .format, at: option.valueLocation)
      }
      zones.append(zone)
    }
    return zones
  }
}
