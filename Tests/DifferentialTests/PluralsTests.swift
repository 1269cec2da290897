import Foundation
import TestSupport
import Testing
import ViewModelIR
import ViewModelSupport

/// Compares the plural categories of numbers, as read from their texts, with those of ICU, which knows how it made the texts.
@Suite struct PluralsTests {
  /// Languages whose rules ICU 72 has from CLDR 42 or lacks, and the table from CLDR 47.
  private static let changed: Set = ["blo", "csw", "ht", "lld", "scn", "vec"]

  @Test(.slow, .enabled(if: KotlinServer.isSupported))
  func categoriesOfShownNumbersAreThoseOfICU() async throws {
    let isThorough = TestRun.current == .thorough
    let count = isThorough ? 10_000 : 60
    // ICU takes the rules of `pt` for the regions that CLDR gives those of `pt-PT`, and Foundation writes `ar` with the digits 0 to 9.
    let languages =
      pluralLanguages().filter { !$0.hasPrefix("pt-") && !Self.changed.contains($0) }
      + ["pt-PT", "ar-EG"]
    var (compared, separators, different) = (0, Set<String>(), [String: String]())
    for start in stride(from: 0, to: languages.count, by: isThorough ? 8 : languages.count) {
      let some = languages[start...].prefix(isThorough ? 8 : languages.count)
      for line in try await lines(count, Array(some)) {
        let columns = line.split(separator: "\t").map(String.init)
        let (language, value) = (columns[0], try #require(Double(columns[3])))
        let locale = Locale(identifier: language)
        // A long "thousand" has no digits. No format shows long compact numbers.
        if columns[4] == "mille" { continue }
        // Some languages have another one in Foundation's data, which are newer.
        guard locale.decimalSeparator == columns[1] else {
          separators.insert(language)
          continue
        }
        let digits = columns[4].firstNumber(in: locale, compact: columns[2] == "true" ? value : nil)
        let category = try #require(pluralRules(for: language)).category(shown: digits).rawValue
        compared += 1
        if category != columns[5] { different[language] = "\(line): \(category) for \(digits)" }
      }
    }
    let others = separators.sorted()
    print("\(compared) plural categories are those of ICU; other separators: \(others)")
    #expect(different == [:])
    #expect(separators.count < 20)
  }

  private func lines(_ count: Int, _ languages: [String]) async throws -> [Substring] {
    let arguments =
      ["-cp", "/usr/share/java/icu4j.jar", "Tests/Kotlin/Plurals.java", "1", "\(count)"]
      + languages
    let output = try await run("java", arguments, in: Repository.root)
    try #require(output.status == 0, "\(output.stderr.prefix(2000))")
    return output.stdout.split(separator: "\n")
  }
}
