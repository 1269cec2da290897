import Foundation
import ViewModelIR
import ViewModelSupport

extension CurrencyOptions {

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
