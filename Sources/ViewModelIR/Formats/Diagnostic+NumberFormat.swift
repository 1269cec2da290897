import DocumentReader

extension Diagnostic {
  static func currencyWithoutCode(_ path: String?, at location: Location) -> Self {
    let data = path ?? "currencyCode"
    let hint = path == nil ? ", a String from the data" : ", which is next to the value"
    return Self(
      .format,
      "a currency needs a code: add code: 'EUR' for a fixed currency, or code: \(data)\(hint)",
      at: location
    )
  }

  static func unquotedCurrency(_ code: String, at location: Location) -> Self {
    Self(
      .format,
      "there is no property '\(code)' here: for the currency write it in quotes, code: '\(code)'",
      at: location
    )
  }

  static func unknownCurrency(
    _ code: String,
    known: [String],
    use: String?,
    at location: Location
  ) -> Self {
    let hint = Hint(for: code, near: known) ?? Hint(use ?? "write one such as 'EUR'")
    return Self(.format, "\(quoted(code)) is not an ISO 4217 currency", hint, at: location)
  }

  static func percentOfInteger(at location: Location) -> Self {
    Self(
      .typeMismatch,
      "'percent' needs a ratio such as 0.25, but this is an Int: add 'of' (with 'of: 100', 25 is shown as 25%)",
      at: location
    )
  }

  static func percentOfNothing(at location: Location) -> Self {
    Self(
      .typeMismatch,
      "'of: 0' always shows 0%: write the value that stands for 100%",
      at: location
    )
  }

  static func percentOfPercentage(
    _ property: String,
    maximum: Double,
    at location: Location
  ) -> Self {
    let limit = Int(exactly: maximum).map { String($0) } ?? "\(maximum)"
    return Self(
      .warning,
      .format,
      "'percent' shows 1 as 100%, but the schema allows '\(property)' up to \(limit): if it is already a percentage, add 'of: 100'",
      at: location
    )
  }

  static func unknownMeasurementUnit(_ name: String, at location: Location) -> Self {
    let known = MeasurementUnit.all
    let hint =
      known.first { $0.symbol == name }.map { Hint("write '\($0.name)'", meaning: $0.name) }
      ?? Hint(for: name, near: known.map(\.name))
      ?? "units have Foundation's names, such as 'kilometers', 'kilograms' and 'celsius'"
    return Self(.unknownName, "there is no unit \(quoted(name))", hint, at: location)
  }

  static func unitsDoNotConvert(
    _ unit: MeasurementUnit,
    _ other: MeasurementUnit,
    at location: Location
  ) -> Self {
    Self(
      .format,
      "'\(unit.name)' (\(unit.dimension)) cannot be converted to '\(other.name)' (\(other.dimension)): use another unit of \(unit.dimension)",
      at: location
    )
  }

  static func unitWithoutUsage(_ unit: MeasurementUnit, at location: Location) -> Self {
    let way =
      unit.dimension == "temperature"
      ? "for a temperature in the user's unit write 'temperature(unit: \(unit.name))'"
      : "leave it out, or name a fixed unit of \(unit.dimension) with 'to'"
    return Self(.format, "only lengths and speeds support 'usage': \(way)", at: location)
  }

  static func usageOfFixedUnit(at location: Location) -> Self {
    Self(
      .format,
      "'to' sets a fixed unit, but 'usage' uses the user's own: keep one of them",
      at: location
    )
  }
}
