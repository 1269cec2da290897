import DocumentReader
import Foundation
import ViewModelSupport

private let code = FormatOption(
  "code",
  "`'EUR'`, `price.currencyCode`",
  "the currency's ISO 4217 code, fixed or from the data; required unless there is a `symbol`"
)
private let minorUnits = LiteralOption.flag(
  "minorUnits",
  "whether the value counts cents (or the currency's equivalent)"
)
private let digits = LiteralOption.digits(
  "`0`, `'0...2'`, `precision`",
  "digits after the decimal separator instead of the currency's own, fixed or from the data as for `number`"
)
private let sign = LiteralOption<NumberOptions.Sign>.word(
  "sign",
  standard: .automatic,
  except: [.never],
  "as for `number`; `accounting` puts negative amounts in parentheses"
)
private let narrow = LiteralOption.flag(
  "narrow",
  "whether to use the shortest symbol: `$` instead of `US$`"
)
private let rounding = LiteralOption<NumberOptions.Rounding>.word(
  "rounding",
  standard: .toNearestOrEven,
  "as for `number`"
)

extension FormatDefinition {
  static let currency = Self(
    "currency",
    takes: .numbers,
    "An amount of money, by default with the currency's number of digits. An unknown code from the data is shown unchanged, with two digits after the decimal separator; if the code is empty, only the amount is shown.",
    options: [
      code, minorUnits.option, digits.option, sign.option, narrow.option, rounding.option,
    ] + PriceOption.all
  ) { (options) throws(Diagnostic) in
    if let arguments = try options.priceArguments() { return try price(options, arguments) }
    let code = try currencyCode(options)
    var currency = CurrencyOptions(
      number: try options.numberOptions(digits, sign, rounding),
      presentation: try options.read(narrow) ? .narrow : .standard
    )
    if try options.read(minorUnits) {
      if case .literal(.string(let code)) = code.value.kind {
        let unit = code.currencyMinorUnit
        // A scale of 1 changes nothing.
        currency.number.scale = unit == 1 ? nil : unit
      } else {
        currency.countsMinorUnits = true
      }
    }
    return Format(.number(.currency(currency)), [code] + (try options.digitsFromData(digits)))
  }
}

extension CurrencyOptions {
  func text(_ input: FormatInput) -> String {
    let given = input.arguments["code"]?.text ?? ""
    let code = given.asCurrencyCode
    let locale = input.context.locale
    var number = number.with(input.arguments["fractionDigits"])
    if countsMinorUnits { number.scale = given.currencyMinorUnit }
    let format = LearntNumbers(kind: .currency(presentation), options: number)
    let presentation: CurrencyFormatStyleConfiguration.Presentation =
      switch presentation {
      case .standard: .standard
      case .narrow: .narrow
      case .fullName: .fullName
      }
    let text = input.value.text(
      format,
      with: code,
      in: locale,
      IntegerFormatStyle<Int>.Currency(code: code).presentation(presentation).with(number)
        .locale(locale),
      FloatingPointFormatStyle<Double>.Currency(code: code).presentation(presentation)
        .with(number).locale(locale),
      Decimal.FormatStyle.Currency(code: code).presentation(presentation).with(number)
        .locale(locale)
    )
    return text.showingCurrency(given)
  }
}

private func price(
  _ options: FormatOptions,
  _ arguments: [Format.Argument]
) throws(Diagnostic) -> Format {
  var price = CurrencyOptions(number: try options.numberOptions(digits, sign, rounding))
  if price.number.sign == .accounting, let sign = options[sign] {
    throw .optionBesideSymbol("sign: accounting", at: sign.location)
  }
  let count = try options.digitsFromData(digits)
  price.number.grouping = false
  if count.isEmpty {
    let shown = price.number.fractionDigits ?? 2...2
    price.number.fractionDigits = shown
    if try options.read(minorUnits), shown.upperBound > 0 {
      price.number.scale = shown.upperBound.decimalUnit
    }
  } else {
    price.countsMinorUnits = try options.read(minorUnits)
  }
  return Format(.number(.price(price)), arguments + count)
}

private func currencyCode(_ options: FormatOptions) throws(Diagnostic) -> Format.Argument {
  guard let option = options[code.name] else {
    throw .currencyWithoutCode(currencyPath(beside: options), at: options.location)
  }
  let given: Format.Argument?
  do {
    given = try options.data(code, .string)
  } catch {
    // An unknown name can be a currency code without its quotes.
    if option.isName, let name = option.node?.text, error.code == .unknownName,
      currencyCodes.contains(name)
    {
      throw .unquotedCurrency(name, at: option.valueLocation)
    }
    throw error
  }
  guard let given else {
    throw .currencyWithoutCode(currencyPath(beside: options), at: options.location)
  }
  if case .literal(.string(let text)) = given.value.kind, !currencyCodes.contains(text) {
    throw .unknownCurrency(
      text,
      known: currencyCodes,
      use: text.count == 3 && text.uppercased() == text ? nil : option.use,
      at: option.valueLocation
    )
  }
  return given
}

/// The path of a String next to the value whose name contains `currency`, such as `price.currencyCode`; `nil` if there is none.
private func currencyPath(beside options: FormatOptions) -> String? {
  var value = options.source
  while case .coalesce(let left, _) = value.kind { value = left }
  guard case .property(let base, _) = value.kind, let path = base.writtenPath,
    let properties = options.service.properties(of: base.type.unwrapped)
  else { return nil }
  let found = properties.first {
    $0.type.unwrapped == .string && $0.name.lowercased().contains("currency")
  }
  guard let found else { return nil }
  let link = base.type.isOptional ? "?." : "."
  let name = path.isEmpty ? found.name : path + link + found.name
  return found.type.isOptional || base.type.isOptional ? "\(name) ?? 'EUR'" : name
}

extension TypedExpression {
  /// The path as written in a spec; empty for the model itself, and `nil` if the expression is not a path.
  fileprivate var writtenPath: String? {
    switch kind {
    case .model: ""
    case .element: "$0"
    case .variable(let name): name
    case .property(let base, let name):
      base.writtenPath.map { path in
        path.isEmpty ? name : path + (base.type.isOptional ? "?." : ".") + name
      }
    default: nil
    }
  }
}
