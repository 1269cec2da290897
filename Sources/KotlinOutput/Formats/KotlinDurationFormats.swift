import OutputInterface
import ViewModelIR

/// The code of duration formats.
///
/// A clock: `context.clock(minutes * 60.0, showsHours = true)`
///
/// Units: `context.duration(length, listOf(DurationUnit.HOURS, DurationUnit.MINUTES))`
///
/// A text: `durationOrNull(text)?.let { context.clock(it) } ?: text`
extension DurationFormat {
  func code(_ value: FormattedValue) -> Code {
    guard value.type == .string else { return code(value.seconds(unit), value) }
    let parsed = Code.call(.helper("durationOrNull"), [value.alone])
    let shown = Code.sequence(["?.let ", .lambda(parameters: "", [code("it", value)])])
    return .binary(.chain(parsed, [shown]), sign: "?:", value.base)
  }

  private func code(_ seconds: Code, _ value: FormattedValue) -> Code {
    switch style {
    case .clock(let hours, let days, let padded, let paddedMinutes):
      let options = [
        (hours, "showsHours"), (days, "showsDays"), (padded, "isPadded"),
        (paddedMinutes, "hasPaddedMinutes"),
      ].filter(\.0).map { option($0.1, "true") }
      return value.call("clock", on: seconds, options + rounding.code)
    case .units(let units, let width):
      let shown = DurationFormat.Unit.allCases.filter(units.contains).map(\.code)
      let most = maxUnits.map { [option("maxUnits", .text("\($0)"))] } ?? []
      let options = [.call("listOf", shown)] + width.code + most + rounding.code
      return value.call("duration", on: seconds, options)
    }
  }
}

extension DurationFormat.Unit {
  fileprivate var code: Code {
    let name =
      switch self {
      case .weeks: "WEEKS"
      case .days: "DAYS"
      case .hours: "HOURS"
      case .minutes: "MINUTES"
      case .seconds: "SECONDS"
      }
    return .sequence([.helper("DurationUnit"), .text(".\(name)")])
  }
}

extension DurationFormat.Width {
  fileprivate var code: [Code] {
    switch self {
    case .wide: [width("WIDE")]
    case .abbreviated: []
    case .narrow: [width("NARROW")]
    }
  }

  private func width(_ name: String) -> Code {
    let type = Code.imported("FormatWidth", from: "android.icu.text.MeasureFormat")
    return option("width", .sequence([type, .text(".\(name)")]))
  }
}

extension DurationFormat.Rounding {
  fileprivate var code: [Code] {
    switch self {
    case .nearest: []
    case .down: [mode("DOWN")]
    case .up: [mode("UP")]
    }
  }

  private func mode(_ name: String) -> Code {
    let type = Code.imported("RoundingMode", from: "java.math")
    return option("rounding", .sequence([type, .text(".\(name)")]))
  }
}
