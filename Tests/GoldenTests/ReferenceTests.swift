import Expressions
import Foundation
import TestSupport
import Testing

@testable import SpecChecker

/// The reference says what the tool does.
@Suite(.serialized) struct ReferenceTests {
  @Test func stringsAreWhatTheToolMakes() throws {
    let page = try FormatsPage()
    try expect(page.text, at: FormatsPage.url, toBe: page.recomputed())
  }

  @Test(arguments: FormatDefinition.all)
  func everyFormatIsThere(kind: FormatDefinition) throws {
    let section = try #require(try FormatsPage().section(kind.name))
    let words = section.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.hasPrefix("## `\(kind.name)` \(kind.reference) Minimum OS: "))
    let fragments = section.split(separator: "```yaml\ngiven: ").dropFirst()
      .compactMap { $0.split(separator: "\n```").first }
    #expect(fragments.contains { $0.contains(kind.name) })
    #expect(section.contains("| en_US | de_DE | ar_EG |"))
    for option in kind.optionNames ?? [] {
      #expect(section.contains("| `\(option)`"), "the options' table lacks '\(option)'")
      #expect(fragments.contains { $0.contains("\(option):") }, "no example has '\(option)'")
    }
  }

  @Test(arguments: [EmbeddedTexts.helpers, .templates])
  func textsAreEmbedded(texts: EmbeddedTexts) throws {
    let folder = Repository.root.appending(path: texts.folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let entries = try names.map { name in
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      return texts.entry(String(name.prefix { $0 != "." }), "#\"\"\"\n\(text)\n\"\"\"#")
    }
    let page = Repository.root.appending(path: texts.file)
    let written = try String(contentsOf: page, encoding: .utf8)
    let head = try #require(written.range(of: texts.head))
    let embedded = written[..<head.upperBound] + entries.joined() + texts.tail
    try expect(written, at: page, toBe: String(embedded))
  }

  @Test(arguments: [KeyTables.spec, .screens, .review, .formats])
  func everyKeyIsThere(tables: KeyTables) throws {
    let page = try String(contentsOf: tables.url, encoding: .utf8)
    let (recomputed, missing) = tables.recomputed(page)
    #expect(missing == [])
    try expect(page, at: tables.url, toBe: recomputed)
  }

  /// Line by line, or records it.
  private func expect(_ page: String, at url: URL, toBe recomputed: String) throws {
    if Repository.isRecording {
      try Data(recomputed.utf8).write(to: url, options: .atomic)
      Issue.record(Repository.recorded)
      return
    }
    for (written, made) in zip(page.lines, recomputed.lines) { #expect(written == made) }
    #expect(page.lines.count == recomputed.lines.count)
  }
}

extension String {
  fileprivate var lines: [Substring] { split(separator: "\n", omittingEmptySubsequences: false) }
}

/// Files of a folder that the tool carries as texts.
struct EmbeddedTexts: CustomTestStringConvertible {
  let folder: String
  let file: String
  let head: String
  let tail: String
  /// Of a name and a literal.
  let entry: @Sendable (String, String) -> String

  var testDescription: String { file }

  static let helpers = Self(
    folder: "Sources/ViewModelSupport",
    file: "Sources/SupportSource/SupportText.swift",
    head: "enum SupportText {\n",
    tail: "}\n",
    entry: { "  static let \($0) = \($1)\n" }
  )
  static let templates = Self(
    folder: "Templates",
    file: "Sources/Templates/Templates.swift",
    head: "sources: [String: String] = [\n",
    tail: "  ]\n}\n",
    entry: { "    \"\($0)\": \($1),\n" }
  )
}
