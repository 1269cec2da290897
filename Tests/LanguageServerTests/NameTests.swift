import DocumentReader
import Testing

@testable import LanguageServer

/// Definition, references and renaming of the name at the cursor, `▮`.
@Suite struct NameTests {
  @Test func renamingAnInputChangesAllItsUses() throws {
    let editor = try Editor(
      """
      view: BookView
      service: { schema: schemas/Book.schema.json, type: Book }
      inputs: { m▮e: String }
      models:
        Row:
          from: Author
          inputs: { me: String }
          display: { isMe: { value: name == me } }
      display:
        greetingText: "👩‍👩‍👧 {me} — שלום {me | uppercase}"
        rows: { each: authors, model: Row, with: { me: me } }
      examples:
        - { fixture: fixtures/book.json, inputs: { me: Jane }, expect: { rows: [{ isMe: true }] } }
      """
    )
    #expect(editor.problems == [])
    #expect(
      try editor.renaming(to: "reader") == """
        view: BookView
        service: { schema: schemas/Book.schema.json, type: Book }
        inputs: { reader: String }
        models:
          Row:
            from: Author
            inputs: { me: String }
            display: { isMe: { value: name == me } }
        display:
          greetingText: "👩‍👩‍👧 {reader} — שלום {reader | uppercase}"
          rows: { each: authors, model: Row, with: { me: reader } }
        examples:
          - { fixture: fixtures/book.json, inputs: { reader: Jane }, expect: { rows: [{ isMe: true }] } }
        """
    )
  }

  @Test func renamingAFieldChangesTheTraitsThatDependOnIt() throws {
    let editor = try Editor(
      """
      view: BookView
      service: { schema: schemas/Book.schema.json, type: Book }
      traits: [header, selected: isLong]
      models:
        Row: { from: Author, traits: [selected: isLong], display: { isLong: { value: name != '' } } }
      display:
        isL▮ong: { value: pages != nil }
        rows: { each: authors, model: Row }
      """
    )
    #expect(editor.problems == [])
    let renamed = try editor.renaming(to: "hasPages")
    #expect(renamed.contains("\ntraits: [header, selected: hasPages]\n"))
    #expect(renamed.contains("traits: [selected: isLong], display: { isLong:"))
  }

  @Test func anElementIsRenamedInItsArgument() throws {
    let editor = try Editor(
      """
      view: BookView
      service: { schema: schemas/Book.schema.json, type: Book }
      display:
        namesText: "{authors.filter(author in authors.contains($0.name == auth▮or.name)) .map(author in author.name) | list}"
      """
    )
    #expect(editor.problems == [])
    let hover = try editor.requestAtCursor("hover")["contents"]?["value"]?.text
    #expect(hover == "`author: Author`")
    #expect(
      try editor.renaming(to: "writer").contains(
        "filter(writer in authors.contains($0.name == writer.name)) .map(author in author.name)"
      )
    )
  }

  @Test func positionsAreCountedInUTF16() throws {
    let editor = try Editor(
      """
      view: BookView
      service: { schema: schemas/Book.schema.json, type: Book }
      formats: { pageCount: { plural: { one: "{value} 📄", other: "{value} 📄📄" } } }
      display:
        text: { text: "📕📗 ‏עמודים {pages | page▮Count}", fallback: null }
      """
    )
    #expect(try editor.renaming(to: "count").contains("{ count: { plural:"))
    #expect(try editor.renaming(to: "count").contains("עמודים {pages | count}\", fallback"))
  }

  @Test(arguments: [
    ("each: authors, model: Ro▮w", "Line", "of: authors.first, model: Line, with"),
    ("isM▮e: { value", "isReader", "expect: { rows: [{ isReader: true }] }"),
    ("row▮s: { each", "lines", "expect: { lines: [{ isMe: true }] }"),
    ("isMe: true }] ▮}", nil, nil),
    ("isM▮e: { value", "isReader", "first: { isReader: true } }"),
    ("fir▮st: { of", "author", "author: { isMe: true } }"),
    ("first, model: Ro▮w", "Line", "each: authors, model: Line, with"),
    ("from: Auth▮or", nil, nil),
    ("{ value: nam▮e", nil, nil),
  ])
  func onlyFieldsAndModelsAreRenamed(_ place: String, _ name: String?, _ expected: String?) throws {
    let text = """
      view: BookView
      service: { schema: schemas/Book.schema.json, type: Book }
      models:
        Row:
          from: Author
          inputs: { me: String }
          display: { isMe: { value: name == me } }
      display:
        rows: { each: authors, model: Row, with: { me: title } }
        first: { of: authors.first, model: Row, with: { me: title } }
      examples:
        - { fixture: fixtures/book.json, expect: { rows: [{ isMe: true }] } }
        - { fixture: fixtures/book.json, expect: { first: { isMe: true } } }
      """
    let editor = try Editor(text, at: place)
    guard let name, let expected else {
      #expect(throws: Editor.Refusal.self) { try editor.renaming(to: "other") }
      return
    }
    #expect(try editor.renaming(to: name).contains(expected))
  }

  @Test(arguments: [
    ("1st", "a name has letters, digits and '_', and does not begin with a digit"),
    ("first name", "a name has letters, digits and '_', and does not begin with a digit"),
    ("", "a name has letters, digits and '_', and does not begin with a digit"),
    ("subtitle", "'subtitle' already exists"),
  ])
  func invalidNamesAreRejected(_ name: String, _ message: String) throws {
    let editor = try Editor(
      """
      view: BookView
      service: { schema: schemas/Book.schema.json, type: Book }
      display: { tit▮le: "{title}", subtitle: "" }
      """
    )
    #expect(throws: Editor.Refusal(message: message)) { try editor.renaming(to: name) }
  }

  @Test(arguments: [
    ("{tit▮le}", "Book.schema.json:6"),
    ("authors.map($0.na▮me)", "Book.schema.json:16"),
    ("type: Bo▮ok", "Book.schema.json:1"),
    ("schemas/Book.sch▮ema.json", "Book.schema.json:1"),
    ("fixtures/bo▮ok.json", "book.json:1"),
    ("{pages | cou▮nt}", "Book.yaml:3"),
    ("titleText▮: Emma", "Book.yaml:5"),
    ("status == .in▮Stock", "Book.schema.json:8"),
    ("sho▮ut(title)", "viewmodelgen.yaml:3"),
  ])
  func definitionIsFound(_ place: String, _ expected: String) throws {
    let text = """
      view: BookView
      service: { schema: schemas/Book.schema.json, type: Book }
      formats: { count: { plural: { one: "{value} page", other: "{value} pages" } } }
      display:
        titleText: "{title}"
        namesText: "{authors.map($0.name) | list}"
        pagesText: { text: "{pages | count}", fallback: null }
        isThere: { value: status == .inStock }
        loudText: "{shout(title)}"
      examples:
        - { fixture: fixtures/book.json, expect: { titleText: Emma } }
      """
    let editor = try Editor(text, at: place)
    let found = try editor.requestAtCursor("definition")
    let file = found["uri"]?.text?.split(separator: "/").last ?? ""
    #expect("\(file):\((found["range"]?["start"]?["line"]?.integer ?? -2) + 1)" == expected)
  }

  @Test func referencesIncludeOtherSpecs() throws {
    let editor = try Editor(
      """
      view: BookView
      service: { schema: schemas/Book.schema.json, type: Book }
      display: { titleText: "{tit▮le}", upperText: "{title | uppercase}" }
      """
    )
    try editor.folder.write(
      """
      view: OtherView
      service: { schema: schemas/Book.schema.json, type: Book }
      display: { text: "{title}" }
      """,
      to: "Other.yaml"
    )
    let context = json(["includeDeclaration": json(.bool(false))])
    let places = try editor.requestAtCursor("references", [("context", context)]).elements ?? []
    let files = places.compactMap { $0["uri"]?.text?.split(separator: "/").last }
    #expect(files == ["Book.yaml", "Book.yaml", "Other.yaml"])
  }
}

extension Editor {
  func renaming(to name: String) throws -> String {
    try applying(requestAtCursor("rename", [("newName", json(name))]))
  }
}
