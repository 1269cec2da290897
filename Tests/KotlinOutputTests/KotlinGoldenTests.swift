import DocumentReader
import Foundation
import KotlinOutput
import SwiftOutput
import TestSupport
import Testing

@testable import Workspace

/// The Kotlin of the specs in `Specs`, which is committed beside them as an app would, is up to date, compiles without warnings and passes its own tests.
@Suite struct KotlinGoldenTests {
  private static let specs = kotlinTests.appending(path: "Specs")

  @Test func goldensAreUpToDate() throws {
    let project = try TemporaryFolder()
    let generated = try Self.generate(in: project.url)
    for folder in ["Kotlin", "languages/Kotlin"] {
      try expectKotlin(
        in: generated.appending(path: folder),
        toBeThatOf: Self.specs.appending(path: folder)
      )
    }
  }

  @Test(.slow, .enabled(if: KotlinServer.isSupported))
  func goldensCompileAndPassTheirTests() async throws {
    let project = try TemporaryFolder()
    let kotlin = try Self.generate(in: project.url)
    let classes = try TemporaryFolder()
    let result = try await KotlinServer.shared.compile(
      [kotlin, Repository.root.appending(path: "Sources/KotlinSupport")]
        + ["Android", "Contract", "Schedules"].map { kotlinTests.appending(path: $0) },
      into: classes.url,
      runsTests: true
    )
    #expect(result.problems == [])
    #expect(result.tests > 10)
    let (used, listed) = (try await androidMembers(in: classes.url), try Self.androidAPI)
    #expect(used.filter { !listed.contains($0) } == [])
    #expect(listed.filter { !used.contains($0) } == [])
  }

  /// Specs whose names are those of what generated code uses, and whose conditions unwrap values of all kinds.
  @Test(.slow, .enabled(if: KotlinServer.isSupported))
  func hostileSpecsCompileAndPassTheirTests() async throws {
    let project = try TemporaryFolder()
    let specs = project.url.appending(path: "specs")
    let hostile = Repository.root.appending(path: "Tests/GoldenTests/Hostile")
    try FileManager.default.copyItem(at: hostile, to: specs)
    try project.write(
      "specs: .\nkotlin: { output: Kotlin, tests: Kotlin, package: com.example.hostile }\n",
      to: "specs/viewmodelgen.yaml"
    )
    #expect(try generateKotlin(in: specs.path) == [])
    let result = try await KotlinServer.shared.compile(
      [specs.appending(path: "Kotlin"), kotlinTests.appending(path: "Android/lifecycle")],
      runsTests: true
    )
    #expect(result.problems == [])
    #expect(result.tests > 20)
  }

  /// What code may use of `android.icu`, and uses: members that Android's signature file `api/24.txt` lists. ICU4J, with which the tests
  /// run, has more.
  private static var androidAPI: [String] {
    get throws {
      let file = kotlinTests.appending(path: "AndroidAPI.txt")
      let text = try String(contentsOf: file, encoding: .utf8)
      return text.split(separator: "\n").map(String.init)
    }
  }

  /// Generates the Kotlin of the specs in a copy of their folder, without what is committed, and returns the copy.
  private static func generate(in project: URL) throws -> URL {
    let copy = project.appending(path: "specs")
    try FileManager.default.copyItem(at: specs, to: copy)
    for folder in ["Kotlin", "languages/Kotlin"] {
      try FileManager.default.removeItem(at: copy.appending(path: folder))
    }
    #expect(try generateKotlin(in: copy.path) == [])
    return copy
  }
}

/// The classes and members of `android.icu` that the classes in a folder use, as `javap` writes them.
private func androidMembers(in folder: URL) async throws -> [String] {
  let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
  let classes = paths.filter { $0.hasSuffix(".class") }
  let listing = try await run("javap", ["-c", "-p"] + classes, in: folder)
  let pattern = /\/\/ (?:Class|class|Field|Method|InterfaceMethod) (android\/icu\/.*)/
  return Set(listing.stdout.matches(of: pattern).map { String($0.output.1) }).sorted()
}

/// Runs `generate` with Kotlin. Returns its errors and warnings as text.
func generateKotlin(in specs: String) throws -> [String] {
  var diagnostics: [Diagnostic] = []
  let workspace = Workspace(in: SwiftLanguage.self, twins: [KotlinLanguage()])
  let plans = workspace.plans([specs], flags: Settings(), into: &diagnostics)
  _ = applyPlans(plans, force: false, into: &diagnostics)
  return diagnostics.filter { $0.severity != .note }.map { diagnostic in
    let place = diagnostic.location
    let file = lastComponent(place.file.path)
    return
      "\(file):\(place.line):\(place.column): \(diagnostic.message) [\(diagnostic.code.rawValue)]"
  }
}
