import OutputInterface
import ViewModelIR

/// The code of date formats: `context.date(birthday, DateStyle.LONG)`.
///
/// The helpers take Instants, days and local date-times. The latter two are shown in no time zone.
extension DateFormat {
  func code(_ value: FormattedValue) -> Code {
    switch self {
    case .style(let style?, let time):
      return value.call("date", [style.code] + (time.map { [$0.code] } ?? []) + value.zone)
    case .style(nil, let time):
      return value.call("time", [(time ?? .shortened).code] + value.zone)
    case .timeOfDay(let style, let unit): return timeOfDayCode(value, style, unit)
    case .skeleton(let fields):
      let skeleton = fields.map { String(repeating: $0.letter, count: $0.count) }.joined()
      return value.call("dateFields", [.string([.literal(skeleton)])] + value.zone)
    case .pattern(let parts):
      return value.call("datePattern", [.string([.literal(parts.pattern)])] + value.zone)
    case .dayOffset:
      let since = value.arguments["since"] ?? value.alone
      let sinceZone = value.zone("sinceTimeZone", as: "sinceZone")
      return value.call("dayOffset", [since] + value.zone + sinceZone)
    case .relative(let presentation, let width, let roundsDown):
      let named = presentation == .named ? [option("isNamed", "true")] : []
      let down = roundsDown ? [option("roundsDown", "true")] : []
      return value.call("relative", named + width.code + down)
    case .relativeDay(let then, let time):
      return value.call("relativeDay", [then.code] + (time.map { [$0.code] } ?? []) + value.zone)
    case .interval(let style, let time):
      var options = [value.arguments["to"] ?? value.alone]
      if let style { options.append(option("style", style.code)) }
      if let time { options.append(option("time", time.code)) }
      return value.call("interval", options + value.zone)
    }
  }
}

/// `context.time(timeOfDay(minutes * 60.0), TimeStyle.SHORTENED)`, and for a text `timeOfDay(text)?.let { context.time(it, …) } ?: text`
private func timeOfDayCode(
  _ value: FormattedValue,
  _ style: DateFormat.TimeStyle,
  _ unit: DateFormat.TimeUnit?
) -> Code {
  guard let unit else {
    let text = value.call("time", on: "it", [style.code])
    let parsed = Code.call(.helper("timeOfDay"), [value.alone])
    let shown = Code.chain(parsed, [.sequence(["?.let ", .lambda(parameters: "", [text])])])
    return .binary(shown, sign: "?:", value.base)
  }
  let helper = unit == .digits ? "timeOfDigits" : "timeOfDay"
  let time = Code.call(.helper(helper), [value.seconds(unit.duration)])
  return value.call("time", on: time, [style.code])
}

extension FormattedValue {
  /// The option for the time zone to show the value in; none for the user's.
  fileprivate var zone: [Code] { zone("timeZone", as: "zone") }

  fileprivate func zone(_ name: String, as parameter: String) -> [Code] {
    guard let zone = arguments[name] else { return [] }
    return [option(parameter, call("zone", on: zone, []))]
  }

  /// The value, a number in a unit, in seconds: `minutes * 60.0`
  func seconds(_ unit: DurationFormat.NumberUnit?) -> Code {
    switch unit {
    case .milliseconds: .binary(doubleOperand, sign: "/", "1000.0")
    case .seconds, nil: double
    case .minutes: .binary(doubleOperand, sign: "*", "60.0")
    case .hours: .binary(doubleOperand, sign: "*", "3600.0")
    }
  }
}

extension DateFormat.Width {
  fileprivate var code: [Code] {
    switch self {
    case .wide: []
    case .abbreviated: [style("SHORT")]
    case .narrow: [style("NARROW")]
    case .spellOut: [option("isSpelledOut", "true")]
    }
  }

  private func style(_ name: String) -> Code {
    let type = Code.imported("RelativeDateTimeFormatter", from: "android.icu.text")
    return option("width", .sequence([type, .text(".Style.\(name)")]))
  }
}

extension DateFormat.Style {
  fileprivate var code: Code {
    switch self {
    case .short: named("SHORT")
    case .medium: named("MEDIUM")
    case .numeric: named("NUMERIC")
    case .abbreviated: named("ABBREVIATED")
    case .long: named("LONG")
    case .complete: named("COMPLETE")
    }
  }

  private func named(_ name: String) -> Code {
    .sequence([.helper("DateStyle"), .text(".\(name)")])
  }
}

extension DateFormat.TimeStyle {
  fileprivate var code: Code {
    switch self {
    case .shortened: named("SHORTENED")
    case .standard: named("STANDARD")
    case .complete: named("COMPLETE")
    }
  }

  private func named(_ name: String) -> Code {
    .sequence([.helper("TimeStyle"), .text(".\(name)")])
  }
}

extension [DateFormat.PatternPart] {
  /// The pattern, with all literals in quotes.
  fileprivate var pattern: String {
    map { part in
      switch part {
      case .literal(let text):
        // A quote is written twice. Most punctuation needs no quotes.
        text.allSatisfy { " ,.:/-".contains($0) }
          ? text
          : "'"
            + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
            + "'"
      case .field(let letter, let count): String(repeating: letter, count: count)
      }
    }
    .joined()
  }
}
