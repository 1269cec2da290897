import DocumentReader
import Foundation
import ViewModelSupport

private let code = FormatOption(
  "code",
  "`'EUR'`, `price.currencyCode`",
  "the currency in ISO 4217, fixed or from data",
  isRequired: true
)
private let minorUnits = LiteralOption.flag(
  "minorUnits",
  "the value counts cents, or whatever the currency has instead"
)
private let digits = LiteralOption.digits(
  "`0`, `'0...2'`, `precision`",
  "other digits than the currency's, fixed or from data as with `number`"
)
private let sign = LiteralOption<NumberOptions.Sign>.word(
  "sign",
  standard: .automatic,
  except: [.never],
  "as with `number`; `accounting` puts what is below zero in parentheses"
)
private let narrow = LiteralOption.flag("narrow", "the shortest symbol: `$`, not `US$`")
private let rounding = LiteralOption<NumberOptions.Rounding>.word(
  "rounding",
  standard: .toNearestOrEven,
  "as with `number`"
)

extension FormatDefinition {
  static let currency = Self(
    "currency",
    takes: .numbers,
    "An amount of money, with as many digits as the currency has. An unknown code from data is shown as it is, with two digits after the decimal separator; if it is empty, the amount is shown alone.",
    options: [
      code, minorUnits.option, digits.option, sign.option, narrow.option, rounding.option,
    ]
  ) { (options) throws(Diagnostic) in
    let code = try currencyCode(options)
    var currency = CurrencyOptions(
      number: try options.numberOptions(digits, sign, rounding),
      isNarrow: try options.read(narrow)
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
    let presentation: CurrencyFormatStyleConfiguration.Presentation =
      isNarrow ? .narrow : .standard
    let text = input.value.text(
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

private func currencyCode(_ options: FormatOptions) throws(Diagnostic) -> Format.Argument {
  guard let option = options[code.name] else {
    throw .currencyWithoutCode(currencyPath(beside: options), at: options.location)
  }
  let given: Format.Argument?
  do {
    given = try options.data(code, .string)
  } catch {
    // What nothing in the data is called may be a code without its quotes.
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

/// `price.currencyCode`: a String beside the value that is called like a currency.
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
  /// As the spec writes it; empty for the model itself.
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
