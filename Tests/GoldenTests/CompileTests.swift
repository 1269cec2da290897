import Foundation
import TestSupport
import Testing

extension GoldenTests {
  /// Both language modes of an app, with either default isolation, without a warning. (What Swift 6 takes off the main actor, so does Swift 5.)
  @Suite(.serialized) struct Compile {
    @Test(arguments: GoldenModule.all) func goldensCompile(module: GoldenModule) async throws {
      async let five = compile(module, language: "5", isolation: "MainActor")
      async let six = compile(module, language: "6", isolation: "MainActor")
      async let sixOffMain = compile(module, language: "6", isolation: "nonisolated")
      for output in try await [five, six, sixOffMain] {
        #expect(output.status == 0 && output.text.isEmpty, "\(output.text)")
      }
    }
  }
}

/// What the compiler has to say about a module and its tests: nothing, when all is well.
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
    mode(language, isolation, in: folder) + ["-I", folder.url.path] + emitModule
      + Repository.swiftFiles(in: module.sources),
    in: Repository.root
  )
  guard sources.status == 0, sources.text.isEmpty else { return sources }

  let useModule = ["-module-name", module.name + "Tests", "-I", folder.url.path]
  // Tests off the main actor show that the module's types can be used there, whatever its default.
  var tests = sources
  for testIsolation in Set([isolation, "nonisolated"]).sorted() {
    tests = try await run(
      "swiftc",
      mode(language, testIsolation, in: folder) + useModule
        + Repository.swiftFiles(in: module.tests),
      in: Repository.root
    )
    guard tests.status == 0, tests.text.isEmpty else { break }
  }
  return tests
}

/// As far as SIL: use before initialisation and data races come to light only there.
///
/// Into a file that is thrown away: run by root, swiftc would put a plain file in the place of `/dev/null`.
private func mode(
  _ language: String,
  _ isolation: String,
  in folder: TemporaryFolder
) -> [String] {
  // Samples are for debug builds.
  [
    "-swift-version", language, "-default-isolation", isolation, "-warnings-as-errors",
    "-wmo", "-parse-as-library", "-emit-sil", "-o", folder.url.path + "/output.sil", "-D", "DEBUG",
  ] + upcomingFeatures.flatMap { ["-enable-upcoming-feature", $0] }
}

private let upcomingFeatures = [
  "ExistentialAny", "InferIsolatedConformances", "MemberImportVisibility",
  "NonisolatedNonsendingByDefault",
]
