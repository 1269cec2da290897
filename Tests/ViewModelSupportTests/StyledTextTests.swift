import Foundation
import Testing
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
    #expect(AttributedString(styled: StyledText(stringLiteral: text)).notation == notation)
  }

  @Test(arguments: [
    "**", "*a*", "](javascript:alert(1))", "[a](https://x.y)", "`", "\\", "^[a](b)", "~~",
    "\u{FFFF}", "<b>", " a ",
  ])
  func valuesAreShownAsTheyAre(value: String) {
    let text = AttributedString(
      styled: "**\(value)** *a\(value)b* [\(value)](https://x.y) `\(value)`"
    )
    #expect(String(text.characters) == "\(value) a\(value)b \(value) \(value)")
    #expect(text.notation.hasPrefix(value == " a " ? " **a**" : "**"))
    #expect(Set(text.runs.compactMap(\.link)) == [URL(string: "https://x.y")])
  }

  @Test(arguments: [
    ("javascript:alert(1)", nil), ("JavaScript:alert(1)", nil), (" https://x.y", nil),
    ("/path", nil),
    ("", nil), ("data:text/html,a", nil), ("https://x.y/a b%20ü%", "https://x.y/a%20b%20%C3%BC%25"),
    ("HTTPS://x.y", "HTTPS://x.y"),
    ("mailto:a@b.c", "mailto:a@b.c"), ("https://x.y/?q=1#f", "https://x.y/?q=1#f"),
  ])
  func targetsFromDataHaveAllowedSchemes(target: String, link: String?) {
    let text = AttributedString(styled: "[a](\(target))")
    #expect(String(text.characters) == "a")
    #expect(text.runs.compactMap(\.link?.absoluteString) == [link].compactMap { $0 })
  }

  @Test(arguments: [
    ("a/b?c#d@e+f %é", "https://x.y/a%2Fb%3Fc%23d%40e%2Bf%20%25%C3%A9"),
    ("@evil.com", "https://x.y/%40evil.com"),
  ])
  func valuesInTargetsAreEncoded(value: String, link: String) {
    #expect(
      AttributedString(styled: "[a](https://x.y/\(value))").runs.compactMap(\.link?.absoluteString)
        == [link]
    )
  }

  @Test func addressesKeepTheirSigns() {
    let text = AttributedString(styled: "[a](mailto:\("ada+x@example.com")?subject=\("1&2"))")
    #expect(text.notation == "[a](mailto:ada+x@example.com?subject=1%262)")
  }

  @Test(arguments: [
    ("\u{202E}a", "\u{202E}a\u{202C}"), ("a\u{202C}\u{2069}b", "ab"),
    ("\u{2068}a\u{2069}", "\u{2068}a\u{2069}"),
    ("\u{2067}\u{202D}a\u{2069}", "\u{2067}\u{202D}a\u{202C}\u{2069}"),
  ])
  func valuesDoNotChangeTheDirectionOfTheRest(value: String, shown: String) {
    #expect(
      String(AttributedString(styled: "\(value)|\(markdown: value)").characters)
        == "\(shown)|\(shown)"
    )
  }

  @Test func addressesAreReadAsTheyAreWritten() {
    let text = AttributedString(
      styled: "<https://x.y\\@z> \(markdown: "<https://x.y\\@z>") <\("https://a.b")>"
    )
    let links = text.runs.compactMap(\.link?.absoluteString)
    #expect(links == ["https://x.y%5C@z", "https://x.y%5C@z", "https://a.b"])
  }

  /// A text that is written with its marks is read as the same text, unless a mark stands between punctuation and a letter.
  @Test(arguments: [
    "**Ada** liked [your *post*](https://x.y/\\(a\\))", "a\\*b `` ` `` ^[c](d)",
    "\\!\\[a\\](b) \\![c](https://x.y)",
  ])
  func notationIsReadBack(text: String) {
    let styled = AttributedString(styled: StyledText(stringLiteral: text))
    #expect(AttributedString(styled: StyledText(stringLiteral: styled.notation)) == styled)
  }

  @Test func markdownKeepsItsMarksInsideOthers() {
    let data = "a *b* [c](https://x.y) [d](javascript:e) ^[f](g) **h"
    #expect(
      AttributedString(styled: "**\(markdown: data)** \(data)").notation
        == "**a *b* [c](https://x.y) d ^f \\*\\*h** a \\*b\\* \\[c\\](https://x.y) \\[d\\](javascript:e) ^\\[f\\](g) \\*\\*h"
    )
    #expect(data.markdownText == "a b c d ^f **h")
  }

  @Test func partsHaveTokens() {
    enum Tone: String { case late, early }
    let text = AttributedString(styled: "a ^[b *c*](late) ^[d](unknown)^[e](early)")
    let parts = text.parts(with: Tone.self).map {
      "\(String(text[$0.range].characters)): \($0.token)"
    }
    #expect(parts == ["b c: late", "e: early"])
  }

  @Test func wordingsAreFilled() {
    let plain: StaticString = "**5 %** off, 100 %%"
    #expect(plain.attributedText().notation == "**5 %** off, 100 %%")
    let wording: StaticString = "**%2** 100%% [%1](%3) %4"
    #expect(
      wording.attributedText(with: "a*", "b", "https://x.y").notation
        == "**b** 100% [a\\*](https://x.y) %"
    )
    #expect(
      wording.attributedText(with: [.markdown("*a*"), .text("*b*")]).notation
        == "**\\*b\\*** 100% *a* %"
    )
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
}
