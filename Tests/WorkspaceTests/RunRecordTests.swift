import Foundation
import TestSupport
import Testing

@testable import Workspace

/// The record of a finished run over 80 specs. It is valid for the next run only if no file has changed since.
struct RunRecordTests {
  @Test func recordIsValidIfNothingHasChanged() throws {
    #expect(try filesUpToDate { _ in } == 80)
  }

  @Test(arguments: [
    Edit("a spec is edited") { try $0.write("b", to: "specs/7.yaml") },
    Edit("a spec is added") { try $0.write("a", to: "specs/new.yaml") },
    Edit("a spec is deleted") { try $0.delete("specs/7.yaml") },
    Edit("a configuration is added") { try $0.write("a", to: "viewmodelgen.yaml") },
    Edit("a generated file is edited") { try $0.write("b", to: "Out/7.swift") },
    Edit("a generated file is deleted") { try $0.delete("Out/7.swift") },
    Edit("an orphaned file is added") { try $0.write("a", to: "Out/Orphan.swift") },
  ])
  func recordIsInvalidAfterAChange(edit: Edit) throws {
    #expect(try filesUpToDate(after: edit.make) == nil)
  }

  @Test(arguments: [
    Edit("a written file is edited") { try $0.write("b", to: "Out/0.swift") },
    Edit("a file is added to the output folder") { try $0.write("a", to: "Out/Orphan.swift") },
    Edit("an unchanged file is edited") { try $0.write("b", to: "Out/7.swift") },
    Edit("an unchanged file is deleted") { try $0.delete("Out/7.swift") },
    Edit("an input is deleted") { try $0.delete("specs/7.yaml") },
  ])
  func recordIsInvalidAfterAChangeDuringTheRun(edit: Edit) throws {
    #expect(try filesUpToDate(during: edit.make) { _ in } == nil)
  }

  @Test(arguments: [1, 2, 3, 80, 165])
  func truncatedRecordIsInvalid(missingLines: Int) throws {
    let count = try filesUpToDate { folder in
      let name = try "caches/viewmodelgen/" + #require(folder.names("caches/viewmodelgen").first)
      let whole = try folder.text(name).split(separator: "\n")
      try folder.write(whole.dropLast(missingLines).joined(separator: "\n") + "\n", to: name)
    }
    #expect(count == nil)
  }

  @Test(arguments: ["-1", "9223372036854775807", "0", "many"])
  func recordWithAnotherCountIsInvalid(count: String) throws {
    let found = try filesUpToDate { folder in
      let name = try "caches/viewmodelgen/" + #require(folder.names("caches/viewmodelgen").first)
      let lines = try folder.text(name).split(separator: "\n").dropFirst()
      try folder.write(([Substring(count)] + lines).joined(separator: "\n"), to: name)
    }
    #expect(found == nil)
  }

  @Test func recordIsNotKeptIfFilesAreNewerThanTheRun() throws {
    #expect(try filesUpToDate(startingIn: -10) { _ in } == nil)
  }

  @Test func recordIsNotKeptForFewSpecs() throws {
    #expect(try filesUpToDate(of: 8) { _ in } == nil)
  }

  struct Edit: CustomTestStringConvertible {
    let testDescription: String
    let make: @Sendable (TemporaryFolder) throws -> Void

    init(_ name: String, make: @escaping @Sendable (TemporaryFolder) throws -> Void) {
      testDescription = name
      self.make = make
    }
  }

  /// Records a run over new files, edits files during and after it, and reads the record.
  ///
  /// - Parameters:
  ///   - seconds: When the run starts, in seconds after the files were created.
  /// - Returns: The number of files that are up to date, or `nil` if there is no valid record.
  private func filesUpToDate(
    of count: Int = 80,
    startingIn seconds: Int = 10,
    during meanwhile: (TemporaryFolder) throws -> Void = { _ in },
    after edit: (TemporaryFolder) throws -> Void
  ) throws -> Int? {
    let folder = try TemporaryFolder()
    func result(_ name: String, _ outcome: OutputResults.Outcome) -> OutputResults.File {
      let path = folder.path(name)
      return OutputResults.File(path: path, outcome: outcome, version: FileIdentity(of: path))
    }
    var inputs = Inputs(
      paths: [folder.path("specs")],
      missingPaths: [folder.path("viewmodelgen.yaml")]
    )
    var results = OutputResults()
    for index in 0..<count {
      try folder.write("a", to: "specs/\(index).yaml")
      inputs.paths.append(folder.path("specs/\(index).yaml"))
      try folder.write("a", to: "Out/\(index).swift")
      results.files.append(result("Out/\(index).swift", index == 0 ? .written : .unchanged))
    }
    results.folders = [
      OutputResults.Folder(
        path: folder.path("Out"),
        isChanged: true,
        compared: nil,
        names: Set(try folder.names("Out"))
      )
    ]
    let now = try #require(FileIdentity(of: folder.path("Out/0.swift"))?.seconds)
    let record = try #require(
      RunRecord(of: ["specs"], in: folder.path("caches"), start: now + seconds)
    )
    try folder.waitForNewTimestamp()
    try meanwhile(folder)
    record.remember(results, inputs: inputs, depfile: nil)
    try folder.waitForNewTimestamp()
    try edit(folder)
    return record.filesUpToDate
  }
}

extension TemporaryFolder {
  fileprivate func delete(_ name: String) throws {
    try FileManager.default.removeItem(atPath: path(name))
  }
}
