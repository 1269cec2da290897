import Foundation
import TestSupport
import Testing
import ViewModelIR
import ViewModelSupport

@testable import Evaluator

private let locales = ["en_US", "de_DE", "ar_EG"]

/// The texts in English, German and Arabic, with plain spaces for U+00A0 and U+202F, and without U+200F and U+061C.
private func shown(
  _ value: Value,
  _ format: NumberFormat,
  _ arguments: [Format.Argument] = []
) -> [String] {
  locales.map { locale in
    formatted(value, of: .number, as: Format(.number(format), arguments), in: scope(locale: locale))
      .replacingOccurrences(of: "[\u{A0}\u{202F}]", with: " ", options: .regularExpression)
      .replacingOccurrences(of: "[\u{200F}\u{61C}]", with: "", options: .regularExpression)
  }
}

private func code(_ code: String) -> [Format.Argument] {
  [Format.Argument(name: "code", value: string(code))]
}

private func whole(_ value: TypedExpression) -> [Format.Argument] {
  [Format.Argument(name: "whole", value: value)]
}

@Suite struct NumberFormatTests {
  @Test(
    arguments: [
      (.integer(-1234), NumberOptions(sign: .never), ["1,234", "1.234", "١٬٢٣٤"]),
      (.number(1.25), NumberOptions(fractionDigits: 0...2), ["1.25", "1,25", "١٫٢٥"]),
      (
        .number(-0.04), NumberOptions(fractionDigits: 0...1, sign: .always),
        ["+0", "+0", "+٠"]
      ),
      (.number(0.04), NumberOptions(fractionDigits: 0...1, sign: .exceptZero), ["0", "0", "٠"]),
      (
        .number(2.5), NumberOptions(fractionDigits: 0...0, rounding: .toNearestOrAwayFromZero),
        ["3", "3", "٣"]
      ),
      (
        .number(-0.4), NumberOptions(fractionDigits: 0...0, rounding: .awayFromZero),
        ["-1", "-1", "-١"]
      ),
      (.number(-0.4), NumberOptions(fractionDigits: 0...0, rounding: .up), ["0", "0", "٠"]),
      (
        .integer(.max), NumberOptions(fractionDigits: 0...2, scale: 0.001),
        ["9,223,372,036,854,775.81", "9.223.372.036.854.775,81", "٩٬٢٢٣٬٣٧٢٬٠٣٦٬٨٥٤٬٧٧٥٫٨١"]
      ),
      (.integer(-4), NumberOptions(fractionDigits: 0...0, scale: 0.1), ["0", "0", "٠"]),
      (.number(-.infinity), NumberOptions(), ["-∞", "-∞", "-∞"]),
      (
        .decimal(Decimal(string: "-0.001") ?? 1), NumberOptions(fractionDigits: 2...2),
        [
          "0.00", "0,00", "٠٫٠٠",
        ]
      ),
    ] as [(Value, NumberOptions, [String])]
  )
  func numbersAreFormatted(value: Value, options: NumberOptions, texts: [String]) {
    #expect(shown(value, .decimal(options)) == texts)
  }

  @Test(
    arguments: [
      (.number(1234.5), "EUR", .init(number: .init()), ["€1,234.50", "1.234,50 €", "١٬٢٣٤٫٥٠ €"]),
      (.number(-0.001), "USD", .init(number: .init()), ["$0.00", "0,00 $", "٠٫٠٠ US$"]),
      (
        .number(-5), "USD", .init(number: .init(sign: .accounting)),
        ["($5.00)", "-5,00 $", "-٥٫٠٠ US$"]
      ),
      (
        .integer(123_456), "KWD", .init(number: .init(), countsMinorUnits: true),
        ["KWD 123.456", "123,456 KWD", "١٢٣٫٤٥٦ د.ك."]
      ),
      (
        .integer(1_234_567), "JPY", .init(number: .init(), countsMinorUnits: true),
        ["¥1,234,567", "1.234.567 ¥", "١٬٢٣٤٬٥٦٧ JP¥"]
      ),
      (
        .integer(.max), "USD", .init(number: .init(scale: 0.01)),
        [
          "$92,233,720,368,547,758.07", "92.233.720.368.547.758,07 $",
          "٩٢٬٢٣٣٬٧٢٠٬٣٦٨٬٥٤٧٬٧٥٨٫٠٧ US$",
        ]
      ),
      (
        .number(2), "CAD", .init(number: .init(fractionDigits: 0...0), presentation: .narrow),
        ["$2", "2 $", "٢ CA$"]
      ),
      (.integer(7), "", .init(number: .init()), ["7.00", "7,00", "٧٫٠٠"]),
      (
        .integer(-1250), "EURO", .init(number: .init(), countsMinorUnits: true),
        ["-EURO 12.50", "-12,50 EURO", "-١٢٫٥٠ EURO"]
      ),
      (.number(-0.2), "", .init(number: .init(fractionDigits: 0...0)), ["0", "0", "٠"]),
      (
        .number(-1234.5), "€", .init(number: .init(sign: .accounting), presentation: .narrow),
        ["(€ 1,234.50)", "-1.234,50 €", "-١٬٢٣٤٫٥٠ €"]
      ),
      (
        .decimal(-1250), "", .init(number: .init(sign: .accounting), countsMinorUnits: true),
        ["(12.50)", "-12,50", "-١٢٫٥٠"]
      ),
      (.integer(7), "QQQ", .init(number: .init()), ["QQQ 7.00", "7,00 QQQ", "٧٫٠٠ QQQ"]),
    ] as [(Value, String, CurrencyOptions, [String])]
  )
  func currenciesAreFormatted(value: Value, code: String, options: CurrencyOptions, texts: [String])
  {
    #expect(shown(value, .currency(options), EvaluatorTests.code(code)) == texts)
  }

  @Test func currenciesHaveMinorUnits() {
    let units = Set(currencyCodes.map(\.currencyMinorUnit))
    #expect(currencyCodes.count > 170 && units == [1, 0.01, 0.001, 0.0001])
    #expect("jpy".currencyMinorUnit == 1)
  }

  @Test(
    arguments: [
      (.integer(1), int(4), ["25%", "25 %", "٢٥٪"]),
      (.integer(1), int(0), ["0%", "0 %", "٠٪"]),
      (.integer(1), number(3), ["33%", "33 %", "٣٣٪"]),
      (.number(-0.001), number(1), ["0%", "0 %", "٠٪"]),
      (
        .integer(.min), int(-1),
        [
          "922,337,203,685,477,600,000%", "922.337.203.685.477.600.000 %",
          "٩٢٢٬٣٣٧٬٢٠٣٬٦٨٥٬٤٧٧٬٦٠٠٬٠٠٠٪",
        ]
      ),
      (.number(.infinity), number(2), ["∞%", "∞ %", "∞٪"]),
    ] as [(Value, TypedExpression, [String])]
  )
  func sharesArePercentages(value: Value, of total: TypedExpression, texts: [String]) {
    let format = NumberFormat.percent(NumberOptions(fractionDigits: 0...0), ofWhole: true)
    #expect(shown(value, format, whole(total)) == texts)
  }

  @Test(
    arguments: [
      (0, .file, ["0 bytes", "0 Byte", "٠ بايت"]),
      (1_429_384, .file, ["1.4 MB", "1,4 MB", "١٫٤ م.ب"]),
      (1000, .memory, ["1,000 bytes", "1.000 Byte", "١٬٠٠٠ بايت"]),
      (-5000, .decimal, ["-5 kB", "-5 kB", "-٥ كيلوبايت"]),
      (.min, .binary, ["-8,192 PB", "-8.192 PB", "-٨٬١٩٢ بيتابايت"]),
    ] as [(Int, NumberFormat.ByteStyle, [String])]
  )
  func bytesAreFormatted(count: Int, style: NumberFormat.ByteStyle, texts: [String]) {
    #expect(shown(.integer(count), .bytes(style)) == texts)
  }

  @Test(
    arguments: [
      (0, .file, 0...2, ["0 bytes", "0 Byte", "٠ بايت"]),
      (999, .file, 0...2, ["999 bytes", "999 Byte", "٩٩٩ بايت"]),
      (1000, .file, 2...2, ["1.00 kB", "1,00 kB", "١٫٠٠ كيلوبايت"]),
      (999_996, .file, 2...2, ["1.00 MB", "1,00 MB", "١٫٠٠ م.ب"]),
      (1_048_576, .memory, 1...1, ["1.0 MB", "1,0 MB", "١٫٠ م.ب"]),
      (-1_429_384_000, .decimal, 3...3, ["-1.429 GB", "-1,429 GB", "-١٫٤٢٩ غ.ب"]),
      (.min, .binary, 0...0, ["-8,192 PB", "-8.192 PB", "-٨٬١٩٢ بيتابايت"]),
    ] as [(Int, NumberFormat.ByteStyle, ClosedRange<Int>, [String])]
  )
  func bytesHaveFractionDigits(
    count: Int,
    style: NumberFormat.ByteStyle,
    digits: ClosedRange<Int>,
    texts: [String]
  ) {
    #expect(shown(.integer(count), .bytes(style, fractionDigits: digits)) == texts)
  }

  @Test(arguments: [(2, "2.50"), (-1, "2"), (Int.min, "2"), (20, "2.50000000000000000000")])
  func fractionDigitsCanComeFromData(count: Int, text: String) {
    let digits = TypedExpression(.integer, .literal(.integer(count)))
    let arguments = [Format.Argument(name: "fractionDigits", value: digits)]
    let format = NumberFormat.decimal(NumberOptions())
    #expect(shown(.number(2.5), format, arguments).first == text)
  }

  @Test(
    arguments: [
      (1, ["1st", "1.", "١"]), (2, ["2nd", "2.", "٢"]), (11, ["11th", "11.", "١١"]),
      (-3, ["−3rd", "−3.", "−٣"]), (1_234_567, ["1,234,567th", "1.234.567.", "١٬٢٣٤٬٥٦٧"]),
      (4_294_967_297, ["4,294,967,297th", "4.294.967.297.", "٤٬٢٩٤٬٩٦٧٬٢٩٧"]),
      (10_000_000_001, ["10,000,000,001st", "10.000.000.001.", "١٠٬٠٠٠٬٠٠٠٬٠٠١"]),
      (-10_000_000_002, ["−10,000,000,002nd", "−10.000.000.002.", "−١٠٬٠٠٠٬٠٠٠٬٠٠٢"]),
      (
        .min,
        [
          "-9,223,372,036,854,775,808", "-9.223.372.036.854.775.808",
          "-٩٬٢٢٣٬٣٧٢٬٠٣٦٬٨٥٤٬٧٧٥٬٨٠٨",
        ]
      ),
    ]
  )
  func ordinalsAreFormatted(number: Int, texts: [String]) {
    #expect(shown(.integer(number), .ordinal) == texts)
  }

  @Test(
    arguments: [
      (
        .integer(20), [.multiply(1000), .divide(1609.344)], " mi",
        ["12.4 mi", "12,4 mi", "١٢٫٤ mi"]
      ),
      (.number(-17.8), [.multiply(9), .divide(5), .add(32)], "°F", ["0°F", "0°F", "٠°F"]),
      (.decimal(3), [], " km", ["3 km", "3 km", "٣ km"]),
      (.number(1e308), [.multiply(1000)], " m", ["∞ m", "∞ m", "∞ m"]),
    ] as [(Value, [MeasurementOptions.Step], String, [String])]
  )
  func measurementsAreConverted(
    value: Value,
    conversion: [MeasurementOptions.Step],
    suffix: String,
    texts: [String]
  ) {
    let options = MeasurementOptions(
      conversion: conversion,
      fractionDigits: 0...1,
      suffix: suffix
    )
    #expect(shown(value, .measurement(options)) == texts)
  }
}
