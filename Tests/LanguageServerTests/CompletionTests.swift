import DocumentReader
import Testing

@testable import LanguageServer

/// The completions at the cursor, `▮`.
@Suite struct CompletionTests {
  @Test(arguments: [
    // In an expression: the properties of the type in the schema.
    ("titleText: \"{▮}\"", "title pages status printedAt authors shout"),
    ("titleText: \"{ti▮}\"", "title pages status printedAt authors"),
    ("titleText: \"{▮", "title pages status printedAt authors"),
    ("namesText: { value: \"authors.map($0.▮)\" }", "name born"),
    ("namesText: { value: \"authors.map($0.▮", "name born"),
    ("namesText: { value: authors.first?.▮ }", "name born"),
    ("isNew: { value: self.▮ }", "title pages status printedAt authors"),
    ("isOut: { value: status == .▮ }", ".inStock .soldOut"),
    ("isOut: { value: status == ▮ }", ".inStock .soldOut title"),
    ("isOut: { value: \"status in [.inStock, .▮]\" }", ".inStock .soldOut"),
    ("namesText: { value: \"authors.map(author in author.▮", "name born"),
    ("namesText: { value: \"authors.map(author in ▮", "title pages status printedAt authors"),
    // In both values of a choice.
    ("born: { value: \"authors.isEmpty ? nil : authors.first?.▮\" }", "name born"),
    ("born: { value: \"authors.isEmpty ? self.▮ : nil\" }", "title pages status"),
    ("born: { value: \"authors.isEmpty ? self.▮\" }", "title pages status"),
    ("born: { value: \"authors.isEmpty ? self.▮", "title pages status"),
    ("isOut: { value: \"status == (authors.isEmpty ? .▮", ".inStock .soldOut"),
    // The functions of the value's type.
    ("titleText: \"{title.upper▮}\"", "count isEmpty prefix suffix"),
    // The formats for the value's type, their options and the values of these options.
    ("pagesText: { text: \"{pages | ▮}\", fallback: x }", "plain number compact currency percent"),
    ("pagesText: { text: \"{pages | plural(▮", ""),
    ("dateText: { text: \"{printedAt | date(▮)}\", fallback: x }", "style time skeleton pattern"),
    ("dateText: { text: \"{printedAt | date(style: ▮", "short medium numeric"),
    // Keys that can be combined with the existing ones.
    ("titleText: { text: Hi, ▮ }", "fallback doc translate maxLength"),
    // In an incomplete field.
    ("stockText: { cases: [{ when: stat▮", "title pages status"),
    (
      "rows: { each: authors, model: ▮ }\nmodels: { Row: { from: Author, display: { a: \"{name}\" } } }",
      "Row"
    ),
    ("authors: { each: ▮", "title pages status printedAt authors"),
    ("author: { of: ▮, model: Row }", "title pages status printedAt authors"),
    (
      "titleText:\n    ▮",
      "text styled fallback links cases join separator value each of model with token"
    ),
    ("titleText:\n    value: title\n    ▮", "fallback cases token map unknown doc"),
    ("stockText: { token: Stock, value: status, map: { ▮ } }", "in_stock soldOut unknown"),
  ])
  func mostLikelyCompletionsComeFirst(_ field: String, _ labels: String) throws {
    let editor = try Editor(
      """
      view: BookView
      service: { schema: schemas/Book.schema.json, type: Book }
      display:
        \(field)
      """
    )
    let expected = labels.split(separator: " ").map(String.init)
    #expect(try editor.labels().prefix(expected.count).joined(separator: " ") == labels)
  }

  @Test(arguments: [
    ("{ value: \"▮\" }", true), ("{ value: \"(pages ?? 0) + p▮\" }", true),
    ("{ value: \"status == ▮\" }", false), ("{ value: \"title.▮\" }", false),
  ])
  func functionsOfNumbersStartAnExpression(_ field: String, _ isOffered: Bool) throws {
    let editor = try Editor(
      """
      view: BookView
      service: { schema: schemas/Book.schema.json, type: Book }
      display:
        a: \(field)
      """
    )
    let labels = try editor.labels()
    for name in ["min", "pow", "log10"] { #expect(labels.contains(name) == isOffered, "\(name)") }
  }
}

extension Editor {
  fileprivate func labels() throws -> [String] {
    let items = try requestAtCursor("completion")["items"]?.elements ?? []
    return items.enumerated().sorted {
      ($0.element["sortText"]?.text ?? "", $0.offset) < (
        $1.element["sortText"]?.text ?? "", $1.offset
      )
    }.compactMap { $0.element["label"]?.text }
  }
}
