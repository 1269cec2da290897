import DocumentReader
import Testing

/// Messages about two texts show in what they differ.
struct DistinguishableTests {
  @Test(arguments: [
    ("a b", "a\u{A0}b", "'a b'", "'a\\u{A0}b'"),
    ("a\u{A0}b c", "a b\u{A0}c", "'a\\u{A0}b c'", "'a b\\u{A0}c'"),
    // Neither a space nor a format character, but nobody sees them.
    ("a\u{3164}", "a\u{115F}", "'a\\u{3164}'", "'a\\u{115F}'"),
    ("a\n", "a", "'a\\u{A}'", "'a'"),
    // The same invisible characters are not the difference.
    ("1\u{A0}€", "2\u{A0}€", "'1\u{A0}€'", "'2\u{A0}€'"),
    ("❤\u{FE0F}", "❤", "'❤\\u{FE0F}'", "'❤'"),
  ])
  func invisibleCharactersAreShownIfTheyDiffer(
    one: String,
    other: String,
    shown: String,
    otherShown: String
  ) {
    #expect(quoted(one, unlike: other) == (shown, otherShown))
  }

  @Test func endsOfLongTextsAreShown() {
    let start = String(repeating: "long ", count: 30)
    let (one, other) = quoted(start + "one", unlike: start + "two")
    #expect(one.hasPrefix("'…") && one.hasSuffix(" long one'"))
    #expect(other.hasPrefix("'…") && other.hasSuffix(" long two'"))
  }
}
