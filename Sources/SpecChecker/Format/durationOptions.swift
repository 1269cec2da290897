import DocumentReader
import ViewModelIR

func durationFormat(_ options: FormatOptions) throws(Diagnostic) -> DurationFormat {
  let unit = try options.choice("unit", of: DurationFormat.NumberUnit.self)
  let isNumber = options.type.isNumeric
  if isNumber, unit == nil {
    throw .missingOption("unit", of: "duration", such: "unit: seconds", at: options.location)
  }
  if !isNumber, let stray = options["unit"] {
    throw .needlessUnit(options.type, at: stray.location)
  }
  guard let style = try options.choice("style", of: DurationStyle.self) else {
    throw .missingOption("style", of: "duration", such: "style: clock", at: options.location)
  }
  for name in style == .clock ? ["units", "maxUnits", "width"] : ["hours", "padded"] {
    if let stray = options[name] {
      throw .optionOfOtherStyle(name, style == .clock ? "units" : "clock", at: stray.location)
    }
  }
  let rounding = try options.choice("rounding", of: DurationFormat.Rounding.self) ?? .nearest
  switch style {
  case .clock:
    return DurationFormat(
      unit,
      .clock(
        hours: try options.flag("hours") ?? false,
        padded: try options.flag("padded") ?? false
      ),
      rounding: rounding
    )
  case .units:
    guard let units = try options.text("units", such: "hours, minutes") else {
      throw .missingOption(
        "units",
        of: "duration",
        such: "units: 'hours, minutes'",
        at: options.location
      )
    }
    let width = try options.choice("width", of: DurationFormat.Width.self) ?? .abbreviated
    let named = try durationUnits(units)
    let maxUnits = try options.count("maxUnits", in: 1...DurationFormat.Unit.allCases.count)
    if let maxUnits, maxUnits > named.count, let option = options["maxUnits"] {
      throw .moreUnitsThanNamed(maxUnits, named: named.count, at: option.valueLocation)
    }
    return DurationFormat(unit, .units(named, width), rounding: rounding, maxUnits: maxUnits)
  }
}

enum DurationStyle: String, CaseIterable {
  case clock, units
}

/// `hours, minutes`
private func durationUnits(_ node: Node) throws(Diagnostic) -> Set<DurationFormat.Unit> {
  let text = node.text ?? ""
  var units: Set<DurationFormat.Unit> = []
  var offset = 0
  for part in text.split(separator: ",", omittingEmptySubsequences: false) {
    let word = part.drop { $0 == " " }
    let name = String(word.prefix { $0 != " " })
    let place = node.location(at: offset + part.utf8.count - word.utf8.count)
    guard let unit = DurationFormat.Unit(rawValue: name),
      word.dropFirst(name.count).allSatisfy({ $0 == " " })
    else { throw .unknownDurationUnit(String(word), at: place) }
    guard units.insert(unit).inserted else { throw .doubledUnit(name, at: place) }
    offset += part.utf8.count + 1
  }
  return units
}
