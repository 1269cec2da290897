import DocumentReader
import Foundation
import TestSupport
import Testing
import Translations

/// Tests that `sync` turns the catalog `Catalogs/<rule>.before.xcstrings`, or no catalog if that does not exist, into
/// `<rule>.after.xcstrings`.
@Suite struct CatalogSyncTests {
  struct Rule: CustomTestStringConvertible {
    let name: String
    let spec: String
    let changes: [String]
    var prunes = false

    var testDescription: String { name }
  }

  static let rules = [
    Rule(
      name: "new",
      spec:
        "display: { a: Hello, b: \"by {name}\", c: \"{count | plural(one: 'one', other: 'many')}\" }",
      changes: ["new Shop.a", "new Shop.b", "new Shop.c"]
    ),
    Rule(
      name: "new-beside-others",
      spec: "display: { a10: ten, a9: nine }",
      changes: ["new Shop.a10"]
    ),
    Rule(name: "changed-text", spec: "display: { a: Good morning }", changes: ["changed Shop.a"]),
    Rule(
      name: "changed-placeholders",
      spec: "display: { a: \"50 % off {name}\" }",
      changes: ["changed Shop.a"]
    ),
    Rule(
      name: "changed-plural",
      spec:
        "display: { a: \"{name} has {count | plural(one: '{value} page', other: '{value} pages')}\" }",
      changes: ["changed Shop.a"]
    ),
    Rule(name: "changed-and-back", spec: "display: { a: Hello }", changes: ["changed Shop.a"]),
    Rule(
      name: "moved",
      spec: "display: { greeting: Hello }",
      changes: ["moved Shop.a to Shop.greeting"]
    ),
    // `Stall` is a spec that is not part of the run.
    Rule(
      name: "moved-spec",
      spec: "display: { greeting: Hello, farewell: Good-bye }",
      changes: ["new Shop.farewell", "moved Store.greeting to Shop.greeting"]
    ),
    Rule(name: "stale", spec: "display: { b: Hello }", changes: ["stale Shop.a"]),
    Rule(
      name: "pruned",
      spec: "display: { b: Hello }",
      changes: ["deleted Shop.a", "deleted Shop.old"],
      prunes: true
    ),
    Rule(name: "returned", spec: "display: { a: Hello }", changes: ["back Shop.a"]),
    Rule(name: "entries-of-others", spec: "display: { a: Hello }", changes: ["new Shop.a"]),
    Rule(
      name: "source-text-lost",
      spec: "display: { a: Hello, b: \"by {name}\" }",
      changes: []
    ),
    Rule(name: "comment", spec: "display: { a: { text: Hello, doc: A greeting. } }", changes: []),
  ]

  @Test(arguments: rules)
  func syncFollowsTheRuleAndIsIdempotent(rule: Rule) throws {
    let before = file("\(rule.name).before")
    let units = try shopScreen(rule.spec, isTranslated: true).textUnits
    var sync = try self.sync(SourceFile(path: "Shop.xcstrings", bytes: bytes(at: before) ?? []))
    sync.sync(units, of: ["Shop"], excluding: ["Stall"], prunes: rule.prunes)
    #expect(described(sync.changes) == rule.changes)
    let text = try #require(sync.text)

    let after = file("\(rule.name).after")
    if Repository.isRecording {
      try Data(text).write(to: after)
      Issue.record(Repository.recorded)
      return
    }
    #expect(
      String(decoding: text, as: UTF8.self)
        == bytes(at: after).map { String(decoding: $0, as: UTF8.self) }
    )

    var again = try self.sync(SourceFile(path: "Shop.xcstrings", bytes: text))
    again.sync(units, of: ["Shop"], excluding: ["Stall"], prunes: rule.prunes)
    #expect(described(again.changes) == [])
    #expect(again.text == nil)
  }

  /// `sync` must not change what else Xcode wrote, so reading and writing a catalog must preserve every byte.
  @Test(arguments: rules)
  func catalogIsWrittenAsItWasRead(rule: Rule) throws {
    guard let bytes = bytes(at: file("\(rule.name).before")) else { return }
    var diagnostics: [Diagnostic] = []
    let catalog = try #require(
      readCatalog(SourceFile(path: "Shop.xcstrings", bytes: bytes), into: &diagnostics)
    )
    #expect(catalogJSON(catalog.root) == bytes)
  }

  private func sync(_ file: SourceFile) throws -> CatalogSync {
    var diagnostics: [Diagnostic] = []
    let catalog = file.bytes.isEmpty ? nil : readCatalog(file, into: &diagnostics)
    #expect(diagnostics.map(\.message) == [])
    return CatalogSync(catalog?.root, in: file, sourceLanguage: "en")
  }

  private func described(_ changes: CatalogSync.Changes) -> [String] {
    changes.new.map { "new \($0)" } + changes.changed.map { "changed \($0)" }
      + changes.moved.map { "moved \($0.from) to \($0.to)" } + changes.stale.map { "stale \($0)" }
      + changes.returned.map { "back \($0)" } + changes.pruned.map { "deleted \($0)" }
  }

  private func file(_ name: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "Catalogs/\(name).xcstrings"
    )
  }

  private func bytes(at file: URL) -> [UInt8]? { (try? Data(contentsOf: file)).map(Array.init) }
}
