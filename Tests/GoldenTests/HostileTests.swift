import Foundation
import TestSupport
import Testing

extension GoldenTests {
  /// The specs in `Hostile` contain texts that look like code and names that mean something to Swift or to the generated code.
  /// Their output compiles, is formatted and passes its tests.
  @Suite(.serialized, .slow) struct Hostile {
    private static let modes = [("6", "nonisolated"), ("5", "MainActor")].sampled(every: 2)

    @Test(arguments: modes)
    func hostileTextsStayInTheirLiterals(language: String, isolation: String) async throws {
      let folder = try await generated()
      try folder.write(
        package(language: language, isolation: isolation, [("Hostile", ".")]),
        to: "Package.swift"
      )
      let result = try await run("swift", ["test"], in: folder.url)
      #expect(result.status == 0, "\(result.text)")
      #expect(result.text.contains(/Test run with [3-9]\d tests/), "\(result.text)")
    }

    /// Unlike the specs in `Hostile`, these have the texts wherever the tool accepts them.
    @Test(.nightly, arguments: modes)
    func hostileTextsInAllPlacesStayInTheirLiterals(language: String, isolation: String)
      async throws
    {
      let specs = ["Activity", "Book", "Inbox", "Person", "PhotoList", "Rooms", "Search"]
      let places = try HostilePlaces(specs)
      let keys = try specs.reduce(into: Set()) {
        $0.formUnion(try places.change(spec: "\($1).yaml"))
      }
      #expect(
        keys.isSuperset(of: [
          "button", "cancel", "default", "doc", "fallback", "join", "name", "separator", "styled",
          "text", "title", "toast", "unknown",
        ])
      )
      try places.change(
        catalog: "languages/ViewModels.xcstrings",
        of: [
          "Activity", "Board", "Book", "Notes", "Person", "PhotoList", "Profile", "ProfileEditor",
          "ReadingStats", "SignUp",
        ]
        .map { "languages/\($0).yaml" }
      )
      let folder = places.folder
      let generated = try await run(Repository.tool(), ["generate", "."], in: folder.url)
      try #require(generated.status == 0, "\(generated.text)")
      let modules = [("Hostile", "."), ("LanguageScreens", "languages")]
      try folder.write(
        package(language: language, isolation: isolation, modules),
        to: "Package.swift"
      )
      let result = try await run("swift", ["test"], in: folder.url)
      #expect(result.status == 0, "\(result.text)")
      #expect(result.text.contains(/Test run with 1\d\d tests/), "\(result.text)")
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

/// The manifest of a package with modules in folders, and their tests next to them.
private func package(
  language: String,
  isolation: String,
  _ modules: [(name: String, folder: String)]
) -> String {
  let targets = modules.map { name, folder in
    """
        .target(name: "\(name)", path: "\(folder)/\(name)", swiftSettings: settings),
        .testTarget(
          name: "\(name)Tests",
          dependencies: ["\(name)"],
          path: "\(folder)/\(name)Tests",
          swiftSettings: [.swiftLanguageMode(.v\(language)), .unsafeFlags(["-warnings-as-errors"])]
        ),
    """
  }
  return """
    // swift-tools-version: 6.1
    import PackageDescription

    let settings: [SwiftSetting] = [
      .swiftLanguageMode(.v\(language)),
      .unsafeFlags(["-default-isolation", "\(isolation)", "-warnings-as-errors"]),
    ]
    let package = Package(
      name: "Hostile",
      platforms: [.macOS(.v14)],
      targets: [
    \(targets.joined(separator: "\n"))
      ]
    )

    """
}
