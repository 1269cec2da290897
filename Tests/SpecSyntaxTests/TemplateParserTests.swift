import Testing

struct TemplateParserTests {
  @Test(arguments: [
    ("", ""),
    ("plain", #""plain""#),
    ("@{name}", #""@" {name}"#),
    ("{a}{b} c", #"{a} {b} " c""#),
    // Braces
    ("{{}}", #""{}""#),
    ("{{{a}}}", #""{" {a} "}""#),
    ("{a}}}{{", #"{a} "}{""#),
    ("{'}' + '{' + 'it''s }}'}", "{(+ (+ '}' '{') 'it's }}')}"),
    // Formats
    ("{a | plain}", "{a | plain}"),
    ("{a | date | truncate(length: 3)|f}", "{a | date | truncate length: 3 | f}"),
    ("{a || b | f}", "{(|| a b) | f}"),
    ("{a ?? 0|number( fractionDigits : 1 )}", "{(?? a 0) | number fractionDigits: 1}"),
    ("{d | date(pattern: 'd. ''of'' {M} | }')}", "{d | date pattern: 'd. 'of' {M} | }'}"),
    ("{n | plural('=0': 'none', other: '{value}')}", "{n | plural =0: 'none' other: '{value}'}"),
    ("{b | map(true: 'y', false: 'n')}", "{b | map true: 'y' false: 'n'}"),
    ("{a.map($0 | f | g(b: c | h)) | list}", "{(. a map() ($0 | f | g b: (c | h))) | list}"),
    ("{(a | f) + '!'}", "{(+ (a | f) '!')}"),
    // Everything outside placeholders is text
    ("a | b \\ ' \" $0 é\n", "\"a | b \\ ' \" $0 é\n\""),
  ])
  func templateIsSplitIntoSegments(text: String, expected: String) {
    #expect(segments(text) == expected)
  }

  @Test(arguments: [
    ("a } b", "2: this '}' has no matching '{': for a literal brace write '}}'"),
    ("{a}}", "3: this '}' has no matching '{': for a literal brace write '}}'"),
    ("é {a", "3: this '{' is never closed: for a literal brace write '{{'"),
    (
      "{ }", "0: this placeholder is empty: write an expression in it, or '{{}}' for literal braces"
    ),
    ("{a b}", "3: unexpected 'b': expected '}' to close the placeholder"),
    ("{a | }", "5: unexpected '}': expected the name of a format after '|'"),
    ("{a | b | }", "9: unexpected '}': expected the name of a format after '|'"),
    ("{a | 'b'}", "5: unexpected 'b': expected the name of a format after '|'"),
    ("{a | b(}", "7: unexpected '}': expected a value"),
    (
      "{a | f + '!'}",
      "7: unexpected '+': put a formatted value in parentheses; for 'or' write '||'"
    ),
    ("{'a}", "1: this string has no closing quote: write '…'"),
    ("{a", "0: this '{' is never closed: for a literal brace write '{{'"),
    ("{{a}", "3: this '}' has no matching '{': for a literal brace write '}}'"),
    (
      "{ {a} }",
      "2: unexpected '{': braces are only for placeholders in texts: write the expression without them"
    ),
  ])
  func errorsHaveAnOffsetAndAReason(text: String, expected: String) {
    #expect(segments(text) == expected)
  }
}
