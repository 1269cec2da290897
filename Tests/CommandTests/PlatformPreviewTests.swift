import DocumentReader
import TestSupport
import Testing

@testable import viewmodelgen

/// The output of `preview --platform android`.
struct PlatformPreviewTests {
  private let schema = """
    title: Part
    type: object
    required: [name, sold]
    properties: { name: { type: string }, sold: { type: integer } }
    """
  private let spec = """
    view: PartView
    service: { schema: part.yaml }
    display: { placeText: "{sold | ordinal}" }
    examples:
      - name: known
        locale: pl_PL
        given: { name: Bolt, sold: 1023 }
        expect: {}
        platform: { android: { placeText: "1 023." } }
      - { name: unknown, locale: pl_PL, given: { name: Nut, sold: 1024 }, expect: {} }
      - { name: small, locale: pl_PL, given: { name: Nut, sold: 3 }, expect: {} }

    """

  /// A text of `platform` replaces the evaluator's, and another one that differs has a mark.
  @Test func showsWhatAndroidShows() throws {
    #expect(try places("--platform", "android") == ["1 023.", "1024. (differs on Android)", "3."])
  }

  @Test func showsTheEvaluatorsTextsWithoutAPlatform() throws {
    #expect(try places() == ["1023.", "1024.", "3."])
  }

  /// The texts of the field in the examples.
  private func places(_ arguments: String...) throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write(schema, to: "part.yaml")
    try folder.write(spec, to: "Part.yaml")
    let command = try ViewModelGen.parseAsRoot(["preview", folder.path("Part.yaml")] + arguments)
    var diagnostics: [Diagnostic] = []
    let shown = try #require(command as? Preview).text(into: &diagnostics)
    #expect(diagnostics.isEmpty)
    return shown.split(separator: "\n").filter { $0.hasPrefix("placeText  ") }
      .map { String($0.dropFirst(11)) }
  }
}
