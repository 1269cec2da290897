import Foundation
import TestSupport
import Testing

extension GoldenTests {
  /// A module with every name that means something to Swift or to the generated code compiles and is formatted; in a thorough run it has
  /// every format, too, which the differential test compiles in another mode.
  @Suite(.serialized, .slow) struct Names {
    @Test(
      arguments: [
        NamesOutput(language: "5", isolation: "MainActor", layout: 1, access: "public"),
        NamesOutput(language: "6", isolation: "nonisolated", layout: 2, access: "internal"),
      ].sampled(every: 2)
    )
    func namesDoNotClash(output: NamesOutput) async throws {
      let folder = try await output.generated()
      let compiled = try await output.compiled(in: folder)
      #expect(compiled.status == 0 && compiled.text.isEmpty, "\(compiled.text)")
      let configuration = Repository.root.appending(path: ".swift-format").path
      let linted = try await run(
        "swift",
        ["format", "lint", "--strict", "--recursive", "--configuration", configuration]
          + ["Names", "NamesTests"],
        in: folder.url
      )
      #expect(linted.status == 0 && linted.text.isEmpty, "\(linted.text)")
    }
  }
}

/// The settings and the compiler options with which the specs of names are generated and compiled.
struct NamesOutput: Sendable {
  let language: String
  let isolation: String
  let layout: Int
  let access: String

  /// Generates one module from the specs of names and the specs that contain all formats.
  func generated() async throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let specs = folder.url.appending(path: "Specs")
    if TestRun.current == .thorough {
      try FileManager.default.copyItem(
        at: Repository.root.appending(path: "Tests/DifferentialTests/Specs"),
        to: specs
      )
      try FileManager.default.removeItem(at: specs.appending(path: "viewmodelgen.yaml"))
    } else {
      try FileManager.default.createDirectory(at: specs, withIntermediateDirectories: true)
    }
    let files: [(String, Any)] = [
      ("Types.yaml", TypeNames.spec), ("Types.json", TypeNames.schema),
      ("Words.yaml", Words.spec), ("Words.json", Words.schema),
    ]
    for (name, content) in files {
      try JSONSerialization.data(withJSONObject: content, options: [.prettyPrinted, .sortedKeys])
        .write(to: specs.appending(path: name))
    }
    let configuration = """
      { specs: Specs, output: Names, tests: NamesTests, module: Names, layout: \(layout),
        access: \(access) }
      """
    try Data(configuration.utf8).write(to: folder.url.appending(path: "viewmodelgen.yaml"))
    let result = try await run(Repository.tool(), ["generate"], in: folder.url)
    try #require(result.status == 0, "\(result.text)")
    try writeViews(of: specs, to: folder.url.appending(path: "Names/Views.swift"))
    return folder
  }

  /// Writes the app's views, which layout 2 extends.
  private func writeViews(of specs: URL, to file: URL) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: specs.path)
      .filter { $0.hasSuffix(".yaml") }
      .map { try String(contentsOf: specs.appending(path: $0), encoding: .utf8) }
      .compactMap { $0.firstMatch(of: /"?view"? ?: "?(\w+)/)?.output.1 }
    let views = names.sorted().map { "\(access) enum \($0) {}\n" }
    try Data(views.joined().utf8).write(to: file)
  }

  /// The compiler's output for the module and for those of its tests that call initializers with labels.
  func compiled(in folder: TemporaryFolder) async throws -> ProcessOutput {
    let options = [
      "-swift-version", language, "-default-isolation", isolation, "-warnings-as-errors", "-wmo",
      "-parse-as-library", "-emit-sil", "-o", "output.sil",
    ]
    let module = [
      "-module-name", "Names", "-enable-testing", "-emit-module", "-emit-module-path",
      "Names.swiftmodule",
    ]
    let sources = try await run(
      "swiftc",
      options + module + Repository.swiftFiles(in: folder.url.appending(path: "Names")),
      in: folder.url
    )
    guard sources.status == 0, sources.text.isEmpty else { return sources }
    let tests = [
      "-module-name", "NamesTests", "-I", ".", "NamesTests/WordsViewModelTests.swift",
      "NamesTests/NamesViewModelTestSupport.swift",
    ]
    return try await run("swiftc", options + tests, in: folder.url)
  }
}
