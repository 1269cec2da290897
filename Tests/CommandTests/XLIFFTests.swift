import Foundation
import TestSupport
import Testing

/// The files for translation agencies conform to XLIFF 1.2, and importing them restores the catalog.
@Suite struct XLIFFTests {
  @Test func exportedFilesAreValidAndRestoreTheCatalog() async throws {
    let folder = try Self.app()
    let exported = try await tool("export", "--xliff", "out", in: folder)
    #expect(exported.status == 0 && exported.stderr.isEmpty, "\(exported.text)")
    let files = try folder.names("languages/out")
    #expect(files == ["ar.xliff", "de.xliff", "ja.xliff", "pl.xliff"])
    let valid = try await validate(files, in: folder)
    #expect(valid.status == 0, "\(valid.text)")

    let path = "languages/ViewModels.xcstrings"
    let complete = try folder.text(path)
    let unchanged = try await tool("import", "out/de.xliff", in: folder)
    #expect(unchanged.stdout == "ViewModels.xcstrings: de: nothing new\n", "\(unchanged.text)")

    try folder.write(try withoutTranslations(complete), to: path)
    let empty = try await tool("export", "--xliff", "empty", in: folder)
    #expect(empty.status == 0)
    let emptyFiles = try await validate(files, in: folder, "languages/empty")
    #expect(emptyFiles.status == 0, "\(emptyFiles.text)")
    let restored = try await tool("import", in: folder, files.map { "out/\($0)" })
    #expect(restored.status == 0, "\(restored.text)")
    #expect(try folder.text(path) == complete)
  }

  /// Without this test, a validator that accepts everything would go unnoticed.
  @Test func validatorReportsMistakes() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "<xliff version='1.2' xmlns='urn:oasis:names:tc:xliff:document:1.2'/>",
      to: "out/a"
    )
    #expect(try await validate(["a"], in: folder, "out").status != 0)
  }

  private static func app() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    // Makes the folder a repository, because the tool reads only files of the same repository.
    try folder.write("", to: ".git")
    for name in ["languages", "schemas", "fixtures"] {
      try FileManager.default.copyItem(
        at: Repository.specs.appending(path: name),
        to: folder.url.appending(path: name)
      )
    }
    return folder
  }

  private func tool(
    _ arguments: String...,
    in folder: TemporaryFolder,
    _ more: [String] = []
  ) async throws -> ProcessOutput {
    let languages = folder.url.appending(path: "languages")
    return try await run(Repository.tool(), ["translations"] + arguments + more, in: languages)
  }

  private func withoutTranslations(_ catalog: String) throws -> String {
    var root = try #require(
      try JSONSerialization.jsonObject(with: Data(catalog.utf8)) as? [String: Any]
    )
    var strings = try #require(root["strings"] as? [String: [String: Any]])
    for (key, entry) in strings {
      let localizations = try #require(entry["localizations"] as? [String: Any])
      strings[key]?["localizations"] = localizations.filter { $0.key == "en" }
    }
    root["strings"] = strings
    let options: JSONSerialization.WritingOptions = [
      .prettyPrinted, .sortedKeys, .withoutEscapingSlashes,
    ]
    return String(
      decoding: try JSONSerialization.data(withJSONObject: root, options: options),
      as: UTF8.self
    )
  }

  private func validate(
    _ files: [String],
    in folder: TemporaryFolder,
    _ output: String = "languages/out"
  ) async throws -> ProcessOutput {
    let schemas = Repository.root.appending(path: "Tests/CommandTests/XLIFF")
    let catalog = "XML_CATALOG_FILES=\(schemas.appending(path: "catalog.xml").path)"
    let schema = schemas.appending(path: "xliff-core-1.2-strict.xsd").path
    let arguments = [catalog, "xmllint", "--nonet", "--noout", "--schema", schema] + files
    return try await run("env", arguments, in: folder.url.appending(path: output))
  }
}
