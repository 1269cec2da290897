import DocumentReader
import Testing

@testable import LanguageServer

/// The code actions at the cursor, `▮`. After each of them, the spec has no problems.
@Suite struct CodeActionTests {
  @Test(arguments: [
    // The fix of an error.
    (
      "titleText: \"{tit▮el}\"", "Change to 'title'",
      "titleText: \"{title}\""
    ),
    (
      "pagesText: \"{pag▮es}\"", "Show '–' if it is nil",
      "pagesText: { text: \"{pages}\", fallback: \"–\" }"
    ),
    (
      "pagesText: { text: \"{pag▮es}\", doc: How long. }", "Make the field optional",
      "pagesText: { text: \"{pages}\", doc: How long., fallback: null }"
    ),
    (
      "pagesText:\n    text: \"{pag▮es}\" # pages", "Show nothing if it is nil",
      "pagesText:\n    text: \"{pages}\" # pages\n    fallback: \"\""
    ),
    (
      "stock: { token: Stock, value: status, map: { in_stock: green▮ } }",
      "Add the 2 missing values",
      "stock: { token: Stock, value: status, map: { in_stock: green, soldOut: soldOut }, unknown: unknown }"
    ),
    (
      "stock:\n    token: Stock\n    value: status\n    map:\n      in_stock: gr▮een",
      "Add the 2 missing values",
      "stock:\n    token: Stock\n    value: status\n    map:\n      in_stock: green\n      soldOut: soldOut\n    unknown: unknown"
    ),
  ])
  func actionFixesTheDiagnostic(_ field: String, _ title: String, _ expected: String) throws {
    let head = """
      view: BookView
      service: { schema: schemas/Book.schema.json, type: Book }

      """
    let editor = try Editor(head + "display:\n  \(field)\n")
    _ = editor.problems
    let fixed = try editor.applyingAction(title)
    #expect(fixed.hasSuffix("display:\n  \(expected)\n"))
    editor.type(fixed)
    #expect(editor.problems == [])
  }

  @Test func expectedValuesAreReplacedByActualValues() throws {
    let text = """
      view: BookView
      service: { schema: schemas/Book.schema.json, type: Book }
      models: { Row: { from: Author, display: { nameText: "{name}" } } }
      display:
        titleText: "{title | uppercase}"
        rows: { each: authors, model: Row }
      examples:
        - fixture: fixtures/book.json
          expect: { titleText: EMMA, rows: [{ nameText: J▮ohn }] }
      """
    let editor = try Editor(text)
    #expect(editor.problems == ["9: 'nameText' is 'Jane', but the example expects 'John'"])
    editor.type(try editor.applyingAction("Expect the actual value"))
    #expect(editor.problems == [])
    editor.type(
      text.replacingOccurrences(of: "▮", with: "").replacingOccurrences(
        of: "expect",
        with: "expect▮"
      )
    )
    let all = try editor.applyingAction("Expect all actual values")
    #expect(
      all.hasSuffix(
        """
            expect:
              titleText: EMMA
              rows:
                - nameText: Jane
        """
      )
    )
    editor.type(all)
    #expect(editor.problems == [])
  }
}

extension Editor {
  /// The text after applying the action with this title, which must be offered at the cursor.
  fileprivate func applyingAction(_ title: String) throws -> String {
    let actions = try requestAtCursor("codeAction", [("range", cursorRange)]).elements ?? []
    let action = actions.first { $0["title"]?.text == title }
    guard let action else {
      throw Refusal(message: "only: \(actions.compactMap { $0["title"]?.text })")
    }
    return try applying(action["edit"])
  }
}
