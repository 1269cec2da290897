import DocumentReader
import Foundation
import ViewModelSupport

private let digits = LiteralOption.digits(
  "`2`, `'0...2'`, `precision`",
  "digits after the decimal separator: a number, a range or an `Int` from the data (limited to 0 through 20); by default none for `Int` and up to six for `Double`"
)
private let compactDigits = LiteralOption<ClosedRange<Int>?>.digits(
  "`0`, `'1...2'`, `precision`",
  "digits after the decimal separator, fixed or from the data as for `number`",
  standard: 0...1
)
private let grouping = LiteralOption.flag(
  "grouping",
  standard: true,
  "whether thousands are separated"
)
private let sign = LiteralOption<NumberOptions.Sign>.word(
  "sign",
  standard: .automatic,
  except: [.accounting],
  "when to show a sign: only below zero (`automatic`), always, never, or always except for zero"
)
private let rounding = LiteralOption<NumberOptions.Rounding>.word(
  "rounding",
  standard: .toNearestOrEven,
  "the rounding rule, named as in Swift's `FloatingPointRoundingRule`"
)
/// The range is limited to factors with which Foundation multiplies correctly.
private let scale = LiteralOption<Double?>(
  FormatOption(
    "scale",
    "`0.001`",
    "a factor that the value is multiplied by first, from 0.000000001 to 1000000000"
  ),
  standard: nil,
  wanted: "a number from 0.000000001 to 1000000000"
) { node in
  guard let scale = node.text.flatMap({ Double($0) }), (1e-9...1e9).contains(scale) else {
    return nil
  }
  return .some(scale == 1 ? nil : scale)
}

extension FormatDefinition {
  static let plain = Self(
    "plain",
    takes: .numbers,
    "Digits without grouping, the same in every locale; for years, house numbers and identifiers.",
    .number(.plain)
  )

  static let number = Self(
    "number",
    takes: .numbers,
    "A number with the locale's grouping and decimal separator; the default for numbers without a format.",
    options: [digits.option, grouping.option, sign.option, rounding.option, scale.option]
  ) { (options) throws(Diagnostic) in
    var number = try options.numberOptions(digits, sign, rounding)
    number.grouping = try options.read(grouping)
    number.scale = try options.read(scale)
    return Format(.number(.decimal(number)), try options.digitsFromData(digits))
  }

  static let compact = Self(
    "compact",
    takes: .numbers,
    "A short form of large numbers, such as `1.4M`.",
    options: [compactDigits.option]
  ) { (options) throws(Diagnostic) in
    let number = NumberOptions(fractionDigits: try options.fixedDigits(compactDigits))
    return Format(.number(.compact(number)), try options.digitsFromData(compactDigits))
  }

  static let ordinal = Self(
    "ordinal",
    takes: .integers,
    "A position such as `1st`; beyond 2^53, only the digits.",
    .number(.ordinal)
  )
}

extension FormatOptions {
  /// Reads the options that most number formats share.
  func numberOptions(
    _ digits: LiteralOption<ClosedRange<Int>?>,
    _ sign: LiteralOption<NumberOptions.Sign>,
    _ rounding: LiteralOption<NumberOptions.Rounding>
  ) throws(Diagnostic) -> NumberOptions {
    let sign = try read(sign)
    return NumberOptions(
      fractionDigits: try fixedDigits(digits),
      sign: sign,
      rounding: try read(rounding)
    )
  }
}

extension NumberFormat {
  func text(_ input: FormatInput) -> String {
    let locale = input.context.locale
    let digits = input.arguments["fractionDigits"]
    switch self {
    case .plain: return plainText(input.value)
    case .decimal(let options): return decimalText(input.value, options.with(digits), in: locale)
    case .compact(let options): return compactText(input.value, options.with(digits), in: locale)
    case .currency(let options): return options.text(input)
    case .price(let options): return options.priceText(input)
    case .percent(let options, let ofWhole):
      let value = ofWhole ? proportion(input) : input.value
      return percentText(value, options.with(digits), in: locale)
    case .bytes(let style, let digits): return bytesText(input.value, style, digits, in: locale)
    case .ordinal:
      guard case .integer(let integer) = input.value else { return "" }
      return integer.ordinalText(in: locale)
    case .measurement(let options): return options.text(input.value, in: locale)
    case .usage(let options): return options.text(input.value, in: locale)
    case .temperature(let options): return options.text(input.value, in: locale)
    }
  }
}

private func plainText(_ value: Value) -> String {
  switch value {
  case .integer(let integer): String(integer)
  case .number(let number): number.plainText
  case .decimal(let decimal): decimal.description
  default: ""
  }
}

func decimalText(_ value: Value, _ options: NumberOptions, in locale: Locale) -> String {
  value.text(
    LearntNumbers(kind: .number, options: options),
    in: locale,
    IntegerFormatStyle<Int>().with(options).locale(locale),
    FloatingPointFormatStyle<Double>().with(options).locale(locale),
    Decimal.FormatStyle().with(options).locale(locale)
  )
}

private func compactText(_ value: Value, _ options: NumberOptions, in locale: Locale) -> String {
  value.text(
    IntegerFormatStyle<Int>().notation(.compactName).with(options).locale(locale),
    FloatingPointFormatStyle<Double>().notation(.compactName).with(options).locale(locale),
    Decimal.FormatStyle().notation(.compactName).with(options).locale(locale)
  )
}

extension Value {
  /// The value in the style for its number type; empty if it is not a number.
  func text(
    _ integer: some FormatStyle<Int, String>,
    _ number: some FormatStyle<Double, String>,
    _ decimal: some FormatStyle<Decimal, String>
  ) -> String {
    switch self {
    case .integer(let value): value.formattedWithSignlessZero(integer)
    case .number(let value): value.formattedWithSignlessZero(number)
    case .decimal(let value): value.formattedWithSignlessZero(decimal)
    default: ""
    }
  }
}
