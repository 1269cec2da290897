import Foundation
import TestSupport
import Testing

@testable import Workspace

/// A run over 80 specs that is over, and what comes between it and the next.
struct RunRecordTests {
  @Test func ofARunThatNothingFollows() throws {
    #expect(try filesUpToDate { _ in } == 80)
  }

  @Test(arguments: [
    Edit("a spec") { try $0.write("b", to: "specs/7.yaml") },
    Edit("a new spec") { try $0.write("a", to: "specs/new.yaml") },
    Edit("no spec any more") { try $0.delete("specs/7.yaml") },
    Edit("a configuration where there was none") { try $0.write("a", to: "viewmodelgen.yaml") },
    Edit("an edit by hand") { try $0.write("b", to: "Out/7.swift") },
    Edit("no output any more") { try $0.delete("Out/7.swift") },
    Edit("a file that is left over") { try $0.write("a", to: "Out/Orphan.swift") },
  ])
  func isNoneAfter(edit: Edit) throws {
    #expect(try filesUpToDate(after: edit.make) == nil)
  }

  @Test(arguments: [
    Edit("written") { try $0.write("b", to: "Out/0.swift") },
    Edit("held by a folder") { try $0.write("a", to: "Out/Orphan.swift") },
    Edit("found unchanged") { try $0.write("b", to: "Out/7.swift") },
    Edit("deleted") { try $0.delete("Out/7.swift") },
    Edit("read") { try $0.delete("specs/7.yaml") },
  ])
  func isNoneAfterAnEditDuringTheRunOfWhatItHas(edit: Edit) throws {
    #expect(try filesUpToDate(during: edit.make) { _ in } == nil)
  }

  @Test(arguments: [1, 2, 3, 80, 165])
  func isNoneWhereItLacks(lines: Int) throws {
    let count = try filesUpToDate { folder in
      let name = try "caches/viewmodelgen/" + #require(folder.names("caches/viewmodelgen").first)
      let whole = try folder.text(name).split(separator: "\n")
      try folder.write(whole.dropLast(lines).joined(separator: "\n") + "\n", to: name)
    }
    #expect(count == nil)
  }

  @Test func isNotKeptOfWhatMayHaveChangedMeanwhile() throws {
    #expect(try filesUpToDate(startingIn: -10) { _ in } == nil)
  }

  @Test func isNotKeptOfAFewSpecs() throws {
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

  /// `startingIn`: seconds from now; the files of the test are as old as the test.
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
    try folder.passATick()
    try meanwhile(folder)
    record.remember(results, inputs: inputs, depfile: nil)
    try folder.passATick()
    try edit(folder)
    return record.filesUpToDate
  }
}

extension TemporaryFolder {
  fileprivate func delete(_ name: String) throws {
    try FileManager.default.removeItem(atPath: path(name))
  }
}
