import Foundation
import TestSupport
import Testing
import ViewModelIR
import ViewModelSupport

@testable import KotlinOutput

/// The evaluator and the generated Kotlin compute the same values for every field, and the same texts except for those in
/// `AndroidDifference` and for what `isKnownDifference` lists.
@Suite(.serialized, .slow, .enabled(if: KotlinServer.isSupported))
struct KotlinDifferentialTests {
  private static let specs = DifferentialTests.specs
  private static let driver = DifferentialTests.folder.appending(
    path: "Driver/DifferentialTest.kt"
  )

  @Test(
    arguments: [("specs", []), ("specs/languages", DifferentialTests.languages)].sampled(every: 2)
  )
  func evaluatorMatchesGeneratedKotlin(folder: String, languages: [String]) async throws {
    let all = try GeneratedSwift(
      of: [DifferentialTests.root.appending(path: folder), Self.specs],
      in: languages
    )
    let screens = all.screens.flatMap(\.kotlinParts)
    let kotlin = try CompiledKotlin(screens, driver: Self.driver)
    // The same view in the other layout has the same state.
    #expect(Set(kotlin.refused).isSubset(of: ["ReadingStatsView/insideView"]))
    var requests: [(screen: Int, request: Request)] = []
    for (index, screen) in screens.enumerated() where kotlin.screens.contains(screen.driverName) {
      // The number of locales and the interval have no common divisor.
      let edges = Request.edges(of: screen, seed: UInt64(index), in: Request.androidLocales)
      requests += edges.sampled(every: 11).filter(Self.isComparable).map { (index, $0) }
    }
    let answers = try await kotlin.answers(requests.map(\.request))
    try #require(answers.count == requests.count)
    var tally = Tally()
    var measured = MeasuredDifferences()
    let differences = screens.map { KnownTexts(androidDifferences(of: $0)) }
    for ((index, request), answer) in zip(requests, answers) {
      let evaluated = lowercased(request.fields(of: screens[index]))
      let answer = lowercased(answer)
      let rows = differences[index].differences(of: evaluated, in: request.locale)
      for (path, rows) in rows {
        measured.add(
          rows,
          in: request.locale,
          linux: comparable(evaluated[path] ?? ""),
          android: comparable(answer[path] ?? "")
        )
      }
      tally.compare(
        evaluated: comparable(evaluated, with: answer, request, without: rows.keys),
        "Kotlin",
        comparable(answer, with: evaluated, request, without: rows.keys),
        request
      )
    }
    print(
      "differential: Kotlin: \(kotlin.screens.count) screens, "
        + "\(tally.comparisons) comparisons, \(tally.differences.count) differences"
    )
    if TestRun.current == .thorough { print(measured.lines.joined(separator: "\n")) }
    #expect(tally.comparisons > 5_000)
    if !tally.differences.isEmpty {
      Issue.record("\(tally.differences.count) differences\n\(tally.shownDifferences)")
    }
  }

  /// The leaves with names in one spelling.
  private func lowercased(_ leaves: [String: String]) -> [String: String] {
    Dictionary(leaves.map { ($0.lowercased(), $1) }, uniquingKeysWith: { first, _ in first })
  }

  /// The leaves without those that differ for a known reason. Only those that are not the same in both languages are simplified, because
  /// that takes long.
  private func comparable(
    _ leaves: [String: String],
    with others: [String: String],
    _ request: Request,
    without known: some Collection<String>
  ) -> [String: String] {
    let known = Set(known)
    return leaves.reduce(into: [:]) { compared, leaf in
      let (path, text) = leaf
      guard !known.contains(path), !isKnownDifference(path, text, request) else { return }
      compared[path] = others[path] == text ? text : comparable(text)
    }
  }

  /// A leaf without what may differ: special spaces and direction marks, and all but the first digits of numbers.
  private func comparable(_ leaf: String) -> String {
    let parts = leaf.split(separator: " ", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return leaf }
    let text = parts[1]
    switch parts[0] {
    case "string", "url":
      return Self.withoutLastDigits(
        // Foundation writes the offset of a local mean time without seconds.
        folded(text).replacing(/((?:GMT|UTC)[-+−]\d+[:.]\d\d)[:.]\d\d/) { $0.1 }
      )
    case "decimal":
      // Where Swift has no number, Kotlin has one that is nearly 0.
      let number = Double(text) ?? 0
      return number.isNaN || abs(number) < 1e-60
        ? "0" : number.formatted(.number.precision(.significantDigits(12)))
    case "double":
      let number = UInt64(text).map(Double.init(bitPattern:)) ?? 0
      return number.formatted(.number.precision(.significantDigits(12)))
    case "date":
      let seconds = UInt64(text).map(Double.init(bitPattern:)) ?? 0
      return "\((seconds * 1_000).rounded())"
    default: return leaf
    }
  }

  /// The text with only the first digits of numbers with more than 15.
  private static func withoutLastDigits(_ text: String) -> String {
    text.replacing(/\p{Nd}(?:[., ’٬٫]?\p{Nd}){15,}/) { number in
      let digits = number.output.compactMap(\.wholeNumberValue).map(String.init).joined()
      return (Double(digits) ?? 0).formatted(.number.precision(.significantDigits(12)))
    }
  }

  /// Whether the field is not compared, for another reason than the language.
  private func isKnownDifference(_ path: String, _ leaf: String, _ request: Request) -> Bool {
    let view = String(request.screen.prefix { $0 != "/" && !$0.isNumber })
    let field = "\(view)\(path.prefix { $0 != "[" })"
    if Self.differences.contains(field) { return true }
    if Self.earlyDifferences.contains(field), request.data.contains(/"0000-|"0001-|"1564-|"1582-/) {
      return true
    }
    if Self.extremeDifferences.contains(field),
      "\(request.data)\(request.inputs)".contains(/e-?12\d|\d{35}/)
    {
      return true
    }
    // Apps choose the calendar in Swift, and the locale does in Kotlin.
    if ["ar_SA", "th_TH"].contains(request.locale),
      leaf.hasPrefix("string ") || leaf.hasPrefix("url ")
    {
      return true
    }
    return false
  }

  /// Whether the document has no dates so late that Foundation rounds them to milliseconds, no abbreviations of zones, and no U+0000, at
  /// which Foundation ends a text.
  private static func isComparable(_ request: Request) -> Bool {
    let documents = [request.data] + request.inputs.values
    return !documents.contains { $0.contains(/"9999-|"EST"|\\u0000/) }
  }

  /// Fields in which dates before 15 October 1582 differ. Swift shows their zones as offsets of whole minutes. Kotlin writes both dates of an
  /// interval in full if one of them is in the year 0.
  private static let earlyDifferences: Set = [
    "JourneyView.dateoffsettext", "JourneyView.datepatterntext",
    "JourneyView.intervaldayslongtext", "JourneyView.intervaldaystext",
    "JourneyView.intervaltimestext", "JourneyView.skeletonhourtext", "PantryView.dearshelves",
    "PantryView.openedpatterntext", "PantryView.openedstamptext", "PantryView.shelves",
  ]

  /// Fields in which decimals differ that Swift cannot multiply or divide, or whose last digits its arithmetic or formats leave out.
  private static let extremeDifferences: Set = [
    "PricesView.arithmetictext", "PricesView.averagetext", "PricesView.countof3",
    "PricesView.countofdigits3", "PricesView.exactnumbers2", "PricesView.exactof0",
    "PricesView.exactof1", "PricesView.exactof2", "PricesView.exactofdigits0",
    "PricesView.exactofdigits1", "PricesView.exactofdigits2", "PricesView.exactprecision",
    "PricesView.exactprecisionspoken", "PricesView.namedshare", "PricesView.wholerest",
  ]

  private static let differences: Set = [
    // Amounts of infinite and of missing numbers.
    "BadInputView.shoptext", "PricesView.priceofdigits3", "PricesView.shopplacetext",
    // As many minor units of a currency as a number can have digits.
    "PricesView.shopdigitstext",
    // Dates with other parts than those that ICU has patterns for.
    "BoardView.intervaltext", "BoardView.skeletontext", "JourneyView.intervaltext",
    "JourneyView.skeletonalltext", "JourneyView.skeletonothertext",
    "JourneyView.skeletonwidetext", "JourneyView.skeletonnarrowtext",
    // Results that are thousands of years away.
    "DelayView.duelater", "JourneyView.zoneparts", "JourneyView.lateryears",
    "JourneyView.latermonths", "JourneyView.monthsbetween",
    // Fractions of numbers so large that two fractions with one digit are as near to the number as each other.
    "FrenchRatingsView.twodigits", "LatvianRatingsView.twodigits", "PolishRatingsView.twodigits",
    // Texts that are not language tags.
    "TextsView.language", "TextsView.languagein",
    // More than 38 digits, and fractions of a second with more than nine.
    "LedgerView.afterfee", "LedgerView.entries", "LedgerView.isfloor",
    "LedgerView.quotient", "LedgerView.runs", "LedgerView.runs.count", "LedgerView.shortest",
    "LedgerView.ticked",
  ]
}
