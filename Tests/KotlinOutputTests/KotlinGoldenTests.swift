import DocumentReader
import Foundation
import KotlinOutput
import SwiftOutput
import TestSupport
import Testing

@testable import Workspace

/// The Kotlin of the specs in `Specs`, which is committed in `Goldens`, is up to date, compiles without warnings and passes its own tests.
@Suite struct KotlinGoldenTests {
  private static let folder = Repository.root.appending(path: "Tests/KotlinOutputTests")
  private static let goldens = folder.appending(path: "Goldens")

  @Test func goldensAreUpToDate() throws {
    let project = try TemporaryFolder()
    try FileManager.default.copyItem(
      at: Self.folder.appending(path: "Specs"),
      to: project.url.appending(path: "specs")
    )
    #expect(try generateKotlin(in: project.url.appending(path: "specs").path) == [])
    let kotlin = project.url.appending(path: "specs/Kotlin")
    // The specs with translations have their own configuration, which can write only into their folder.
    try FileManager.default.moveItem(
      at: project.url.appending(path: "specs/languages/Kotlin"),
      to: kotlin.appending(path: "languages")
    )
    let written = try Self.files(in: kotlin)
    if Repository.isRecording {
      try? FileManager.default.removeItem(at: Self.goldens)
      try FileManager.default.copyItem(at: kotlin, to: Self.goldens)
      Issue.record(Repository.recorded)
    }
    #expect(try written == Self.files(in: Self.goldens))
  }

  @Test(.slow, .enabled(if: KotlinServer.isSupported))
  func goldensCompileAndPassTheirTests() async throws {
    let result = try await KotlinServer.shared.compile(
      [Self.goldens] + ["Android", "Schedules"].map { Self.folder.appending(path: $0) },
      runsTests: true
    )
    #expect(result.problems == [])
    #expect(result.tests > 10)
  }

  /// The contents of the Kotlin files in a folder, by their paths.
  private static func files(in folder: URL) throws -> [String: String] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try paths.filter { $0.hasSuffix(".kt") }.reduce(into: [:]) { files, path in
      files[path] = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }
  }
}

/// Runs `generate` with Kotlin. Returns its diagnostics as text.
func generateKotlin(in specs: String) throws -> [String] {
  var diagnostics: [Diagnostic] = []
  let workspace = Workspace(in: SwiftLanguage.self, twins: [KotlinLanguage()])
  let plans = workspace.plans([specs], flags: Settings(), into: &diagnostics)
  _ = applyPlans(plans, force: false, into: &diagnostics)
  return diagnostics.map { diagnostic in
    let place = diagnostic.location
    let file = lastComponent(place.file.path)
    return
      "\(file):\(place.line):\(place.column): \(diagnostic.message) [\(diagnostic.code.rawValue)]"
  }
}
