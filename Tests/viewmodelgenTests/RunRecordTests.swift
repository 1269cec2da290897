import Foundation
import Testing

@testable import viewmodelgen

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
    after edit: (TemporaryFolder) throws -> Void
  ) throws -> Int? {
    let folder = try TemporaryFolder()
    let inputs = Inputs()
    inputs.note(folder.path("specs"))
    inputs.noteMissing(folder.path("viewmodelgen.yaml"))
    var plan = OutputPlan(folder: folder.path("Out"))
    for index in 0..<count {
      try folder.write("a", to: "specs/\(index).yaml")
      inputs.note(folder.path("specs/\(index).yaml"))
      try folder.write("a", to: "Out/\(index).swift")
      plan.steps.append(
        OutputPlan.Step(path: folder.path("Out/\(index).swift"), action: .unchanged)
      )
    }
    let now = try #require(FileIdentity(of: folder.path("Out/0.swift"))?.seconds)
    let record = try #require(
      RunRecord(of: ["specs"], in: folder.path("caches"), start: now + seconds)
    )
    let summary = OutputSummary(unchanged: count)
    record.remember(summary, inputs: inputs, plans: [plan], and: nil)
    try folder.passATick()
    try edit(folder)
    return record.filesUpToDate
  }
}

extension TemporaryFolder {
  fileprivate func delete(_ name: String) throws {
    try FileManager.default.removeItem(atPath: path(name))
  }

  /// Until the file system's clock tells a change from those before.
  fileprivate func passATick() throws {
    try write("", to: "tick")
    let before = FileIdentity(of: path("tick"))?.text
    repeat { try write("", to: "tick") } while FileIdentity(of: path("tick"))?.text == before
  }
}
