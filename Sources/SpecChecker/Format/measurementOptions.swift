import DocumentReader
import ViewModelIR

func measurementFormat(_ options: FormatOptions) throws(Diagnostic) -> NumberFormat {
  guard let unit = try measurementUnit("unit", options) else {
    throw .measurementWithoutUnit(at: options.location)
  }
  let width = try options.choice("width", of: MeasurementWidth.self) ?? .abbreviated
  let digits = try options.digits()
  if let usage = try usage(of: unit, options) {
    return .usage(
      UsageOptions(
        usage: usage,
        conversion: unit.linearConversion(to: usage.factor),
        fractionDigits: digits,
        isNarrow: width == .narrow
      )
    )
  }
  let target = try measurementUnit("to", options) ?? unit
  guard unit.dimension == target.dimension else {
    throw .unitsDoNotConvert(
      unit,
      target,
      at: options["to"]?.valueLocation ?? options.location
    )
  }
  // A degree sign has no space before it.
  let space = width == .narrow || target.symbol.hasPrefix("°") ? "" : "\u{A0}"
  return .measurement(
    MeasurementOptions(
      conversion: unit.conversion(to: target),
      fractionDigits: digits ?? 0...1,
      suffix: space + target.symbol
    )
  )
}

/// What the value is used for, where it is to be shown in the user's own unit.
private func usage(
  of unit: MeasurementUnit,
  _ options: FormatOptions
) throws(Diagnostic) -> UsageOptions.Usage? {
  guard let node = try options.literal("usage", "a word", { $0 }) else { return nil }
  let usages = UsageOptions.Usage.allCases.filter { $0.dimension == unit.dimension }
  if usages.isEmpty { throw .unitWithoutUsage(unit, at: node.location) }
  guard let usage = usages.first(where: { $0.rawValue == node.text }) else {
    throw .notOneOf(
      node,
      what: "'usage' of a \(unit.dimension)",
      choices: usages.map(\.rawValue)
    )
  }
  if let to = options["to"] { throw .usageOfFixedUnit(at: to.location) }
  return usage
}

func temperatureOptions(_ options: FormatOptions) throws(Diagnostic) -> TemperatureOptions {
  let width = try options.choice("width", of: MeasurementWidth.self)
  return TemperatureOptions(
    unit: try options.choice("unit", of: TemperatureOptions.Unit.self) ?? .celsius,
    fractionDigits: try options.digits() ?? 0...0,
    showsUnit: width != .narrow
  )
}

enum MeasurementWidth: String, CaseIterable {
  case abbreviated, narrow
}

private func measurementUnit(
  _ option: String,
  _ options: FormatOptions
) throws(Diagnostic) -> MeasurementUnit? {
  guard let name = try options.text(option, such: "kilometers") else { return nil }
  if let unit = MeasurementUnit.named(name.text ?? "") { return unit }
  throw .unknownMeasurementUnit(name.text ?? "", at: name.location)
}

extension MeasurementUnit {
  /// Kelvins per degree, and the kelvins at 0 degrees, go through whole numbers where they can, so that 100 °C is 212 °F.
  fileprivate func conversion(to other: MeasurementUnit) -> [MeasurementOptions.Step] {
    switch (name, other.name) {
    case ("celsius", "fahrenheit"): [.multiply(9), .divide(5), .add(32)]
    case ("fahrenheit", "celsius"): [.add(-32), .multiply(5), .divide(9)]
    case ("celsius", "kelvin"): [.add(273.15)]
    case ("kelvin", "celsius"): [.add(-273.15)]
    case ("fahrenheit", "kelvin"): [.add(459.67), .multiply(5), .divide(9)]
    case ("kelvin", "fahrenheit"): [.multiply(9), .divide(5), .add(-459.67)]
    default: linearConversion(to: other.factor)
    }
  }

  fileprivate func linearConversion(to otherFactor: Double) -> [MeasurementOptions.Step] {
    if factor == otherFactor { return [] }
    // A prefix or a square of one is one whole number.
    if let times = whole(factor / otherFactor) { return [.multiply(times)] }
    if let parts = whole(otherFactor / factor) { return [.divide(parts)] }
    var steps: [MeasurementOptions.Step] = []
    if factor != 1 { steps.append(.multiply(factor)) }
    if otherFactor != 1 { steps.append(.divide(otherFactor)) }
    return steps
  }

  private func whole(_ ratio: Double) -> Double? {
    let rounded = ratio.rounded()
    return rounded >= 1 && rounded < 1e15 && abs(ratio - rounded) <= rounded * 1e-12
      ? rounded : nil
  }
}

extension UsageOptions.Usage {
  fileprivate var dimension: String {
    switch self {
    case .road, .rainfall: "length"
    case .general: "speed"
    }
  }

  /// How many of the dimension's base unit the unit is that its text is made of.
  fileprivate var factor: Double { self == .rainfall ? 0.001 : 1 }
}
