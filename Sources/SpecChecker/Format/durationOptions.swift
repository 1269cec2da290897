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
  for name in style == .clock ? ["units", "width"] : ["hours", "padded"] {
    if let stray = options[name] {
      throw .optionOfOtherStyle(name, style == .clock ? "units" : "clock", at: stray.location)
    }
  }
  switch style {
  case .clock:
    return DurationFormat(
      unit,
      .clock(
        hours: try options.flag("hours") ?? false,
        padded: try options.flag("padded") ?? false
      )
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
    return DurationFormat(unit, .units(try durationUnits(units), width))
  }
}

private enum DurationStyle: String, CaseIterable {
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
