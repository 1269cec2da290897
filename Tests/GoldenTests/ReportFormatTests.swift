import Foundation
import TestSupport
import Testing

/// What tools read says the same as what people read, and nothing else is on either stream.
@Suite struct ReportFormatTests {
  /// A few of those that `FixTests` reads as JSON.
  @Test(arguments: ["control-characters", "comment-in-text", "format-advice", "generated-files"])
  func saysTheSameToGitHub(name: String) async throws {
    let result = try await DiagnosticCase.run(name, adding: ["--format", "github"])
    let lines = result.stdout.split(separator: "\n")
    #expect(lines.count == (try DiagnosticCase.count(name)), "\(result.text)")
    #expect(lines.allSatisfy { $0.hasPrefix("::") })
    #expect(result.status == (result.stdout.contains("::error ") ? 1 : 0))
    #expect(result.stderr == "")
  }

  /// Annotations in a step with a `working-directory`.
  @Test func namesFilesFromTheRootOfTheRepository() async throws {
    let folder = try TemporaryFolder()
    let app = folder.url.appending(path: "apps/ios")
    try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
    let workspace = "GITHUB_WORKSPACE=\(folder.url.path)/."
    let lint = ["lint", "../x.yaml", "--format", "github"]
    let result = try await run("env", [workspace, Repository.tool()] + lint, in: app)
    #expect(result.stdout.hasPrefix("::error file=apps/x.yaml,title="), "\(result.text)")
  }
}
