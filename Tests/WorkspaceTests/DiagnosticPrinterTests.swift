import DocumentReader
import Testing

@testable import Workspace

struct DiagnosticPrinterTests {
  func error(_ message: String, _ path: String, _ line: Int, _ column: Int, _ text: String = "")
    -> Diagnostic
  {
    let file = SourceFile(path: path, text: text)
    return Diagnostic(
      .error,
      .syntax,
      message,
      at: Location(file: file, line: line, column: column)
    )
  }

  @Test func sortsByLocationAndRemovesDuplicates() {
    let diagnostics = [
      error("d", "b.yaml", 1, 1), error("c", "a.yaml", 10, 1), error("b", "a.yaml", 9, 2),
      error("b", "a.yaml", 9, 2), error("a", "a.yaml", 0, 0),
    ]
    #expect(
      describe(DiagnosticReport(diagnostics)) == """
        a.yaml: error: a [syntax]
        a.yaml:9:2: error: b [syntax]
        a.yaml:10:1: error: c [syntax]
        b.yaml:1:1: error: d [syntax]

        """
    )
  }

  @Test func printsAtMost100Diagnostics() {
    let text = describe(DiagnosticReport((1...130).map { error("m", "a.yaml", $0, 1) }))
    #expect(text.hasSuffix("a.yaml:100:1: error: m [syntax]\n… and 30 more\n"))
  }

  @Test func escapesControlCharacters() {
    #expect(
      describe(DiagnosticReport([error("x\n\u{202E}y", "a\u{1B}.yaml", 1, 1)]))
        == "a\\u{1B}.yaml:1:1: error: x\\u{A}\\u{202E}y [syntax]\n"
    )
  }

  @Test func underlinesARangeWithinOneLine() {
    let file = SourceFile(path: "a.yaml", text: "a: 名前 b\nc: d\n")
    func described(upTo line: Int, _ column: Int) -> String {
      let start = Position(line: 1, column: 4)
      let location = Location(file, from: start, to: Position(line: line, column: column))
      return describe(
        DiagnosticReport([Diagnostic(.syntax, "m", at: location)]),
        style: DiagnosticStyle(excerpts: true)
      )
    }
    #expect(described(upTo: 1, 6).hasSuffix("    a: 名前 b\n       ^~~~\n"))
    #expect(described(upTo: 2, 2).hasSuffix("    a: 名前 b\n       ^\n"))
  }

  @Test(arguments: [
    (3, "  a: b", 6, "  a: b\n         ^"),
    (1, "\ta: b", 5, "  a: b\n         ^"),
    (2, "名: 前", 4, "名: 前\n        ^"),
    (1, "e\u{301}: x", 5, "e\u{301}: x\n       ^"),
    (2, "short", 9, "short\n         ^"),
    (1, "a\u{1B}: b", 5, "a\\u{1B}: b\n             ^"),
  ])
  func putsACaretUnderTheColumn(number: Int, line: String, column: Int, expected: String) {
    let source = String(repeating: "x\r\n", count: number - 1) + line + "\nrest\n"
    let text = describe(
      DiagnosticReport([error("m", "a.yaml", number, column, source)]),
      style: DiagnosticStyle(excerpts: true)
    )
    #expect(text == "a.yaml:\(number):\(column): error: m [syntax]\n    \(expected)\n")
  }

  @Test func showsNoExcerptOfAMissingLine() {
    let text = describe(
      DiagnosticReport([error("m", "a.yaml", 7, 1, "one line")]),
      style: DiagnosticStyle(excerpts: true)
    )
    #expect(text == "a.yaml:7:1: error: m [syntax]\n")
  }
}
