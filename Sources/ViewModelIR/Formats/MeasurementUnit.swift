import Foundation

/// A unit of measurement, named as in Foundation's `Dimension` classes. Its factor is exact even if Foundation's is rounded.
struct MeasurementUnit {
  let name: String
  let dimension: String
  /// The size of the unit in the dimension's base unit.
  let factor: Double
  let symbol: String

  static func named(_ name: String) -> MeasurementUnit? { all.first { $0.name == name } }

  static let all: [MeasurementUnit] = table.split(separator: "\n").flatMap { line in
    let parts = line.components(separatedBy: ": ")
    return parts.dropFirst().joined().components(separatedBy: ", ").compactMap { unit -> Self? in
      let words = unit.split(separator: " ", maxSplits: 2).map(String.init)
      guard words.count == 3, let factor = Double(words[1]) else { return nil }
      return Self(name: words[0], dimension: parts[0], factor: factor, symbol: words[2])
    }
  }

  /// Each line has a dimension, followed by its units with their factors and symbols.
  private static let table = """
    length: megameters 1e6 Mm, kilometers 1000 km, hectometers 100 hm, decameters 10 dam, meters 1 m, \
    decimeters 0.1 dm, centimeters 0.01 cm, millimeters 0.001 mm, micrometers 1e-6 µm, nanometers 1e-9 nm, \
    picometers 1e-12 pm, inches 0.0254 in, feet 0.3048 ft, yards 0.9144 yd, miles 1609.344 mi, \
    scandinavianMiles 10000 smi, lightyears 9460730472580800 ly, nauticalMiles 1852 NM, fathoms 1.8288 ftm, \
    furlongs 201.168 fur, astronomicalUnits 149597870700 ua, parsecs 3.0856775814913673e16 pc
    mass: kilograms 1 kg, grams 0.001 g, decigrams 1e-4 dg, centigrams 1e-5 cg, milligrams 1e-6 mg, \
    micrograms 1e-9 µg, nanograms 1e-12 ng, picograms 1e-15 pg, ounces 0.028349523125 oz, pounds 0.45359237 lb, \
    stones 6.35029318 st, metricTons 1000 t, shortTons 907.18474 ton, carats 0.0002 ct, \
    ouncesTroy 0.0311034768 oz t, slugs 14.59390293720636 slug
    temperature: kelvin 1 K, celsius 1 °C, fahrenheit 1 °F
    speed: metersPerSecond 3.6 m/s, kilometersPerHour 1 km/h, milesPerHour 1.609344 mph, knots 1.852 kn
    volume: megaliters 1e6 ML, kiloliters 1000 kL, liters 1 L, deciliters 0.1 dL, centiliters 0.01 cL, \
    milliliters 0.001 mL, cubicKilometers 1e12 km³, cubicMeters 1000 m³, cubicDecimeters 1 dm³, \
    cubicCentimeters 0.001 cm³, cubicMillimeters 1e-6 mm³, cubicInches 0.016387064 in³, cubicFeet 28.316846592 ft³, \
    cubicYards 764.554857984 yd³, cubicMiles 4168181825440.5796 mi³, acreFeet 1233481.83754752 af, \
    bushels 35.23907016688 bsh, teaspoons 0.00492892159375 tsp, tablespoons 0.01478676478125 tbsp, \
    fluidOunces 0.0295735295625 fl oz, cups 0.24 cup, pints 0.473176473 pt, quarts 0.946352946 qt, \
    gallons 3.785411784 gal, imperialTeaspoons 0.00591938802083 tsp Imp., \
    imperialTablespoons 0.0177581640625 tbsp Imp., imperialFluidOunces 0.0284130625 fl oz Imp., \
    imperialPints 0.56826125 pt Imp., imperialQuarts 1.1365225 qt Imp., imperialGallons 4.54609 gal Imp., \
    metricCups 0.25 metric cup
    energy: kilojoules 1000 kJ, joules 1 J, kilocalories 4184 kcal, calories 4.184 cal, kilowattHours 3600000 kWh
    area: squareMegameters 1e12 Mm², squareKilometers 1e6 km², squareMeters 1 m², squareCentimeters 1e-4 cm², \
    squareMillimeters 1e-6 mm², squareMicrometers 1e-12 µm², squareNanometers 1e-18 nm², \
    squareInches 0.00064516 in², squareFeet 0.09290304 ft², squareYards 0.83612736 yd², \
    squareMiles 2589988.110336 mi², acres 4046.8564224 ac, ares 100 a, hectares 10000 ha
    pressure: newtonsPerMetersSquared 1 N/m², gigapascals 1e9 GPa, megapascals 1e6 MPa, kilopascals 1000 kPa, \
    hectopascals 100 hPa, inchesOfMercury 3386.389 inHg, bars 100000 bar, millibars 100 mbar, \
    millimetersOfMercury 133.322387415 mmHg, poundsForcePerSquareInch 6894.757293168361 psi
    duration: hours 3600 h, minutes 60 min, seconds 1 s, milliseconds 0.001 ms, microseconds 1e-6 µs, \
    nanoseconds 1e-9 ns
    frequency: gigahertz 1e9 GHz, megahertz 1e6 MHz, kilohertz 1000 kHz, hertz 1 Hz
    power: gigawatts 1e9 GW, megawatts 1e6 MW, kilowatts 1000 kW, watts 1 W, milliwatts 0.001 mW
    angle: degrees 1 °, arcMinutes 0.016666666666666666 ʹ, arcSeconds 0.0002777777777777778 ʺ, \
    radians 57.29577951308232 rad, gradians 0.9 grad, revolutions 360 rev
    """
}

extension MeasurementUnit {
  /// The steps that convert values of this unit to another. Temperatures use whole numbers if possible, so that 100 °C is exactly
  /// 212 °F.
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
    // Metric prefixes and their powers differ by a whole number.
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
