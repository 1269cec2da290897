import DocumentReader
import ViewModelIR

func measurementOptions(_ options: FormatOptions) throws(Diagnostic) -> MeasurementOptions {
  guard let unit = try measurementUnit("unit", options) else {
    throw .measurementWithoutUnit(at: options.location)
  }
  let target = try measurementUnit("to", options) ?? unit
  guard unit.dimension == target.dimension else {
    throw .unitsDoNotConvert(
      unit,
      target,
      at: options["to"]?.valueLocation ?? options.location
    )
  }
  let width = try options.choice("width", of: MeasurementWidth.self) ?? .abbreviated
  // A degree sign has no space before it.
  let space = width == .narrow || target.symbol.hasPrefix("°") ? "" : "\u{A0}"
  return MeasurementOptions(
    conversion: unit.conversion(to: target),
    fractionDigits: try options.digits() ?? 0...1,
    suffix: space + target.symbol
  )
}

func temperatureOptions(_ options: FormatOptions) throws(Diagnostic) -> TemperatureOptions {
  let width = try options.choice("width", of: MeasurementWidth.self)
  return TemperatureOptions(
    unit: try options.choice("unit", of: TemperatureOptions.Unit.self) ?? .celsius,
    fractionDigits: try options.digits() ?? 0...0,
    showsUnit: width != .narrow
  )
}

private enum MeasurementWidth: String, CaseIterable {
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
    default: linearConversion(to: other)
    }
  }

  private func linearConversion(to other: MeasurementUnit) -> [MeasurementOptions.Step] {
    if factor == other.factor { return [] }
    // A prefix or a square of one is one whole number.
    if let times = whole(factor / other.factor) { return [.multiply(times)] }
    if let parts = whole(other.factor / factor) { return [.divide(parts)] }
    var steps: [MeasurementOptions.Step] = []
    if factor != 1 { steps.append(.multiply(factor)) }
    if other.factor != 1 { steps.append(.divide(other.factor)) }
    return steps
  }

  private func whole(_ ratio: Double) -> Double? {
    let rounded = ratio.rounded()
    return rounded >= 1 && rounded < 1e15 && abs(ratio - rounded) <= rounded * 1e-12
      ? rounded : nil
  }
}
