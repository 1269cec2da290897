import Foundation
import Testing
import ViewModelIR

@testable import Evaluator

/// The formatted text, with plain spaces for U+00A0 and U+202F, which formats of some locales contain.
private func shown(
  _ value: Value,
  _ type: ValueType,
  _ format: Format,
  locale: String = "en_US",
  timeZone: String = "UTC"
) -> String {
  let text = formatted(
    value,
    of: type,
    as: format,
    in: scope(locale: locale, timeZone: timeZone)
  )
  return text.replacingOccurrences(of: "\u{A0}", with: " ")
    .replacingOccurrences(of: "\u{202F}", with: " ")
}

@Suite struct FormatTests {
  @Test(
    arguments: [
      (.integer(1_234_567), "1,234,567", "1.234.567"),
      (.integer(-7), "-7", "-7"),
      (.number(1234.5), "1,234.5", "1.234,5"),
      (.number(-0.0), "0", "0"),
      (.number(-0.000_000_1), "0", "0"),
      (.number(-0.5), "-0.5", "-0,5"),
      (.number(0.123_456_789), "0.123457", "0,123457"),
      (.string("x"), "", ""),
      (.null, "", ""),
    ] as [(Value, String, String)]
  )
  func numbersAreFormatted(value: Value, english: String, german: String) {
    #expect(shown(value, .number, .number) == english)
    #expect(shown(value, .number, .number, locale: "de_DE") == german)
  }

  @Test(
    arguments: [
      (.number(9.65), 1, "9.6"), (.number(2.675), 2, "2.68"), (.number(0.125), 2, "0.12"),
      (.number(-0.001), 2, "0.00"), (.integer(5), 1, "5.0"), (.number(1234), 0, "1234"),
    ] as [(Value, Int, String)]
  )
  func fractionDigitsAreFixed(value: Value, digits: Int, text: String) {
    let options = NumberOptions(fractionDigits: digits...digits, grouping: false)
    #expect(shown(value, .number, Format(.number(.decimal(options)))) == text)
  }

  @Test(
    arguments: [
      (.integer(999), "999", "999"), (.integer(1_429_384), "1.4M", "1,4 Mio."),
      (.integer(999_950), "1M", "999.950"), (.integer(12_345), "12.3K", "12.345"),
      (.integer(-1500), "-1.5K", "-1500"), (.number(-0.04), "0", "0"),
    ] as [(Value, String, String)]
  )
  func numbersAreCompact(value: Value, english: String, german: String) {
    let format = Format(.number(.compact(NumberOptions(fractionDigits: 0...1))))
    #expect(shown(value, .integer, format) == english)
    #expect(shown(value, .integer, format, locale: "de_DE") == german)
  }

  @Test(
    arguments: [
      (.integer(2024), "2024"), (.number(-0.0), "0"), (.number(4), "4"), (.number(1e-5), "0.00001"),
      (.integer(.min), "-9223372036854775808"),
    ] as [(Value, String)]
  )
  func plainNumbersHaveNoGrouping(value: Value, text: String) {
    #expect(shown(value, .integer, Format(.number(.plain)), locale: "ar_EG") == text)
  }

  @Test func urlsAreShownVerbatim() throws {
    let url = try #require(URL(string: "https://x.org/a?b=1"))
    #expect(shown(.url(url), .url, .verbatim) == "https://x.org/a?b=1")
    let uuid = try #require(UUID(uuidString: "e621e1f8-c36c-495a-93fc-0c247a3e6e5f"))
    #expect(shown(.uuid(uuid), .uuid, .verbatim) == "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")
  }

  @Test(
    arguments: [
      ("EEEE MMMM d, yyyy", "en_US", "UTC", "Thursday January 1, 1970"),
      ("yyyy-MM-dd HH:mm", "en_US", "America/New_York", "1969-12-31 19:00"),
      ("d. MMMM y", "de_DE", "UTC", "1. Januar 1970"),
      ("yyyy", "th_TH", "UTC", "1970"),
      ("h 'o''clock' a", "en_US", "UTC", "12 o'clock AM"),
    ]
  )
  func datesFollowAPattern(pattern: String, locale: String, timeZone: String, text: String) throws {
    let format = Format(.date(.pattern(try parseDatePattern(pattern).get())))
    let value = Value.date(Date(timeIntervalSince1970: 0))
    #expect(shown(value, .date, format, locale: locale, timeZone: timeZone) == text)
  }

  @Test(
    arguments: [
      (.numeric, "1/1/1970", "1.1.1970"), (.abbreviated, "Jan 1, 1970", "1. Jan. 1970"),
      (.long, "January 1, 1970", "1. Januar 1970"),
      (.complete, "Thursday, January 1, 1970", "Donnerstag, 1. Januar 1970"),
    ] as [(DateFormat.Style, String, String)]
  )
  func datesFollowAStyle(style: DateFormat.Style, english: String, german: String) {
    let value = Value.date(Date(timeIntervalSince1970: 0))
    #expect(shown(value, .date, Format(.date(.style(style)))) == english)
    #expect(shown(value, .date, Format(.date(.style(style))), locale: "de_DE") == german)
  }

  @Test func dayDoesNotDependOnTheTimeZone() {
    let value = Value.day(Date(timeIntervalSince1970: 0))
    let format = Format(.date(.style(.long)))
    #expect(shown(value, .day, format, timeZone: "Pacific/Honolulu") == "January 1, 1970")
    #expect(shown(value, .date, format, timeZone: "Pacific/Honolulu") == "December 31, 1969")
  }

  @Test func choicesSelectATextByValue() {
    let value = TypedExpression(.integer, .variable("value"))
    let counted = Text.Segment.value(value, .number)
    let books = TextChoice.Kind.plural(
      exact: [0: text(.literal("brak"))],
      categories: [
        .one: text(counted, .literal(" książka")), .few: text(counted, .literal(" książki")),
        .other: text(counted, .literal(" książek")),
      ]
    )
    let stock = TextChoice.Kind.map(
      [.init(key: "in_stock", text: text(.literal("In stock")))],
      unknown: text(.literal("Ask us"))
    )
    let isOpen = TextChoice.Kind.map(
      [.init(key: "true", text: text(.literal("Yes")))],
      unknown: nil
    )
    func shown(_ value: Value, _ type: ValueType, _ choice: TextChoice.Kind) -> String {
      formatted(
        value,
        of: type,
        as: Format(.choice(TextChoice(Text.ID([]), choice))),
        in: scope(screen: screen(language: "pl"))
      )
    }
    #expect(shown(.integer(0), .integer, books) == "brak")
    #expect(shown(.integer(1), .integer, books) == "1 książka")
    #expect(shown(.integer(22), .integer, books) == "22 książki")
    #expect(shown(.integer(1005), .integer, books) == "1,005 książek")
    #expect(shown(.string("in_stock"), .named("Stock"), stock) == "In stock")
    #expect(shown(.string("lost"), .named("Stock"), stock) == "Ask us")
    #expect(shown(.bool(true), .boolean, isOpen) == "Yes")
    #expect(shown(.bool(false), .boolean, isOpen) == "")
  }
}
