import DocumentReader
import TestSupport
import Testing

@testable import LanguageServer

/// Incremental changes of a document.
@Suite struct TypingTests {
  /// Compares random changes with the same changes made to a list of Unicode scalars.
  @Test func changesAreAppliedAtTheClientsPositions() throws {
    var random = SplitMix(state: 18)
    let pieces = ["a", "é", "👩‍👩‍👧", "𝒳", "ש", "\n", "\r\n", "{title}", "", "\u{2028}", "\t"]
    var file = SourceFile(path: "a.yaml", text: "view: 👋\nשלום\n")
    var lines = [Array("view: 👋\n".unicodeScalars), Array("שלום\n".unicodeScalars), []]
    for _ in 0..<500 {
      let text = (0..<Int.random(in: 0...3, using: &random)).compactMap { _ in
        pieces.randomElement(using: &random)
      }.joined()
      let places = [place(in: lines, &random), place(in: lines, &random)].sorted {
        ($0.line, $0.scalar) < ($1.line, $1.scalar)
      }
      let range = json([
        "start": node(places[0], lines), "end": node(places[1], lines),
      ])
      file = try file.applying(json(["range": range, "text": json(text)]))
      var scalars = String.UnicodeScalarView(lines.joined())
      let start = scalars.index(scalars.startIndex, offsetBy: offset(places[0], lines))
      let end = scalars.index(scalars.startIndex, offsetBy: offset(places[1], lines))
      scalars.replaceSubrange(start..<end, with: text.unicodeScalars)
      let changed = String(scalars)
      #expect(String(decoding: file.bytes, as: UTF8.self) == changed)
      lines = split(changed)
    }
  }

  private typealias Place = (line: Int, scalar: Int)

  private func place(in lines: [[Unicode.Scalar]], _ random: inout SplitMix) -> Place {
    let line = Int.random(in: lines.indices, using: &random)
    let length = lines[line].count { $0 != "\n" && $0 != "\r" }
    return (line, Int.random(in: 0...length, using: &random))
  }

  private func offset(_ place: Place, _ lines: [[Unicode.Scalar]]) -> Int {
    lines[..<place.line].map(\.count).reduce(place.scalar, +)
  }

  private func node(_ place: Place, _ lines: [[Unicode.Scalar]]) -> Node {
    let before = lines[place.line].prefix(place.scalar).map { UTF16.width($0) }
    return json(["line": json(place.line), "character": json(before.reduce(0, +))])
  }

  /// Splits a text at the line endings that the protocol defines.
  private func split(_ text: String) -> [[Unicode.Scalar]] {
    var lines: [[Unicode.Scalar]] = [[]]
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      if previous == "\n" || previous == "\r" && scalar != "\n" { lines.append([]) }
      lines[lines.count - 1].append(scalar)
      previous = scalar
    }
    if previous == "\n" || previous == "\r" { lines.append([]) }
    return lines
  }

  /// Types a spec and sends requests on the way.
  @Test func requestsSucceedWhileASpecIsTyped() throws {
    let spec = """
      view: BookView
      service: { schema: schemas/Book.schema.json, type: Book }
      formats: { count: { plural: { one: "{value} 📄", other: "{value} 📄📄" } } }
      inputs: { me: String }
      models: { Row: { from: Author, display: { name: "{name}" } } }
      display:
        title: "«{title | truncate(length: 9)}» {me}"
        stock: { token: Stock, value: status, map: { in_stock: green, soldOut: red }, unknown: red }
        names: { each: authors.filter($0.name != me), model: Row }
        pages: { text: "{pages | count}", fallback: null }
      examples:
        - { fixture: fixtures/book.json, inputs: { me: Ada }, expect: { names: [{ name: Jane }] } }

      """
    let editor = try Editor("")
    for end in Array(spec.indices).sampled(every: 3) {
      editor.type(spec[..<end] + "▮")
      if end.utf16Offset(in: spec) % 7 == 0 { _ = editor.problems }
      for method in ["completion", "hover", "definition", "documentSymbol", "prepareRename"] {
        _ = try editor.requestAtCursor(method)
      }
      for method in ["codeAction", "inlayHint"] {
        _ = try editor.requestAtCursor(method, [("range", editor.cursorRange)])
      }
    }
    editor.type(spec)
    #expect(editor.problems == [])
  }
}
