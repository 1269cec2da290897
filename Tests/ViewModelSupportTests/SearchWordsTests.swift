import Testing
import ViewModelSupport

/// Tests which parts of a text search words find, and what an excerpt around them shows. The differential tests compare Kotlin.
@Suite struct SearchWordsTests {
  @Test(
    arguments: [
      ("Ada King", "king ADA", ["Ada", "King"]), ("Kingdom of Kings", "king", ["King", "King"]),
      ("a kingdom", "king kingdom", ["kingdom"]),
      ("École, ECOLE, e\u{301}cole", "ecole", ["École", "ECOLE", "e\u{301}cole"]),
      ("Straße", "STRASSE", ["Straße"]), ("Straße", "s", ["S"]), ("ﬁn", "Fi", ["ﬁ"]),
      ("Οδός ΟΔΟΣ", "οδοσ", ["Οδός", "ΟΔΟΣ"]), ("İstanbul ı", "istanbul I", ["İstanbul", "ı"]),
      // Neither a stroke nor a vowel of Thai is an accent.
      ("Łódź", "lodz", []), ("Łódź", "łodz", ["Łódź"]), ("กุ กิ", "ก", []),
      ("كِتاب", "كتاب", ["كِتاب"]),
      ("각", "가", []), ("👩‍💻 👩", "👩", ["👩"]), ("が", "か", ["が"]),
      ("\u{301}a", "a", ["a"]), ("a b", " \n", []), ("", "a", []), ("a b", "\u{301}", []),
    ]
  )
  func wordsAreFoundWithoutCaseAndAccents(text: String, words: String, hits: [String]) {
    let characters = Array(text)
    #expect(text.hits(of: words).map { String(characters[$0]) } == hits)
  }

  @Test(
    arguments: [
      ("jumps", 24, "…fox jumps over the…"), ("THE", 20, "The quick brown fox…"),
      ("dog", 20, "…over the lazy dog"), ("cat", 20, "The quick brown fox…"),
      ("ump", 20, "…fox jumps over…"),
      ("dog", 43, "The quick brown fox jumps over the lazy dog"),
    ]
  )
  func excerptIsCutBetweenWords(words: String, length: Int, excerpt: String) {
    let text = "The quick brown fox jumps over the lazy dog"
    #expect(text.excerpt(around: words, length: length) == excerpt)
    #expect(excerpt.count <= length)
  }

  @Test func highlightedWordsAreBold() {
    let text = "École, ecole!".highlighted("ecole")
    #expect(text.notation == "**École**, **ecole**!")
    #expect("plain".highlighted("x").notation == "plain")
  }

  @Test func excerptOfATextWithoutSpacesIsCutBetweenCharacters() {
    let text = String(repeating: "山田", count: 20) + "太郎" + String(repeating: "山田", count: 20)
    let excerpt =
      "…" + String(repeating: "山田", count: 4) + "太郎" + String(repeating: "山田", count: 4) + "…"
    #expect(text.excerpt(around: "太郎", length: 20) == excerpt)
  }

  @Test func noExcerptTraps() {
    for text in ["a", "ab cd ef", "  a  b  ", "abcdefgh", "a \u{301}b\r\nc d"] {
      for words in ["", "a", "cd", "abcdefgh", "h", "b"] {
        for length in 2...9 { _ = text.excerpt(around: words, length: length) }
      }
    }
  }
}
