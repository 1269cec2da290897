import DocumentReader
import Foundation
import SwiftOutput
import TestSupport
import Testing
import Workspace

/// Texts of errors that several screens share.
@Suite struct SharedErrorsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      errors:
        URLError.notConnectedToInternet: You are offline.
        "quota(limit: Int)": "{limit} posts a day"
        default: Something went wrong.

      """,
      to: "specs/shared/errors.yaml"
    )
    try folder.write(
      """
      { "title": "Feed", "type": "object", "required": ["title"], "properties": { "title": { "type": "string" } } }
      """,
      to: "specs/feed.json"
    )
  }

  private let translations = "translations: { catalog: L.xcstrings, languages: [de] }\n"

  @Test func screensShareOneEntryOfTheCatalog() throws {
    try folder.write(translations, to: "viewmodelgen.yaml")
    try write("A", "errors: shared/errors.yaml")
    try write("B", "errors: ./shared/errors.yaml")
    #expect(
      try texts() == [
        "errors.errors.URLError.notConnectedToInternet": "You are offline.",
        "errors.errors.quota": "%@ posts a day",
        "errors.errors.default": "Something went wrong.",
      ]
    )
  }

  @Test func textOfAScreenAppliesInsteadOfTheSharedOne() throws {
    try folder.write(
      "errors: specs/shared/errors.yaml\n\(translations)",
      to: "viewmodelgen.yaml"
    )
    try write("A", "errors: { default: No feed., quota: Too many posts }")
    try write("B", "")
    #expect(
      try texts() == [
        "A.errors.default": "No feed.",
        "A.errors.quota": "Too many posts",
        "errors.errors.URLError.notConnectedToInternet": "You are offline.",
        "errors.errors.quota": "%@ posts a day",
        "errors.errors.default": "Something went wrong.",
      ]
    )
  }

  /// The entries of the catalog that `translations sync` writes.
  private func texts() throws -> [String: String] {
    var diagnostics: [Diagnostic] = []
    _ = Workspace(in: SwiftLanguage.self)
      .syncTranslations(
        [folder.path("specs")],
        flags: Settings(),
        prunes: false,
        into: &diagnostics
      )
    #expect(diagnostics == [])
    let data = try Data(contentsOf: URL(filePath: folder.path("L.xcstrings")))
    return try JSONDecoder().decode(Catalog.self, from: data).strings
      .compactMapValues { $0.localizations["en"]?.stringUnit.value }
  }

  private struct Catalog: Decodable {
    struct Entry: Decodable {
      struct Localization: Decodable {
        struct Unit: Decodable { let value: String }
        let stringUnit: Unit
      }
      let localizations: [String: Localization]
    }
    let strings: [String: Entry]
  }

  private func write(_ name: String, _ errors: String) throws {
    try folder.write(
      """
      view: \(name)View
      service: { schema: feed.json }
      display: { name: "{title}" }
      screen:
        service: \(name)Service
        load: { call: feed }
        \(errors)

      """,
      to: "specs/\(name).yaml"
    )
  }
}
