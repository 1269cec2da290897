import TestSupport
import Testing

@testable import SwiftOutput

/// Tests the functions that are generated for a spec's formats.
struct FormatFunctionTests {
  @Test(arguments: [
    (
      "{ plural: { \"=0\": none, one: \"{value} item\", other: \"{value} items\" } }",
      "{count | f}",
      #"""
      static func f(_ value: Int, in context: DisplayContext) -> String {
        if value == 0 {
          return "none"
        }
        let number = value.numberText(in: context.locale)
        switch PluralCategory.en(value) {
        case .one: return "\(number) item"
        default: return "\(number) items"
        }
      }
      """#
    ),
    (
      "{ plural: { \"=0\": none, one: \"{value} star\", other: \"{value} stars\", fractionDigits: 0...1 } }",
      "{price | f}",
      #"""
      static func f(_ value: Double, in context: DisplayContext) -> String {
        if value == 0 {
          return "none"
        }
        let number = value.formattedWithSignlessZero(
          .number.precision(.fractionLength(0...1)).locale(context.locale)
        )
        switch PluralCategory.en(shown: value.shownDigits(fraction: 0...1)) {
        case .one: return "\(number) star"
        default: return "\(number) stars"
        }
      }
      """#
    ),
    (
      "{ list: { width: narrow } }", "{items.map($0.title) | f}",
      """
      static func f(_ value: [String], in context: DisplayContext) -> String {
        value.formatted(.list(type: .and, width: .narrow).locale(context.locale))
      }
      """
    ),
    (
      "{ plural: { other: many } }", "{count | f}",
      """
      static func f(_ value: Int) -> String {
        return "many"
      }
      """
    ),
    (
      "{ map: { in_stock: In, sold_out: Out }, unknown: Ask }", "{stock | f}",
      """
      static func f(_ value: Stock) -> String {
        switch value {
        case .inStock: return "In"
        case .soldOut: return "Out"
        case .unknown: return "Ask"
        }
      }
      """
    ),
    (
      "{ map: { a: A }, unknown: \"?{value}\" }", "{name | f}",
      #"""
      static func f(_ value: String) -> String {
        switch value {
        case "a": return "A"
        default: return "?\(value)"
        }
      }
      """#
    ),
    (
      "{ map: { true: open, false: shut } }", "{isOpen | f}",
      """
      static func f(_ value: Bool) -> String {
        value ? "open" : "shut"
      }
      """
    ),
    (
      "{ date: { style: long } }", "{opened | f}{day | f}",
      """
      static func f(_ value: Date, in context: DisplayContext) -> String {
        fTexts.text(for: value.dayNumber(in: context.timeZone), in: context) {
          value.dateText(
            Date.FormatStyle(
              date: .long,
              time: .omitted,
              locale: context.locale,
              calendar: context.calendar,
              timeZone: context.timeZone
            )
          )
        }
      }
      static let fTexts = KeptTexts<Double>()
      static func f(day value: Date, in context: DisplayContext) -> String {
        fTexts2.text(for: value, in: context) {
          value.dateText(
            Date.FormatStyle(
              date: .long,
              time: .omitted,
              locale: context.locale,
              calendar: context.calendar,
              timeZone: .ofCalendarDays
            )
          )
        }
      }
      static let fTexts2 = KeptTexts<Date>()
      """
    ),
    (
      "{ time: { style: shortened } }", "{opened | f(timeZone: name)}",
      """
      static func f(_ value: Date, timeZone: String, in context: DisplayContext) -> String {
        value.styledText(
          time: .short,
          timeZone: TimeZone(identifier: timeZone) ?? context.timeZone,
          in: context
        )
      }
      """
    ),
    (
      "{ date: { style: medium } }", "{opened | f}",
      """
      static func f(_ value: Date, in context: DisplayContext) -> String {
        value.styledText(date: .medium, timeZone: context.timeZone, in: context)
      }
      """
    ),
    (
      "{ date: { style: long, time: shortened } }", "{opened | f}",
      """
      static func f(_ value: Date, in context: DisplayContext) -> String {
        fTexts.text(for: value.timeIntervalSinceReferenceDate.rounded(.down), in: context) {
          value.dateText(
            Date.FormatStyle(
              date: .long,
              time: .shortened,
              locale: context.locale,
              calendar: context.calendar,
              timeZone: context.timeZone
            )
            .withClockHours(.short)
          )
        }
      }
      static let fTexts = KeptTexts<Double>()
      """
    ),
    (
      "{ number: { rounding: up } }", "{price | f(fractionDigits: count)}",
      """
      static func f(_ value: Double, fractionDigits: Int, in context: DisplayContext) -> String {
        value.formattedWithSignlessZero(
          .number
            .precision(.fractionLength(Swift.min(Swift.max(fractionDigits, 0), 20)))
            .rounded(rule: .up)
            .locale(context.locale)
        )
      }
      """
    ),
    (
      "{ bytes: { fractionDigits: 1 } }", "{count | f}",
      """
      static func f(_ value: Int, in context: DisplayContext) -> String {
        Int64(value).bytesText(style: .file, fractionDigits: 1...1, locale: context.locale)
      }
      """
    ),
    (
      "{ duration: { style: units, units: 'minutes,hours', maxUnits: 1, rounding: down } }",
      "{count | f(unit: seconds)}",
      """
      static func f(_ value: Int, in context: DisplayContext) -> String {
        Double(value).unitsText(
          [.hours, .minutes],
          width: .abbreviated,
          maxUnits: 1,
          rounding: .towardZero,
          locale: context.locale
        )
      }
      """
    ),
    (
      "{ date: { skeleton: yMMMd } }", "{opened | f}",
      """
      static func f(_ value: Date, in context: DisplayContext) -> String {
        value.dateText(
          Date.FormatStyle(
            locale: context.locale,
            calendar: context.calendar,
            timeZone: context.timeZone
          )
          .year()
          .month(.abbreviated)
          .day()
        )
      }
      """
    ),
    (
      "{ relative: { style: day, then: long } }", "{day | f}",
      """
      static func f(_ value: Date, in context: DisplayContext) -> String {
        value.nameOfNearDay(in: .ofCalendarDays, context)
          ?? value.dateText(
            Date.FormatStyle(
              date: .long,
              time: .omitted,
              locale: context.locale,
              calendar: context.calendar,
              timeZone: .ofCalendarDays
            )
          )
      }
      """
    ),
    (
      "{ relative: { style: day, then: short, time: standard } }", "{opened | f}",
      """
      static func f(_ value: Date, in context: DisplayContext) -> String {
        value.nearDayAndTime(.medium, in: context.timeZone, context)
          ?? value.styledText(date: .short, time: .medium, timeZone: context.timeZone, in: context)
      }
      """
    ),
    (
      "{ dayOffset: { timeZone: Asia/Tokyo } }", "{opened | f(since: opened)}",
      """
      static func f(_ value: Date, since: Date, in context: DisplayContext) -> String {
        value.dayOffset(
          in: TimeZone(identifier: "Asia/Tokyo") ?? context.timeZone,
          since: since,
          in: context.timeZone,
          locale: context.locale
        )
      }
      """
    ),
    (
      "{ interval: { time: shortened } }", "{opened | f(to: opened)}",
      """
      static func f(_ value: Date, to: Date, in context: DisplayContext) -> String {
        value.intervalText(
          to: to,
          Date.IntervalFormatStyle(
            date: .omitted,
            time: .shortened,
            locale: context.locale,
            calendar: context.calendar,
            timeZone: context.timeZone
          )
        )
      }
      """
    ),
    (
      "{ duration: { style: units, units: 'minutes,hours' } }", "{count | f(unit: minutes)}",
      """
      static func f(_ value: Int, in context: DisplayContext) -> String {
        (Double(value) * 60).unitsText([.hours, .minutes], width: .abbreviated, locale: context.locale)
      }
      """
    ),
    (
      "{ duration: { style: clock, hours: true } }", "{name | f}",
      """
      static func f(_ value: String, in context: DisplayContext) -> String {
        ISO8601Duration.seconds(from: value)?.clockText(hours: true, locale: context.locale) ?? value
      }
      """
    ),
    (
      "{ number: { fractionDigits: 1, grouping: false } }", "{price | f}",
      """
      static func f(_ value: Double, in context: DisplayContext) -> String {
        fTexts.text(of: value, in: context.locale) {
          $0.formattedWithSignlessZero(
            .number.precision(.fractionLength(1)).grouping(.never).locale(context.locale)
          )
        }
      }
      static let fTexts = NumberTexts<Double>()
      """
    ),
    (
      "{ currency: { narrow: true, sign: accounting } }", "{price | f(code: name)}",
      """
      static func f(_ value: Double, code: String, in context: DisplayContext) -> String {
        fTexts.text(of: value, with: code, in: context.locale) {
          $0.formattedWithSignlessZero(
            .currency(code: code.asCurrencyCode)
              .presentation(.narrow)
              .sign(strategy: .accounting)
              .locale(context.locale)
          )
        }
        .showingCurrency(code)
      }
      static let fTexts = NumberTexts<Double>()
      """
    ),
    (
      "{ currency: { code: EUR, minorUnits: true } }", "{count | f}",
      """
      static func f(_ value: Int, in context: DisplayContext) -> String {
        fTexts.text(of: value, in: context.locale) {
          $0.formattedWithSignlessZero(.currency(code: "EUR").scale(0.01).locale(context.locale))
        }
      }
      static let fTexts = NumberTexts<Int>(movingPoint: -2)
      """
    ),
    (
      "{ percent: { fractionDigits: 0...1 } }", "{count | f(of: price)}",
      """
      static func f(_ value: Int, of whole: Double, in context: DisplayContext) -> String {
        fTexts.text(of: Double(value).proportion(of: whole), in: context.locale) {
          $0.formattedWithSignlessZero(
            .percent.precision(.fractionLength(0...1)).locale(context.locale)
          )
        }
      }
      static let fTexts = NumberTexts<Double>(movingPoint: 2)
      """
    ),
    (
      "{ bytes: { style: memory } }", "{count | f}",
      """
      static func f(_ value: Int, in context: DisplayContext) -> String {
        fTexts.text(for: value, in: context.locale) {
          Int64(value).formatted(
            .byteCount(style: .memory, spellsOutZero: false).locale(context.locale)
          )
        }
      }
      static let fTexts = KeptTexts<Int>()
      """
    ),
    (
      "{ measurement: { unit: kilometers, to: miles } }", "{price | f}",
      #"""
      static func f(_ value: Double, in context: DisplayContext) -> String {
        fTexts.text(of: value * 1000 / 1609.344, in: context.locale) {
          $0.formattedWithSignlessZero(.number.precision(.fractionLength(0...1)).locale(context.locale))
        }
          + "\u{A0}mi"
      }
      static let fTexts = NumberTexts<Double>()
      """#
    ),
    (
      "{ measurement: { unit: kilometers, usage: road, fractionDigits: 1, width: narrow } }",
      "{price | f}{count | f}",
      """
      static func f(_ value: Double, in context: DisplayContext) -> String {
        (value * 1000).roadLengthText(fractionDigits: 1...1, isNarrow: true, locale: context.locale)
      }
      static func f(_ value: Int, in context: DisplayContext) -> String {
        (Double(value) * 1000).roadLengthText(
          fractionDigits: 1...1,
          isNarrow: true,
          locale: context.locale
        )
      }
      """
    ),
  ])
  func formatBecomesAFunction(format: String, text: String, expected: String) throws {
    let spec = "formats: { f: \(format) }\ndisplay: { a: \"\(text)\" }\n"
    let code = try formatFunctions(spec)
    #expect(code == expected)
  }

  @Test(arguments: [
    ("pl", "PluralCategory.pl(value)"), ("ar", "PluralCategory.ar(value)"),
    ("pt-PT", "PluralCategory.ptPT(value)"),
  ])
  func pluralUsesTheLanguageOfTheSpec(language: String, expected: String) throws {
    let spec = """
      language: \(language)
      formats: { f: { plural: { many: "{value} x", other: y } } }
      display: { a: "{count | f}" }
      """
    #expect(try formatFunctions(spec).contains(expected))
  }

  /// They have one name: an overload for each type, distinguished by a label if both types are `Date`.
  @Test func formatForSeveralTypesBecomesOverloads() throws {
    let screen = try shopScreen(
      """
      formats: { long: { date: { style: long } }, short: { compact: true } }
      display:
        a: "{opened | long} {day | long} {opened | long} {day | long}"
        b: "{count | short} {price | short} {count | compact}"

      """
    )
    #expect(
      FormatFunctions(screen).all.map { "\($0.name)(\($0.valueType))" } == [
        "long(date)", "long(day)", "short(integer)", "short(number)", "compact(integer)",
      ]
    )
  }

  /// A map can have a key `unknown` for a value and an option `unknown` for all others.
  @Test func mapsForAKeyNamedUnknownAndForUnknownAreTwoFunctions() throws {
    let screen = try shopScreen(
      """
      formats:
        f: { map: { unknown: "{value | map(a: 'x', unknown: 'p')}" }, unknown: "{value | map(a: 'y', unknown: 'q')}" }
      display: { a: "{name | f}" }

      """
    )
    #expect(FormatFunctions(screen).all.map(\.name) == ["f2", "f3", "f"])
  }

  /// Each format uses the previous one twice, but the number of functions must not double each time.
  @Test func nestedChoicesBecomeOneFunctionEach() throws {
    let formats = (1...30).map { number in
      "  f\(number): { map: { \"true\": x, \"false\": \"{value | f\(number - 1)} {value | f\(number - 1)}\" } }"
    }
    let spec = """
      formats:
        f0: { map: { "true": "yes", "false": "no" } }
      \(formats.joined(separator: "\n"))
      display: { a: "{isOpen | f30}" }

      """
    #expect(FormatFunctions(try shopScreen(spec)).all.map(\.name) == (0...30).map { "f\($0)" })
  }
}
