import DocumentReader
import Foundation
import SwiftOutput
import TestSupport
import Testing
import Translations
import Workspace

@testable import Workspace

/// Syncing String Catalogs on disk, including while another program writes them.
struct CatalogFileTests {
  let folder: TemporaryFolder
  private let catalog = "ViewModels.xcstrings"

  init() throws {
    folder = try TemporaryFolder()
    try configure("ViewModels.xcstrings")
    try folder.write(
      #"{ "title": "Book", "type": "object", "required": ["title"], "properties": { "title": { "type": "string" } } }"#,
      to: "specs/schemas/Book.schema.json"
    )
    try write("Book", "by {title}")
    try write("Shelf", "on it: {title}")
  }

  private func configure(_ catalog: String) throws {
    let translations = "translations: { catalog: \(catalog), languages: [de] }\n"
    try folder.write(
      "specs: specs\noutput: Out\ntests: Tests\n\(translations)",
      to: "viewmodelgen.yaml"
    )
  }

  private func write(_ name: String, _ text: String) throws {
    let spec = """
      view: \(name)View
      service: { schema: schemas/Book.schema.json, type: Book }
      display: { text: "\(text)" }

      """
    try folder.write(spec, to: "specs/\(name).yaml")
  }

  private func sync(prunes: Bool = false) -> String {
    var diagnostics: [Diagnostic] = []
    let synced = Workspace(in: SwiftLanguage.self).syncTranslations(
      [folder.path("specs")],
      flags: Settings(),
      prunes: prunes,
      into: &diagnostics
    )
    let errors = DiagnosticReport(diagnostics.filter { $0.severity == .error })
    return folder.shortened(describe(errors) + synced.map { describe($0) + "\n" }.joined())
  }

  @Test func secondSyncDoesNotWriteTheFile() throws {
    #expect(sync() == "ViewModels.xcstrings: 2 new\n")
    let inode = try folder.inode(catalog)
    #expect(sync() == "ViewModels.xcstrings: up to date\n")
    #expect(try folder.inode(catalog) == inode)
  }

  @Test func syncSaysThatItCreatedACatalogWithoutTexts() throws {
    for name in ["Book", "Shelf"] { try write(name, "{title}") }
    #expect(sync() == "ViewModels.xcstrings: created, no texts\n")
    #expect(sync() == "ViewModels.xcstrings: up to date\n")
  }

  @Test func syncLaysACatalogOutAsXcodeDoes() throws {
    #expect(sync() == "ViewModels.xcstrings: 2 new\n")
    let text = try folder.text(catalog)
    try folder.write(text.replacing(" : ", with: ": "), to: catalog)
    #expect(sync() == "ViewModels.xcstrings: laid out as Xcode does\n")
    #expect(try folder.text(catalog) == text)
  }

  @Test func catalogFolderHoldsOneCatalogPerSpec() throws {
    try configure("Texts/Deep")
    #expect(sync() == "Texts/Deep/Book.xcstrings: 1 new\nTexts/Deep/Shelf.xcstrings: 1 new\n")
    #expect(try folder.names("Texts/Deep") == ["Book.xcstrings", "Shelf.xcstrings"])
    try write("Book", "from {title}")
    #expect(
      sync()
        == "Texts/Deep/Book.xcstrings: 1 changed (Book.text)\nTexts/Deep/Shelf.xcstrings: up to date\n"
    )
  }

  @Test func trailingLineBreakIsKept() throws {
    #expect(sync() == "ViewModels.xcstrings: 2 new\n")
    #expect(try folder.text(catalog).hasSuffix("}"))
    try folder.write(try folder.text(catalog) + "\n", to: catalog)
    try write("Book", "from {title}")
    #expect(sync() == "ViewModels.xcstrings: 1 changed (Book.text)\n")
    #expect(try folder.text(catalog).hasSuffix("}\n"))
  }

  @Test(arguments: [
    ("{ \"sourceLanguage\" : \"en\", ", ":1:28: error: the file ends too early"),
    ("[]", ":1:1: error: this is a list; a String Catalog"),
    (
      "{ \"sourceLanguage\" : \"fr\", \"strings\" : {}, \"version\" : \"1.0\" }",
      ":1:22: error: the catalog's source language is 'fr'"
    ),
    (
      "{ \"sourceLanguage\" : \"en\", \"strings\" : { \"a\" : {}, \"a\" : {} }, \"version\" : \"1.0\" }",
      ":1:52: error: the key 'a' is already used on line 1"
    ),
    ("\u{0}", ":1:1: error: a NUL byte"), ("", ":1:1: error: "),
  ])
  func invalidCatalogIsReportedAndNotChanged(text: String, error: String) throws {
    try folder.write(text, to: catalog)
    #expect(sync().hasPrefix(catalog + error), "\(sync())")
    #expect(try folder.text(catalog) == text)
  }

  @Test func pruningRemovesNoTextsIfASpecHasAnError() throws {
    #expect(sync() == "ViewModels.xcstrings: 2 new\n")
    let before = try folder.text(catalog)
    try write("Book", "by {titel}")
    #expect(sync(prunes: true).hasPrefix("specs/Book.yaml:3:"))
    #expect(try folder.text(catalog) == before)
  }

  /// Simulates Xcode saving the file between the sync's read and write.
  @Test func changesSavedByAnotherProgramDuringASyncAreKept() throws {
    #expect(sync() == "ViewModels.xcstrings: 2 new\n")
    try write("Book", "from {title}")
    var calls = 0
    var diagnostics: [Diagnostic] = []
    let isWritten = Workspace(in: SwiftLanguage.self).rewriteCatalog(
      at: folder.path(catalog),
      in: "en",
      into: &diagnostics
    ) { catalog, file in
      calls += 1
      let text = String(decoding: file.bytes, as: UTF8.self)
      if calls == 1 {
        let saved = text.replacing(
          "\"strings\" : {",
          with: "\"strings\" : {\n    \"Other\" : {\n\n    },"
        )
        try? folder.write(saved, to: self.catalog)
      }
      return Array(text.replacing("by %@", with: "from %@").utf8)
    }
    #expect(isWritten == true && calls == 2 && diagnostics.isEmpty)
    let text = try folder.text(catalog)
    #expect(text.contains("\"Other\"") && text.contains("from %@"))
    #expect(
      sync() == "ViewModels.xcstrings: comments updated\n"
        || sync() == "ViewModels.xcstrings: up to date\n"
    )
  }

  @Test func syncGivesUpOnACatalogThatKeepsChanging() throws {
    #expect(sync() == "ViewModels.xcstrings: 2 new\n")
    var calls = 0
    var diagnostics: [Diagnostic] = []
    let isWritten = Workspace(in: SwiftLanguage.self).rewriteCatalog(
      at: folder.path(catalog),
      in: "en",
      into: &diagnostics
    ) { _, file in
      calls += 1
      let text = String(decoding: file.bytes, as: UTF8.self)
      try? folder.write(text + "\n", to: self.catalog)
      return Array("{}".utf8)
    }
    #expect(isWritten == nil && diagnostics.map(\.code) == [.output])
    #expect(try folder.text(catalog).hasSuffix(String(repeating: "\n", count: calls)))
  }

  /// As an input, the catalog makes a build run again when a translation has changed.
  @Test func catalogIsAnInputOfTheRun() throws {
    #expect(sync() == "ViewModels.xcstrings: 2 new\n")
    var diagnostics: [Diagnostic] = []
    let workspace = Workspace(in: SwiftLanguage.self)
    _ = workspace.plans([folder.path("specs")], flags: Settings(), into: &diagnostics)
    #expect(workspace.files.inputs.paths.contains(folder.path(catalog)))
  }

  @Test func watchRegeneratesFilesWhenATranslationChanges() throws {
    #expect(sync() == "ViewModels.xcstrings: 2 new\n")
    let session = WatchSession(
      [folder.path("specs")],
      flags: Settings(),
      in: SwiftLanguage.self
    )
    #expect(session.run()?.diagnostics.map(\.code) == [.untranslated])
    let text = try folder.text(catalog)
    let unit = #"{ "stringUnit" : { "state" : "translated", "value" : "von %@" } }"#
    let german = text.replacing(
      "\"localizations\" : {",
      with: "\"localizations\" : {\n        \"de\" : \(unit),",
      maxReplacements: 1
    )
    try folder.write(german, to: catalog)
    let line = try #require(session.run()?.line)
    #expect(
      folder.shortened(line).hasPrefix("ViewModels.xcstrings: wrote Out/BookViewModel.swift"),
      "\(line)"
    )
    #expect(try folder.text("Out/BookViewModel.swift").contains("case .de: return \"von %1\""))
    #expect(session.run() == nil)
  }
}
