import Foundation
import ViewModelIR
import ViewModelSupport

/// What `numberCode` writes, done; empty where the value is no number.
func number(_ input: FormatInput, _ format: NumberFormat) -> String {
  let locale = input.context.locale
  switch format {
  case .plain: return plain(input.value)
  case .decimal(let options): return decimal(input.value, options, in: locale)
  case .compact(let options): return compact(input.value, options, in: locale)
  case .currency(let options): return currency(input, options)
  case .percent(let options, let ofWhole):
    let value = ofWhole ? proportion(input) : input.value
    return percent(value, options, in: locale)
  case .bytes(let style):
    guard case .integer(let integer) = input.value else { return "" }
    return Int64(integer).formatted(
      .byteCount(style: style.style, spellsOutZero: false).locale(locale)
    )
  case .ordinal:
    guard case .integer(let integer) = input.value else { return "" }
    return integer.ordinalText(in: locale)
  case .measurement(let options): return measurement(input.value, options, in: locale)
  }
}

private func plain(_ value: Value) -> String {
  switch value {
  case .integer(let integer): String(integer)
  case .number(let number): number.plainText
  case .decimal(let decimal): decimal.description
  default: ""
  }
}

private func decimal(_ value: Value, _ options: NumberOptions, in locale: Locale) -> String {
  switch value {
  case .integer(let integer):
    integer.formattedWithSignlessZero(IntegerFormatStyle.number.with(options).locale(locale))
  case .number(let number):
    number.formattedWithSignlessZero(FloatingPointFormatStyle.number.with(options).locale(locale))
  case .decimal(let decimal):
    decimal.formattedWithSignlessZero(Decimal.FormatStyle.number.with(options).locale(locale))
  default: ""
  }
}

private func compact(_ value: Value, _ options: NumberOptions, in locale: Locale) -> String {
  switch value {
  case .integer(let integer):
    integer.formattedWithSignlessZero(
      IntegerFormatStyle.number.notation(.compactName).with(options).locale(locale)
    )
  case .number(let number):
    number.formattedWithSignlessZero(
      FloatingPointFormatStyle.number.notation(.compactName).with(options).locale(locale)
    )
  case .decimal(let decimal):
    decimal.formattedWithSignlessZero(
      Decimal.FormatStyle.number.notation(.compactName).with(options).locale(locale)
    )
  default: ""
  }
}

private func currency(_ input: FormatInput, _ options: CurrencyOptions) -> String {
  let given = input.arguments["code"]?.text ?? ""
  let code = given.asCurrencyCode
  let locale = input.context.locale
  var number = options.number
  if options.countsMinorUnits { number.scale = given.currencyMinorUnit }
  let presentation: CurrencyFormatStyleConfiguration.Presentation =
    options.isNarrow ? .narrow : .standard
  let text =
    switch input.value {
    case .integer(let integer):
      integer.formattedWithSignlessZero(
        .currency(code: code).presentation(presentation).with(number).locale(locale)
      )
    case .number(let double):
      double.formattedWithSignlessZero(
        .currency(code: code).presentation(presentation).with(number).locale(locale)
      )
    case .decimal(let decimal):
      decimal.formattedWithSignlessZero(
        .currency(code: code).presentation(presentation).with(number).locale(locale)
      )
    default: ""
    }
  return text.showingCurrency(given)
}

private func percent(_ value: Value, _ options: NumberOptions, in locale: Locale) -> String {
  switch value {
  case .number(let number):
    number.formattedWithSignlessZero(.percent.with(options).locale(locale))
  case .decimal(let decimal):
    decimal.formattedWithSignlessZero(.percent.with(options).locale(locale))
  default: ""
  }
}

/// An Int is made what the whole is.
private func proportion(_ input: FormatInput) -> Value {
  switch (input.value, input.arguments["whole"] ?? .null) {
  case (.integer(let part), .integer(let whole)): .number(part.proportion(of: whole))
  case (.integer(let part), .number(let whole)): .number(Double(part).proportion(of: whole))
  case (.integer(let part), .decimal(let whole)): .decimal(Decimal(part).proportion(of: whole))
  case (.number(let part), .number(let whole)): .number(part.proportion(of: whole))
  case (.decimal(let part), .decimal(let whole)): .decimal(part.proportion(of: whole))
  default: .null
  }
}

private func measurement(
  _ value: Value,
  _ options: MeasurementOptions,
  in locale: Locale
) -> String {
  let number = NumberOptions(fractionDigits: options.fractionDigits)
  if options.conversion.isEmpty { return decimal(value, number, in: locale) + options.suffix }
  let start: Double? =
    switch value {
    case .integer(let integer): Double(integer)
    case .number(let double): double
    case .decimal(let decimal): NSDecimalNumber(decimal: decimal).doubleValue
    default: nil
    }
  guard var converted = start else { return "" }
  for step in options.conversion {
    switch step {
    case .add(let number): converted += number
    case .multiply(let number): converted *= number
    case .divide(let number): converted /= number
    }
  }
  return decimal(.number(converted), number, in: locale) + options.suffix
}

extension NumberFormat.ByteStyle {
  fileprivate var style: ByteCountFormatStyle.Style {
    switch self {
    case .file: .file
    case .memory: .memory
    case .decimal: .decimal
    case .binary: .binary
    }
  }
}
