import Foundation
import TestSupport
import Testing

extension GoldenTests {
  /// The goldens compile without a warning in both language modes and with either default isolation.
  ///
  /// Swift 5 with nonisolated code is left out, because it accepts everything that Swift 6 accepts there.
  @Suite(.nightly) struct Compile {
    private static let modes = [("5", "MainActor"), ("6", "MainActor"), ("6", "nonisolated")]

    @Test(arguments: GoldenModule.all, modes)
    func goldensCompile(module: GoldenModule, mode: (language: String, isolation: String))
      async throws
    {
      let output = try await compile(module, language: mode.language, isolation: mode.isolation)
      #expect(output.status == 0 && output.text.isEmpty, "\(output.text)")
    }
  }
}

/// The compiler's output for a module and its tests, which is empty if there is no warning.
private func compile(
  _ module: GoldenModule,
  language: String,
  isolation: String
) async throws -> ProcessOutput {
  let folder = try TemporaryFolder()
  try await AppleStubs.compile([.combine], into: folder)
  let emitModule = [
    "-module-name", module.name, "-enable-testing", "-emit-module",
    "-emit-module-path", folder.url.appending(path: "\(module.name).swiftmodule").path,
  ]
  let sources = try await run(
    "swiftc",
    mode(language, isolation, in: folder) + ["-I", folder.url.path] + emitModule + library()
      + Repository.swiftFiles(in: module.sources),
    in: Repository.root
  )
  guard sources.status == 0, sources.text.isEmpty else { return sources }

  let useModule = ["-module-name", module.name + "Tests", "-I", folder.url.path]
  // Nonisolated tests prove that the module's types can be used off the main actor, whatever the module's default isolation is.
  var tests = sources
  for testIsolation in Set([isolation, "nonisolated"]).sorted() {
    tests = try await run(
      "swiftc",
      mode(language, testIsolation, in: folder) + useModule + library()
        + Repository.swiftFiles(in: module.tests),
      in: Repository.root
    )
    guard tests.status == 0, tests.text.isEmpty else { break }
  }
  return tests
}

/// The options with which the module `ViewModelSupport` of this package is found.
private func library() throws -> [String] {
  ["-I", try Repository.products().appending(path: "Modules").path]
}

/// Options that compile as far as SIL, because the compiler finds data races and uses before initialization only there.
///
/// The output is a file in the temporary folder, because swiftc that runs as root would replace `/dev/null` with a plain file.
private func mode(
  _ language: String,
  _ isolation: String,
  in folder: TemporaryFolder
) -> [String] {
  // Only debug builds contain the samples.
  [
    "-swift-version", language, "-default-isolation", isolation, "-warnings-as-errors",
    "-wmo", "-parse-as-library", "-emit-sil", "-o", folder.url.path + "/output.sil", "-D", "DEBUG",
  ] + upcomingFeatures.flatMap { ["-enable-upcoming-feature", $0] }
}

/// The features of `specs/Package.swift`.
private let upcomingFeatures = [
  "ExistentialAny", "InferIsolatedConformances", "MemberImportVisibility",
  "NonisolatedNonsendingByDefault",
]
