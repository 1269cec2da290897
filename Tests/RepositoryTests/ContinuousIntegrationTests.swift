import Foundation
import TestSupport
import Testing

/// The configurations in docs/ci.md work as printed there.
@Suite(.slow) struct ContinuousIntegrationTests {
  @Test(arguments: try codeBlocks("ninja"))
  func ninjaRunsOnlyWhenAnInputChanged(build: String) async throws {
    let app = try App()
    try app.write(build, to: "build.ninja")
    func ninja() async throws -> ProcessOutput { try await app.run("ninja") }

    #expect(try await ninja().stdout.contains("5 written"))
    #expect(try await ninja().stdout.contains("no work to do"))
    // `Book.json` refers to this schema.
    try app.touch("specs/schemas/Title.json")
    #expect(try await ninja().stdout.contains("5 unchanged"))

    try app.write("view: BookView\n", to: "specs/Book.yaml")
    try app.touch("specs/Book.yaml")
    let failed = try await ninja()
    #expect(failed.status == 1)
    #expect(failed.stdout.contains("specs/Book.yaml:1:1: error: "), "\(failed.text)")
    try app.write(App.spec, to: "specs/Book.yaml")
    #expect(try await ninja().status == 0)
  }

  @Test func ninjaNoticesANewSpec() async throws {
    let app = try App()
    try app.write(#require(try codeBlocks("ninja").last), to: "build.ninja")
    #expect(try await app.run("ninja").status == 0)
    try app.write(App.spec.replacing("BookView", with: "ShelfView"), to: "specs/Shelf.yaml")
    try app.touch("specs")
    #expect(try await app.run("ninja").stdout.contains("2 written, 5 unchanged"))
  }

  @Test func preCommitChecksBeforeACommit() async throws {
    // pre-commit reads the definition of hooks from a commit of the repository that provides them.
    let hooks = try App()
    let definition = Repository.root.appending(path: ".pre-commit-hooks.yaml")
    try hooks.write(
      String(contentsOf: definition, encoding: .utf8),
      to: definition.lastPathComponent
    )
    try await hooks.commit()

    let app = try App()
    let configuration = try #require(try codeBlocks("yaml").first { $0.hasPrefix("repos:") })
      .replacing("https://github.com/OWNER/viewmodelgen", with: hooks.folder.url.path)
      // Uses the tool that is already built, because building another one takes minutes.
      .replacing(/- id: .+/) { "\($0.0)\n        language: system" }
    try app.write(configuration, to: ".pre-commit-config.yaml")
    func commit() async throws -> ProcessOutput {
      #expect(try await app.run("git", "add", ".").status == 0)
      return try await app.run("pre-commit", "run", "--color", "never")
    }

    #expect(try await app.run("git", "init", "--quiet").status == 0)
    #expect(try await app.run("viewmodelgen", "generate").status == 0)
    let passed = try await commit()
    #expect(passed.status == 0, "\(passed.text)")
    #expect(passed.stdout.split(separator: "\n").filter { $0.hasSuffix("Passed") }.count == 2)

    try app.write(App.spec.replacing("{title}", with: "“{title}”"), to: "specs/Book.yaml")
    let failed = try await commit()
    #expect(failed.status == 1)
    #expect(failed.stdout.contains("'Generated/BookViewModel.swift' is stale"), "\(failed.text)")
    #expect(failed.stdout.contains("[expectation]"), "\(failed.text)")
  }
}

/// The code blocks of one language in docs/ci.md.
private func codeBlocks(_ language: String) throws -> [String] {
  let url = Repository.root.appending(path: "docs/ci.md")
  return try String(contentsOf: url, encoding: .utf8).split(separator: "\n```\(language)\n")
    .dropFirst()
    .compactMap { $0.split(separator: "```").first.map(String.init) }
}

/// A folder with a spec, in which commands find the tool through PATH.
private final class App: Sendable {
  static let spec = """
    view: BookView
    service: { schema: schemas/Book.json, type: Book }
    formats: { pages: { plural: { one: "{value} page", other: "{value} pages" } } }
    display: { titleText: "{title}", lengthText: "{length | pages}" }
    examples:
      - given: { title: The Nose, length: 36 }
        expect: { titleText: The Nose, lengthText: 36 pages }

    """

  let folder: TemporaryFolder
  private let cache: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    cache = try TemporaryFolder()
    try write(Self.spec, to: "specs/Book.yaml")
    try write(
      """
      { "type": "object", "required": ["title", "length"], "properties": {
        "title": { "$ref": "Title.json" }, "length": { "type": "integer" }
      } }
      """,
      to: "specs/schemas/Book.json"
    )
    try write(#"{ "type": "string" }"#, to: "specs/schemas/Title.json")
  }

  func write(_ text: String, to path: String) throws {
    let url = folder.url.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: url)
  }

  /// Dates a file a minute ahead, so that it is newer than all outputs even if the file system's times are coarse.
  func touch(_ path: String) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: 60)],
      ofItemAtPath: folder.url.appending(path: path).path
    )
  }

  func run(_ command: String, _ arguments: String...) async throws -> ProcessOutput {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let variables = [
      "PATH=\(try Repository.products().path):\(path)",
      "PRE_COMMIT_HOME=\(cache.url.path)",
    ]
    return try await TestSupport.run("env", variables + [command] + arguments, in: folder.url)
  }

  func commit() async throws {
    let author = ["-c", "user.name=A", "-c", "user.email=a@example.com"]
    #expect(try await run("git", "init", "--quiet", "--initial-branch", "main").status == 0)
    #expect(try await run("git", "add", ".").status == 0)
    let result = try await run(
      "git",
      author[0],
      author[1],
      author[2],
      author[3],
      "commit",
      "-m",
      "A"
    )
    #expect(result.status == 0, "\(result.text)")
  }
}
