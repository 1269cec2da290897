package enum NumberFormat: Hashable, Sendable {
  /// Bare digits: `2024`.
  case plain
  /// Digits grouped in the locale: `1,234`.
  case decimal(NumberOptions)
  /// `1.4M`
  case compact(NumberOptions)
  /// `€12.50`, in the currency of the argument `code`.
  case currency(CurrencyOptions)
  /// `26%`: of a ratio, or of the share of the argument `whole`.
  case percent(NumberOptions, ofWhole: Bool)
  /// `1.4 MB`, with as many digits as Foundation has for the unit, or so many.
  case bytes(ByteStyle, fractionDigits: ClosedRange<Int>? = nil)
  /// `1st`
  case ordinal
  /// `12.4 mi`
  case measurement(MeasurementOptions)
  /// `12 km` or `7.8 mi`, in the user's own unit.
  case usage(UsageOptions)
  /// `70°F`, in the user's own unit.
  case temperature(TemperatureOptions)

  package enum ByteStyle: String, CaseIterable, Sendable {
    case file, memory, decimal, binary
  }

  var usesContext: Bool { self != .plain }
}

package struct NumberOptions: Hashable, Sendable {
  package enum Sign: String, CaseIterable, Sendable {
    case automatic, always, never, exceptZero
    /// In parentheses below zero; of currencies only.
    case accounting
  }

  /// Named as in Swift's FloatingPointRoundingRule.
  package enum Rounding: String, CaseIterable, Sendable {
    case toNearestOrEven, toNearestOrAwayFromZero, up, down, towardZero, awayFromZero
  }

  /// The digits after the decimal separator; nil is the locale's default (none for Int, up to 6 for Double).
  package var fractionDigits: ClosedRange<Int>?
  package var grouping: Bool
  package var sign: Sign
  package var rounding: Rounding
  /// What the value is multiplied by before it is shown.
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
  package var number: NumberOptions
  package var isNarrow: Bool
  /// Whether the value counts the minor units of whatever currency the data names; those of a fixed one are its scale.
  package var countsMinorUnits: Bool

  package init(number: NumberOptions, isNarrow: Bool = false, countsMinorUnits: Bool = false) {
    self.number = number
    self.isNarrow = isNarrow
    self.countsMinorUnits = countsMinorUnits
  }
}

package struct MeasurementOptions: Hashable, Sendable {
  /// One step of a conversion, by a positive number unless it is added.
  package enum Step: Hashable, Sendable {
    case add(Double)
    case multiply(Double)
    case divide(Double)
  }

  /// In order; none if the unit stays.
  package var conversion: [Step]
  package var fractionDigits: ClosedRange<Int>
  /// The unit after the number, with the space before it.
  package var suffix: String

  package init(conversion: [Step], fractionDigits: ClosedRange<Int>, suffix: String) {
    self.conversion = conversion
    self.fractionDigits = fractionDigits
    self.suffix = suffix
  }
}

package struct UsageOptions: Hashable, Sendable {
  /// Named as in Foundation's MeasurementFormatUnitUsage.
  package enum Usage: String, CaseIterable, Sendable {
    case road, rainfall, general
  }

  package var usage: Usage
  /// To metres for `road`, millimetres for `rainfall` and kilometres per hour for `general`.
  package var conversion: [MeasurementOptions.Step]
  /// nil is what the usage has for each unit.
  package var fractionDigits: ClosedRange<Int>?
  /// Without the space before the unit.
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

  /// What the value counts.
  package var unit: Unit
  package var fractionDigits: ClosedRange<Int>
  /// Whether there is a C or an F after the degree sign.
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
