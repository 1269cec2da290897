extension MeasurementUnit {
  /// Kelvins per degree, and the kelvins at 0 degrees, go through whole numbers where they can, so that 100 °C is 212 °F.
  func conversion(to other: MeasurementUnit) -> [MeasurementOptions.Step] {
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

  func linearConversion(to otherFactor: Double) -> [MeasurementOptions.Step] {
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
