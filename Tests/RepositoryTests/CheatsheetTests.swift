import Foundation
import TestSupport
import Testing
import ViewModelIR

/// The page with the whole language has everything that the definitions have, and all of it works.
@Suite struct CheatsheetTests {
  @Test func isShort() throws {
    let lines = try Cheatsheet().text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 301)
  }

  @Test(arguments: [[], ["--config"]]) func everyKeyIsThere(options: [String]) async throws {
    let output = try await run(Repository.tool(), ["spec-schema"] + options, in: Repository.root)
    let schema = try JSONSerialization.jsonObject(with: Data(output.stdout.utf8))
    let sheet = try Cheatsheet()
    let (words, code) = (sheet.words, sheet.code)
    let keys = names(in: schema)
    #expect(keys.count > 20)
    #expect(keys.filter { !words.contains($0[...]) && !code.contains($0) } == [])
  }

  @Test func everyFunctionIsThere() throws {
    let words = try Cheatsheet().words
    let functions = TypedExpression.Function.allCases.map(\.rawValue)
    #expect(functions.filter { !words.contains($0[...]) } == [])
  }

  @Test func theSpecIsAccepted() async throws {
    let folder = try TemporaryFolder()
    let sheet = try Cheatsheet()
    try folder.write(
      sheet.shop.replacing("schema.json", with: "schema.yaml"),
      to: "specs/Shop.yaml"
    )
    try folder.write(Cheatsheet.shopSchema, to: "specs/schemas/Shop.schema.yaml")
    for command in ["lint", "generate"] {
      let result = try await run(Repository.tool(), [command], in: folder.url)
      #expect(result.status == 0 && result.stderr.isEmpty, "\(result.text)")
    }
  }

  @Test(arguments: [0, 1]) func resultsAreThoseOfTheTool(block: Int) async throws {
    let all = try Cheatsheet().results
    try #require(all.count == 2)
    let (given, results) = all[block]
    // Formats have texts, and functions have values.
    let isText = block == 1
    #expect(results.count > 40)
    let fields = results.enumerated().map { index, result in
      let template = "{\(result.expression.replacing("\\", with: "\\\\"))}"
      let code = quoted(isText ? template : result.expression)
      return "  field\(index): \(isText ? code : "{ value: \(code) }")\n"
    }
    let expected = results.enumerated().map { index, result in
      let value = result.shown == "nil" ? "null" : result.shown
      return "      field\(index): \(isText ? quoted(result.shown) : value)\n"
    }
    let spec = """
      view: ShopView
      service: { schema: Shop.schema.yaml, type: Shop }
      display:
      \(fields.joined())examples:
        - name: the results
          now: 2024-03-05T13:45:07Z
          \(given.replacing("\n", with: "\n    "))
          expect:
      \(expected.joined())
      """
    let folder = try TemporaryFolder()
    try folder.write(spec, to: "Shop.yaml")
    try folder.write(Cheatsheet.dataSchema(of: given), to: "Shop.schema.yaml")
    let result = try await run(Repository.tool(), ["lint", "Shop.yaml"], in: folder.url)
    #expect(result.status == 0, "\(result.text)")
  }

  // MARK: - Helpers

  private func quoted(_ text: String) -> String { "'\(text.replacing("'", with: "''"))'" }

  /// The names of all properties in a JSON Schema, and the values of enumerations that are not names of fonts.
  private func names(in schema: Any) -> Set<String> {
    if let list = schema as? [Any] { return list.reduce(into: []) { $0.formUnion(names(in: $1)) } }
    guard let object = schema as? [String: Any] else { return [] }
    var found = Set((object["properties"] as? [String: Any] ?? [:]).keys)
    found.formUnion(object["enum"] as? [String] ?? [])
    for (key, value) in object where key != "enum" && key != "font" {
      found.formUnion(names(in: value))
    }
    return found
  }
}
