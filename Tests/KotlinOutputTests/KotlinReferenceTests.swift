import Foundation
import OutputInterface
import TestSupport
import Testing

@testable import KotlinOutput

/// The page about Kotlin matches the tool.
@Suite struct KotlinReferenceTests {
  @Test func tableOfDifferencesIsUpToDate() throws {
    let url = Repository.root.appending(path: "docs/kotlin.md")
    let page = try String(contentsOf: url, encoding: .utf8)
    let head = "| format | with | languages | Android, and in parentheses Swift |\n"
    let start = try #require(page.range(of: head)).upperBound
    let end = page[start...].range(of: "\n\n")?.lowerBound ?? page.endIndex
    let rows = ["| --- | --- | --- | --- |"] + AndroidDifference.all.map(\.row)
    let table = rows.joined(separator: "\n")
    if Repository.isRecording {
      try Data(page.replacingCharacters(in: start..<end, with: table).utf8).write(to: url)
      Issue.record(Repository.recorded)
      return
    }
    #expect(page[start..<end] == table)
  }

  /// A misspelled key or part would make a row have no effect.
  @Test func everyRowIsReadAndNamesPartsOfStyles() throws {
    let text = try #require(tableTexts["AndroidDifferences"])
    #expect(AndroidDifference.all.count == text.matches(of: /\n  - format:/).count)
    let source = try String(
      contentsOf: Repository.root.appending(
        path: "Sources/KotlinOutput/Differences/Format.Style+Parts.swift"
      ),
      encoding: .utf8
    )
    for part in AndroidDifference.all.flatMap(\.parts) {
      let name = part.prefix { $0 != "-" }
      #expect(source.contains("\"\(name)"), "no style has the part \(part)")
    }
  }

  @Test func everyLocaleHasAName() {
    for locale in AndroidDifference.all.flatMap(\.locales) {
      #expect(!AndroidDifference.name(of: locale).contains(/\b[a-z]{2}\b|\b[A-Z]{2}\b/))
    }
  }
}

extension AndroidDifference {
  fileprivate var row: String {
    let all = Set(Self.measured.map { String($0.prefix(2)) }).sorted()
    let languages =
      locales == all ? "all" : locales.map(Self.name).sorted().joined(separator: ", ")
    var parts = [options].filter { !$0.isEmpty }
    if case .containing = extent { parts.append("some texts") }
    let with = parts.joined(separator: ", ")
    return "| `\(format)` | \(with) | \(languages) | `\(example.android)` (`\(example.linux)`) |"
  }
}
