import Foundation
import Testing
import ViewModelIR
import ViewModelSupport

/// Tests the marks of styled texts. `Tests/Browser/test_markdown.py` compares those of data with another implementation.
@Suite struct StyledTextTests {
  @Test(arguments: [
    ("**a** *b* ~~c~~ `d`", "**a** *b* ~~c~~ `d`"),
    ("__a__ _b_ snake_case", "**a** *b* snake\\_case"),
    ("**a *b* c** *a **b** c*", "**a *b* c** *a **b** c*"),
    ("***a*** ***a** b*", "***a*** ***a** b*"),
    ("[a](https://x.y) <https://x.y>", "[a](https://x.y) [https://x.y](https://x.y)"),
    ("[**a** b](<https://x.y> \"title\")", "[**a** b](https://x.y)"),
    (
      "^[**a** b](late) ^[c [d](https://x.y)](late)", "^[**a** b](late) ^[c [d](https://x.y)](late)"
    ),
    ("![a *b*](https://x.y)", "a *b*"), ("\\*a\\* \\a", "\\*a\\* \\\\a"),
    ("`` ` `` `a\nb`", "`` ` `` `a b`"),
    // Marks without a partner
    ("2 * 3 ** a", "2 \\* 3 \\*\\* a"), ("*a", "\\*a"), ("**a*", "\\**a*"), ("[a](b", "\\[a\\](b"),
    ("[a] (https://x.y)", "\\[a\\] (https://x.y)"), ("~a~ ~~~b~~~", "\\~a\\~ \\~\\~\\~b\\~\\~\\~"),
    ("", ""), ("** a **", "\\*\\* a \\*\\*"),
  ])
  func marksAreThoseOfMarkdown(text: String, notation: String) {
    #expect(shown(text) == notation)
  }

  @Test(arguments: [
    "**", "*a*", "](javascript:alert(1))", "[a](https://x.y)", "`", "\\", "^[a](b)", "~~",
    "\u{FFFF}", "<b>", " a ",
  ])
  func valuesAreShownAsTheyAre(value: String) {
    let words = "\(value) a\(value)b \(value) \(value)"
    let values = [value, value, value, value]
    let text = "**%** *a%b* [%](https://x.y) `%`"
    #expect(shown(text, values, isPlain: true) == words)
    #expect(shown(text, values).hasPrefix(value == " a " ? " **a**" : "**"))
    #expect(shown(text, values).components(separatedBy: "](https://x.y)").count > 1)
  }

  @Test(arguments: [
    ("javascript:alert(1)", nil), ("JavaScript:alert(1)", nil), (" https://x.y", nil),
    ("/path", nil),
    ("", nil), ("data:text/html,a", nil), ("https://x.y/a b%20ü%", "https://x.y/a%20b%20%C3%BC%25"),
    ("HTTPS://x.y", "HTTPS://x.y"),
    ("mailto:a@b.c", "mailto:a@b.c"), ("https://x.y/?q=1#f", "https://x.y/?q=1#f"),
  ])
  func targetsFromDataHaveAllowedSchemes(target: String, link: String?) {
    #expect(URL.checkedLink([target])?.absoluteString == link)
    #expect(shown("[a](%)", [target]) == (link.map { "[a](\($0))" } ?? "a"))
  }

  @Test(arguments: [
    ("a/b?c#d@e+f %é", "https://x.y/a%2Fb%3Fc%23d%40e%2Bf%20%25%C3%A9"),
    ("@evil.com", "https://x.y/%40evil.com"),
  ])
  func valuesInTargetsAreEncoded(value: String, link: String) {
    #expect(URL.checkedLink(["https://x.y/", value])?.absoluteString == link)
    #expect(shown("[a](https://x.y/%)", [value]) == "[a](\(link))")
  }

  @Test(arguments: [
    ("[a](mailto:%?subject=%)", "[a](mailto:ada+x@example.com?subject=1%262)"),
    ("[a](https://x.y/%%/b)", "[a](https://x.y/ada%2Bx%40example.com1%262/b)"),
    ("[a](https://x.y/\u{2068}%\u{2069})", "[a](https://x.y/ada%2Bx%40example.com)"),
  ])
  func addressesKeepTheirSigns(text: String, notation: String) {
    #expect(shown(text, ["ada+x@example.com", "1&2"]) == notation)
  }

  @Test(arguments: [
    ("\u{202E}a", "\u{202E}a\u{202C}"), ("a\u{202C}\u{2069}b", "ab"),
    ("\u{2068}a\u{2069}", "\u{2068}a\u{2069}"),
    ("\u{2067}\u{202D}a\u{2069}", "\u{2067}\u{202D}a\u{202C}\u{2069}"),
  ])
  func valuesDoNotChangeTheDirectionOfTheRest(value: String, shown: String) {
    #expect(
      self.shown("%|%", [value, value], marked: [2: value.styledMarkdown()], isPlain: true)
        == "\(shown)|\(shown)"
    )
  }

  @Test func addressesAreReadAsTheyAreWritten() {
    let address = "https://x.y\\@z"
    let link = "[https://x.y\\\\@z](https://x.y%5C@z)"
    #expect(
      shown(
        "<\(address)> % <%>",
        ["", "https://a.b"],
        marked: [1: "<\(address)>".styledMarkdown()]
      )
        == "\(link) \(link) [https://a.b](https://a.b)"
    )
  }

  /// A text that is written with its marks is read as the same text, unless a mark stands between punctuation and a letter.
  @Test(arguments: [
    "**Ada** liked [your *post*](https://x.y/\\(a\\))", "a\\*b `` ` `` ^[c](d)",
    "\\!\\[a\\](b) \\![c](https://x.y)",
  ])
  func notationIsReadBack(text: String) {
    #expect(shown(shown(text)) == shown(text))
    #expect(shown(text) == normalizedMarkdown(text))
  }

  @Test func markdownKeepsItsMarksInsideOthers() {
    let data = "a *b* [c](https://x.y) [d](javascript:e) ^[f](g) **h"
    #expect(
      shown("**%** %", ["", data], marked: [1: data.styledMarkdown()])
        == "**a *b* [c](https://x.y) d ^f \\*\\*h** a \\*b\\* \\[c\\](https://x.y) \\[d\\](javascript:e) ^\\[f\\](g) \\*\\*h"
    )
    #expect(data.markdownText == "a b c d ^f **h")
  }

  @Test(arguments: [
    ("a **bold text** b", 8, "a **bold…**"), ("a **bold text** b", 12, "a **bold text…**"),
    ("a **bold** [link](https://x.y)", 7, "a **bold…**"), ("**a** b", 3, "**a** b"),
    ("*👩‍🚀🇩🇪e\u{301}* b", 3, "*👩‍🚀🇩🇪…*"), ("**ab**", 1, "…"), ("a **b", 4, "a \\*…"), ("", 1, ""),
    ("e*\u{301}f*g", 2, "e*\u{301}…*"),
  ])
  func wordsAreCutWithTheirMarks(text: String, length: Int, notation: String) {
    let cut = text.styledMarkdown().truncatedWords(to: length)
    #expect(cut.notation == notation)
    #expect(String(cut.characters) == text.markdownText.truncated(to: length))
  }

  @Test func partsOfAJoinAreIsolated() {
    let parts = [
      AttributedString().addingWords("a", .strong), AttributedString(),
      AttributedString().addingWords("b"),
    ]
    #expect(
      parts.joinedParts(separator: " · ", isIsolated: true).notation
        == "\u{2068}**a**\u{2069} · \u{2068}b\u{2069}"
    )
  }

  @Test func partsHaveTokens() {
    enum Tone: String { case late, early }
    let text = AttributedString()
      .addingWords("a ").addingWords("b ", token: "late").addingValue("c", .strong, token: "late")
      .addingWords("d", token: "unknown").addingMarked("*e*".styledMarkdown(), token: "early")
    let parts = text.parts(with: Tone.self).map {
      "\(String(text[$0.range].characters)): \($0.token)"
    }
    #expect(parts == ["b c: late", "e: early"])
  }

  /// Each of these takes quadratic time in a simple implementation.
  @Test(arguments: [
    "*a_ ", "[a](", "[a](b \"", "`a``b", "**a", "[", "![", "](", "<a", "![![a](https://x)", "~~a",
    "a**b*c_d", "[*a](https://b)*", "***a", "^[a](b)",
  ])
  func largeInputsAreRead(part: String) {
    let text = String(repeating: part, count: 50_000 / part.utf8.count)
    #expect(text.markdownText.utf8.count <= text.utf8.count)
  }

  /// Returns how a text of a spec is shown, with values in place of `%`.
  ///
  /// - Parameter marked: The values that have marks of their own, by the indices of their pieces.
  private func shown(
    _ text: String,
    _ values: [String] = [],
    marked: [Int: AttributedString] = [:],
    isPlain: Bool = false
  ) -> String {
    var pieces: [TextPattern.Piece] = []
    for words in text.split(separator: "%", omittingEmptySubsequences: false) {
      if !pieces.isEmpty { pieces.append(.slot(pieces.count)) }
      pieces.append(.literal(String(words)))
    }
    let filled = pieces.indices.map { $0 % 2 == 1 && $0 / 2 < values.count ? values[$0 / 2] : "" }
    var styling = Styling()
    styling.isPlain = isPlain
    return styling.text(pieces, filled, marked: marked)
  }
}
