import Foundation
import TestSupport
import Testing

/// A configuration and specs can name only files inside their repository.
@Suite(.slow) struct BoundaryTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "repository/.git/HEAD")
    try folder.write("password: hunter2\n", to: "repository/.git/config")
    try folder.write("specs: specs\n", to: "repository/app/viewmodelgen.yaml")
    try folder.write(
      """
      {
        "title": "Job", "type": "object", "required": ["title"],
        "properties": { "title": { "type": "string" } }
      }
      """,
      to: "repository/schemas/Job.json"
    )
    try folder.write(#"{ "title": "one" }"#, to: "repository/fixtures/one.json")
    try folder.write(#"{ "title": "hunter2", "properties": [1] }"#, to: "outside/secret.json")
    try folder.write("hunter2:x:0\nhunter2\n", to: "outside/secret")
    try writeSpec(fixture: "../../fixtures/one.json")
  }

  private func writeSpec(
    schema: String = "../../schemas/Job.json",
    fixture: String
  ) throws {
    try folder.write(
      """
      view: JobView
      service: { schema: \(schema), type: Job }
      display: { text: "{title}" }
      examples:
        - { name: one, fixture: \(fixture), expect: {} }

      """,
      to: "repository/app/specs/Job.yaml"
    )
  }

  private func tool(_ arguments: String...) async throws -> ProcessOutput {
    try await run(Repository.tool(), arguments, in: folder.url.appending(path: "repository/app"))
  }

  private var refusal: String {
    "it is outside of the repository '\(folder.path)/repository'; move it there, or pass '--allow-outside'"
  }

  /// The limit is the repository rather than the configuration's folder, also for folders that do not exist yet.
  @Test(arguments: [
    "output: ../Sources/New", "tests: ../Tests", "output: Out\ntests: ../New/../Tests",
  ])
  func outputCanBeAnywhereInTheRepository(settings: String) async throws {
    try folder.write("specs: specs\n\(settings)\n", to: "repository/app/viewmodelgen.yaml")
    let result = try await tool("generate")
    #expect(result.status == 0 && result.stderr == "", "\(result.text)")
  }

  @Test(arguments: [
    "output: /nowhere/x", "output: ../../outside", "tests: ../../outside/New", "tests: ../..",
    "output: link/New", "specs: ../../outside", "templates: ../../outside",
    "translations: { catalog: ../../outside/T.xcstrings, languages: [de] }",
  ])
  func refusesToWriteOutsideTheRepository(setting: String) async throws {
    try folder.link("repository/app/link", to: "../../outside")
    let specs = setting.hasPrefix("specs") ? "" : "\nspecs: specs"
    try folder.write("\(setting)\(specs)\n", to: "repository/app/viewmodelgen.yaml")
    let before = try folder.names("outside")
    for command in ["generate", "lint"] {
      let result = try await tool(command)
      #expect(result.status == 1, "\(result.text)")
      let key = setting.contains("catalog") ? "catalog" : String(setting.prefix { $0 != ":" })
      #expect(result.stderr.hasPrefix("viewmodelgen.yaml:1:"), "\(result.text)")
      #expect(result.stderr.contains("error: cannot use '\(key)': \(refusal)"), "\(result.text)")
    }
    #expect(try folder.names("outside") == before)
    #expect(try folder.names("repository/app") == ["link", "specs", "viewmodelgen.yaml"])
  }

  /// A nested repository has a folder of its own, and some file systems ignore the case of names.
  @Test(arguments: [
    "../.git/hooks", "../.git", "../vendored/.git/hooks", "../vendored/.GIT/new", "link",
  ])
  func refusesToWriteIntoGitFolders(output: String) async throws {
    try folder.write("", to: "repository/vendored/.git/hooks/sample")
    try folder.link("repository/app/link", to: "../vendored/.git/hooks")
    try folder.write("specs: specs\noutput: \(output)\n", to: "repository/app/viewmodelgen.yaml")
    for command in ["generate", "lint"] {
      let result = try await tool(command)
      #expect(result.status == 1, "\(result.text)")
      #expect(
        result.stderr == """
          viewmodelgen.yaml:2:9: error: cannot use 'output': it is in a folder that belongs to git, '.git'; \
          name a path outside of it [outside]

          """,
        "\(result.text)"
      )
    }
    #expect(try folder.names("repository/vendored/.git/hooks") == ["sample"])
    #expect(try folder.names("repository/.git") == ["HEAD", "config"])
  }

  /// A path on the command line is the user's own choice.
  @Test func commandLineOptionsCanNameAnyFolder() async throws {
    let result = try await tool("generate", "--output", "../../outside/New")
    #expect(result.status == 0, "\(result.text)")
    #expect(try folder.names("outside/New").contains("JobViewModel.swift"))
    let templates = Repository.root.appending(path: "Templates").path
    let other = try await tool("generate", "--templates", templates)
    #expect(other.status == 0, "\(other.text)")
  }

  @Test func allowOutsideLiftsTheLimit() async throws {
    try folder.write(
      "specs: specs\noutput: ../../outside/New\n",
      to: "repository/app/viewmodelgen.yaml"
    )
    let result = try await tool("generate", "--allow-outside")
    #expect(result.status == 0, "\(result.text)")
    #expect(try folder.names("outside/New").contains("JobViewModel.swift"))
  }

  @Test(arguments: [
    "../../../outside/secret.json", "../../../outside/secret", "../../../outside/none.json",
    "link.json", "../../.git/config", "../../.GIT/config", "/etc/passwd",
  ])
  func refusesToReadOutsideTheRepository(path: String) async throws {
    try folder.link("repository/app/specs/link.json", to: "../../../outside/secret.json")
    for (schema, fixture) in [
      ("../../schemas/Job.json", path), (path, "../../fixtures/one.json"),
      ("schemas/Refers.json", "../../fixtures/one.json"),
    ] {
      let isReference = schema == "schemas/Refers.json"
      if isReference {
        let deeper = path.hasPrefix("/") ? path : "../" + path
        try folder.write("{ \"$ref\": \"\(deeper)\" }", to: "repository/app/specs/\(schema)")
      }
      try writeSpec(schema: schema, fixture: fixture)
      let result = try await tool("lint", "specs/Job.yaml")
      #expect(result.status == 1, "\(result.text)")
      // An absolute `$ref` is a different error.
      if !(isReference && path.hasPrefix("/")) {
        let isInGitFolder = path.lowercased().contains(".git/")
        let reason = isInGitFolder ? "it is in a folder that belongs to git, '.git'" : refusal
        #expect(result.stderr.contains(reason), "\(result.text)")
      }
      #expect(!result.text.contains("hunter2"), "\(result.text)")
    }
    try writeSpec(fixture: "../../../outside/secret.json")
    let allowed = try await tool("preview", "specs/Job.yaml", "--allow-outside")
    #expect(allowed.stdout.contains("hunter2"), "\(allowed.text)")
  }

  @Test func specThatLinksOutOfTheRepositoryIsNotRead() async throws {
    try folder.link("repository/app/specs/link.yaml", to: "../../../outside/secret")
    let result = try await tool("lint")
    #expect(result.status == 1)
    #expect(result.stderr.contains("specs/link.yaml: error: cannot read it: \(refusal)"))
    #expect(!result.text.contains("hunter2"), "\(result.text)")
  }

  @Test func configurationsFolderIsTheLimitWithoutARepository() async throws {
    try FileManager.default.removeItem(atPath: folder.path("repository/.git"))
    let result = try await tool("lint")
    #expect(result.status == 1)
    #expect(
      result.stderr.contains(
        """
        it is outside of the configuration's folder '\(folder.path)/repository/app', which is not in a git repository; \
        move it there, or pass '--allow-outside'
        """
      ),
      "\(result.text)"
    )
    #expect(try await tool("lint", "--allow-outside").status == 0)
    // Without a configuration, the user names the specs.
    try FileManager.default.removeItem(atPath: folder.path("repository/app/viewmodelgen.yaml"))
    #expect(try await tool("lint", "specs").status == 0)
  }

  @Test(arguments: [
    "Package.swift", "project.yml", "App.xcodeproj/project.pbxproj", "MODULE.bazel",
  ])
  func projectIsTheLimitWithoutARepository(file: String) async throws {
    try FileManager.default.removeItem(atPath: folder.path("repository/.git"))
    try folder.write("", to: "repository/\(file)")
    #expect(try await tool("lint").status == 0)
    try writeSpec(fixture: "../../../outside/secret.json")
    let result = try await tool("lint")
    #expect(
      result.stderr.contains(
        "it is outside of the project '\(folder.path)/repository', which is not in a git repository"
      ),
      "\(result.text)"
    )
  }

  /// Files inside the repository can contain secrets too.
  @Test(arguments: [
    ("secret", "hunter2:x:0\nhunter2\n", "neither JSON nor YAML"),
    ("secret", "hunter2: *hunter2\n", "neither JSON nor YAML"),
    (".env", "A=hunter2\nB=hunter2\n", "neither JSON nor YAML"),
    ("secret.json", "hunter2\n", "this is not JSON, which starts with '{' or '['"),
    ("secret.pem", "-----BEGIN PRIVATE KEY-----\nhunter2\n", "neither JSON nor YAML"),
  ])
  func messagesNeverQuoteFilesThatAreNotData(
    name: String,
    text: String,
    message: String
  ) async throws {
    try folder.write(text, to: "repository/app/specs/\(name)")
    for (schema, fixture) in [
      ("../../schemas/Job.json", name), (name, "../../fixtures/one.json"),
    ] {
      try writeSpec(schema: schema, fixture: fixture)
      let result = try await tool("lint")
      #expect(result.status == 1)
      #expect(result.stderr.contains(message), "\(result.text)")
      #expect(!result.text.contains("hunter2"), "\(result.text)")
    }
    let preview = try await tool("preview", "specs/Job.yaml", "--data", "specs/\(name)")
    #expect(!preview.text.contains("hunter2"), "\(preview.text)")
  }
}
