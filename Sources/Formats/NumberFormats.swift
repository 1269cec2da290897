import Foundation
import SwiftCode
import SwiftNaming
import ViewModelIR
import ViewModelSupport

extension NumberFormat {
  func code(_ value: FormattedValue) -> Code {
    switch self {
    case .plain: plainCode(value)
    case .decimal(let options): formattedCode(value, ".number", options)
    case .compact(let options):
      formattedCode(value, ".number.notation(.compactName)", options)
    case .currency(let options): options.code(value)
    case .percent(let options, let ofWhole):
      formattedCode(ofWhole ? proportionCode(value) : value, ".percent", options)
    case .bytes(let style, let digits?):
      .chain(
        .call("Int64", [value.alone]),
        [
          .call(
            ".\(helper: "bytesText")",
            [
              .text("style: .\(style.rawValue)"),
              .text("fractionDigits: \(digits.lowerBound)...\(digits.upperBound)"),
              "locale: context.locale",
            ]
          )
        ]
      )
    case .bytes(let style, nil):
      .chain(
        .call("Int64", [value.alone]),
        [
          .call(
            ".formatted",
            [
              .text(
                ".byteCount(style: .\(style.rawValue), spellsOutZero: false).locale(context.locale)"
              )
            ]
          )
        ]
      )
    case .ordinal: .chain(value.base, [.call(".\(helper: "ordinalText")", ["in: context.locale"])])
    case .measurement(let options): options.code(value)
    case .usage(let options): options.code(value)
    case .temperature(let options): options.code(value)
    }
  }

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

private func plainCode(_ value: FormattedValue) -> Code {
  switch value.type {
  case .integer: .call("String", [value.alone])
  case .decimal: .chain(value.base, [".description"])
  default: .chain(value.base, [".\(helper: "plainText")"])
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

/// `value.formatted(.number.grouping(.never).locale(context.locale))`, and then the changes.
func formattedCode(
  _ value: FormattedValue,
  _ style: Code,
  _ links: [Code],
  isScaled: Bool,
  _ changes: [Code] = []
) -> Code {
  // An Int rounds to a zero below zero only where it is scaled.
  let name: Code =
    value.type == .integer && !isScaled
    ? ".formatted" : ".\(helper: "formattedWithSignlessZero")"
  let style = Code.chain(style, links + [".locale(context.locale)"])
  return .chain(value.base, [.call(name, [style])] + changes)
}

func formattedCode(_ value: FormattedValue, _ style: Code, _ options: NumberOptions) -> Code {
  formattedCode(value, style, options.sources(in: .number, value), isScaled: options.scale != nil)
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

/// The share as the value of a type that can hold it; an Int is made what the whole is.
private func proportionCode(_ value: FormattedValue) -> FormattedValue {
  let whole = value.arguments["whole"] ?? "1"
  let wholeType = value.argumentTypes["whole"] ?? value.type
  let part =
    value.type == .integer && wholeType != .integer
    ? Code.call(wholeType.swiftName, [value.alone]) : value.base
  let share = Code.chain(part, [.call(".\(helper: "proportion")", [.argument("of", whole)])])
  let type: ValueType = wholeType == .decimal ? .decimal : .number
  return FormattedValue(base: share, type: type, arguments: value.arguments)
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

// MARK: - How its Swift is put

extension NumberFormat {
  var isShort: Bool {
    switch self {
    case .plain, .ordinal: true
    case .decimal(let options): options == NumberOptions()
    case .usage(let options): options == UsageOptions(usage: options.usage)
    case .temperature(let options): options == TemperatureOptions()
    case .compact, .currency, .percent, .bytes, .measurement: false
    }
  }

  var functionName: String? {
    switch self {
    case .plain, .decimal, .ordinal, .measurement, .usage: nil
    case .compact: "compact"
    case .currency: "currency"
    case .percent: "percent"
    case .bytes: "bytes"
    case .temperature: "temperature"
    }
  }
}
