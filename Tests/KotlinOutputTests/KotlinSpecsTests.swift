import Foundation
import TestSupport
import Testing

/// The Kotlin of the specs in `specs/`, as if its configurations had the key `kotlin`, is up to date, compiles without warnings and passes
/// its own tests. It is committed in `SpecsGoldens`, so that `specs/` shows users of Swift only Swift.
@Suite struct KotlinSpecsTests {
  /// The folders in `specs/` with a configuration, and the packages of their Kotlin.
  private static let packages = [
    ".": "screens", "app": "app", "classes": "classes", "languages": "languages",
    "option2": "reading", "modules/AppCore": "core", "modules/Huts": "huts",
    "modules/Trails": "trails",
  ]

  /// The package with the support code of the app in `modules`.
  private static let support = [
    "core": ", support: { everything: true }", "huts": ", support: com.example.core",
    "trails": ", support: com.example.core",
  ]

  private static let goldens = kotlinTests.appending(path: "SpecsGoldens")

  @Test func goldensAreUpToDate() throws {
    let project = try TemporaryFolder()
    try expectKotlin(in: Self.generate(in: project.url), toBeThatOf: Self.goldens)
  }

  @Test(.nightly, .enabled(if: KotlinServer.isSupported))
  func goldensPassTheirTests() async throws {
    let project = try TemporaryFolder()
    let kotlin = try Self.generate(in: project.url)
    let byHand = ["Apps", "Android/lifecycle"].map { kotlinTests.appending(path: $0) }
    let result = try await KotlinServer.shared.compile([kotlin] + byHand, runsTests: true)
    #expect(result.problems == [])
    #expect(result.tests > 250)
  }

  /// Generates the Kotlin, and returns the folder with a folder for each package.
  private static func generate(in project: URL) throws -> URL {
    let specs = project.appending(path: "specs")
    let kotlin = project.appending(path: "kotlin")
    try FileManager.default.copyItem(at: Repository.specs, to: specs)
    for (folder, package) in packages {
      let file = specs.appending(path: "\(folder)/viewmodelgen.yaml")
      let settings = try String(contentsOf: file, encoding: .utf8)
      let support = support[package] ?? ""
      let more =
        "kotlin: { output: Kotlin/main, tests: Kotlin/test, package: com.example.\(package)\(support) }"
      try "\(settings)\(more)\n".write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try generateKotlin(in: specs.path) == [])
    try FileManager.default.createDirectory(at: kotlin, withIntermediateDirectories: false)
    for (folder, package) in packages {
      try FileManager.default.moveItem(
        at: specs.appending(path: "\(folder)/Kotlin"),
        to: kotlin.appending(path: package)
      )
    }
    return kotlin
  }
}
