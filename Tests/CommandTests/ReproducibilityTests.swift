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
    /// Whether the clock, the name of the machine and the order of entries in folders are others.
    var isOtherMachine = false
    /// When the files were changed.
    var date = Date(timeIntervalSince1970: 1_700_000_000)
  }

  private static let usual = Surroundings(testDescription: "usual")

  private static let others = [
    Surroundings(testDescription: "folder", folder: "a b/ü/very/deep/in the disk"),
    Surroundings(testDescription: "user", prefix: ["env", "HOME=/", "USER=ada", "LOGNAME=ada"]),
    Surroundings(testDescription: "host", prefix: ["env", "HOSTNAME=ci-17", "HOST=ci-17"]),
    Surroundings(testDescription: "locale", prefix: ["env", "LC_ALL=tr_TR.UTF-8", "LANG=tr_TR"]),
    Surroundings(testDescription: "C locale", prefix: ["env", "LC_ALL=C", "LANGUAGE=ja:de"]),
    Surroundings(testDescription: "time zone", prefix: ["env", "TZ=Pacific/Chatham"]),
    Surroundings(testDescription: "machine", isOtherMachine: true),
    Surroundings(testDescription: "one core", prefix: oneCore),
    Surroundings(testDescription: "order", isReversed: true),
    Surroundings(testDescription: "file dates", date: Date(timeIntervalSince1970: 0)),
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
    try write(surroundings.isReversed ? sources.reversed() : sources, to: project, surroundings)
    try temporary.write(
      shopGraph(of: project.appending(path: "specs/shop/Order.swift")),
      to: "graphs/ShopAPI.symbols.json"
    )
    var prefix = surroundings.prefix
    #if os(Linux)
      if surroundings.isOtherMachine {
        prefix.append("LD_PRELOAD=\(try await otherMachine(in: temporary))")
      }
    #endif
    var specs = ["specs/Feed.yaml", "specs/Ticket.yaml", "specs/languages"]
    if surroundings.isReversed { specs.reverse() }
    for command in [
      ["symbols", "specs/shop", "--from", temporary.path("graphs")],
      ["generate", "specs/shop"] + specs,
      ["translations", "sync", "specs/languages"],
      ["gallery", "--output", "gallery.html"] + specs,
      [
        "model", "specs/schemas/Person.schema.json", "--type", "Person", "--output", "Person.swift",
      ],
      ["init", "--from", "specs/fixtures/feed.json", "--view", "StartView"],
    ] {
      let words = try prefix + [Repository.tool()] + command
      let result = try await run("env", words, in: project)
      try #require(result.status == 0, "\(command) \(result.text)")
    }
    return try files(in: project)
  }

  /// The sources of the project: texts by their paths, and what is copied from `specs/`.
  private static let sources: [(path: String, text: String?)] =
    [
      ("Feed.yaml", nil), ("Ticket.yaml", nil), ("shared", nil), ("models", nil),
      ("schemas", nil), ("fixtures", nil), ("languages", nil),
      (
        "viewmodelgen.yaml",
        """
        specs: .
        output: ../Generated
        tests: ../Tests
        kotlin: { output: ../Kotlin, tests: ../KotlinTests, package: com.example.app }
        """
      ),
      ("shop/Order.swift", "public struct Order { public let number: Int }"),
      (
        "shop/Order.yaml",
        """
        view: OrderView
        service: { swift: ShopAPI.symbols.json, type: Order }
        display: { numberText: "{number}" }
        kotlin: false
        """
      ),
    ]

  private static func write(
    _ sources: [(path: String, text: String?)],
    to project: URL,
    _ surroundings: Surroundings
  ) throws {
    // What an output may depend on ends at the repository.
    try FileManager.default.createDirectory(
      at: project.appending(path: ".git"),
      withIntermediateDirectories: true
    )
    for (name, text) in sources {
      let copied: [String: Data]
      if let text {
        copied = ["": Data(text.utf8)]
      } else {
        copied = try files(in: Repository.specs.appending(path: name))
      }
      for (path, data) in copied.sorted(by: { ($0.key < $1.key) != surroundings.isReversed })
      where !path.hasSuffix(".swift") {
        let file = project.appending(path: path.isEmpty ? "specs/\(name)" : "specs/\(name)/\(path)")
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        try data.write(to: file)
        try FileManager.default.setAttributes(
          [.modificationDate: surroundings.date],
          ofItemAtPath: file.path
        )
      }
    }
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
      found[path] = try Data(contentsOf: file)
    }
    return found
  }
}
