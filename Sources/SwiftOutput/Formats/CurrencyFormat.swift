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
      isLiteral ? [] : [".\(helper: "showingCurrency")(\(code))"]
    )
  }
}
