import DocumentReader
import Foundation
import TestSupport
import Testing

@testable import Workspace

/// Files that change after a run has compared them and before it writes.
struct EditDuringRunTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(old, to: "Stale.swift")
    try folder.write(headed("gone\n", from: "Gone.yaml"), to: "Gone.swift")
  }

  let old = headed("old\n", from: "A.yaml")
  let new = headed("new\n", from: "A.yaml")

  /// The diagnostics and the summary of a run that generates Stale.swift and New.swift, but no longer Gone.swift.
  func run(force: Bool = false, edit: () throws -> Void) throws -> String {
    let (results, diagnostics) = try outcome(force: force, edit: edit)
    return diagnostics.map { "\($0.code.rawValue) \(folder.shortened($0.location.file.path)), " }
      .joined() + results.summary.line
  }

  func outcome(
    force: Bool = false,
    edit: () throws -> Void
  ) throws -> (OutputResults, [Diagnostic]) {
    let output = OutputFolder(
      path: folder.path,
      fileExtension: "swift",
      files: ["New.swift", "Stale.swift"].map {
        OutputFile(name: $0, source: "A.yaml", body: "new\n")
      },
      coverage: Coverage(sources: [], kept: [], isWhole: true)
    )
    var diagnostics: [Diagnostic] = []
    let plan = planOutput(output, into: &diagnostics)
    try edit()
    let results = applyPlans([plan], force: force, into: &diagnostics)
    return (results, diagnostics)
  }

  @Test func runWithoutAnEditWritesAsPlanned() throws {
    #expect(try run {} == "2 written, 0 unchanged, 1 deleted")
    #expect(try folder.names() == ["New.swift", "Stale.swift"])
  }

  @Test func editedStaleFileIsOverwrittenOnlyWithForce() throws {
    let edited = old + "// mine\n"
    func edit() throws { try folder.write(edited, to: "Stale.swift") }
    #expect(
      try run(edit: edit) == "edited-file Stale.swift, 1 written, 0 unchanged, 1 deleted, 1 refused"
    )
    #expect(try folder.text("Stale.swift") == edited)
    #expect(try run(force: true, edit: edit) == "1 written, 1 unchanged, 0 deleted")
    #expect(try folder.text("Stale.swift") == new)
  }

  @Test func editOfTheSameLengthIsDetected() throws {
    let edited = old.replacing("old", with: "odd")
    let result = try run {
      try folder.waitForNewTimestamp()
      try folder.write(edited, to: "Stale.swift")
      try FileManager.default.removeItem(atPath: folder.path("tick"))
    }
    #expect(result.hasPrefix("edited-file Stale.swift, "))
    #expect(try folder.text("Stale.swift") == edited)
  }

  @Test func fileCreatedDuringTheRunIsNotOverwritten() throws {
    let result = try run { try folder.write("mine\n", to: "New.swift") }
    #expect(result == "foreign-file New.swift, 1 written, 0 unchanged, 1 deleted, 1 refused")
    #expect(try folder.text("New.swift") == "mine\n")
  }

  @Test func editedOrphanIsKeptEvenWithForce() throws {
    let edited = headed("gone\n", from: "Gone.yaml") + "// mine\n"
    let result = try run(force: true) { try folder.write(edited, to: "Gone.swift") }
    #expect(result == "orphaned-file Gone.swift, 2 written, 0 unchanged, 0 deleted")
    #expect(try folder.text("Gone.swift") == edited)
  }

  @Test func linkOrFolderInPlaceOfAFileIsAnError() throws {
    let result = try run(force: true) {
      try FileManager.default.removeItem(atPath: folder.path("Stale.swift"))
      try createFolder(folder.path("Stale.swift"))
      try folder.link("New.swift", to: "Gone.swift")
    }
    #expect(result == "output New.swift, output Stale.swift, 0 written, 0 unchanged, 1 deleted")
    #expect(try folder.names() == ["New.swift", "Stale.swift"])
  }

  @Test func orphanAddedDuringTheRunInvalidatesTheFolderVersion() throws {
    let known = try outcome {}.0.folders.first?.file()
    #expect(known?.version != nil)
    #expect(known?.version == FileIdentity(of: folder.path))
    let result = try outcome { try folder.write(old, to: "Copy.swift") }.0.folders.first?.file()
    #expect(result?.outcome == .unchanged)
    #expect(result?.version != FileIdentity(of: folder.path))
    try FileManager.default.removeItem(atPath: folder.path("New.swift"))
    let written = try outcome { try folder.write(old, to: "Copy 2.swift") }.0.folders.first?.file()
    #expect(written?.outcome == .written)
    #expect(written?.version == nil)
  }

  @Test func filesWrittenByAnotherRunAreNotRefused() throws {
    let result = try run {
      try folder.write(headed("newer\n", from: "A.yaml"), to: "Stale.swift")
      try folder.write(new, to: "New.swift")
      try FileManager.default.removeItem(atPath: folder.path("Gone.swift"))
    }
    #expect(result == "1 written, 1 unchanged, 1 deleted")
    #expect(try folder.text("Stale.swift") == new)
  }

  @Test func savingTheSameTextIsNotAnEdit() throws {
    let result = try run {
      for name in ["Stale.swift", "Gone.swift"] {
        try folder.write(try folder.text(name), to: name)
      }
    }
    #expect(result == "2 written, 0 unchanged, 1 deleted")
  }
}
