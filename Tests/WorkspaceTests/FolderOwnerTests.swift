import DocumentReader
import Foundation
import SwiftOutput
import TestSupport
import Testing
import Workspace

@testable import Workspace

/// Two configurations of one repository that name the same folder.
struct FolderOwnerTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: ".git")
    try folder.write(#"{ "title": "Book", "properties": { "title": {} } }"#, to: "B.schema.json")
    for name in ["One", "Two"] {
      try folder.write(
        """
        view: \(name)View
        service: { schema: ../B.schema.json }
        display: { text: { value: 1 } }
        """,
        to: "\(name)/\(name).yaml"
      )
    }
  }

  @Test func oneFolderOfSourcesIsAnErrorAndNothingIsDeleted() throws {
    try configure("output: ../Out\ntests: Tests")
    #expect(generate(["One"]) == "")
    let files = try folder.names("Out")
    for specs in [["Two"], ["One", "Two"]] {
      let problem = generate(specs)
      #expect(problem.contains("One/viewmodelgen.yaml:2:9: "), "\(problem)")
      #expect(problem.contains("Two/viewmodelgen.yaml' has the same output folder"), "\(problem)")
    }
    #expect(try folder.names("Out") == files)
    #expect(try folder.names("Two") == ["Two.yaml", "viewmodelgen.yaml"])
  }

  @Test func specsOfOneNameInTwoConfigurationsAreAnError() throws {
    try configure("output: ../Out\ntests: Tests")
    #expect(generate(["One"]) == "")
    try folder.write(try folder.text("Two/Two.yaml"), to: "Two/One.yaml")
    try FileManager.default.removeItem(atPath: folder.path("Two/Two.yaml"))
    #expect(generate(["Two"]).contains("has the same output folder"))
  }

  /// A test target can test several modules.
  @Test func testsOfAnotherModuleAreKept() throws {
    try configure("output: Out\ntests: ../Tests")
    #expect(generate(["One"]) == "")
    #expect(generate(["Two"]) == "")
    let tests = ["One", "Two"].flatMap {
      ["\($0)ViewModelTestSupport.swift", "\($0)ViewModelTests.swift"]
    }
    #expect(try folder.names("Tests") == tests)
    #expect(generate(["One"]) == "")
    #expect(try folder.names("Tests") == tests)
  }

  private func configure(_ settings: String) throws {
    for name in ["One", "Two"] {
      try folder.write(
        "specs: .\n\(settings)\nmodule: \(name)\n",
        to: "\(name)/viewmodelgen.yaml"
      )
    }
  }

  /// Runs `generate` for the specs in folders. Returns the diagnostics.
  private func generate(_ specs: [String]) -> String {
    var diagnostics: [Diagnostic] = []
    let plans = Workspace(in: SwiftLanguage.self).plans(
      specs.map(folder.path),
      flags: Settings(),
      into: &diagnostics
    )
    _ = applyPlans(plans, force: false, into: &diagnostics)
    return folder.shortened(describe(DiagnosticReport(diagnostics)))
  }
}
