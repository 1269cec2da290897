import DocumentReader
import Foundation
import ViewModelSupport

private let whole = FormatOption(
  "of",
  "`total`",
  "the whole that the value is a part of; without it, the value is a ratio, and 0.25 is shown as 25%"
)
private let digits = LiteralOption<ClosedRange<Int>?>.digits(
  "`1`, `'0...1'`, `precision`",
  "digits after the decimal separator, fixed or from the data as for `number`",
  standard: 0...0,
  says: "none"
)
private let sign = LiteralOption<NumberOptions.Sign>.word(
  "sign",
  standard: .automatic,
  except: [.accounting],
  "as for `number`"
)
private let rounding = LiteralOption<NumberOptions.Rounding>.word(
  "rounding",
  standard: .toNearestOrEven,
  "as for `number`"
)

extension FormatDefinition {
  static let percent = Self(
    "percent",
    takes: .numbers,
    "A ratio, or a part of a whole, as a percentage. An `Int` needs `of`; if the whole is 0, the result is 0%. If 45.5 in the data means 45.5%, write `percent(of: 100)`.",
    options: [whole, digits.option, sign.option, rounding.option]
  ) { (options) throws(Diagnostic) in
    let number = try options.numberOptions(digits, sign, rounding)
    let digits = try options.digitsFromData(digits)
    let given = options[whole.name]
    let style = Format.Style.number(.percent(number, ofWhole: given != nil))
    // The whole can be any number if the value is an `Int`; otherwise it has the value's type.
    let others: [ValueType] = options.type == .integer ? [.number, .decimal] : []
    if let given, let whole = try options.data(whole, options.type, or: others) {
      if whole.value.isZero { throw .percentOfNothing(at: given.valueLocation) }
      return Format(style, [Format.Argument(name: "whole", value: whole.value)] + digits)
    }
    if options.type == .integer { throw .percentOfInteger(at: options.location) }
    let property = options.service.property(options.source)
    if let property, let maximum = property.maximum, maximum > 1 {
      options.warnings.append(
        .percentOfPercentage(property.name, maximum: maximum, at: options.location)
      )
    }
    return Format(style, digits)
  }
}

extension ServiceModel {
  /// The property that an expression reads, even if it has a `??` fallback or is converted to another number type; otherwise `nil`.
  fileprivate func property(_ expression: TypedExpression) -> Property? {
    switch expression.kind {
    case .property(let base, let name):
      return self.property(name, of: base.type.unwrapped)
    case .coalesce(let left, _), .toNumber(let left): return property(left)
    default: return nil
    }
  }
}

func percentText(_ value: Value, _ options: NumberOptions, in locale: Locale) -> String {
  value.text(
    LearntNumbers(kind: .percent, options: options),
    in: locale,
    IntegerFormatStyle<Int>.Percent().with(options).locale(locale),
    FloatingPointFormatStyle<Double>.Percent().with(options).locale(locale),
    Decimal.FormatStyle.Percent().with(options).locale(locale)
  )
}

func proportion(_ input: FormatInput) -> Value {
  switch (input.value, input.arguments["whole"] ?? .null) {
  case (.integer(let part), .integer(let whole)): .number(part.proportion(of: whole))
  case (.integer(let part), .number(let whole)): .number(Double(part).proportion(of: whole))
  case (.integer(let part), .decimal(let whole)): .decimal(Decimal(part).proportion(of: whole))
  case (.number(let part), .number(let whole)): .number(part.proportion(of: whole))
  case (.decimal(let part), .decimal(let whole)): .decimal(part.proportion(of: whole))
  default: .null
  }
}
