import Testing

@testable import Workspace

struct TableTests {
  @Test func padsByDisplayWidth() {
    #expect(
      textTable(
        TableRow(label: "field", cells: ["ja_JP", "en_US"]),
        [
          TableRow(label: "title", cells: ["日本語", "Cafe\u{301}"]),
          TableRow(label: "  mood", cells: ["❤️", "👨‍👩‍👧‍👦 🇩🇪"]),
        ]
      ) == """
        field   ja_JP   en_US
        ──────  ──────  ─────
        title   日本語  Cafe\u{301}
          mood  ❤️      👨‍👩‍👧‍👦 🇩🇪

        """
    )
  }

  /// Otherwise, one long text would pad the other rows with thousands of spaces.
  @Test func paddingIsLimited() {
    let long = String(repeating: "long ", count: 20) + "text"
    let rule = String(repeating: "─", count: 48)
    #expect(
      textTable(
        TableRow(label: "field", cells: ["en_US", "de_DE"]),
        [
          TableRow(label: "a", cells: [TableCell(long), "kurz"]),
          TableRow(label: "b", cells: ["short", "kurz"]),
        ]
      ) == """
        field  en_US                                             de_DE
        ─────  \(rule)  ─────
        a      \(long)  kurz
        b      short                                             kurz

        """
    )
  }

  @Test func isolatesAndColorsTextsOnlyOnATerminal() {
    let header = TableRow(label: "f", cells: ["ar", "en"])
    let rows = [TableRow(label: "a", cells: ["١٫٤ مليون", TableCell("null", isDim: true)])]
    let style = TableStyle(color: true, isolates: true)
    #expect(
      textTable(header, rows, style: style) == """
        \u{1B}[1mf\u{1B}[0m  \u{1B}[1mar\u{1B}[0m         \u{1B}[1men\u{1B}[0m
        \u{1B}[2m─  ─────────  ────\u{1B}[0m
        a  \u{2068}١٫٤ مليون\u{2069}  \u{1B}[2mnull\u{1B}[0m

        """
    )
    #expect(textTable(header, rows) == "f  ar         en\n─  ─────────  ────\na  ١٫٤ مليون  null\n")
  }

  @Test(arguments: [
    ("\u{2068}Ada\u{2069} قال", "\u{2068}Ada\u{2069} قال"),
    ("\u{202E}one\u{202C} two", "\u{202E}one\u{202C} two"),
    ("a\u{202E}b", "a\\u{202E}b"), ("a\u{2069}b\u{2068}", "a\\u{2069}b\\u{2068}"),
    ("\u{2068}a\u{202E}b\u{2069}", "\\u{2068}a\\u{202E}b\\u{2069}"),
    ("\u{2068}\u{7}\u{2069}", "\u{2068}\\u{7}\u{2069}"),
  ])
  func onlyBalancedDirectionMarksAreNotEscaped(text: String, shown: String) {
    #expect(cellLines(text) == [shown])
  }

  @Test func splitsLinesAndEscapesControlCharacters() {
    #expect(
      textTable(TableRow(label: "f", cells: ["en"]), [TableRow(label: "a", cells: ["x\ny\u{1B}"])])
        == "f  en\n─  ───────\na  x\n   y\\u{1B}\n"
    )
  }
}
