import SwiftCode
import ViewModelIR

extension CurrencyOptions {
  func code(_ value: FormattedValue) -> Code {
    let code = value.arguments["code"]?.flat ?? "\"\""
    // A literal was checked.
    let isLiteral = code.hasPrefix("\"")
    var links = isNarrow ? [".presentation(.narrow)"] : []
    links += number.sources(in: .currency, value)
    if countsMinorUnits { links.append(".scale(\(code).currencyMinorUnit)") }
    return formattedCode(
      value,
      ".currency(code: \(isLiteral ? code : "\(code).asCurrencyCode"))",
      links,
      isScaled: number.scale != nil || countsMinorUnits,
      isLiteral ? [] : [.text(".showingCurrency(\(code))")]
    )
  }
}
