import DocumentReader
import Foundation
import SwiftOutput
import TestSupport
import Testing
import Workspace

/// A service protocol that the presenters of several specs share.
struct ServiceProtocolTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      title: Part
      type: object
      required: [id, name]
      properties: { id: { type: string }, name: { type: string } }
      """,
      to: "schemas/Part.schema.yaml"
    )
    try folder.write("specs: specs\noutput: out\ntests: tests\n", to: "viewmodelgen.yaml")
    try write("Sale", "sell")
  }

  @Test func containsTheFunctionsThatAllPresentersCall() throws {
    try write("Return", "takeBack")
    #expect(try generate() == "")
    #expect(try functions() == ["part()", "sell(id: String)", "takeBack(id: String)"])
  }

  @Test func keepsFunctionsThatASpecWithAnErrorCalls() throws {
    try write("Return", "takeBack")
    _ = try generate()
    try write("Return", "takeBack", display: "a: '{nam}'")
    #expect(try generate().contains("'Part' has no property 'nam'"))
    #expect(try functions() == ["part()", "sell(id: String)", "takeBack(id: String)"])
    let mock = try folder.text("tests/PartStoreMock.swift")
    #expect(mock.contains("takeBackCalls"))
    try write("Return", "giveBack")
    _ = try generate()
    #expect(try functions() == ["part()", "sell(id: String)", "giveBack(id: String)"])
  }

  /// Without translations, no text depends on the language of the context.
  @Test func presenterReadsNoContextWithoutACatalog() throws {
    try folder.write(
      "specs: specs\noutput: out\ntests: tests\ntranslations: { catalog: None.xcstrings, languages: [de] }\n",
      to: "viewmodelgen.yaml"
    )
    #expect(try generate().contains("no such file"))
    #expect(!(try folder.text("out/SalePresenter.swift").contains("let context = context()")))
  }

  private func write(_ name: String, _ call: String, display: String = "a: '{name}'") throws {
    try folder.write(
      """
      view: \(name)View
      service: { schema: ../schemas/Part.schema.yaml }
      display: { \(display) }
      screen:
        service: PartStore
        load: { call: part }
        errors: { default: Sorry }
        actions: { act: { call: \(call), with: { id: id } } }
      """,
      to: "specs/\(name).yaml"
    )
  }

  /// Runs `generate`. Returns the messages of its diagnostics.
  private func generate() throws -> String {
    var diagnostics: [Diagnostic] = []
    let specs = [folder.path("specs")]
    let plans = Workspace(in: SwiftLanguage.self).plans(
      specs,
      flags: Settings(),
      into: &diagnostics
    )
    _ = applyPlans(plans, force: false, into: &diagnostics)
    return diagnostics.map(\.message).joined(separator: "\n")
  }

  private func functions() throws -> Set<String> {
    let text = try folder.text("out/PartStore.swift")
    let lines = text.split(separator: "\n").filter { $0.contains("func ") }
    return Set(lines.map { $0.dropFirst("  func ".count).prefix { $0 != ")" } + ")" })
  }
}
