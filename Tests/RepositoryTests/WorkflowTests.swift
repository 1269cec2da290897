import DocumentReader
import Foundation
import TestSupport
import Testing

/// What GitHub runs for this repository, and what the action runs for others.
@Suite struct WorkflowTests {
  private static let files = [
    "action.yml", ".github/workflows/ci.yml", ".github/workflows/nightly.yml",
    ".github/workflows/release.yml",
  ]

  @Test func everyWorkflowIsListed() throws {
    let folder = Repository.root.appending(path: ".github/workflows")
    let workflows = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(
      Set(Self.files) == Set(["action.yml"] + workflows.map { ".github/workflows/" + $0 })
    )
  }

  @Test(arguments: files) func scriptsExist(file: String) throws {
    let commands = try steps(of: file).compactMap { $0["run"]?.string }
    let scripts = commands.flatMap {
      $0.matches(of: /\.(?:ci|github\/action)\/[a-z-]+/).map { String($0.0) }
    }
    #expect(!scripts.isEmpty)
    for script in scripts {
      let path = Repository.root.appending(path: script).path
      #expect(FileManager.default.isExecutableFile(atPath: path), "\(script)")
    }
  }

  /// Text that others choose, such as the name of a branch, could otherwise end the command and begin another one.
  @Test(arguments: files) func commandsContainNoExpressions(file: String) throws {
    for step in try steps(of: file) {
      #expect(step["run"]?.string?.contains("${{") != true, "\(file): \(step)")
    }
  }

  /// The owner of an action can move a tag, but not a commit.
  @Test(arguments: files) func actionsArePinned(file: String) throws {
    for action in try steps(of: file).compactMap({ $0["uses"]?.string }) {
      #expect(action.contains(/^actions\/[a-z-]+@[0-9a-f]{40}$/), "\(action)")
    }
  }

  private func steps(of file: String) throws -> [Node] {
    let url = Repository.root.appending(path: file)
    let source = SourceFile(path: file, text: try String(contentsOf: url, encoding: .utf8))
    var diagnostics: [Diagnostic] = []
    // The reader of specs warns about keys without a value, such as `pull_request`.
    let document = try #require(readYAML(source, into: &diagnostics))
    let jobs = document["runs"].map { [$0] } ?? document["jobs"]?.members?.map(\.value) ?? []
    let steps = jobs.flatMap { $0["steps"]?.elements ?? [] }
    try #require(!steps.isEmpty)
    return steps
  }
}
