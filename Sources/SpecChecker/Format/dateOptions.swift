import DocumentReader
import Foundation
import ViewModelIR

func timeFormat(_ options: inout FormatOptions) throws(Diagnostic) -> Format {
  if options.type == .day { throw .dayHasNoTime("time", at: options.location) }
  guard let style = try options.choice("style", of: DateFormat.TimeStyle.self) else {
    throw .timeNeedsStyle(at: options.location)
  }
  try options.refuseZone(of: style, "style")
  return Format(.date(.style(nil, time: style)), try options.timeZones("timeZone"))
}

func dateFormat(_ options: inout FormatOptions) throws(Diagnostic) -> Format {
  let zones = try options.timeZones("timeZone")
  return Format(.date(try plainDate(&options)), zones)
}

private func plainDate(_ options: inout FormatOptions) throws(Diagnostic) -> DateFormat {
  let ways = options.all.filter { ["style", "pattern", "skeleton"].contains($0.name) }
  guard ways.count == 1 else {
    throw .dateNeedsOne(at: (ways.last ?? options.all.last)?.location ?? options.location)
  }
  if let style = try options.choice("style", of: DateFormat.Style.self) {
    return .style(style, time: try options.timeStyle())
  }
  if let time = options["time"] { throw .timeBesidesFields(at: time.location) }
  if let skeleton = try options.text("skeleton", such: "yMMMd") {
    switch parseDateSkeleton(skeleton.text ?? "") {
    case .success(let fields):
      if options.type == .day,
        let hour = fields.first(where: { !fieldsOfDays.contains($0.letter) })
      {
        throw .dayHasNoField(hour.letter, at: skeleton.location)
      }
      if options.type == .localDateTime,
        let zone = fields.first(where: { fieldsOfZones.contains($0.letter) })
      {
        throw .localHasNoZone(String(zone.letter), at: skeleton.location)
      }
      return .skeleton(fields)
    case .failure(let problem): throw problem.diagnostic(in: skeleton)
    }
  }
  let pattern = try options.text("pattern", such: "d MMMM yyyy")
  guard let pattern, let text = pattern.text else {
    throw .dateNeedsOne(at: options.location)
  }
  switch parseDatePattern(text) {
  case .success(let parts):
    if options.type == .day, let letter = parts.letters.first(where: { !fieldsOfDays.contains($0) })
    {
      throw .dayHasNoField(letter, at: pattern.location)
    }
    if options.type == .localDateTime,
      let letter = parts.letters.first(where: fieldsOfZones.contains)
    {
      throw .localHasNoZone(String(letter), at: pattern.location)
    }
    if let style = localeStyle(of: parts) {
      options.warnings.append(.fixedPattern(text, style, at: pattern.location))
    }
    return .pattern(parts)
  case .failure(let problem): throw problem.diagnostic(in: pattern)
  }
}

extension [DateFormat.PatternPart] {
  fileprivate var letters: [Character] {
    compactMap { if case .field(let letter, _) = $0 { letter } else { nil } }
  }
}

func dayOffsetFormat(_ options: inout FormatOptions) throws(Diagnostic) -> Format {
  if options.type == .day { throw .dayHasNoTime("dayOffset", at: options.location) }
  guard let since = try options.data("since", options.type) else {
    throw .missingOption("since", of: "dayOffset", such: "since: departsAt", at: options.location)
  }
  let zones = try options.timeZones("timeZone", "sinceTimeZone")
  return Format(.date(.dayOffset), [since] + zones)
}

func relativeFormat(_ options: FormatOptions) throws(Diagnostic) -> DateFormat {
  if options.type == .localDateTime { throw .localIsNotRelative(at: options.location) }
  let style = try options.choice("style", of: RelativeStyle.self)
  let width = try options.choice("width", of: DateFormat.Width.self)
  let rounding = try options.choice("rounding", of: RelativeRounding.self)
  let then = try options.choice("then", of: DateFormat.Style.self)
  guard let style else {
    throw .missingOption("style", of: "relative", such: "style: named", at: options.location)
  }
  guard style == .day else {
    if let then = options["then"] { throw .thenWithoutDay(at: then.location) }
    return .relative(
      style == .named ? .named : .numeric,
      width ?? .wide,
      roundsDown: rounding == .down
    )
  }
  for name in ["width", "rounding"] {
    if let option = options[name] { throw .unitsWithDay(name, at: option.location) }
  }
  return .relativeDay(then: then ?? .abbreviated)
}

enum RelativeStyle: String, CaseIterable {
  case named, numeric, day
}

enum RelativeRounding: String, CaseIterable {
  case nearest, down
}

func intervalFormat(_ options: inout FormatOptions) throws(Diagnostic) -> Format {
  guard let end = try options.data("to", options.type) else {
    throw .missingOption("to", of: "interval", such: "to: endsAt", at: options.location)
  }
  if let style = options["style"], let name = style.node?.text,
    DateFormat.Style(rawValue: name)?.isOfLocale == true
  {
    throw .intervalOfLocaleStyle(name, at: style.node?.location ?? style.valueLocation)
  }
  let style = try options.choice("style", of: DateFormat.Style.self)
  let time = try options.timeStyle()
  if style == nil, time == nil {
    throw .missingOption("style", of: "interval", such: "style: abbreviated", at: options.location)
  }
  return Format(.date(.interval(style, time: time)), [end] + (try options.timeZones("timeZone")))
}

extension FormatOptions {
  fileprivate func timeStyle() throws(Diagnostic) -> DateFormat.TimeStyle? {
    if type == .day, let time = self["time"] { throw .dayHasNoTime("time", at: time.location) }
    let style = try choice("time", of: DateFormat.TimeStyle.self)
    if let style { try refuseZone(of: style, "time") }
    return style
  }

  /// The complete style shows the zone.
  fileprivate func refuseZone(
    of style: DateFormat.TimeStyle,
    _ name: String
  ) throws(Diagnostic) {
    guard type == .localDateTime, style == .complete else { return }
    throw .localHasNoZone(
      style.rawValue,
      instead: "write 'standard'",
      at: self[name]?.valueLocation ?? location
    )
  }

  /// Those that are given; a literal one must exist.
  fileprivate mutating func timeZones(_ names: String...) throws(Diagnostic) -> [Format.Argument] {
    var zones: [Format.Argument] = []
    for name in names {
      guard let option = self[name], let zone = try data(name, .string) else { continue }
      if type == .day { throw .dayHasNoTime(name, at: option.location) }
      if type == .localDateTime { throw .localHasNoZone(name, at: option.location) }
      if case .literal(.string(let identifier)) = zone.value.kind,
        !isTimeZone(identifier)
      {
        let location = option.node?.location ?? option.valueLocation
        throw .unknownTimeZone(identifier, code: .format, use: use(option), at: location)
      }
      zones.append(zone)
    }
    return zones
  }
}

/// The letters that say something of a calendar day.
private let fieldsOfDays = Set("GyYuQqMLwWdFDEec")

/// Those that show a time zone.
private let fieldsOfZones = Set("zZOvVXx")
