import DocumentReader
import Foundation
import TestSupport
import Testing
import Workspace

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

  /// The workflows in docs/ci.md pass inputs to the action, and use its output.
  @Test func documentedUsesFitTheAction() throws {
    let action = try document("action.yml")
    let page = try DocumentationPage("docs/ci.md")
    let uses = try page.blocks.filter { $0.language == "yaml" && $0.text.contains("jobs:") }
      .flatMap { steps(of: try read($0.text, "\(page.path):\($0.line)")) }
      .filter { $0["uses"]?.string?.hasPrefix("OWNER/viewmodelgen@") == true }
    let inputs = uses.flatMap { $0["with"]?.members?.map(\.key) ?? [] }
    #expect(uses.count > 1 && !inputs.isEmpty)
    for input in inputs {
      #expect(action["inputs"]?[input] != nil, "no input '\(input)'")
    }
    let text = page.blocks.map(\.text).joined()
    for output in text.matches(of: /steps\.viewmodels\.outputs\.(\w+)/).map({ String($0.1) }) {
      #expect(action["outputs"]?[output] != nil, "no output '\(output)'")
    }
  }

  /// A version in an address or behind the name of the tool is the current one, so a release has to update it.
  @Test(arguments: ["docs/ci.md", "docs/install.md"])
  func documentedVersionIsCurrent(page: String) throws {
    let text = try text(of: page)
    let pattern = /(?:viewmodelgen@v?|download\/v|ref: v|viewmodelgen" = ")(\d+\.\d+\.\d+)/
    let versions = text.matches(of: pattern).map { String($0.1) }
    #expect(versions.count > 2)
    #expect(Set(versions) == [toolVersion])
  }

  private func steps(of file: String) throws -> [Node] {
    let steps = steps(of: try document(file))
    try #require(!steps.isEmpty)
    return steps
  }

  private func steps(of document: Node) -> [Node] {
    let jobs = document["runs"].map { [$0] } ?? document["jobs"]?.members?.map(\.value) ?? []
    return jobs.flatMap { $0["steps"]?.elements ?? [] }
  }

  private func document(_ file: String) throws -> Node {
    try read(try text(of: file), file)
  }

  private func read(_ text: String, _ path: String) throws -> Node {
    var diagnostics: [Diagnostic] = []
    // The reader of specs warns about keys without a value, such as `pull_request`.
    return try #require(readYAML(SourceFile(path: path, text: text), into: &diagnostics), "\(path)")
  }

  private func text(of file: String) throws -> String {
    try String(contentsOf: Repository.root.appending(path: file), encoding: .utf8)
  }
}
