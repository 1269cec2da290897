import DocumentReader
import SwiftOutput
import TestSupport
import Testing
import Workspace

@testable import Workspace

/// The generated type of design tokens. It contains the tokens of all specs, even if a run covers only one of them.
struct TokenTypesTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "specs: specs\noutput: Out\ntests: Tests\nmodule: App\n",
      to: "viewmodelgen.yaml"
    )
    try folder.write(
      """
      { "title": "Book", "type": "object", "required": ["isNew"],
        "properties": { "isNew": { "type": "boolean" } } }
      """,
      to: "specs/schemas/Book.schema.json"
    )
    try writeSpec("Shelf", "{ token: Tint, value: isNew, map: { true: warm, false: default } }")
    try writeSpec("Cart", "{ token: Tint, cases: [{ when: isNew, token: warm }, { token: cold }] }")
  }

  private func writeSpec(_ name: String, view: String? = nil, _ field: String) throws {
    try folder.write(
      """
      view: \(view ?? name)
      service: { schema: schemas/Book.schema.json, type: Book }
      display: { tint: \(field) }

      """,
      to: "specs/\(name).yaml"
    )
  }

  /// Runs `generate` for this spec, or for all specs. Returns the diagnostics.
  @discardableResult
  private func generate(_ spec: String? = nil) -> String {
    var diagnostics: [Diagnostic] = []
    let path = folder.path(spec.map { "specs/\($0).yaml" } ?? "specs")
    let plans = Workspace(in: SwiftLanguage.self).plans(
      [path],
      flags: Settings(),
      into: &diagnostics
    )
    _ = applyPlans(plans, force: false, into: &diagnostics)
    return folder.shortened(describe(DiagnosticReport(diagnostics)))
  }

  private func cases() throws -> [String] {
    try folder.text("Out/ViewModelSupport.swift").split(separator: "\n")
      .filter { $0.hasPrefix("  case ") }.map { String($0.dropFirst(7)) }
  }

  @Test func containsTheTokensOfAllSpecs() throws {
    #expect(generate() == "")
    #expect(try cases() == ["cold", "`default`", "warm"])
    try writeSpec("Cart", "{ value: isNew }")
    generate()
    #expect(try cases() == ["`default`", "warm"])
  }

  @Test func runForOneSpecKeepsTokensOfOtherSpecs() throws {
    generate("Shelf")
    #expect(try cases() == ["cold", "`default`", "warm"])
  }

  @Test func specWithAnErrorKeepsItsTokens() throws {
    generate()
    try writeSpec("Cart", "{ value: isOld }")
    #expect(generate().contains("'Book' has no property 'isOld'"))
    #expect(try cases() == ["cold", "`default`", "warm"])
  }

  @Test func reportsATokenTypeNamedLikeAViewModel() throws {
    try writeSpec("Tin", view: "Tint", "{ token: X, value: isNew, map: { true: a, false: b } }")
    try writeSpec(
      "Shelf",
      "{ token: TintViewModel, value: isNew, map: { true: warm, false: cold } }"
    )
    #expect(
      generate() == """
        specs/Tin.yaml:1:7: error: 'specs/Shelf.yaml' also generates a type 'TintViewModel' into the \
        same output: rename one of them, or give their specs different outputs [type-name]

        """
    )
  }
}
