import Foundation
import TestSupport
import Testing

/// The command `impact`, with revisions of a git repository and with files.
@Suite(.slow) struct ImpactCommandTests {
  private let folder: TemporaryFolder

  init() async throws {
    folder = try TemporaryFolder()
    try folder.write(spec, to: "app/job.yaml")
    try folder.write(schema("string", "done", "open"), to: "app/job.json")
    try await git("init", "--quiet", "--initial-branch=main")
    try await commit("one")
  }

  @Test(arguments: [
    // The type and the cases in the new schema, the argument of `--fail-on`, and the exit status.
    (["string", "done", "open"], "strings", 0), (["string", "done", "open", "late"], "", 0),
    (["string", "done", "open", "late"], "strings", 1),
    (["string", "done", "open", "late"], "breaking", 0), (["integer", "done", "open"], "", 0),
    (["integer", "done", "open"], "breaking", 1), (["strange", "done"], "", 2),
  ])
  func exitStatusDependsOnFailOn(new: [String], limit: String, status: Int32) async throws {
    try folder.write(schema(new[0], Array(new.dropFirst())), to: "app/job.json")
    let result = try await impact("--against", "HEAD", limit)
    #expect(result.status == status, "\(result.text)")
    #expect(result.stdout.contains("No changes") == (new == ["string", "done", "open"]))
  }

  /// The comparison includes uncommitted changes, and writes neither into the work tree nor into the repository.
  @Test func comparesTheWorkTreeWithoutChangingIt() async throws {
    try folder.write(schema("integer", "done"), to: "app/job.json")
    let before = try await git("status", "--porcelain")
    let result = try await impact("--against", "main")
    #expect(result.stdout.contains("breaking: Job.title was a string and is an integer"))
    #expect(result.stdout.contains("before: main:job.json:1:"))
    #expect(try await git("status", "--porcelain") == before)
    #expect(try folder.names("app") == ["job.json", "job.yaml"])
  }

  @Test(arguments: [
    (
      "nowhere",
      "--against: error: cannot compare with 'nowhere': no such file, and no such revision"
    ),
    (".", "--against: error: cannot compare with '.': it is a folder, and no such revision"),
    (
      "none.json",
      "--against: error: cannot compare with 'none.json': no such file, and no such revision"
    ),
  ])
  func reportsAnUnknownRevisionOrFile(name: String, expected: String) async throws {
    let result = try await impact("--against", name)
    #expect(result.status == 2)
    #expect(result.stderr.hasPrefix(expected), "\(result.text)")
    #expect(result.stdout == "")
  }

  @Test func advisesFetchingTheRevisionInAShallowClone() async throws {
    try await git("commit", "--quiet", "--allow-empty", "--message=two")
    try await git("clone", "--quiet", "--depth=1", "file://\(folder.path)", "shallow")
    let clone = folder.url.appending(path: "shallow/app")
    let result = try await run(
      Repository.tool(),
      ["impact", "--against", "HEAD~1", "job.yaml"],
      in: clone
    )
    #expect(result.status == 2)
    #expect(
      result.stderr.contains("no such revision in this shallow clone; `git fetch --unshallow`")
    )
  }

  @Test func comparesWithAFileOutsideOfARepository() async throws {
    let plain = try TemporaryFolder()
    try plain.write(spec, to: "job.yaml")
    try plain.write(schema("string", "open"), to: "job.json")
    try plain.write(schema("integer", "open"), to: "before.json")
    func impact(_ name: String) async throws -> ProcessOutput {
      try await run(Repository.tool(), ["impact", "--against", name, "job.yaml"], in: plain.url)
    }
    let file = try await impact("before.json")
    #expect(file.status == 0)
    #expect(file.stdout.contains("breaking: Job.title was an integer and is a string"))
    #expect(file.stdout.contains("before: before.json:1:"))
    let revision = try await impact("main")
    #expect(revision.status == 2)
    #expect(revision.stderr.contains("the current folder is not in a git repository"))
  }

  @Test func errorsOfOldSpecsNameTheRevision() async throws {
    try folder.write("view: [", to: "app/job.yaml")
    try await commit("broken")
    try folder.write(spec, to: "app/job.yaml")
    let result = try await impact("--against", "HEAD")
    #expect(result.status == 2)
    #expect(result.stderr.hasPrefix("HEAD:job.yaml:1:"), "\(result.text)")
    #expect(result.stdout.contains("Nothing could be compared."))
  }

  @Test func samplesMustMatchTheNewSchema() async throws {
    try folder.write(#"{ "title": 1, "state": "open" }"#, to: "app/sample.json")
    let wrong = try await impact("--against", "HEAD", sample: "sample.json")
    #expect(wrong.status == 2)
    #expect(
      wrong.stderr == "sample.json:1:12: error: 'title' must be a string, not '1' [example-data]\n"
    )
    try folder.write(schema("integer", "open"), to: "app/job.json")
    let right = try await impact("--against", "HEAD", sample: "sample.json")
    #expect(right.status == 0)
    #expect(
      right.stdout.hasSuffix(
        """
          sample.json
            app in users' hands: cannot decode it: sample.json:1:12: 'title' must be a string, not '1'
            titleText, next build: "1"
            stateText, next build: "Open"

        """
      ),
      "\(right.text)"
    )
  }

  /// The name of the view identifies a screen, not the name of the spec's file.
  @Test func comparesASpecWhoseFileWasRenamed() async throws {
    try FileManager.default.moveItem(
      atPath: folder.path("app/job.yaml"),
      toPath: folder.path("app/task.yaml")
    )
    try folder.write(schema("integer", "done", "open"), to: "app/job.json")
    try folder.write("specs: .\n", to: "app/viewmodelgen.yaml")
    let app = folder.url.appending(path: "app")
    let result = try await run(Repository.tool(), ["impact", "--against", "HEAD", "."], in: app)
    #expect(result.stdout.contains("JobView (task.yaml)"), "\(result.text)")
    #expect(!result.stdout.contains("New, so not in any released app"), "\(result.text)")
    #expect(result.stdout.contains("next build: may show different strings"), "\(result.text)")
  }

  /// The annotations do not change the exit status.
  @Test func annotatesChanges() async throws {
    try folder.write(
      "specs: .\nimpact: { ignore: [{ path: Job.old, reason: gone }] }\n",
      to: "app/viewmodelgen.yaml"
    )
    try folder.write(
      schema("integer", "done", "open", "late").replacing(
        "\"properties\": {",
        with: "\"properties\": { \"new\": {},"
      ),
      to: "app/job.json"
    )
    let result = try await run(
      Repository.tool(),
      ["impact", "job.yaml", "--against", "HEAD", "--format", "github"],
      in: folder.url.appending(path: "app")
    )
    #expect(result.status == 0)
    #expect(result.stderr == "")
    for code in ["breaking-change", "text-change", "harmless-change", "unused-ignore"] {
      #expect(result.stdout.contains("title=viewmodelgen \(code)::"), "\(result.text)")
    }
  }

  private let spec = """
    view: JobView
    service: { schema: job.json, type: Job }
    display:
      titleText: "{title}"
      stateText: { cases: [{ when: state == .open, text: Open }, { text: Other }] }
    """

  private func schema(_ type: String, _ states: String...) -> String { schema(type, states) }

  private func schema(_ type: String, _ states: [String]) -> String {
    let values = states.map { "\"\($0)\"" }.joined(separator: ", ")
    return """
      { "title": "Job", "type": "object", "required": ["title", "state"], "properties": { "title": { "type": "\(type)" },
        "state": { "title": "State", "type": "string", "enum": [\(values)] } } }
      """
  }

  private func impact(_ arguments: String..., sample: String? = nil) async throws -> ProcessOutput {
    var arguments = arguments
    if arguments.count == 3 {
      let limit = arguments.removeLast()
      if !limit.isEmpty { arguments += ["--fail-on", limit] }
    }
    if let sample { arguments += ["--sample", sample] }
    let app = folder.url.appending(path: "app")
    return try await run(Repository.tool(), ["impact", "job.yaml"] + arguments, in: app)
  }

  @discardableResult
  private func git(_ arguments: String...) async throws -> String {
    let result = try await run(
      "git",
      ["-c", "user.name=Test", "-c", "user.email=test@example.com"] + arguments,
      in: folder.url
    )
    #expect(result.status == 0, "\(result.text)")
    return result.stdout
  }

  private func commit(_ message: String) async throws {
    try await git("add", "--all")
    try await git("commit", "--quiet", "--message=\(message)")
  }
}
