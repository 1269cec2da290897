import Testing
import ViewModelSupport

struct SearchPatternTests {
  @Test(arguments: [
    ("ABC-12", "^[A-Z]{3}-\\d+$", true), ("xABC-12", "^[A-Z]{3}-\\d+$", false),
    ("ABC-12\n", "-\\d+$", false), ("", "", true), ("a", "b*", true), ("a.b", "a\\.b", true),
    ("axb", "a\\.b", false), ("a\nb", "a.b", false), ("été 12", "^\\w+ \\d\\d", true),
    ("١", "\\d", false), ("ab", "a{2}", false), ("aab", "^a{2,}b", true),
    ("ab", "^(?:ab|c)$", true),
    ("a-b", "[^a-b]", true), ("-", "[+-]", true), ("word", "\\bword\\b", true),
    ("words", "\\bword\\b", false), ("e\u{301}", "^e", true), ("a", "(b|)a", true),
  ])
  func patternIsFoundAnywhere(text: String, pattern: String, isMatch: Bool) {
    #expect(text.containsMatch(of: pattern) == isMatch)
    #expect(text[...].containsMatch(of: pattern) == isMatch)
  }

  @Test(arguments: [
    ("a  b\n c", "\\s+", " ", "a b c"), ("a12b3", "\\d", "#", "a##b#"), ("aaa", "a+?", "x", "xxx"),
    ("baac", "a*", "x", "xbxxcx"), ("", "^", "x", "x"), ("ab", "b$", "$0\\", "a$0\\"),
    ("abab", "ab|a", "x", "xx"), ("<b>x</b>", "<.*>", "", ""), ("<b>x</b>", "<.*?>", "", "x"),
    ("👩‍👧é", "é", "e", "👩‍👧e"), ("a\u{2028}b\u{85}c\rd", ".+", "x", "x\u{2028}x\u{85}x\rx"),
    ("aab", "a|aab", "x", "xxb"), ("< > <", "<[^>]*>|\\s", "", "<"),
    ("abab", "(a|ab)(c|bab)?", "x", "x"), ("abc", "z", "x", "abc"), ("abc", "b", "", "ac"),
  ])
  func everyMatchIsReplaced(text: String, pattern: String, new: String, expected: String) {
    #expect(text.replacingMatches(of: pattern, with: new) == expected)
  }

  /// A backtracking search would try exponentially many ways to divide the text among the repetitions.
  @Test(arguments: ["(a+)+b", "(a|a)*b", "(a|aa)+$b", "(a*)*b", ".*.*.*.*b", "(a?){50}a{50}b"])
  func noPatternTakesLong(pattern: String) {
    #expect(!String(repeating: "a", count: 500).containsMatch(of: pattern))
  }

  /// A search that started over after each match would look at the rest of the text again each time.
  @Test(arguments: ["<[^>]*>|\\s+", "<[^>]*>|<| ", "<.*x|."])
  func replacingMatchesReadsTheTextOnce(pattern: String) {
    let text = String(repeating: "< ", count: 10_000)
    #expect(text.replacingMatches(of: pattern, with: "").count <= 10_000)
  }

  /// Writing these repetitions out would take years, although nothing is repeated.
  @Test func emptyGroupsCanBeRepeated() {
    #expect("a".containsMatch(of: "((((){1000}){1000}){1000}){1000}"))
  }

  @Test(arguments: ["(", ")", "[", "[]", "[z-a]", "*", "a**", "a{2,1}", "{", "\\", "\\1", "(?=a)"])
  func mistakesAreRefused(pattern: String) {
    #expect(throws: SearchPattern.Problem.self) { try SearchPattern(pattern) }
  }

  @Test func longPatternsAreRefusedBeforeTheyAreWrittenOut() {
    let nested = "((((a{1000}){1000}){1000}){1000}){1000}"
    let optional = "((((a{0,1000}){0,1000}){0,1000}){0,1000}){0,1000}"
    let deep = String(repeating: "(", count: 100_000)
    for pattern in [nested, optional, deep, "(a|b){1000}", String(repeating: "a|", count: 2_000)] {
      #expect(throws: SearchPattern.Problem.self) { try SearchPattern(pattern) }
    }
  }
}
