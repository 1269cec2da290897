import Foundation
import TestSupport
import Testing

/// `docs/architecture.md` says what is.
@Suite struct ArchitectureTests {
  /// As SwiftPM reads the manifest.
  private struct Manifest: Decodable {
    struct Target: Decodable {
      struct Dependency: Decodable {
        let byName: [String?]?
      }

      let name: String
      let type: String
      let dependencies: [Dependency]
    }

    let targets: [Target]
  }

  @Test func modulesImportWhatTheTableSays() async throws {
    // The build of the tests holds the package's own folder.
    let scratch = try TemporaryFolder()
    let result = try await run(
      "swift",
      ["package", "--scratch-path", scratch.path, "dump-package"],
      in: Repository.root
    )
    let manifest = try JSONDecoder().decode(Manifest.self, from: Data(result.stdout.utf8))
    let kinds = ["regular", "executable"]
    let targets = manifest.targets.filter { kinds.contains($0.type) && $0.name != "TestSupport" }
    let imports = targets.map { target in
      (target.name, Set(target.dependencies.compactMap { $0.byName?.first ?? nil }))
    }
    let page = try text("docs/architecture.md")
    let rows = page.matches(of: /\n\| `([\w-]+)` \|[^|]*\|([^|]*)\|/)
    let table = rows.map { row in
      (String(row.1), Set(row.2.matches(of: /`(\w+)`/).map { String($0.1) }))
    }
    #expect(Dictionary(table) { $1 } == Dictionary(imports) { $1 })
  }

  @Test func filesAreThere() throws {
    let page = try text("docs/architecture.md")
    let files = page.matches(of: /`(\w+\/[\w\/+]+\.(?:swift|mustache))`/).map { String($0.1) }
    #expect(files.count > 12)
    for file in files {
      let path = file.hasPrefix("Templates/") ? file : "Sources/\(file)"
      let url = Repository.root.appending(path: path)
      #expect(FileManager.default.fileExists(atPath: url.path), "\(file)")
    }
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
  }
}
