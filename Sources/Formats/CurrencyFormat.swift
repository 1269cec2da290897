import Foundation
import SwiftCode
import ViewModelIR
import ViewModelSupport

extension CurrencyOptions {
  func code(_ value: FormattedValue) -> Code {
    let code = value.arguments["code"] ?? .string(SwiftString(""))
    // A literal was checked.
    let isLiteral = if case .string = code { true } else { false }
    var links: [Code] = isNarrow ? [".presentation(.narrow)"] : []
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

  func text(_ input: FormatInput) -> String {
    let given = input.arguments["code"]?.text ?? ""
    let code = given.asCurrencyCode
    let locale = input.context.locale
    var number = number.with(input.arguments["fractionDigits"])
    if countsMinorUnits { number.scale = given.currencyMinorUnit }
    let presentation: CurrencyFormatStyleConfiguration.Presentation =
      isNarrow ? .narrow : .standard
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
}
