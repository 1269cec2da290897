import DocumentReader
import ViewModelIR

func currencyFormat(_ options: inout FormatOptions) throws(Diagnostic) -> Format {
  let code = try currencyCode(&options)
  let sign = try options.choice("sign", of: NumberOptions.Sign.self, except: .never)
  var currency = CurrencyOptions(
    number: NumberOptions(
      fractionDigits: try options.fixedDigits(),
      sign: sign ?? .automatic,
      rounding: try options.choice("rounding", of: NumberOptions.Rounding.self) ?? .toNearestOrEven
    ),
    isNarrow: try options.flag("narrow") ?? false
  )
  if try options.flag("minorUnits") ?? false {
    if case .literal(.string(let code)) = code.value.kind {
      currency.number.scale = minorUnitScales[minorUnitDigits(ofCurrency: code) ?? 2]
    } else {
      currency.countsMinorUnits = true
    }
  }
  return Format(.number(.currency(currency)), [code] + (try options.digitsFromData()))
}

/// A scale of 1 changes nothing.
private let minorUnitScales: [Int: Double] = [1: 0.1, 2: 0.01, 3: 0.001, 4: 0.0001]

private func currencyCode(_ options: inout FormatOptions) throws(Diagnostic) -> Format.Argument {
  guard let option = options["code"] else {
    throw .currencyWithoutCode(currencyPath(beside: options), at: options.location)
  }
  let code: Format.Argument?
  do {
    code = try options.data("code", .string)
  } catch {
    // What nothing in the data is called may be a code without its quotes.
    if case .name(let name)? = option.syntax?.kind, error.code == .unknownName,
      minorUnitDigits(ofCurrency: name) != nil
    {
      throw .unquotedCurrency(name, at: option.valueLocation)
    }
    throw error
  }
  guard let code else {
    throw .currencyWithoutCode(currencyPath(beside: options), at: options.location)
  }
  if case .literal(.string(let text)) = code.value.kind, minorUnitDigits(ofCurrency: text) == nil {
    throw .unknownCurrency(
      text,
      known: currencyCodes,
      use: text.count == 3 && text.uppercased() == text ? nil : options.use(option),
      at: option.valueLocation
    )
  }
  return code
}

/// `price.currencyCode`: a String beside the value that is called like a currency.
private func currencyPath(beside options: FormatOptions) -> String? {
  var value = options.source
  while case .coalesce(let left, _) = value.kind { value = left }
  guard case .property(let base, _) = value.kind, let path = base.path,
    let properties = options.expressions.service.properties(of: base.type.unwrapped)
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
  fileprivate var path: String? {
    switch kind {
    case .model: ""
    case .element: "$0"
    case .variable(let name): name
    case .property(let base, let name):
      base.path.map { path in
        path.isEmpty ? name : path + (base.type.isOptional ? "?." : ".") + name
      }
    default: nil
    }
  }
}
