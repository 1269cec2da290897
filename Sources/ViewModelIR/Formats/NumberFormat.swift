package enum NumberFormat: Hashable, Sendable {
  /// Digits without grouping, the same in every locale: `2024`.
  case plain
  /// Digits with the locale's grouping and decimal separator: `1,234`.
  case decimal(NumberOptions)
  /// `1.4M`
  case compact(NumberOptions)
  /// `€12.50`, in the currency of the argument `code`.
  case currency(CurrencyOptions)
  /// `€12.50` with the argument `symbol`, as the arguments `position`, `decimalSeparator` and `groupingSeparator` specify.
  case price(CurrencyOptions)
  /// `26%`: a ratio or, if `ofWhole` is true, the value's share of the argument `whole`.
  case percent(NumberOptions, ofWhole: Bool)
  /// `1.4 MB`. If `fractionDigits` is `nil`, Foundation chooses the number of digits for each unit.
  case bytes(ByteStyle, fractionDigits: ClosedRange<Int>? = nil)
  /// `1st`
  case ordinal
  /// `12.4 mi`
  case measurement(MeasurementOptions)
  /// `12 km` or `7.8 mi`, in the unit that the user's locale prefers.
  case usage(UsageOptions)
  /// `70°F`, in the unit that the user's locale prefers.
  case temperature(TemperatureOptions)

  package enum ByteStyle: String, CaseIterable, Sendable {
    case file, memory, decimal, binary
  }

  var usesContext: Bool {
    switch self {
    case .plain, .price: false
    default: true
    }
  }
}

package struct NumberOptions: Hashable, Sendable {
  package enum Sign: String, CaseIterable, Sendable {
    case automatic, always, never, exceptZero
    /// Negative values in parentheses; only for currencies.
    case accounting
  }

  /// The rounding rules, named as in Swift's `FloatingPointRoundingRule`.
  package enum Rounding: String, CaseIterable, Sendable {
    case toNearestOrEven, toNearestOrAwayFromZero, up, down, towardZero, awayFromZero
  }

  /// The number of digits after the decimal separator; `nil` for the locale's default (none for `Int`, up to 6 for `Double`).
  package var fractionDigits: ClosedRange<Int>?
  package var grouping: Bool
  package var sign: Sign
  package var rounding: Rounding
  /// The factor that the value is multiplied by before it is formatted; `nil` for none.
  package var scale: Double?

  package init(
    fractionDigits: ClosedRange<Int>? = nil,
    grouping: Bool = true,
    sign: Sign = .automatic,
    rounding: Rounding = .toNearestOrEven,
    scale: Double? = nil
  ) {
    self.fractionDigits = fractionDigits
    self.grouping = grouping
    self.sign = sign
    self.rounding = rounding
    self.scale = scale
  }
}

package struct CurrencyOptions: Hashable, Sendable {
  package enum Presentation: String, Sendable {
    case standard, narrow
    /// `5.00 US dollars`
    case fullName
  }

  package var number: NumberOptions
  package var presentation: Presentation
  /// Whether the value counts minor units, such as cents, of a currency that comes from the data. For a fixed currency,
  /// `number.scale` converts them instead.
  package var countsMinorUnits: Bool

  package init(
    number: NumberOptions,
    presentation: Presentation = .standard,
    countsMinorUnits: Bool = false
  ) {
    self.number = number
    self.presentation = presentation
    self.countsMinorUnits = countsMinorUnits
  }
}

package struct MeasurementOptions: Hashable, Sendable {
  /// One step of a unit conversion. Factors and divisors are positive.
  package enum Step: Hashable, Sendable {
    case add(Double)
    case multiply(Double)
    case divide(Double)
  }

  /// The conversion steps, in order; empty if the unit does not change.
  package var conversion: [Step]
  package var fractionDigits: ClosedRange<Int>
  /// The unit's symbol, with the space before it if there is one.
  package var suffix: String

  package init(conversion: [Step], fractionDigits: ClosedRange<Int>, suffix: String) {
    self.conversion = conversion
    self.fractionDigits = fractionDigits
    self.suffix = suffix
  }
}

package struct UsageOptions: Hashable, Sendable {
  /// The usages, named as in Foundation's `MeasurementFormatUnitUsage`.
  package enum Usage: String, CaseIterable, Sendable {
    case road, rainfall, general, barometric
  }

  package var usage: Usage
  /// The conversion to meters for `road`, to millimeters for `rainfall`, to kilometers per hour for `general`, and to hectopascals for `barometric`.
  package var conversion: [MeasurementOptions.Step]
  /// The number of digits after the decimal separator; `nil` for the usage's default for each unit.
  package var fractionDigits: ClosedRange<Int>?
  /// Whether the space before the unit is omitted.
  package var isNarrow: Bool

  package init(
    usage: Usage,
    conversion: [MeasurementOptions.Step] = [],
    fractionDigits: ClosedRange<Int>? = nil,
    isNarrow: Bool = false
  ) {
    self.usage = usage
    self.conversion = conversion
    self.fractionDigits = fractionDigits
    self.isNarrow = isNarrow
  }
}

package struct TemperatureOptions: Hashable, Sendable {
  package enum Unit: String, CaseIterable, Sendable {
    case celsius, fahrenheit, kelvin
  }

  /// The unit of the value.
  package var unit: Unit
  package var fractionDigits: ClosedRange<Int>
  /// Whether `C` or `F` follows the degree sign.
  package var showsUnit: Bool

  package init(
    unit: Unit = .celsius,
    fractionDigits: ClosedRange<Int> = 0...0,
    showsUnit: Bool = true
  ) {
    self.unit = unit
    self.fractionDigits = fractionDigits
    self.showsUnit = showsUnit
  }
}
