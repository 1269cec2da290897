import DocumentReader
import Testing

@testable import LanguageServer

/// Hovers at the cursor, `▮`, inlay hints and the outline.
@Suite struct HoverTests {
  @Test(arguments: [
    ("{ti▮tle}", "`title: String` of `Book` / As on the cover. / `\"Emma\"` in one book"),
    ("authors.map($0.na▮me)", "`name: String` of `Author` / `\"Jane\"` in one book"),
    ("pagesTe▮xt", "`pagesText: String?` / - one book: `512 pages` - another: `null`"),
    ("sho▮ut(title)", "`shout(String) -> String` / a function of the app"),
    ("| cou▮nt", "`| count` / `{ plural: { one: \"{value} page\", other: \"{value} pages\" } }`"),
    (
      "| lis▮t}",
      "`| list` / A list of texts, joined with the locale's punctuation and conjunction."
    ),
    (
      "disp▮lay:",
      "`display` / Required: `name: field`, the fields, in the order of the struct's properties"
    ),
    ("Hel▮lo", ""),
  ])
  func hoverDescribesTheName(_ place: String, _ expected: String) throws {
    let editor = try Editor(spec, at: place)
    #expect(editor.problems == [])
    let text = try editor.requestAtCursor("hover")["contents"]?["value"]?.text ?? ""
    let lines = text.replacingOccurrences(of: "\n\n", with: " / ")
    #expect(lines.replacingOccurrences(of: "\n", with: " ") == expected)
  }

  @Test func hintsShowTheStringsOfTheFirstExample() throws {
    let editor = try Editor(spec)
    #expect(editor.problems == [])
    #expect(try editor.hints() == ["= Hello, 👋 Emma", "= Jane", "= EMMA", "= 512 pages"])
    // While the spec has an error, the last strings stay.
    editor.type(spec.replacingOccurrences(of: "{title}", with: "{title"))
    #expect(editor.problems.count == 1)
    #expect(try editor.hints() == ["= Hello, 👋 Emma", "= Jane", "= EMMA", "= 512 pages"])
  }

  @Test func outlineListsFieldsFormatsAndExamples() throws {
    let editor = try Editor(spec)
    let symbols = try editor.requestAtCursor("documentSymbol").elements ?? []
    #expect(
      symbols.compactMap { $0["name"]?.text }
        == ["greetingText", "namesText", "loudText", "pagesText", "count", "one book", "another"]
    )
  }

  private let spec = """
    view: BookView
    service: { schema: schemas/Book.schema.json, type: Book }
    formats: { count: { plural: { one: "{value} page", other: "{value} pages" } } }
    display:
      greetingText: "Hello, 👋 {title}"
      namesText: "{authors.map($0.name) | list}"
      loudText: "{shout(title)}"
      pagesText: { text: "{pages | count}", fallback: null }
    examples:
      - name: one book
        fixture: fixtures/book.json
        functions: { shout: { Emma: EMMA } }
        expect: {}
      - { name: another, fixture: fixtures/book.json, given: { pages: null }, expect: {} }
    """
}

extension Editor {
  fileprivate func hints() throws -> [String] {
    let start = json(["line": json(0), "character": json(0)])
    let end = json(["line": json(99), "character": json(0)])
    let range = json(["start": start, "end": end])
    return (try requestAtCursor("inlayHint", [("range", range)]).elements ?? []).compactMap {
      $0["label"]?.text
    }
  }
}
