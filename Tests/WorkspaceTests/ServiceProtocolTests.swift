import DocumentReader
import Foundation
import KotlinOutput
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

  @Test func isTheSameWhicheverSpecsARunNames() throws {
    try folder.write(
      "output: out\ntests: tests\nkotlin: { output: kt, tests: ktTests, package: a.b }\n",
      to: "viewmodelgen.yaml"
    )
    try write("Return", "takeBack", errors: "gone: Gone, default: Sorry")
    try write("Sale", "sell", errors: "taken: Taken, default: Sorry")
    #expect(try generate() == "")
    for specs in [["Sale"], ["Return"], ["Sale", "Return"]] {
      var diagnostics: [Diagnostic] = []
      let plans = plans(specs.map { folder.path("specs/\($0).yaml") }, into: &diagnostics)
      let changed = plans.flatMap(\.steps).filter {
        if case .unchanged = $0.action { false } else { true }
      }
      #expect(changed.map(\.path) == [], "after \(specs)")
    }
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

  private func write(
    _ name: String,
    _ call: String,
    display: String = "a: '{name}'",
    errors: String = "default: Sorry"
  ) throws {
    try folder.write(
      """
      view: \(name)View
      service: { schema: ../schemas/Part.schema.yaml }
      display: { \(display) }
      screen:
        service: PartStore
        load: { call: part }
        errors: { \(errors) }
        actions: { act: { call: \(call), with: { id: id } } }
      """,
      to: "specs/\(name).yaml"
    )
  }

  /// Runs `generate`. Returns the messages of its diagnostics.
  private func generate() throws -> String {
    var diagnostics: [Diagnostic] = []
    let plans = plans([folder.path("specs")], into: &diagnostics)
    _ = applyPlans(plans, force: false, into: &diagnostics)
    return diagnostics.map(\.message).joined(separator: "\n")
  }

  private func plans(
    _ specs: [String],
    into diagnostics: inout [Diagnostic]
  ) -> [OutputPlan] {
    Workspace(in: SwiftLanguage.self, twins: [KotlinLanguage()])
      .plans(specs, flags: Settings(), into: &diagnostics)
  }

  private func functions() throws -> Set<String> {
    let text = try folder.text("out/PartStore.swift")
    let lines = text.split(separator: "\n").filter { $0.contains("func ") }
    return Set(lines.map { $0.dropFirst("  func ".count).prefix { $0 != ")" } + ")" })
  }
}
