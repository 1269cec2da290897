import Foundation
import TestSupport
import Testing

/// The formats for other tools contain the same diagnostics as the text, and nothing else is printed on either stream.
@Suite(.slow) struct ReportFormatTests {
  /// Cases with escaped characters, a warning, diagnostics with fixes, and diagnostics of files without a position.
  private static let cases = [
    "name-with-control-characters", "yaml-comment-in-text", "optional-never-nil",
    "generated-file-orphaned",
  ].map(DiagnosticCase.init)

  @Test(arguments: cases)
  func annotationsContainEveryDiagnostic(of example: DiagnosticCase) async throws {
    let result = try await example.runTool(adding: ["--format", "github"])
    let lines = result.stdout.split(separator: "\n")
    #expect(lines.count == (try example.recorded().split(separator: "\n").count), "\(result.text)")
    #expect(lines.allSatisfy { $0.hasPrefix("::") })
    #expect(result.status == (result.stdout.contains("::error ") ? 1 : 0))
    #expect(result.stderr == "")
  }

  /// The paths of annotations are relative to the root of the repository, also in a step with a `working-directory`.
  @Test func annotationPathsStartAtTheRepository() async throws {
    let folder = try TemporaryFolder()
    let app = folder.url.appending(path: "apps/ios")
    try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
    let workspace = "GITHUB_WORKSPACE=\(folder.url.path)/."
    let lint = ["lint", "../x.yaml", "--format", "github"]
    let result = try await run("env", [workspace, Repository.tool()] + lint, in: app)
    #expect(result.stdout.hasPrefix("::error file=apps/x.yaml,title="), "\(result.text)")
  }

  @Test func sarifMatchesItsSchema() async throws {
    let folder = try TemporaryFolder()
    var files: [String] = []
    func add(_ result: ProcessOutput) throws {
      #expect(result.stderr == "")
      files.append("\(files.count).sarif")
      try Data(result.stdout.utf8).write(to: folder.url.appending(path: files.last ?? ""))
    }
    for example in Self.cases {
      try add(await example.runTool(adding: ["--format", "sarif"]))
    }
    let odd = "odd {0} \n#%é.yaml"
    try Data("view: [".utf8).write(to: folder.url.appending(path: odd))
    for arguments in [["lint", odd], ["lint", "nowhere.yaml"], ["check", ""]] {
      try add(await run(Repository.tool(), arguments + ["--format", "sarif"], in: folder.url))
    }
    // No diagnostics at all.
    let fresh = ["check", "specs", "--format", "sarif"]
    try add(await run(Repository.tool(), fresh, in: Repository.root))

    let valid = try await validate(files, in: folder)
    #expect(valid.status == 0 && valid.text.isEmpty, "\(valid.text)")

    let file = try #require(files.first)
    let broken = try String(contentsOf: folder.url.appending(path: file), encoding: .utf8)
      .replacing("\"level\": \"error\"", with: "\"level\": \"fatal\"")
    try Data(broken.utf8).write(to: folder.url.appending(path: "broken.sarif"))
    #expect(try await validate(["broken.sarif"], in: folder).stdout.contains("'fatal'"))
  }
}

private func validate(_ files: [String], in folder: TemporaryFolder) async throws -> ProcessOutput {
  let sarif = Repository.root.appending(path: "Tests/CommandTests/SARIF")
  let script = [
    sarif.appending(path: "validate.py"), sarif.appending(path: "sarif-schema-2.1.0.json"),
  ]
  return try await run("python3", script.map(\.path) + files, in: folder.url)
}
