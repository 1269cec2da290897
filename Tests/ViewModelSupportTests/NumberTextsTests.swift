import Foundation
import TestSupport
import Testing
import ViewModelSupport

/// What `NumberTexts` has learnt writes the same texts as Foundation.
struct NumberTextsTests {
  private static let locales = Locale.availableIdentifiers.sorted().sampled(every: 23)

  @Test(arguments: locales)
  func textsAreThoseOfFoundation(in identifier: String) {
    let locale = Locale(identifier: identifier)
    var numbers = RandomNumbers(seed: 7)
    let integers = numbers.integers
    let doubles = numbers.doubles
    expectTexts(of: integers, locale) { $0.formatted(.number.locale(locale)) }
    expectTexts(of: integers, locale) {
      $0.formatted(.number.grouping(.never).sign(strategy: .always()).locale(locale))
    }
    expectTexts(of: integers, locale, movingPoint: -2) {
      $0.formattedWithSignlessZero(.currency(code: "USD").scale(0.01).locale(locale))
    }
    expectTexts(of: doubles, locale) { $0.formattedWithSignlessZero(.number.locale(locale)) }
    expectTexts(of: doubles, locale) {
      $0.formattedWithSignlessZero(.number.precision(.fractionLength(1...3)).locale(locale))
    }
    expectTexts(of: doubles, locale, movingPoint: 2) {
      $0.formattedWithSignlessZero(.percent.precision(.fractionLength(0...1)).locale(locale))
    }
    expectTexts(of: doubles, locale) {
      $0.formattedWithSignlessZero(
        .currency(code: "EUR").sign(strategy: .accounting).locale(locale)
      )
    }
    expectTexts(of: doubles.map { Decimal($0) }, locale) {
      $0.formattedWithSignlessZero(
        .currency(code: "JPY").presentation(.narrow).locale(locale)
      )
    }
  }

  @Test func irregularFormatsAreLeftToFoundation() {
    let locale = Locale(identifier: "en_US")
    let texts = NumberTexts<Int>()
    let compact = { (value: Int) in
      value.formatted(.number.notation(.compactName).locale(locale))
    }
    for number in 0..<2_000 where texts.text(of: number, in: locale, compact) != compact(number) {
      Issue.record("\(number)")
    }
    #expect(isAsked(texts, 1_200_000, in: locale))
  }

  @Test func anotherLocaleIsLearntAnew() {
    let texts = NumberTexts<Int>()
    for (identifier, expected) in [("en_US", "1,234"), ("de_DE", "1.234"), ("hi_IN", "1,234")] {
      let locale = Locale(identifier: identifier)
      for _ in 0..<20 {
        #expect(
          texts.text(of: 1234, in: locale) { $0.formatted(.number.locale(locale)) } == expected
        )
      }
      #expect(!isAsked(texts, 5678, in: locale))
    }
  }

  @Test func numbersBeyondTheDigitsThatFitAreLeftToFoundation() {
    let locale = Locale(identifier: "en_US")
    let texts = NumberTexts<Double>()
    let format = { (value: Double) in value.formattedWithSignlessZero(.number.locale(locale)) }
    for _ in 0..<20 { _ = texts.text(of: 1, in: locale, format) }
    for number in [
      1e300, -1e22, 1e-300, .infinity, .nan, .greatestFiniteMagnitude, 1e15, 0.1 + 0.2,
    ] {
      #expect(texts.text(of: number, in: locale, format) == format(number))
    }
  }

  /// Whether Foundation formats the number.
  private func isAsked(_ texts: NumberTexts<Int>, _ number: Int, in locale: Locale) -> Bool {
    var isAsked = false
    _ = texts.text(of: number, in: locale) {
      isAsked = true
      return $0.formatted(.number.locale(locale))
    }
    return isAsked
  }

  private func expectTexts<Number: LearntNumber>(
    of numbers: [Number],
    _ locale: Locale,
    movingPoint shift: Int = 0,
    _ format: (Number) -> String
  ) {
    let texts = NumberTexts<Number>(movingPoint: shift)
    for number in numbers {
      let text = texts.text(of: number, in: locale, format)
      if text != format(number) {
        Issue.record("\(locale.identifier), \(number): \(text), in Foundation \(format(number))")
      }
    }
    // Otherwise, the comparison would be one of Foundation with itself.
    var isLearnt = true
    _ = numbers.last.map { number in
      texts.text(of: number, in: locale) {
        isLearnt = false
        return format($0)
      }
    }
    #expect(isLearnt)
  }
}

private struct RandomNumbers {
  private var generator: SplitMix
  private let count = TestRun.current == .thorough ? 2_000 : 60

  init(seed: UInt64) { generator = SplitMix(state: seed) }

  /// Of all sizes.
  var integers: [Int] {
    mutating get {
      (0..<count).map { index in
        let limit = [10, 1_000, 100_000, 1_000_000_000_000][index % 4]
        return Int.random(in: -limit...limit, using: &generator)
      } + [7]
    }
  }

  /// Of all sizes, with many ties of rounding.
  var doubles: [Double] {
    mutating get {
      (0..<count).map { index in
        switch index % 4 {
        case 0: Double.random(in: -2...2, using: &generator)
        case 1: Double(Int.random(in: -9_999_999...9_999_999, using: &generator)) / 1_000
        case 2: Double(Int.random(in: -4_000...4_000, using: &generator)) / 8
        default: Double.random(in: -1e9...1e9, using: &generator)
        }
      } + [7.5]
    }
  }
}
