import Foundation
import Testing

@testable import ViewModelSupport

@Suite struct SupportTests {
  @Test(
    arguments: [
      ("1,2 M", "fr", 1_234_567, "1.2c6"), ("12 k", "fr", 12_345, "12c3"),
      ("999", "fr", 999, "999"),
      ("1200 M", "es", 1.2e9, "1200c6"), ("1M", "en", 999_999, "1c6"),
      ("12万", "ja", 123_456, "12c4"),
      ("1.234,5 km", "de", nil, "1234.5"), ("12,5 %", "de", nil, "12.5"),
      ("1 234", "fr", nil, "1234"),
      ("٥٨٬٥٢١٫٥", "ar_EG", nil, "58521.5"), ("1 hr, 30 min", "en", nil, "1"),
      ("Zero kB", "en", nil, "0"),
      ("-1.5", "en", nil, "1.5"), ("5.", "en", nil, "5"), ("∞", "en", .infinity, "0"),
      ("0", "en", 0, "0"),
    ] as [(String, String, Double?, String)]
  )
  func firstNumberIsThatOfThePluralRules(
    text: String,
    locale: String,
    value: Double?,
    digits: String
  ) {
    #expect(text.firstNumber(in: Locale(identifier: locale), compact: value) == digits)
  }

  @Test func trimmedRemovesWhatFoundationDoes() {
    for scalar in (0...0x10FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init) {
      let text = "\(scalar)a \(scalar)\u{301}\(scalar)"
      if text.trimmed() != text.trimmingCharacters(in: .whitespacesAndNewlines) {
        Issue.record("U+\(String(scalar.value, radix: 16))")
      }
    }
  }

  @Test func arithmeticIsClamped() {
    #expect(Int.max.addingClamped(1) == .max)
    #expect(Int.min.addingClamped(-1) == .min)
    #expect(Int.min.subtractingClamped(1) == .min)
    #expect(Int.max.subtractingClamped(-1) == .max)
    #expect(Int.max.multipliedClamped(by: -2) == .min)
    #expect(Int.min.multipliedClamped(by: -1) == .max)
    #expect(Int.min.dividedClamped(by: -1) == .max)
    #expect((-7).dividedClamped(by: 2) == -3)
    #expect(7.dividedClamped(by: 0) == nil)
    #expect(Int.min.negatedClamped() == .max)
    #expect(1.0.dividedUnlessZero(by: -0.0) == nil)
    #expect(1.0.dividedUnlessZero(by: 4) == 0.25)
  }

  @Test func lossyArraySkipsElementsThatCannotBeDecoded() throws {
    struct Small: Decodable {
      init(from decoder: any Decoder) throws {
        let size = try decoder.singleValueContainer().decode(Int.self)
        if size < 100 { return }
        let shortage = DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "nested too deeply",
          underlyingError: StackShortage()
        )
        throw DecodingError.dataCorrupted(shortage)
      }
    }
    func read(_ json: String) throws -> LossyArray<Small> {
      try JSONDecoder().decode(LossyArray<Small>.self, from: Data(json.utf8))
    }
    #expect(try read(#"[1, "2", 3]"#).skipped == 1)
    #expect(throws: DecodingError.self) { try read("[1, 100]") }
  }

  @Test func sumsAndMeansDoNotOverflow() {
    #expect([Int.max, 5, -5].clampedSum() == .max - 5)
    #expect([Int]().clampedSum() == 0)
    #expect([1, 2].arithmeticMean() == 1.5)
    #expect([Int.max, Int.max].arithmeticMean() == Double(Int.max))
    #expect([Double]().arithmeticMean() == nil)
  }

  /// A locale can name a temperature unit, in two notations. Other values, such as the region Mauritius (`mu`), are ignored.
  @Test(
    arguments: [
      ("en_US", "70°F"), ("de_DE", "21°C"), ("en_US@mu=celsius", "21°C"),
      ("en_US@calendar=buddhist;mu=celsius", "21°C"), ("en-US-u-mu-celsius", "21°C"),
      ("de_DE@mu=fahrenhe", "70°F"), ("de-DE-u-ca-buddhist-mu-fahrenhe", "70°F"),
      ("de_DE@mu=fahrenhe;rg=gbzzzz", "70°F"), ("en_MU", "21°C"), ("en_MU@mu=fahrenhe", "70°F"),
      ("en_US@mu=kelvin", "70°F"), ("en_US@measure=metric", "21°C"), ("mu", "21°C"),
    ]
  )
  func temperatureUsesTheUnitOfTheLocale(locale: String, text: String) {
    #expect(21.0.temperatureText(from: .celsius, locale: Locale(identifier: locale)) == text)
  }

  @Test func runsKeepTheirOrder() {
    #expect([1, 1, 2, 1].runs { $0 } == [[1, 1], [2], [1]])
    #expect([nil, nil, 1].runs { $0 } == [[nil, nil], [1]])
    #expect([Int]().runs { $0 } == [])
  }

  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (4, "4"), (-2.5, "-2.5"), (0.1, "0.1"), (123_456.789, "123456.789"),
      (1e18, "1000000000000000000"), (1e20, "100000000000000000000"),
      (-1.25e21, "-1250000000000000000000"), (0.000_015, "0.000015"), (1.5e-7, "0.00000015"),
      (.infinity, "inf"), (.nan, "nan"),
    ] as [(Double, String)]
  )
  func plainTextHasNoExponent(value: Double, text: String) {
    #expect(value.plainText == text)
  }
}
