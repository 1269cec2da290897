import Foundation
import TestSupport
import Testing

extension GoldenTests {
  /// Texts that would like to be code, and names that mean something to Swift or to the output:
  /// what becomes of the specs in `Hostile` compiles, is well formed and passes its tests.
  @Suite(.serialized) struct Hostile {
    @Test(arguments: [("5", "MainActor"), ("6", "nonisolated")])
    func staysInItsLiterals(language: String, isolation: String) async throws {
      let folder = try await generated()
      try package(language: language, isolation: isolation)
        .write(to: folder.url.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
      let result = try await run("swift", ["test"], in: folder.url)
      #expect(result.status == 0, "\(result.text)")
      #expect(result.text.contains("Test run with 26 tests"), "\(result.text)")
    }

    @Test func isWellFormed() async throws {
      let folder = try await generated()
      let configuration = Repository.root.appending(path: ".swift-format").path
      let result = try await run(
        "swift",
        ["format", "lint", "--strict", "--recursive", "--configuration", configuration, "."],
        in: folder.url
      )
      #expect(result.status == 0 && result.text.isEmpty, "\(result.text)")
    }
  }
}

/// The output of the hostile specs, beside copies of them.
private func generated() async throws -> TemporaryFolder {
  let folder = try TemporaryFolder()
  try FileManager.default.removeItem(at: folder.url)
  try FileManager.default.copyItem(
    at: Repository.root.appending(path: "Tests/GoldenTests/Hostile"),
    to: folder.url
  )
  let result = try await run(Repository.tool(), ["generate", "."], in: folder.url)
  try #require(result.status == 0 && result.stderr.isEmpty, "\(result.text)")
  return folder
}

private func package(language: String, isolation: String) -> String {
  """
  // swift-tools-version: 6.1
  import PackageDescription

  let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v\(language)),
    .unsafeFlags(["-default-isolation", "\(isolation)", "-warnings-as-errors"]),
  ]
  let package = Package(
    name: "Hostile",
    platforms: [.macOS(.v12)],
    targets: [
      .target(name: "Hostile", path: "Hostile", swiftSettings: settings),
      .testTarget(
        name: "HostileTests",
        dependencies: ["Hostile"],
        path: "HostileTests",
        swiftSettings: [.swiftLanguageMode(.v\(language)), .unsafeFlags(["-warnings-as-errors"])]
      ),
    ]
  )

  """
}
