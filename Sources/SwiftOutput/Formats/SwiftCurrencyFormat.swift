import ViewModelIR

extension CurrencyOptions {
  func code(_ value: FormattedValue) -> Code {
    let code = value.arguments["code"] ?? .string(SwiftString(""))
    // A literal code has been checked already.
    let isLiteral = if case .string = code { true } else { false }
    var links: [Code] =
      presentation == .standard ? [] : [".presentation(.\(presentation.rawValue))"]
    links += number.sources(in: .currency, value)
    if countsMinorUnits { links.append(".scale(\(code).\(helper: "currencyMinorUnit"))") }
    return formattedCode(
      value,
      ".currency(code: \(isLiteral ? code : "\(code).\(helper: "asCurrencyCode")"))",
      links,
      isScaled: number.scale != nil || countsMinorUnits,
      option: isLiteral ? nil : code,
      isLiteral ? [] : [".\(helper: "showingCurrency")(\(code))"]
    )
  }

  /// `value.formatted(….locale(Locale(identifier: "en_US_POSIX"))).asPrice(symbol: symbol, position: position)`
  func priceCode(_ value: FormattedValue) -> Code {
    var links = number.sources(in: .number, value)
    if countsMinorUnits, let digits = value.arguments["fractionDigits"] {
      links.append(.call(".scale", ["\(digits).\(helper: "decimalUnit")"]))
    }
    let names = ["symbol", "position", "decimalSeparator", "groupingSeparator"]
    let arguments = names.compactMap { name in
      value.arguments[name].map { Code.argument(name, $0) }
    }
    return formattedCode(
      value,
      ".number",
      links,
      isScaled: number.scale != nil || countsMinorUnits,
      locale: "Locale(identifier: \"en_US_POSIX\")",
      [.call(".\(helper: "asPrice")", arguments)]
    )
  }
}
