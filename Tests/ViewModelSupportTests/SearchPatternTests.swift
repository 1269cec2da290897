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

  @Test(arguments: [
    ("2024-03-05", "(\\d+)-(\\d+)-(\\d+)", "$3.$2.$1", "05.03.2024"),
    ("ab", "(a)|(b)", "<$1$2>", "<a><b>"), ("aab", "(?:(a)|b)+", "$1", "a"),
    ("Ada Lovelace", "(\\p{Lu})\\p{Ll}+", "$1.", "A. L."), ("x", "(y)?x", "[$1$9]", "[]"),
    ("abc", "b", "$$1 $0$ $a", "a$1 b$ $ac"), ("aXb", "((a)(.))b", "$3$2$1", "XaaX"),
    ("<b>x</b>", "<(.+?)>(.*)<", "$2 $1 ", "x b /b>"), ("a1é٢", "[^\\p{L}]", "", "aé"),
  ])
  func replacementRefersToGroups(text: String, pattern: String, new: String, expected: String) {
    #expect(text.replacingGroups(of: pattern, with: new) == expected)
  }

  @Test func matchesAreReplacedByEntries() {
    let text = "{name} has {0}, {1}, {2} and {-1}"
    let names = text.replacingEntries(of: "\\{(\\w+)\\}", with: ["name": "Ada {0}", "0": "x"])
    #expect(names == "Ada {0} has x, {1}, {2} and {-1}")
    let values = text.replacingEntries(of: "\\{([^}]+)\\}", with: ["a", "b"])
    #expect(values == "{name} has a, b, {2} and {-1}")
    #expect("a1".replacingEntries(of: "\\d", with: ["x", "y"]) == "ay")
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

  @Test(arguments: [
    "(", ")", "[", "[]", "[z-a]", "*", "a**", "a{2,1}", "{", "\\", "\\1", "(?=a)", "\\p", "\\p{}",
    "\\p{X}", "\\p{L",
  ])
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
