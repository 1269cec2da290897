import DocumentReader

extension FormatOptions {
  func timeStyle(
    _ option: LiteralOption<DateFormat.TimeStyle?>
  ) throws(Diagnostic) -> DateFormat.TimeStyle? {
    if type == .day, let time = self[option] { throw .dayHasNoTime(time.name, at: time.location) }
    let style = try read(option)
    if let style { try refuseZone(of: style, option) }
    return style
  }

  /// The complete style shows the zone.
  func refuseZone(
    of style: DateFormat.TimeStyle,
    _ option: LiteralOption<DateFormat.TimeStyle?>
  ) throws(Diagnostic) {
    guard type == .localDateTime, style == .complete else { return }
    throw .localHasNoZone(
      style.rawValue,
      instead: "write 'standard'",
      at: self[option]?.valueLocation ?? location
    )
  }

  /// Those that are given; a literal one must exist.
  func timeZones(_ options: FormatOption...) throws(Diagnostic) -> [Format.Argument] {
    var zones: [Format.Argument] = []
    for zoneOption in options {
      guard let option = self[zoneOption.name], let zone = try data(zoneOption, .string) else {
        continue
      }
      if type == .day { throw .dayHasNoTime(option.name, at: option.location) }
      if type == .localDateTime { throw .localHasNoZone(option.name, at: option.location) }
      if case .literal(.string(let identifier)) = zone.value.kind,
        !isTimeZone(identifier)
      {
        let location = option.node?.location ?? option.valueLocation
        throw .unknownTimeZone(identifier, code: .format, use: option.use, at: location)
      }
      zones.append(zone)
    }
    return zones
  }
}
