import Foundation
import TestSupport
import Testing

extension GoldenTests {
  /// The specs in `Hostile` contain texts that look like code and names that mean something to Swift or to the generated code.
  /// Their output compiles, is formatted and passes its tests.
  @Suite(.serialized, .slow) struct Hostile {
    @Test(arguments: [("6", "nonisolated"), ("5", "MainActor")].sampled(every: 2))
    func hostileTextsStayInTheirLiterals(language: String, isolation: String) async throws {
      let folder = try await generated()
      try package(language: language, isolation: isolation)
        .write(to: folder.url.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
      let result = try await run("swift", ["test"], in: folder.url)
      #expect(result.status == 0, "\(result.text)")
      #expect(result.text.contains("Test run with 38 tests"), "\(result.text)")
    }

    @Test func outputIsFormatted() async throws {
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

/// A folder with copies of the hostile specs and with their output.
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
