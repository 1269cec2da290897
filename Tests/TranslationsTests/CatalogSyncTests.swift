import DocumentReader
import Foundation
import TestSupport
import Testing
import Translations

/// A folder of `Catalogs` for each rule of `sync`: of a spec over `Shop` with the fields in `spec.yaml`, it turns the catalog
/// `before.xcstrings`, or no catalog if that does not exist, into `after.xcstrings`, and reports `changes.txt`.
///
/// The catalogs may have texts of `Stall`, a spec that is not part of the run.
@Suite struct CatalogSyncTests {
  struct Rule: CustomTestStringConvertible {
    let folder: URL

    var testDescription: String { folder.lastPathComponent }

    func bytes(of file: String) -> [UInt8]? {
      (try? Data(contentsOf: folder.appending(path: file))).map(Array.init)
    }

    func text(of file: String) -> String? {
      bytes(of: file).map { String(decoding: $0, as: UTF8.self) }
    }

    static func all() throws -> [Rule] {
      let tests = URL(filePath: #filePath).deletingLastPathComponent()
      let catalogs = tests.appending(path: "Catalogs")
      return try FileManager.default.contentsOfDirectory(atPath: catalogs.path).sorted().map {
        Rule(folder: catalogs.appending(path: $0))
      }
    }
  }

  @Test(arguments: try Rule.all())
  func syncFollowsTheRuleAndIsIdempotent(rule: Rule) throws {
    let units = try shopScreen(#require(rule.text(of: "spec.yaml")), isTranslated: true).textUnits
    let prunes = rule.text(of: "arguments.txt") == "--prune\n"
    var sync = try sync(rule.bytes(of: "before.xcstrings") ?? [])
    sync.sync(units, of: ["Shop"], excluding: ["Stall"], prunes: prunes)
    let text = try #require(sync.text)
    let changes = described(sync.changes).map { $0 + "\n" }.joined()

    if Repository.isRecording {
      try Data(text).write(to: rule.folder.appending(path: "after.xcstrings"))
      try Data(changes.utf8).write(to: rule.folder.appending(path: "changes.txt"))
      Issue.record(Repository.recorded)
      return
    }
    #expect(changes == rule.text(of: "changes.txt"))
    #expect(String(decoding: text, as: UTF8.self) == rule.text(of: "after.xcstrings"))

    var again = try self.sync(text)
    again.sync(units, of: ["Shop"], excluding: ["Stall"], prunes: prunes)
    #expect(described(again.changes) == [])
    #expect(again.text == nil)
  }

  /// `sync` must not change what else Xcode wrote, so reading and writing a catalog must preserve every byte.
  @Test(arguments: try Rule.all())
  func catalogIsWrittenAsItWasRead(rule: Rule) throws {
    guard let bytes = rule.bytes(of: "before.xcstrings") else { return }
    var diagnostics: [Diagnostic] = []
    let catalog = try #require(
      readCatalog(SourceFile(path: "Shop.xcstrings", bytes: bytes), into: &diagnostics)
    )
    #expect(catalogJSON(catalog.root) == bytes)
  }

  private func sync(_ bytes: [UInt8]) throws -> CatalogSync {
    let file = SourceFile(path: "Shop.xcstrings", bytes: bytes)
    var diagnostics: [Diagnostic] = []
    let catalog = bytes.isEmpty ? nil : readCatalog(file, into: &diagnostics)
    #expect(diagnostics.map(\.message) == [])
    return CatalogSync(catalog?.root, in: file, sourceLanguage: "en")
  }

  private func described(_ changes: CatalogSync.Changes) -> [String] {
    changes.new.map { "new \($0)" } + changes.changed.map { "changed \($0)" }
      + changes.moved.map { "moved \($0.from) to \($0.to)" } + changes.stale.map { "stale \($0)" }
      + changes.returned.map { "back \($0)" } + changes.pruned.map { "deleted \($0)" }
  }
}
