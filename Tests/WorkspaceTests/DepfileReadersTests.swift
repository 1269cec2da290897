import TestSupport
import Testing

@testable import Workspace

/// make and ninja read a dependency file back: as the same paths, and without running anything.
@Suite(.slow) struct DepfileReadersTests {
  private static let parts =
    (0x1...0x7F).compactMap(Unicode.Scalar.init).filter { $0 != "/" }.map(String.init) + [
      "a", "é", "\u{85}", "\u{A0}", "\u{2028}", "👩‍👧", "\\ ", "\\\n", ": ", "&:", "::=", "(a)", "[a]",
      "{a}",
      ";touch ran;", "|touch ran|", "$(shell touch ran)", "`touch ran`", "\n\ttouch ran\n",
    ]

  /// Random paths that the tool does not refuse. Each starts with a folder of its own, so all are different.
  private static let paths: [String] = {
    var generator = SplitMix(state: 1)
    let paths = (0..<2000).map { number in
      let count = Int.random(in: 1...5, using: &generator)
      let name = (0..<count).compactMap { _ in parts.randomElement(using: &generator) }.joined()
      return "\(number)/\(name)"
    }
    // make and ninja shorten `1/.` and `1/..`.
    return paths.filter {
      misreadInDepfiles($0) == nil && !$0.hasSuffix("/.") && !$0.hasSuffix("/..")
    }
  }()

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    #expect(Self.paths.count > 200)
  }

  /// Runs a tool that reads the dependency file.
  private func run(_ tool: String, _ arguments: [String] = []) async throws -> ProcessOutput {
    let output = try await TestSupport.run(tool, arguments, in: folder.url)
    #expect(try !folder.names().contains { $0.contains("ran") })
    return output
  }

  @Test func makeReadsTheSameInputs() async throws {
    try folder.write(depfileText(outputs: ["output"], inputs: Self.paths), to: "a.d")
    let rules = "output: ;\nMakefile a.d: ;\n%: ; $(info <$@>)@:\ninclude a.d\n"
    try folder.write(rules, to: "Makefile")
    let output = try await run("make", ["-s"])
    #expect(output.stdout == Self.paths.map { "<\($0)>\n" }.joined(), "\(output.stderr)")
  }

  @Test func makeReadsTheSameOutputs() async throws {
    try folder.write(depfileText(outputs: Self.paths, inputs: ["input"]), to: "a.d")
    try folder.write("input: ;\ninclude a.d\n", to: "Makefile")
    // It fails if it has no rule for one of them.
    let output = try await run("make", ["--"] + Self.paths)
    #expect(output.status == 0, "\(output.stderr)")
  }

  @Test func ninjaReadsTheSameInputs() async throws {
    try folder.write(depfileText(outputs: ["output"], inputs: Self.paths), to: "a.d")
    let rules = "rule keep\n  command = cp a.d b.d\n  depfile = b.d\n  deps = gcc\n"
    try folder.write(rules + "build output: keep\n", to: "build.ninja")
    #expect(try await run("ninja").status == 0)
    let output = try await run("ninja", ["-t", "deps", "output"]).stdout
    #expect(output.split(separator: "\n").dropFirst().elementsEqual(Self.paths.map { "    \($0)" }))
  }

  @Test func ninjaReadsTheSameOutputs() async throws {
    try folder.write(depfileText(outputs: Self.paths, inputs: ["input"]), to: "a.d")
    let outputs = Self.paths.map { $0.replacing(/[ :$]/) { "$\($0.output)" } }.joined(
      separator: " "
    )
    let rules = "rule keep\n  command = true\n  depfile = a.d\n"
    try folder.write(rules + "build \(outputs): keep\n", to: "build.ninja")
    // It fails if the dependency file names another output.
    let output = try await run("ninja", ["-n"])
    #expect(output.status == 0, "\(output.stdout)")
  }
}
