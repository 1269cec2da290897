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
    let kotlin = try CompiledKotlin(all.screens, driver: Self.driver)
    var requests: [(screen: Int, request: Request)] = []
    for (index, screen) in all.screens.enumerated() where kotlin.screens.contains(screen.driverName)
    {
      // The number of locales and the interval have no common divisor.
      let edges = Request.edges(of: screen, seed: UInt64(index), in: Request.androidLocales)
      requests += edges.sampled(every: 11).map { (index, $0) }
    }
    let answers = try await kotlin.answers(requests.map(\.request))
    try #require(answers.count == requests.count)
    var tally = Tally()
    var measured = MeasuredDifferences()
    let uses = all.specs.map(FormatUses.init)
    let differences = all.screens.map { KnownTexts(androidDifferences(of: $0)) }
    for ((index, request), answer) in zip(requests, answers) {
      let evaluated = request.fields(of: all.screens[index])
      let differences = differences[index].differences(of: evaluated, in: request.locale)
      let known = Set(differences.keys.map { $0.lowercased() })
      let texts = Dictionary(answer.map { ($0.lowercased(), $1) }, uniquingKeysWith: { $1 })
      for (path, rows) in differences {
        measured.add(
          rows,
          in: request.locale,
          linux: comparable(evaluated[path] ?? ""),
          android: comparable(texts[path.lowercased()] ?? "")
        )
      }
      tally.compare(
        evaluated: comparable(evaluated, request, without: known),
        "Kotlin",
        comparable(answer, request, without: known),
        request,
        uses[index]
      )
    }
    print(
      "differential: Kotlin: \(kotlin.screens.count) screens, not written: \(kotlin.refused), "
        + "\(tally.comparisons) comparisons, \(tally.differences.count) differences"
    )
    if TestRun.current == .thorough { print(measured.lines.joined(separator: "\n")) }
    #expect(tally.comparisons > 5_000)
    if !tally.differences.isEmpty {
      Issue.record("\(tally.differences.count) differences\n\(tally.shownDifferences)")
    }
  }

  /// The leaves with names in one spelling, without those that differ for a known reason.
  private func comparable(
    _ leaves: [String: String],
    _ request: Request,
    without known: Set<String>
  ) -> [String: String] {
    Dictionary(
      leaves.compactMap { path, leaf in
        let path = path.lowercased()
        return known.contains(path) || isKnownDifference(path, leaf, request)
          ? nil : (path, comparable(leaf))
      },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// A leaf without what may differ: special spaces and direction marks, and all but the first digits of numbers.
  private func comparable(_ leaf: String) -> String {
    let parts = leaf.split(separator: " ", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return leaf }
    let text = parts[1]
    switch parts[0] {
    case "string", "url":
      // Foundation writes the offset of a local mean time without seconds.
      return folded(text).replacing(/(GMT[+-]\d+:\d\d):\d\d/) { $0.1 }
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

  /// Whether the field is not compared, for another reason than the language.
  private func isKnownDifference(_ path: String, _ leaf: String, _ request: Request) -> Bool {
    let view = String(request.screen.prefix { $0 != "/" })
    if Self.differences.contains("\(view)\(path.prefix { $0 != "[" })") { return true }
    // Apps choose the calendar in Swift, and the locale does in Kotlin.
    if request.locale == "th_TH", leaf.hasPrefix("string ") || leaf.hasPrefix("url ") {
      return true
    }
    // Dates so late that Foundation rounds them to milliseconds, abbreviations of zones, and U+0000, at which Foundation ends a text.
    return "\(request.data)\(request.inputs)"
      .contains(/"9999-|"EST"|\\u0000/)
  }

  private static let differences: Set = [
    // Amounts of infinite and of missing numbers.
    "BadInputView.shoptext",
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
