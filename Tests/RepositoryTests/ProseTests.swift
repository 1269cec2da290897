import Foundation
import TestSupport
import Testing

/// The habits that once made the project hard to read do not come back: in comments, messages, generated code and documentation.
@Suite struct ProseTests {
  /// A pattern for a phrase to avoid, and what to write instead.
  private static let habits: [(phrase: String, advice: String)] = [
    (
      #"\b(anew|mended|besides|whoever|for ever)\b"#,
      "again, fixed, also or except, anyone, forever"
    ),
    (#"\btold\b"#, "report, show or send"),
    (#"\b(nil|empty|none|false) where (?!type\b)"#, "'if' or 'when'"),
    (#"\b(?![Tt]here )\w+ (is|are) no (?!longer\b|more\b)\w+"#, "'is not'"),
    (#"\bunder way\b"#, "running"),
    (#"\bcompiler (then )?asks\b"#, "what the compiler reports"),
    (#"\b(type|field)s? of tokens\b"#, "token type or token field"),
    (#"\bchanges? of (a|the) schema\b"#, "schema change"),
    (#"\bOf which\b"#, "a sentence with a subject"),
    (#"^\s*//+ (Those|The same (for|of|as)|Of (a|an|the)) "#, "a sentence with a subject"),
    (#"\b(colours?|behaviours?|initialis(e|ation)|optimis(e|ed|ation)|misspelt)"#, "US spelling"),
  ]

  @Test func plainEnglish() throws {
    // Ten times as fast as `Regex` over these two million characters.
    let patterns = try Self.habits.map {
      (try NSRegularExpression(pattern: $0.phrase, options: .anchorsMatchLines), $0.advice)
    }
    for path in try Self.paths() {
      let text = try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
      for (pattern, advice) in patterns {
        for match in pattern.matches(in: text, range: NSRange(text.startIndex..., in: text)) {
          guard let range = Range(match.range, in: text) else { continue }
          let line = text[..<range.lowerBound].count { $0 == "\n" } + 1
          Issue.record("\(path):\(line): '\(text[range])': write \(advice)")
        }
      }
    }
  }

  /// The Swift, templates, scripts and pages that people write. This file and the inputs of tests are left out.
  private static func paths() throws -> [String] {
    let folders = ["Sources", "Templates", "Tests", "Plugins", "Benchmarks", "docs", ".ci"]
    let isInput =
      /^Tests\/(GoldenTests\/(Diagnostics|Hostile)|CommandTests\/(SARIF|XLIFF|Start)|TranslationsTests\/Catalogs)\//
    let found = try folders.flatMap { folder in
      let url = Repository.root.appending(path: folder)
      return try FileManager.default.subpathsOfDirectory(atPath: url.path).map { "\(folder)/\($0)" }
    }
    let isWritten = /\.(swift|mustache|md|py|yaml)$|^\.ci\/[a-z-]+$/
    return (found + ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md"]).sorted().filter
    {
      $0.contains(isWritten) && !$0.contains(isInput) && !$0.contains("/.build")
        && !$0.hasSuffix("/ProseTests.swift")
    }
  }
}
