import Testing

@testable import viewmodelgen

struct TableTests {
  @Test func padsByDisplayWidth() {
    #expect(
      table(
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

  @Test func wrapsAtWordsWhereTheTerminalIsNarrow() {
    #expect(
      table(
        TableRow(label: "field", cells: ["en_US", "de_DE"]),
        [TableRow(label: "a", cells: ["the quick brown fox", "Donaudampfschiff"])],
        width: 28
      ) == """
        field  en_US       de_DE
        ─────  ──────────  ─────────
        a      the quick   Donaudamp
               brown fox   fschiff

        """
    )
  }

  @Test func doesNotWrapForAProgram() {
    let long = String(repeating: "long ", count: 60) + "end"
    let text = table(
      TableRow(label: "field", cells: ["en"]),
      [TableRow(label: "a", cells: [long])]
    )
    #expect(text.split(separator: "\n").last == "a      \(long)")
  }

  @Test func showsLinesAndControls() {
    #expect(
      table(TableRow(label: "f", cells: ["en"]), [TableRow(label: "a", cells: ["x\ny\u{1B}"])])
        == "f  en\n─  ───────\na  x\n   y\\u{1B}\n"
    )
  }
}
