import Foundation
import TestSupport
import Testing

/// The same inputs give the same bytes, wherever and by whomever the tool is run.
@Suite(.slow) struct ReproducibilityTests {
  /// What differs between two machines.
  struct Surroundings: CustomTestStringConvertible {
    let testDescription: String
    /// The folder of the project.
    var folder = "project"
    /// What runs the tool: variables of the environment, or the limit to one core.
    var prefix = ["env"]
    /// Whether the files are created, and the arguments given, in the opposite order.
    var isReversed = false
  }

  private static let usual = Surroundings(testDescription: "usual")

  private static let others = [
    Surroundings(testDescription: "folder", folder: "a b/ü/very/deep/in the disk"),
    Surroundings(testDescription: "user", prefix: ["env", "HOME=/", "USER=ada", "LOGNAME=ada"]),
    Surroundings(testDescription: "host", prefix: ["env", "HOSTNAME=ci-17", "HOST=ci-17"]),
    Surroundings(testDescription: "locale", prefix: ["env", "LC_ALL=tr_TR.UTF-8", "LANG=tr_TR"]),
    Surroundings(testDescription: "C locale", prefix: ["env", "LC_ALL=C", "LANGUAGE=ja:de"]),
    Surroundings(testDescription: "time zone", prefix: ["env", "TZ=Pacific/Chatham"]),
    Surroundings(testDescription: "one core", prefix: oneCore),
    Surroundings(testDescription: "order", isReversed: true),
    Surroundings(testDescription: "no environment", prefix: ["env", "--ignore-environment"]),
    Surroundings(
      testDescription: "build",
      prefix: ["env", "CI=1", "SOURCE_DATE_EPOCH=0", "TERM=dumb"]
    ),
  ]

  #if os(Linux)
    private static let oneCore = ["taskset", "--cpu-list", "0"]
  #else
    private static let oneCore = ["env"]
  #endif

  @Test(arguments: others.sampled(every: 10))
  func sameInputsGiveTheSameBytes(in surroundings: Surroundings) async throws {
    let expected = try await Self.output(in: Self.usual)
    let found = try await Self.output(in: surroundings)
    #expect(expected.count > 60)
    #expect(found.keys.sorted() == expected.keys.sorted())
    #expect(expected.filter { found[$0.key] != $0.value }.keys.sorted() == [])
  }

  /// A run that is given only what `--inputs` names writes the same.
  @Test func inputsAreAllThatTheOutputDependsOn() async throws {
    let project = try TemporaryFolder()
    let listed = try await run(
      Repository.tool(),
      ["generate", "specs", "--inputs"],
      in: Repository.root
    )
    #expect(listed.status == 0, "\(listed.stderr)")
    let inputs = listed.stdout.split(separator: "\n").map(String.init)
    for path in inputs {
      let text = try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
      try project.write(text, to: path)
    }
    let result = try await run(
      Repository.tool(),
      ["generate", "specs", "--allow-outside"],
      in: project.url
    )
    #expect(result.status == 0, "\(result.text)")
    let written = try Self.files(in: project.url).filter { $0.key.hasSuffix(".swift") }
    #expect(written.count > 300)
    for (path, data) in written {
      let committed = try Data(contentsOf: Repository.root.appending(path: path))
      #expect(data == committed, "\(path)")
    }
  }

  // MARK: - Running

  /// The files of a project after all commands, by their paths.
  private static func output(in surroundings: Surroundings) async throws -> [String: Data] {
    let temporary = try TemporaryFolder()
    let project = temporary.url.appending(path: surroundings.folder)
    let sources = [
      "Feed.yaml", "Ticket.yaml", "shared", "models", "schemas", "fixtures", "languages",
    ]
    for name in surroundings.isReversed ? sources.reversed() : sources {
      let folder = Repository.specs.appending(path: name)
      for (path, data) in try files(in: folder).sorted(by: {
        ($0.key < $1.key) != surroundings.isReversed
      }) where !path.hasSuffix(".swift") {
        let file = project.appending(path: path.isEmpty ? "specs/\(name)" : "specs/\(name)/\(path)")
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        try data.write(to: file)
      }
    }
    try Data("specs: specs\noutput: Generated\ntests: Tests\n".utf8)
      .write(to: project.appending(path: "viewmodelgen.yaml"))
    let specs = ["specs/Feed.yaml", "specs/Ticket.yaml", "specs/languages"]
    let named = surroundings.isReversed ? specs.reversed() : specs
    for command in [
      ["generate"] + named, ["translations", "sync"] + named.filter { $0.hasSuffix("languages") },
      ["gallery"] + named + ["--output", "gallery.html"],
      [
        "model", "specs/schemas/Person.schema.json", "--type", "Person", "--output", "Person.swift",
      ],
      ["init", "--from", "specs/fixtures/feed.json", "--view", "StartView"],
    ] {
      let result = try await run(
        surroundings.prefix.first ?? "env",
        Array(surroundings.prefix.dropFirst()) + [Repository.tool()] + command
          + ["--allow-outside"]
          .filter { _ in ["generate", "translations", "gallery"].contains(command.first) },
        in: project
      )
      try #require(result.status == 0, "\(command) \(result.text)")
    }
    return try files(in: project)
  }

  /// The files in a folder, by their paths in it; a file itself has the empty path.
  private static func files(in folder: URL) throws -> [String: Data] {
    if !folder.hasDirectoryPath, let data = try? Data(contentsOf: folder) { return ["": data] }
    var found: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      let file = folder.appending(path: path)
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
      if isFolder.boolValue { continue }
      let data = try Data(contentsOf: file)
      // A page's security policy names its own script by a random number.
      found[path] =
        path.hasSuffix(".html")
        ? Data(
          String(decoding: data, as: UTF8.self).replacing(/nonce(-|=")[0-9A-F-]{36}/, with: "").utf8
        ) : data
    }
    return found
  }
}
