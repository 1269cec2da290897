import DocumentReader
import Foundation
import SwiftOutput
import TestSupport
import Testing

@testable import Workspace

/// A file that specs may not name is not even opened: opening can have effects, and takes time on a network.
struct RefusedFilesTests {
  /// A record of a run must notice a file that would make another folder the limit.
  @Test func limitDependsOnWhatIsNotThere() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "app/MODULE.bazel")
    try folder.write("specs: .\n", to: "app/feature/specs/viewmodelgen.yaml")
    var expected: [String] = []
    let boundary = Boundary(of: folder.path("app/feature/specs")) { expected.append($0) }
    #expect(boundary.root == canonicalPath(folder.path("app")))
    let markers = [".git", "MODULE.bazel", "Package.swift", "WORKSPACE", "project.yml"]
    for marker in markers {
      #expect(expected.contains(canonicalPath(folder.path("app/feature")) + "/" + marker))
    }
    #expect(!expected.contains(canonicalPath(folder.path("app")) + "/WORKSPACE"))
  }

  @Test(arguments: ["/etc/passwd", "../../outside/secret.json", "link.json", "../.git/config"])
  func areNotOpened(path: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "repository/.git/config")
    try folder.write("{}", to: "outside/secret.json")
    try folder.write("formats: {}\n", to: "outside/formats.yaml")
    try folder.write("specs: specs\n", to: "repository/viewmodelgen.yaml")
    try folder.write(
      "view: A\nservice: { schema: \(path) }\ndisplay: {}\n",
      to: "repository/specs/A.yaml"
    )
    try folder.write(
      """
      view: BView
      service: { schema: B.json }
      display: { text: a }
      examples: [{ fixture: \(path), expect: {} }]
      """,
      to: "repository/specs/B.yaml"
    )
    try folder.write(
      #"{ "type": "object", "allOf": [{ "$ref": "\#(path)" }] }"#,
      to: "repository/specs/B.json"
    )
    try folder.link("repository/specs/link.json", to: "../../outside/secret.json")
    try folder.link("repository/specs/Link.yaml", to: "../../outside/formats.yaml")
    try folder.write("", to: "repository/specs/sub/A.yaml")
    try folder.link("repository/specs/sub/viewmodelgen.yaml", to: "../../../outside/formats.yaml")

    let opened = Opened()
    let workspace = Workspace(Files(opened.loader), in: SwiftLanguage.self)
    for _ in 0..<2 {
      var diagnostics: [Diagnostic] = []
      _ = workspace.plans([folder.path("repository")], flags: Settings(), into: &diagnostics)
      #expect(diagnostics.hasErrors)
    }
    let paths = folder.shortened(opened.paths.sorted().joined(separator: "\n"))
    #expect(
      paths == """
        repository/specs/A.yaml
        repository/specs/B.json
        repository/specs/B.yaml
        repository/specs/sub/A.yaml
        repository/viewmodelgen.yaml
        """
    )
  }
}

/// Records the files that a loader opens.
private final class Opened: @unchecked Sendable {
  private let lock = NSLock()
  private var found: Set<String> = []

  var paths: Set<String> { lock.withLock { found } }

  var loader: FileLoader {
    FileLoader { path in
      self.lock.withLock { _ = self.found.insert(path) }
      return FileLoader.disk.load(path)
    }
  }
}
