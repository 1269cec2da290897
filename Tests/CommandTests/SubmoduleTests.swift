import Foundation
import TestSupport
import Testing

/// `diff` and `impact` with specs in a submodule, which is a repository with revisions of its own.
@Suite(.slow) struct SubmoduleTests {
  private let folder: TemporaryFolder

  init() async throws {
    folder = try TemporaryFolder()
    try folder.write(schema("string"), to: "shared/Job.json")
    try folder.write(spec("Old"), to: "shared/Job.yaml")
    try await git("shared", "init", "--quiet", "--initial-branch=main")
    try await commit("shared")
    try folder.write("specs: shared\n", to: "app/viewmodelgen.yaml")
    try await git("app", "init", "--quiet", "--initial-branch=main")
    try await addSubmodule()
    try await commit("app")
  }

  private func schema(_ type: String) -> String {
    """
    {
      "title": "Job", "type": "object", "required": ["title"],
      "properties": { "title": { "type": "string" }, "size": { "type": "\(type)" } }
    }
    """
  }

  private func spec(_ text: String) -> String {
    """
    view: JobView
    service: { schema: Job.json, type: Job }
    display: { text: "\(text) {title}" }
    examples: [{ name: one, given: { title: a }, expect: {} }]

    """
  }

  private func git(_ name: String, _ arguments: String...) async throws {
    let options = ["user.name=Ada", "user.email=ada@example.com", "protocol.file.allow=always"]
    let result = try await run(
      "git",
      options.flatMap { ["-c", $0] } + ["-c", "commit.gpgsign=false"] + arguments,
      in: folder.url.appending(path: name)
    )
    try #require(result.status == 0, "\(result.text)")
  }

  private func commit(_ name: String) async throws {
    try await git(name, "add", "--all")
    try await git(name, "commit", "--quiet", "--message=change")
  }

  private func addSubmodule() async throws {
    try await git("app", "submodule", "--quiet", "add", "\(folder.path)/shared", "shared")
  }

  private func tool(
    _ arguments: String...,
    options: [String] = [],
    variables: [String] = [],
    in name: String = "app"
  ) async throws -> ProcessOutput {
    try await run(
      "env",
      variables + [Repository.tool()] + arguments + options,
      in: folder.url.appending(path: name)
    )
  }

  /// The comparison includes commits in the submodule since the revision as well as changes in its work tree.
  @Test(arguments: [[], ["shared"], ["shared/Job.yaml"]], [true, false])
  func comparesWithTheSubmodulesCommitInTheRevision(
    arguments: [String],
    isCommitted: Bool
  ) async throws {
    try folder.write(schema("integer"), to: "app/shared/Job.json")
    try folder.write(spec("New"), to: "app/shared/Job.yaml")
    if isCommitted {
      try await commit("app/shared")
      // The variables below are those of a hook in the outer repository.
      try await git("app", "add", "shared")
    }
    let variables = ["GIT_DIR=\(folder.path)/app/.git", "GIT_WORK_TREE=\(folder.path)/app"]
    for variables in [[], variables] {
      let options = arguments + ["--against", "HEAD", "--fail-on"]
      let impact = try await tool("impact", options: options + ["breaking"], variables: variables)
      #expect(impact.status == 1, "\(impact.text)")
      #expect(impact.stdout.contains("breaking: Job.size was a string and is an integer"))
      #expect(!impact.stdout.contains("New, so not in any released app"))
      let diff = try await tool("diff", options: options + ["changed"], variables: variables)
      #expect(diff.status == 1, "\(diff.text)")
      #expect(diff.stdout.contains("Texts: 1 changed; 1 of 1 screen differs."), "\(diff.text)")
    }
  }

  /// Several apps can share a contract through a submodule.
  @Test func comparesASchemaInASubmodule() async throws {
    try folder.write(
      spec("Own").replacing("Job.json", with: "../shared/Job.json"),
      to: "app/own/Job.yaml"
    )
    try folder.write("specs: own\n", to: "app/viewmodelgen.yaml")
    try await commit("app")
    try folder.write(schema("integer"), to: "app/shared/Job.json")
    let result = try await tool("impact", "--against", "HEAD")
    #expect(result.status == 0, "\(result.text)")
    #expect(result.stdout.contains("breaking: Job.size was a string and is an integer"))
  }

  @Test(arguments: ["diff", "impact"])
  func reportsAMissingCommitOfASubmodule(command: String) async throws {
    try await git("app/shared", "checkout", "--quiet", "--orphan", "other")
    try await commit("app/shared")
    try await git("app/shared", "branch", "--delete", "--force", "main")
    try await git("app/shared", "remote", "remove", "origin")
    try await git("app/shared", "reflog", "expire", "--expire=all", "--all")
    try await git("app/shared", "gc", "--quiet", "--prune=now")
    let result = try await tool(command, "--against", "HEAD")
    #expect(result.status == 2, "\(result.text)")
    #expect(
      result.stderr.contains(
        "it is in the submodule 'shared', whose repository lacks the commit that it was at; run `git fetch origin "
      ),
      "\(result.text)"
    )
    #expect(!result.stdout.contains("New") && !result.stdout.contains("added"), "\(result.text)")
  }

  /// After `.git` is removed, the files belong to the app's repository.
  @Test(arguments: ["diff", "impact"])
  func reportsASubmoduleWithoutItsRepository(command: String) async throws {
    try FileManager.default.removeItem(atPath: folder.path("app/shared/.git"))
    let result = try await tool(command, "--against", "HEAD")
    #expect(result.status == 2, "\(result.text)")
    #expect(
      result.stderr.contains(
        "it is in the submodule 'shared', which is not checked out; run `git submodule update --init`"
      ),
      "\(result.text)"
    )
    #expect(result.stdout == "")
  }

  /// `git submodule update` cannot check out a submodule at a path that `.gitmodules` no longer has.
  @Test(arguments: ["moved", "removed", "replaced"], ["diff", "impact"])
  func reportsASubmoduleThatWasMovedOrRemoved(change: String, command: String) async throws {
    if change == "moved" {
      try await git("app", "mv", "shared", "shared2")
    } else {
      try await git("app", "rm", "--quiet", "--force", "shared")
    }
    if change == "replaced" { try folder.write(spec("New"), to: "app/shared/Job.yaml") }
    let result = try await tool(command, "shared/Job.yaml", "--against", "HEAD")
    #expect(result.status == 2 && result.stdout == "", "\(result.text)")
    #expect(
      result.stderr.contains(
        "it is in the submodule 'shared', which is no longer part of the repository, so it cannot be compared"
      ),
      "\(result.text)"
    )
  }

  @Test func submoduleThatNoSpecNeedsCanBeMissing() async throws {
    try folder.write(schema("string"), to: "app/Job.json")
    try folder.write(spec("Own"), to: "app/Job.yaml")
    try folder.write("specs: .\n", to: "app/viewmodelgen.yaml")
    try await commit("app")
    try await git("app", "submodule", "--quiet", "deinit", "--force", "shared")
    let result = try await tool("diff", "--against", "HEAD")
    #expect(result.status == 0 && result.stderr == "", "\(result.text)")
    #expect(result.stdout.contains("No differences on 1 screen."), "\(result.text)")
    let named = try await tool("diff", "shared/Job.yaml", "--against", "HEAD")
    #expect(named.status == 2)
    #expect(named.stderr.contains("which is not checked out"), "\(named.text)")
    // The command that the message recommends is enough.
    try await git("app", "submodule", "--quiet", "update", "--init")
    let compared = try await tool("diff", "shared/Job.yaml", "--against", "HEAD")
    #expect(compared.status == 0, "\(compared.text)")
  }

  /// This is the comparison in the pull request that adds the submodule.
  @Test func specsOfANewSubmoduleAreNew() async throws {
    try await git("app", "rm", "--quiet", "--force", "shared")
    try FileManager.default.removeItem(atPath: folder.path("app/.git/modules/shared"))
    try await commit("app")
    try await addSubmodule()
    let result = try await tool("impact", "--against", "HEAD")
    #expect(result.status == 0, "\(result.text)")
    #expect(
      result.stdout.contains("New, so not in any released app: 'shared/Job.yaml'."),
      "\(result.text)"
    )
  }

  @Test(arguments: ["diff", "impact"])
  func refusesANestedRepositoryThatIsNotASubmodule(command: String) async throws {
    try await git("app", "clone", "--quiet", "\(folder.path)/shared", "other")
    let result = try await tool(command, "other", "--against", "HEAD")
    #expect(result.status == 2)
    #expect(
      result.stderr == """
        other: error: the path is in a separate repository, 'other', which is not a submodule of this one, so no revision \
        here contains it; run the command there [unreadable-file]

        """
    )
    let inside = try await tool(command, ".", "--against", "HEAD", in: "app/other")
    #expect(inside.status == 0, "\(inside.text)")
  }

  /// A folder outside the repository is not part of any revision.
  @Test(arguments: ["diff", "impact"])
  func reportsSpecsOutsideTheRepository(command: String) async throws {
    try folder.write("specs: ../shared\n", to: "app/viewmodelgen.yaml")
    let result = try await tool(command, "--against", "HEAD", "--allow-outside")
    #expect(result.status == 2)
    #expect(
      result.stderr.contains("../shared: error: the path is outside of this repository"),
      "\(result.text)"
    )
    #expect(result.stdout == "")
  }
}
