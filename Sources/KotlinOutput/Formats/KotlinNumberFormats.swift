import OutputInterface
import ViewModelIR

extension NumberFormat {
  func code(_ value: FormattedValue) -> Code {
    switch self {
    case .plain: plainCode(value)
    case .decimal(let options): value.call("number", options.decimalCode(value))
    case .compact(let options):
      value.call("compact", value.digits(options.fractionDigits, unless: 0...1))
    case .currency(let options): options.code(value)
    case .price(let options): options.priceCode(value)
    case .percent(let options, let ofWhole):
      value.call(
        "percent",
        on: ofWhole ? proportionCode(value) : value.alone,
        options.code(value, usualDigits: 0...0)
      )
    case .bytes(let style, let digits):
      value.call("bytes", style.code + value.digits(digits))
    case .ordinal: value.call("ordinal")
    case .measurement(let options): options.code(value)
    case .usage(let options): options.code(value)
    case .temperature(let options): options.code(value)
    }
  }
}

private func plainCode(_ value: FormattedValue) -> Code {
  switch value.type {
  case .integer: value.link(".toString()")
  case .decimal: value.link(".stripTrailingZeros().toPlainString()")
  default: value.link(.sequence([".", .helper("toPlainText"), "()"]))
  }
}

/// Returns the value's share of the whole, both converted to the type of the whole or else to Double.
private func proportionCode(_ value: FormattedValue) -> Code {
  let whole = value.arguments["whole"] ?? "1.0"
  let wholeType = value.argumentTypes["whole"] ?? value.type
  if wholeType == .decimal {
    let part = value.type == .integer ? value.link(".toBigDecimal()") : value.alone
    return .call(.helper("proportion"), [part, whole])
  }
  let wholeNumber = wholeType == .integer ? doubleCode(ofInteger: whole) : whole
  return .call(.helper("proportion"), [value.double, wholeNumber])
}

/// `total.toDouble()`
private func doubleCode(ofInteger code: Code) -> Code {
  switch code {
  case .binary, .conditional: .chain(.parentheses(code), [".toDouble()"])
  default: .chain(code, [".toDouble()"])
  }
}

extension FormattedValue {
  /// The option for the number of digits, which comes from the data or is fixed.
  func digits(_ fixed: ClosedRange<Int>?, unless usual: ClosedRange<Int>? = nil) -> [Code] {
    if let count = arguments["fractionDigits"] {
      return [option("fractionDigits", .call(.helper("exactly"), [count]))]
    }
    guard let fixed, fixed != usual else { return [] }
    return [option("fractionDigits", rangeLiteral(fixed))]
  }
}

extension NumberOptions {
  fileprivate func decimalCode(_ value: FormattedValue) -> [Code] {
    var options = self
    // A scaled integer has a fraction.
    if value.type == .integer, scale != nil { options.fractionDigits = fractionDigits ?? 0...6 }
    return options.code(value)
  }

  /// - Parameter minorUnit: The code of the factor for a value that counts minor units; `nil` for another value.
  fileprivate func code(
    _ value: FormattedValue,
    usualDigits: ClosedRange<Int>? = nil,
    isPrice: Bool = false,
    minorUnit: Code? = nil
  ) -> [Code] {
    var options = value.digits(fractionDigits, unless: usualDigits)
    if !grouping, !isPrice { options.append(option("isGrouped", "false")) }
    if let sign = sign.code { options.append(option("sign", sign)) }
    if let rounding = rounding.code { options.append(option("rounding", rounding)) }
    if let minorUnit {
      options.append(option("scale", minorUnit))
    } else if let scale {
      options.append(option("scale", .text(scale.description)))
    }
    return options
  }
}

extension NumberOptions.Sign {
  fileprivate var code: Code? {
    switch self {
    case .automatic: nil
    case .always: sign("ALWAYS")
    case .never: sign("NEVER")
    case .exceptZero: sign("EXCEPT_ZERO")
    case .accounting: sign("ACCOUNTING")
    }
  }

  private func sign(_ name: String) -> Code {
    .sequence([.helper("NumberSign"), .text(".\(name)")])
  }
}

extension NumberOptions.Rounding {
  fileprivate var code: Code? {
    switch self {
    case .toNearestOrEven: nil
    case .toNearestOrAwayFromZero: mode("HALF_UP")
    case .up: mode("CEILING")
    case .down: mode("FLOOR")
    case .towardZero: mode("DOWN")
    case .awayFromZero: mode("UP")
    }
  }

  private func mode(_ name: String) -> Code {
    .sequence([.imported("RoundingMode", from: "java.math"), .text(".\(name)")])
  }
}

extension NumberFormat.ByteStyle {
  fileprivate var code: [Code] {
    switch self {
    case .file, .decimal: []
    case .memory, .binary: [option("isBinary", "true")]
    }
  }
}

// MARK: - Currencies

extension CurrencyOptions {
  fileprivate func code(_ value: FormattedValue) -> Code {
    let code = value.arguments["code"] ?? .string([])
    let unit = countsMinorUnits ? Code.call(.helper("currencyMinorUnit"), [code]) : nil
    var options = [code] + number.code(value, minorUnit: unit)
    switch presentation {
    case .standard: break
    case .narrow: options.append(option("isNarrow", "true"))
    case .fullName: options.append(option("isNamed", "true"))
    }
    return value.call("currency", options)
  }

  /// `price(value, symbol = "kr", position = "right_space")`
  fileprivate func priceCode(_ value: FormattedValue) -> Code {
    let names = ["symbol", "position", "decimalSeparator", "groupingSeparator"]
    var options = names.compactMap { name in value.arguments[name].map { option(name, $0) } }
    let digits = countsMinorUnits ? value.arguments["fractionDigits"] : nil
    let unit = digits.map { Code.call(.helper("decimalUnit"), [$0]) }
    options += number.code(value, isPrice: true, minorUnit: unit)
    return .call(.helper("price"), [value.alone] + options)
  }
}

// MARK: - Measurements

extension MeasurementOptions {
  /// `"${context.number(distance / 1000.0, 0..1)}\u00A0km"`
  fileprivate func code(_ value: FormattedValue) -> Code {
    let number = value.call(
      "number",
      on: value.converted(by: conversion),
      [option("fractionDigits", rangeLiteral(fractionDigits))]
    )
    return .string([.template(number), .literal(suffix)])
  }
}

extension UsageOptions {
  fileprivate func code(_ value: FormattedValue) -> Code {
    let helper =
      switch usage {
      case .road: "roadLength"
      case .rainfall: "rainfallDepth"
      case .general: "generalSpeed"
      case .barometric: "airPressure"
      }
    let number = conversion.isEmpty ? value.double : value.converted(by: conversion)
    let narrow = isNarrow ? [option("isNarrow", "true")] : []
    return value.call(helper, on: number, value.digits(fractionDigits) + narrow)
  }
}

extension TemperatureOptions {
  fileprivate func code(_ value: FormattedValue) -> Code {
    let name =
      switch unit {
      case .celsius: "CELSIUS"
      case .fahrenheit: "FAHRENHEIT"
      case .kelvin: "KELVIN"
      }
    let unit = Code.sequence([.helper("TemperatureUnit"), .text(".\(name)")])
    let digits = value.digits(fractionDigits, unless: 0...0)
    let shown = showsUnit ? [] : [option("showsUnit", "false")]
    return value.call("temperature", on: value.double, [unit] + digits + shown)
  }
}

extension FormattedValue {
  /// `(value * 9.0 / 5.0) + 32.0`; the value unchanged if there are no steps.
  fileprivate func converted(by steps: [MeasurementOptions.Step]) -> Code {
    if steps.isEmpty { return alone }
    var converted = doubleOperand
    for (index, step) in steps.enumerated() {
      if case .add = step {
      } else if index > 0, case .add = steps[index - 1] {
        converted = .parentheses(converted)
      }
      converted = step.applied(to: converted)
    }
    return converted
  }
}

extension MeasurementOptions.Step {
  fileprivate func applied(to value: Code) -> Code {
    switch self {
    case .add(let number) where number < 0:
      .binary(value, sign: "-", .text((-number).description))
    case .add(let number): .binary(value, sign: "+", .text(number.description))
    case .multiply(let number): .binary(value, sign: "*", .text(number.description))
    case .divide(let number): .binary(value, sign: "/", .text(number.description))
    }
  }
}
