import Foundation
import TestSupport
import Testing
import ViewModelIR

@testable import Evaluator

/// The format `currency` with a symbol, which no locale changes.
@Suite struct PriceFormatTests {
  @Test(
    arguments: [
      (1234.5, ["symbol": "$"], "$1,234.50"), (-0.005, ["symbol": "$"], "$0.00"),
      (-1_234_567, ["symbol": "$"], "-$1,234,567.00"), (999, ["symbol": "$"], "$999.00"),
      (1234.5, ["symbol": "kr", "position": "right"], "1,234.50kr"),
      (1234.5, ["symbol": "kr", "position": "right_space"], "1,234.50 kr"),
      (1234.5, ["symbol": "€", "position": "left_space"], "€ 1,234.50"),
      (1234.5, ["symbol": "$", "position": "middle"], "$1,234.50"),
      (1234.5, ["symbol": "", "position": "right_space"], "1,234.50"),
      (12_345.5, ["symbol": "€", "decimalSeparator": ",", "groupingSeparator": "."], "€12.345,50"),
      (12_345.5, ["symbol": "Fr.", "decimalSeparator": "", "groupingSeparator": ""], "Fr.1234550"),
    ] as [(Double, [String: String], String)]
  )
  func priceIsWrittenAsTheShopDoes(value: Double, options: [String: String], text: String) {
    for locale in ["en_US", "de_DE", "ar_EG", "hi_IN"] {
      let price = CurrencyOptions(number: NumberOptions(fractionDigits: 2...2, grouping: false))
      #expect(shown(.number(value), price, options.mapValues(Value.string), locale) == text)
    }
  }

  @Test(arguments: [
    (Value.integer(123_456), 2, "$1,234.56"), (.integer(-5), 0, "-$5"), (.integer(5), 3, "$0.005"),
    (.decimal(Decimal(1999)), 2, "$19.99"), (.integer(7), -1, "$7"), (.integer(7), .min, "$7"),
    (.integer(0), .max, "$0.00000000000000000000"), (.number(.infinity), 2, "$INF"),
  ])
  func minorUnitsHaveAsManyDigitsAsTheData(value: Value, digits: Int, text: String) {
    let price = CurrencyOptions(number: NumberOptions(grouping: false), countsMinorUnits: true)
    let options: [String: Value] = ["symbol": .string("$"), "fractionDigits": .integer(digits)]
    #expect(shown(value, price, options, "en_US") == text)
  }
}

private func shown(
  _ value: Value,
  _ options: CurrencyOptions,
  _ arguments: [String: Value],
  _ locale: String
) -> String {
  let given = arguments.sorted { $0.key < $1.key }.map { name, value in
    Format.Argument(name: name, value: literal(value, .string))
  }
  let format = Format(.number(.price(options)), given)
  return plain(formatted(value, of: .number, as: format, in: scope(locale: locale)))
}
