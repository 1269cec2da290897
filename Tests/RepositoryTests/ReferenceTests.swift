import Foundation
import OutputInterface
import SwiftOutput
import TestSupport
import Testing
import ViewModelIR

/// The pages of the reference match the tool.
@Suite(.serialized) struct ReferenceTests {
  @Test func tablesOfFormatsShowTheToolsStrings() throws {
    let page = try FormatsPage()
    try expect(page.text, at: FormatsPage.url, toBe: page.recomputed())
  }

  @Test(arguments: FormatDefinition.all)
  func everyFormatIsDocumented(kind: FormatDefinition) throws {
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

  @Test(arguments: [
    ("Sources/ViewModelSupport", helperFiles.map(\.name) + ["PluralCategory"]),
    ("Sources/KotlinSupport", kotlinHelperFiles.map(\.name)),
    ("Templates", Array(templateTexts.keys)),
  ])
  func everyHelperAndTemplateIsEmbedded(folder: String, embedded: [String]) throws {
    let folder = Repository.root.appending(path: folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.map { String($0.prefix { $0 != "." }) }.sorted() == embedded.sorted())
  }

  /// The comments that begin the helpers have the names by which code refers to these.
  @Test func helpersHaveTheirNames() {
    for piece in supportPieces {
      for name in piece.names { #expect(piece.source.contains(name)) }
    }
    let begun = Set(supportPieces.flatMap(\.names))
    #expect(begun.count == supportPieces.reduce(0) { $0 + $1.names.count })
    // Tests contain the notation themselves.
    for (name, lines) in helperFiles where name != "StyledNotation" {
      let code = lines.drop { $0.isEmpty || $0 == "import Foundation" }
      #expect(code.first?.hasPrefix("// MARK: ") == true)
    }
  }

  @Test(arguments: [
    KeyTables.spec, .screens, .accessibility, .styledTexts, .review, .formats, .kotlin,
  ])
  func everyKeyIsDocumented(tables: KeyTables) throws {
    let page = try String(contentsOf: tables.url, encoding: .utf8)
    let (recomputed, missing) = tables.recomputed(page)
    #expect(missing == [])
    try expect(page, at: tables.url, toBe: recomputed)
  }

  /// Compares a page line by line, or records it.
  private func expect(_ page: String, at url: URL, toBe recomputed: String) throws {
    if Repository.isRecording {
      try Data(recomputed.utf8).write(to: url, options: .atomic)
      Issue.record(Repository.recorded)
      return
    }
    for (written, expected) in zip(page.lines, recomputed.lines) { #expect(written == expected) }
    #expect(page.lines.count == recomputed.lines.count)
  }
}

extension String {
  fileprivate var lines: [Substring] { split(separator: "\n", omittingEmptySubsequences: false) }
}
