import Foundation
import ViewModelIR
import ViewModelSupport

extension NumberFormat {

  func text(_ input: FormatInput) -> String {
    let locale = input.context.locale
    let digits = input.arguments["fractionDigits"]
    switch self {
    case .plain: return plainText(input.value)
    case .decimal(let options): return decimalText(input.value, options.with(digits), in: locale)
    case .compact(let options): return compactText(input.value, options.with(digits), in: locale)
    case .currency(let options): return options.text(input)
    case .percent(let options, let ofWhole):
      return percentText(
        ofWhole ? proportion(input) : input.value,
        options.with(digits),
        in: locale
      )
    case .bytes(let style, let digits):
      guard case .integer(let integer) = input.value else { return "" }
      if let digits {
        return Int64(integer).bytesText(style: style.style, fractionDigits: digits, locale: locale)
      }
      return Int64(integer).formatted(
        .byteCount(style: style.style, spellsOutZero: false).locale(locale)
      )
    case .ordinal:
      guard case .integer(let integer) = input.value else { return "" }
      return integer.ordinalText(in: locale)
    case .measurement(let options): return options.text(input.value, in: locale)
    case .usage(let options): return options.text(input.value, in: locale)
    case .temperature(let options): return options.text(input.value, in: locale)
    }
  }
}

// MARK: - Digits

private func plainText(_ value: Value) -> String {
  switch value {
  case .integer(let integer): String(integer)
  case .number(let number): number.plainText
  case .decimal(let decimal): decimal.description
  default: ""
  }
}

func decimalText(_ value: Value, _ options: NumberOptions, in locale: Locale) -> String {
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

private func compactText(_ value: Value, _ options: NumberOptions, in locale: Locale) -> String {
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

// MARK: - Shares

private func percentText(_ value: Value, _ options: NumberOptions, in locale: Locale) -> String {
  switch value {
  case .number(let number):
    number.formattedWithSignlessZero(.percent.with(options).locale(locale))
  case .decimal(let decimal):
    decimal.formattedWithSignlessZero(.percent.with(options).locale(locale))
  default: ""
  }
}

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
