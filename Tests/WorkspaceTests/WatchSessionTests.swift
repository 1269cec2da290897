import DocumentReader
import Foundation
import SwiftOutput
import TestSupport
import Testing
import Workspace

@testable import Workspace

/// After every change of the inputs, a run that reuses earlier results leaves the same files as a new `generate`.
struct WatchSessionTests {
  let folder: TemporaryFolder
  let session: WatchSession

  init() throws {
    folder = try TemporaryFolder()
    session = WatchSession([folder.path("specs")], flags: Settings(), in: SwiftLanguage.self)
    try folder.write(
      "specs: specs\noutput: Out\ntests: Tests\nmodule: App\n",
      to: "viewmodelgen.yaml"
    )
    try folder.write(schema("Book", property: "title"), to: "specs/schemas/Book.schema.json")
    try folder.write(spec("Book", "{title}"), to: "specs/Book.yaml")
    try folder.write(spec("Shelf", "On it: {title}"), to: "specs/Shelf.yaml")
  }

  /// A spec whose screen shows a book.
  func spec(_ name: String, _ text: String) -> String {
    """
    view: \(name)View
    service: { schema: schemas/Book.schema.json, type: Book }
    display: { text: "\(text)" }

    """
  }

  func schema(_ type: String, property: String) -> String {
    #"{ "title": "\#(type)", "type": "object", "required": ["\#(property)"], "#
      + #""properties": { "\#(property)": { "type": "string" } } }"#
  }

  /// Runs the session. Returns the diagnostics followed by the summary line, or `nil` if there was nothing to do.
  func run() -> String? {
    let report = session.run()
    // Neither another run nor a new workspace finds anything to do.
    #expect(session.run().map(\.line) == nil)
    #expect(steps() == [])
    return report.map {
      folder.shortened(describe(DiagnosticReport($0.diagnostics)) + $0.line)
    }
  }

  /// The files that a new workspace would write or delete.
  func steps() -> [String] {
    var diagnostics: [Diagnostic] = []
    let flags = Settings()
    let plans = Workspace(in: SwiftLanguage.self).plans(
      [folder.path("specs")],
      flags: flags,
      into: &diagnostics
    )
    return plans.flatMap(\.steps).compactMap {
      if case .unchanged = $0.action { nil } else { $0.path }
    }
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: folder.path(name))
  }

  func move(_ name: String, to other: String) throws {
    try FileManager.default.moveItem(atPath: folder.path(name), toPath: folder.path(other))
  }

  @Test func reportsTheFilesWrittenForEachChange() throws {
    #expect(run() == "6 written, 0 unchanged, 0 deleted; watching")
    try folder.write(spec("Book", "The {title}"), to: "specs/Book.yaml")
    #expect(
      run()
        == "specs/Book.yaml: wrote Out/BookViewModel.swift Tests/BookViewModelTests.swift"
    )
    try folder.write(spec("Book", "The {title}") + "# Note\n", to: "specs/Book.yaml")
    #expect(run() == "specs/Book.yaml: nothing to write")
    try move("specs/Book.yaml", to: "specs/Novel.yaml")
    #expect(
      run() == """
        specs/Book.yaml specs/Novel.yaml: wrote Out/NovelViewModel.swift Tests/NovelViewModelTests.swift, \
        deleted Out/BookViewModel.swift Tests/BookViewModelTests.swift
        """
    )
    try remove("specs/Novel.yaml")
    #expect(
      run()
        == "specs/Novel.yaml: deleted Out/NovelViewModel.swift Tests/NovelViewModelTests.swift"
    )
  }

  @Test func reportsAnErrorOnceAndWhenItIsFixed() throws {
    _ = run()
    try folder.write(spec("Book", "{titel}"), to: "specs/Book.yaml")
    let error = try #require(run())
    #expect(error.hasPrefix("specs/Book.yaml:3:20: error: "))
    #expect(error.hasSuffix("\nspecs/Book.yaml: 1 error"))
    try folder.write(spec("Shelf", "{title}!"), to: "specs/Shelf.yaml")
    #expect(
      run() == """
        specs/Shelf.yaml: wrote Out/ShelfViewModel.swift Tests/ShelfViewModelTests.swift, 1 error
        """
    )
    try folder.write(spec("Book", "{title}"), to: "specs/Book.yaml")
    #expect(run() == "specs/Book.yaml: 1 error fixed")
  }

  @Test func namesOnlyTheChangedFiles() throws {
    _ = run()
    let configuration = try folder.text("viewmodelgen.yaml")
    try folder.write(configuration + "layout: 3\n", to: "viewmodelgen.yaml")
    #expect(run()?.hasSuffix("\nviewmodelgen.yaml: 1 error") == true)
    try folder.write(configuration, to: "viewmodelgen.yaml")
    #expect(run() == "viewmodelgen.yaml: 1 error fixed")
  }

  /// The types of a spec whose `service` has an error are unknown. That must not cause errors in other specs.
  @Test func errorInOneServiceDoesNotAffectOtherSpecs() throws {
    _ = run()
    let shelf = spec("Shelf", "{title}").replacing(
      "type: Book",
      with: "type: Book, unknownCase: keep"
    )
    try folder.write(shelf, to: "specs/Shelf.yaml")
    try folder.write(spec("Book", "The {title}"), to: "specs/Book.yaml")
    let output = try #require(run())
    #expect(output.contains("wrote Out/BookViewModel.swift"))
    #expect(output.contains(", 1 error"))
  }

  @Test func reportsASchemaChangeForEverySpecThatUsesIt() throws {
    _ = run()
    try folder.write(schema("Book", property: "name"), to: "specs/schemas/Book.schema.json")
    #expect(
      run()?.hasSuffix("specs/schemas/Book.schema.json: 2 errors")
        == true
    )
    try folder.write(schema("Book", property: "title"), to: "specs/schemas/Book.schema.json")
    #expect(
      run() == "specs/schemas/Book.schema.json: 2 errors fixed"
    )
    try move("specs/schemas", to: "schemas")
    #expect(run()?.hasSuffix("specs/schemas/Book.schema.json: 2 errors") == true)
    try move("schemas", to: "specs/schemas")
    #expect(run() == "specs/schemas/Book.schema.json: 2 errors fixed")
  }

  @Test func rewritesTypesThatNeedABoxAfterASchemaChange() throws {
    func write(_ type: String, members: String...) throws {
      let members = members.map { #""\#($0.lowercased())": { "$ref": "\#($0).json" }"# }
      let text =
        #"{ "title": "\#(type)", "type": "object", "properties": { "#
        + (members + [#""title": { "type": "string" }"#]).joined(separator: ", ") + " } }"
      try folder.write(text, to: "specs/\(type).json")
    }
    try write("R", members: "B", "A")
    try write("A", members: "B")
    try write("B", members: "C")
    try write("C")
    let spec = spec("Ring", "{title ?? ''}")
    try folder.write(
      spec.replacing("schemas/Book.schema.json, type: Book", with: "R.json, type: R"),
      to: "specs/Ring.yaml"
    )
    _ = run()
    try write("C", members: "A")
    let files = "Out/AServiceModel.swift Out/BServiceModel.swift Out/CServiceModel.swift and 2 more"
    #expect(run() == "specs/C.json: wrote \(files)")
  }

  @Test func regeneratesAfterConfigurationAndTemplateChanges() throws {
    _ = run()
    try folder.write(
      "specs: specs\noutput: Out\ntests: Tests\nmodule: App\naccess: public\n",
      to: "viewmodelgen.yaml"
    )
    #expect(
      run()?.hasPrefix("viewmodelgen.yaml: wrote Out/BookServiceModel.swift ")
        == true
    )
    try folder.write(
      "specs: specs\noutput: Out\ntests: Tests\nmodule: App\ntemplates: mine\n",
      to: "viewmodelgen.yaml"
    )
    #expect(run()?.contains("'mine'") != true)
    try folder.write("// {{#declarations}}{{/declarations}}\n", to: "mine/ServiceModel.mustache")
    #expect(run()?.contains("wrote Out/BookServiceModel.swift") == true)
    try folder.write("// Mine\n", to: "mine/ServiceModel.mustache")
    #expect(
      run()
        == "mine/ServiceModel.mustache: wrote Out/BookServiceModel.swift"
    )
  }

  @Test func recoversAfterAFolderIsMovedAwayAndBack() throws {
    _ = run()
    try move("specs", to: "other")
    #expect(session.run()?.diagnostics.isEmpty == false)
    try move("other", to: "specs")
    #expect(session.files.haveChanged)
    #expect(run()?.contains("1 error fixed") == true)
  }

  @Test func reportsAndKeepsAFileEditedByHand() throws {
    _ = run()
    try folder.write(
      try folder.text("Out/BookViewModel.swift") + "//\n",
      to: "Out/BookViewModel.swift"
    )
    try folder.write(spec("Book", "The {title}"), to: "specs/Book.yaml")
    let report = try #require(session.run())
    #expect(report.diagnostics.map(\.code) == [.editedFile])
    #expect(
      folder.shortened(report.line)
        == "specs/Book.yaml: wrote Tests/BookViewModelTests.swift, 1 error"
    )
    #expect(try folder.text("Out/BookViewModel.swift").hasSuffix("\n//\n"))
  }
}
