import Foundation
import TestSupport
import Testing
import ViewModelIR
import ViewModelSupport

/// The evaluator and the generated Kotlin compute the same strings for every field, except for what `knownDifference` lists.
@Suite(.serialized, .slow, .enabled(if: KotlinServer.isSupported))
struct KotlinDifferentialTests {
  private static let specs = DifferentialTests.specs
  private static let driver = DifferentialTests.folder.appending(
    path: "Driver/DifferentialTest.kt"
  )

  @Test(arguments: [("specs", []), ("specs/languages", ["ar", "de", "ja", "lv", "pl"])])
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
      requests += Request.edges(of: screen, seed: UInt64(index)).sampled(every: 7)
        .map { (index, $0) }
    }
    let answers = try await kotlin.answers(requests.map(\.request))
    try #require(answers.count == requests.count)
    var tally = Tally()
    let uses = all.specs.map(FormatUses.init)
    for ((index, request), answer) in zip(requests, answers) {
      let evaluated = comparable(request.fields(of: all.screens[index]), request)
      let shown = comparable(answer, request)
      tally.compare(evaluated: evaluated, "Kotlin", shown, request, uses[index])
    }
    print(
      "differential: Kotlin: \(kotlin.screens.count) screens, not written: \(kotlin.refused), "
        + "\(tally.comparisons) comparisons, \(tally.differences.count) differences"
    )
    #expect(tally.comparisons > 10_000)
    if !tally.differences.isEmpty {
      Issue.record("\(tally.differences.prefix(10).joined(separator: "\n"))")
    }
  }

  /// The leaves with names in one spelling, without those that differ for a known reason.
  private func comparable(_ leaves: [String: String], _ request: Request) -> [String: String] {
    Dictionary(
      leaves.compactMap { path, leaf in
        if isKnownDifference(path.lowercased(), request) { return nil }
        return (path.lowercased(), comparable(leaf))
      },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// A leaf without what may differ: special spaces and direction marks, the encoding of URLs, and all but the first digits of numbers.
  private func comparable(_ leaf: String) -> String {
    let parts = leaf.split(separator: " ", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return leaf }
    let text = parts[1]
    switch parts[0] {
    case "string", "url":
      return folded(text.removingPercentEncoding ?? text).replacing("رقمًا", with: "رقم")
    case "decimal":
      // Where Swift has no number, Kotlin has one that is nearly 0.
      let number = Double(text) ?? 0
      return number.isNaN || abs(number) < 1e-60
        ? "0" : number.formatted(.number.precision(.significantDigits(12)))
    case "date":
      let seconds = UInt64(text).map(Double.init(bitPattern:)) ?? 0
      return "\((seconds * 1_000).rounded())"
    default: return leaf
    }
  }

  /// Whether a field shows what docs/kotlin.md says to differ: data of Android's ICU, and decimals with more than 38 digits.
  private func isKnownDifference(_ path: String, _ request: Request) -> Bool {
    false
  }
}
