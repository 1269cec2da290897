import Foundation
import TestSupport
import Testing

/// What `init` writes: `Start/NAME/samples` are the responses of a real service, `expected` what becomes of them.
@Suite struct StartTests {
  @Test(arguments: ["statuses", "earthquakes", "forecast"])
  func samplesBecomeAScreen(name: String) async throws {
    let golden = Repository.root.appending(path: "Tests/GoldenTests/Start/\(name)")
    let folder = try TemporaryFolder()
    let samples = golden.appending(path: "samples")
    try FileManager.default.copyItem(at: samples, to: folder.url.appending(path: "samples"))
    let files = try folder.names("samples").map { "samples/\($0)" }
    let options = try String(contentsOf: golden.appending(path: "arguments.txt"), encoding: .utf8)
    let start =
      ["init", "--from"] + files + options.split(whereSeparator: \.isWhitespace).map(String.init)
    let written = try await tool(start, in: folder)
    #expect(written.status == 0, "\(written.text)")
    try compare(folder, with: golden.appending(path: "expected"), besides: ["samples", ".viewmodelgen"])

    let lint = try await tool(["lint"], in: folder)
    #expect(lint.status == 0 && lint.stderr.isEmpty, "\(lint.text)")
    let generate = try await tool(["generate"], in: folder)
    #expect(generate.status == 0 && generate.stderr.isEmpty, "\(generate.text)")
    let swift = try Repository.swiftFiles(in: folder.url.appending(path: "Sources/App/Generated"))
    let compiled = try await run(
      "swiftc",
      ["-typecheck", "-swift-version", "6"] + swift,
      in: folder.url
    )
    #expect(compiled.status == 0 && compiled.text.isEmpty, "\(compiled.text)")
    let valid = try await validate(files, in: folder)
    #expect(valid.status == 0 && valid.text.isEmpty, "\(valid.text)")
  }

  @Test func anEmptyFolderBecomesAProject() async throws {
    let folder = try TemporaryFolder()
    let written = try await tool(["init"], in: folder)
    #expect(
      written.text == """
        wrote viewmodelgen.yaml
        wrote specs/schemas/Profile.schema.json
        wrote specs/fixtures/Profile-1.json
        wrote specs/fixtures/Profile-2.json
        wrote specs/Profile.yaml
        wrote .viewmodelgen/spec.schema.json
        wrote .viewmodelgen/configuration.schema.json
        wrote NEXT-STEPS.md

        """
    )
    let lint = try await tool(["lint"], in: folder)
    #expect(lint.text == "1 spec, 2 examples, 0 errors\n")
    // What NEXT-STEPS.md advises.
    let steps = [
      ["viewmodelgen", "preview", "specs/Profile.yaml"], ["viewmodelgen", "generate"],
      ["viewmodelgen", "view", "specs/Profile.yaml"],
      ["swift", "package", "init", "--name", "App"],
    ]
    let advice = try folder.text("NEXT-STEPS.md")
    for step in steps {
      #expect(advice.contains(step.joined(separator: " ")))
      let name = step[0] == "viewmodelgen" ? try Repository.tool() : step[0]
      let result = try await run(name, Array(step.dropFirst()), in: folder.url)
      #expect(result.status == 0, "\(result.text)")
    }
    let tests = try await run("swift", ["test"], in: folder.url)
    #expect(tests.status == 0 && tests.text.contains("Test run with 2 tests"), "\(tests.text)")
  }

  @Test func nothingIsWrittenOver() async throws {
    let folder = try TemporaryFolder()
    try folder.write("{\"mine\": 1}", to: "specs/schemas/Order.schema.json")
    try folder.write("{\"id\": 1}", to: "order.json")
    let refused = try await tool(["init", "--from", "order.json"], in: folder)
    #expect(refused.status == 1)
    #expect(
      refused.stderr.hasSuffix(
        """
        specs/schemas/Order.schema.json: error: is there already, and is never written over; name the new screen with --view [foreign-file]

        """
      )
    )
    #expect(try folder.names() == ["order.json", "specs"])

    // The second screen of a project joins the first.
    let cart = try await tool(["init", "--from", "order.json", "--view", "CartView"], in: folder)
    #expect(cart.status == 0)
    let list = try await tool(["init", "--from", "order.json", "--view", "OrdersView"], in: folder)
    #expect(
      list.stdout.hasSuffix(
        """

        wrote specs/schemas/Orders.schema.json
        wrote specs/fixtures/Orders-1.json
        wrote specs/Orders.yaml

        """
      )
    )
    #expect(try folder.text("specs/schemas/Order.schema.json") == "{\"mine\": 1}")
  }

  @Test(arguments: [
    (
      "Package.swift Sources/Shop/Shop.swift Tests/ShopTests/ShopTests.swift",
      "Sources/Shop/Generated", "Tests/ShopTests/Generated", "Shop"
    ),
    (
      "Package.swift Sources/A-Kit/A.swift Sources/Zoo/Z.swift Tests/KitTests/K.swift",
      "Sources/A-Kit/Generated", "Tests/KitTests/Generated", "A_Kit"
    ),
    (
      "Shop.xcodeproj/project.pbxproj Shop/App.swift", "Shop/Generated", "ShopTests/Generated",
      "Shop"
    ),
    ("notes.txt", "Sources/App/Generated", "Tests/AppTests/Generated", "App"),
  ])
  func theSwiftGoesWhereTheProjectHasIts(
    files: String,
    output: String,
    tests: String,
    module: String
  ) async throws {
    let folder = try TemporaryFolder()
    for file in files.split(separator: " ") { try folder.write("", to: String(file)) }
    let written = try await tool(["init"], in: folder)
    #expect(written.status == 0, "\(written.text)")
    let settings = try folder.text("viewmodelgen.yaml").split(separator: "\n").filter {
      !$0.hasPrefix("#")
    }
    #expect(
      settings == ["specs: specs", "output: \(output)", "tests: \(tests)", "module: \(module)"]
    )
  }

  private func validate(_ samples: [String], in folder: TemporaryFolder) async throws
    -> ProcessOutput
  {
    let names = try folder.names("specs/schemas")
    let script = Repository.root.appending(path: "Tests/GoldenTests/SARIF/validate.py").path
    return try await run(
      "python3",
      [script] + names.map { "specs/schemas/\($0)" } + samples,
      in: folder.url
    )
  }

  private func tool(_ arguments: [String], in folder: TemporaryFolder) async throws -> ProcessOutput
  {
    try await run(Repository.tool(), arguments, in: folder.url)
  }
}

/// Every file of a folder with the golden one, or records them.
func compare(_ folder: TemporaryFolder, with golden: URL, besides skipped: Set<String>) throws {
  let files = try filePaths(below: folder.path).filter { path in !skipped.contains { path.hasPrefix($0 + "/") } }
  if Repository.isRecording {
    try? FileManager.default.removeItem(at: golden)
    for path in files {
      let file = golden.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(try folder.text(path).utf8).write(to: file)
    }
    Issue.record(Repository.recorded)
    return
  }
  #expect(try filePaths(below: golden.path) == files)
  for path in files {
    let text = try String(contentsOf: golden.appending(path: path), encoding: .utf8)
    #expect(try folder.text(path) == text, "\(path)")
  }
}

/// Sorted.
private func filePaths(below folder: String) throws -> [String] {
  try FileManager.default.subpathsOfDirectory(atPath: folder).filter { name in
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: "\(folder)/\(name)", isDirectory: &isFolder)
      && !isFolder.boolValue
  }.sorted()
}
