import Testing

@testable import Workspace

struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("plain", 5), ("日本語", 6), ("ﾊﾝｶｸ", 4), ("Ｆ", 2), ("한국어", 6),
    // Syllables that consist of several letters, and combining marks
    ("\u{1112}\u{1161}\u{11AB}", 2), ("e\u{301}\u{302}", 1), ("\u{5E9}\u{5C1}", 1), ("ไม้", 2),
    // Devanagari: a vowel sign with a width of its own, a conjunct of two letters
    ("की", 2), ("क्ष", 2),
    // Emoji: simple, with a skin tone, with U+FE0F, joined, flags, keycaps
    ("😀", 2), ("👍🏽", 2), ("☝🏽", 2), ("❤\u{FE0F}", 2), ("❤", 1), ("👨‍👩‍👧‍👦", 2), ("🏳\u{FE0F}\u{200D}🌈", 2),
    ("🇩🇪🇯🇵", 4), ("1\u{FE0F}\u{20E3}", 2), ("🌡", 1), ("⌚", 2),
    // Invisible characters: direction marks, a zero-width space, a soft hyphen
    ("\u{200F}a\u{200B}", 1), ("\u{2068}مرحبا\u{2069}", 5), ("co\u{AD}op", 5),
  ])
  func countsColumns(text: String, width: Int) {
    #expect(displayWidth(text) == width)
  }

  @Test(arguments: [
    ("1.4M", false), ("déjà 日本 😀", false), ("١٫٤", true), ("a שלום", true), ("\u{200F}5", true),
    ("ﷺ", true), ("𞤀", true), ("Ελληνικά мир", false),
  ])
  func detectsRightToLeftText(text: String, isRightToLeft: Bool) {
    #expect(readsRightToLeft(text) == isRightToLeft)
  }
}
