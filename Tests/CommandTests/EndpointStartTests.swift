import Foundation
import TestSupport
import Testing

@testable import viewmodelgen

/// The project that `init` writes for several endpoints of a service.
struct EndpointStartTests {
  private static let owner = #"{ "id": "u1", "nick": "ada", "mail": "ada@example.com" }"#
  private static let samples = [
    "tasks.json":
      #"{ "results": [{ "id": "t1", "title": "Call", "owner": \#(owner) }], "next": "x" }"#,
    "projects.json": #"[{ "id": "p1", "color": "red", "owner": \#(owner) }]"#,
    "users-1.json": owner, "users-2.json": owner.replacing("ada", with: "bob"), "count.json": "42",
  ]
  private static let options = [
    "--from", "tasks.json", "--from=projects.json", "--from", "users-1.json", "users-2.json",
    "--from", "count.json",
  ]

  @Test(.slow) func specsOfSeveralEndpointsShareTheirTypes() async throws {
    let folder = try TemporaryFolder()
    for (name, text) in Self.samples { try folder.write(text, to: name) }
    let written = try await tool(["init"] + Self.options, in: folder)
    #expect(written.status == 0 && written.stderr.isEmpty, "\(written.text)")
    #expect(
      written.stdout.hasSuffix(
        """

        wrote viewmodelgen.yaml
        wrote specs/schemas/API.schema.json
        wrote specs/fixtures/Tasks-1.json
        wrote specs/Tasks.yaml
        wrote specs/fixtures/Projects-1.json
        wrote specs/Projects.yaml
        wrote specs/fixtures/Users-1.json
        wrote specs/fixtures/Users-2.json
        wrote specs/Users.yaml
        wrote specs/fixtures/Count-1.json
        wrote specs/Count.yaml
        wrote .viewmodelgen/spec.schema.json
        wrote .viewmodelgen/configuration.schema.json
        wrote NEXT-STEPS.md

        """
      )
    )
    let lint = try await tool(["lint"], in: folder)
    #expect(lint.text == "4 specs, 5 examples, 0 errors\n")
    for command in ["generate", "check"] {
      let result = try await tool([command], in: folder)
      #expect(result.status == 0 && result.stderr.isEmpty, "\(result.text)")
    }
    let model = try folder.text("Sources/App/Generated/APIServiceModel.swift")
    #expect(model.components(separatedBy: "let owner: Users\n").count == 3, "\(model)")
    let swift = try Repository.swiftFiles(in: folder.url.appending(path: "Sources/App/Generated"))
    let options = ["-typecheck", "-swift-version", "6"]
    let compiled = try await run("swiftc", options + swift, in: folder.url)
    #expect(compiled.status == 0 && compiled.text.isEmpty, "\(compiled.text)")
  }

  @Test(arguments: [
    (
      ["--from", "users-1.json", "--from", "users-2.json"],
      "users-2.json: error: this response and that of 'users-1.json' would both be named 'Users', after their first samples"
    ),
    (
      ["--from", "tasks.json", "--from", "projects.json", "--enum", "color"],
      "--enum: error: nothing in the samples is at 'color'; with several '--from', a path begins with the name of a response; did you mean"
    ),
    (
      ["--from", "tasks.json", "--from", "projects.json", "--view", "TasksView"],
      "Error: --view and --type name a single screen. With several --from, each screen is named after its first sample"
    ),
    (["--from", "tasks.json", "--from"], "Error: Missing value for '--from <sample>'"),
  ])
  func endpointsAreRefusedBeforeAnythingIsWritten(options: [String], start: String) async throws {
    let folder = try TemporaryFolder()
    for (name, text) in Self.samples { try folder.write(text, to: name) }
    let refused = try await tool(["init"] + options, in: folder)
    #expect(refused.status != 0 && refused.stderr.hasPrefix(start), "\(refused.text)")
    #expect(try folder.names() == Self.samples.keys.sorted())
  }

  /// The schema of an earlier run is the user's.
  @Test func secondSchemaOfSeveralEndpointsIsRefused() async throws {
    let folder = try TemporaryFolder()
    for (name, text) in Self.samples { try folder.write(text, to: name) }
    try folder.write("{}", to: "specs/schemas/API.schema.json")
    let refused = try await tool(["init"] + Self.options, in: folder)
    #expect(
      refused.stderr == """
        specs/schemas/API.schema.json: error: this file already exists, and 'init' never overwrites a file; \
        rename it, also in the specs that name it as their 'schema' [foreign-file]

        """
    )
  }

  @Test(arguments: [
    (["--from", "a", "b", "--from", "c"], [["a", "b"], ["c"]]),
    (["--from=a", "b", "--format", "json", "--from=c"], [["a", "b"], ["c"]]),
    (["--from", "a", "b"], [["a", "b"]]), ([], []),
  ])
  func eachFromNamesTheSamplesOfOneEndpoint(options: [String], groups: [[String]]) throws {
    let arguments = SampleGroups.marked(["init"] + options)
    let command = try #require(ViewModelGen.parseAsRoot(arguments) as? Init)
    #expect(SampleGroups.groups(of: command.from) == groups)
  }

  private func tool(_ arguments: [String], in folder: TemporaryFolder) async throws -> ProcessOutput
  {
    try await run(Repository.tool(), arguments, in: folder.url)
  }
}
