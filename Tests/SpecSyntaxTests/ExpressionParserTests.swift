import DocumentReader
import Testing

@testable import SpecSyntax

/// Tests each rule of the expression grammar in docs/spec.md.
struct ExpressionParserTests {
  @Test(arguments: [
    // expression, conjunction, comparison: from the lowest precedence up
    ("a || b && c", "(|| a (&& b c))"),
    ("a && b || c", "(|| (&& a b) c)"),
    ("a || b || c", "(|| (|| a b) c)"),
    ("a == 1 && b != 2", "(&& (== a 1) (!= b 2))"),
    ("a < b", "(< a b)"),
    ("a<=b", "(<= a b)"),
    ("a > b || a >= b", "(|| (> a b) (>= a b))"),
    // choice: the lowest precedence, right-associative
    ("a ? b : c", "(? a b c)"),
    ("a || b ? c ?? d : e == f", "(? (|| a b) (?? c d) (== e f))"),
    ("a ? b : c ? d : e", "(? a b (? c d e))"),
    ("a ? b ? c : d : e", "(? a (? b c d) e)"),
    ("a ? .b : .c", "(? a .b .c)"),
    ("a ? [] : b", "(? a [] b)"),
    ("m is Image ? b : c", "(? (is m Image) b c)"),
    ("(a ? b : c) + 1", "(+ (? a b c) 1)"),
    // membership
    ("a in [1, -2]", "(in a 1 (- 2))"),
    ("!b && a ?? c in ['x', .y]", "(&& (! b) (in (?? a c) 'x' .y))"),
    ("in in [1]", "(in in 1)"),
    // coalescing: higher precedence than comparison, right-associative
    ("a ?? b > c", "(> (?? a b) c)"),
    ("a ?? b ?? c", "(?? a (?? b c))"),
    ("a ?? b + 1", "(?? a (+ b 1))"),
    // test
    ("m is Image", "(is m Image)"),
    ("m is Image && b", "(&& (is m Image) b)"),
    ("a + b is Image", "(is (+ a b) Image)"),
    ("m is [Photo] || m is [String: [Photo]]", "(|| (is m [Photo]) (is m [String: [Photo]]))"),
    // sum, product: left-associative
    ("a - b - c", "(- (- a b) c)"),
    ("a / b * c", "(* (/ a b) c)"),
    ("a + b * c - d", "(- (+ a (* b c)) d)"),
    ("(a + b) * c", "(* (+ a b) c)"),
    ("a * b % c + d", "(+ (% (* a b) c) d)"),
    // unary
    ("!a && -b < c", "(&& (! a) (< (- b) c))"),
    ("!!a", "(! (! a))"),
    ("a - -b", "(- a (- b))"),
    ("-a.b", "(- (. a b))"),
    ("!a?.b", "(! (?. a b))"),
  ])
  func operatorsFollowTheirPrecedence(text: String, expected: String) {
    #expect(tree(text) == expected)
  }

  @Test(arguments: [
    // postfix, arguments
    ("self", "self"),
    ("a.b?.c", "(?. (. a b) c)"),
    ("self.is", "(. self is)"),
    ("a['k'].b", "(. ([] a 'k') b)"),
    ("a?['k']?.b", "(?. (?[] a 'k') b)"),
    ("a[b ?? c['d']][e]", "([] ([] a (?? b ([] c 'd'))) e)"),
    ("a ?? []", "(?? a [])"),
    ("a.true.nil", "(. (. a true) nil)"),
    ("sum($0.pages)", "(sum() (. $0 pages))"),
    ("a.f()", "(. a f())"),
    ("a?.f(1, x: 'y')", "(?. a f() 1 x: 'y')"),
    ("a.f(1: 2, 1.5: 3)", "(. a f() 1: 2 1.5: 3)"),
    ("a.f('x': 1, true: 2)", "(. a f() x: 1 true: 2)"),
    ("a.filter($0.b > 1).count", "(. (. a filter() (> (. $0 b) 1)) count)"),
    ("(a ?? b).c", "(. (?? a b) c)"),
    // literals
    ("1_000", "1_000"),
    ("1.5", "1.5"),
    ("1.count", "(. 1 count)"),
    ("'it''s {a} | b'", "'it's {a} | b'"),
    ("''", "''"),
    ("'\\n'", "'\\n'"),
    ("true != false", "(!= true false)"),
    ("a == nil || b == null", "(|| (== a nil) (== b nil))"),
    (".onHold == a", "(== .onHold a)"),
    ("a ?? []", "(?? a [])"),
    // names
    ("größe_2", "größe_2"),
    ("_a", "_a"),
    // whitespace is ignored
    (" a\n .b\t( 1 ) ", "(. a b() 1)"),
  ])
  func primariesAreParsed(text: String, expected: String) {
    #expect(tree(text) == expected)
  }

  @Test(arguments: [
    ("", "0: unexpected end: expected a value"),
    ("a +", "3: unexpected end: expected a value"),
    ("a b", "2: unexpected 'b': expected the end of the expression"),
    ("a and b", "2: unexpected 'and': for 'and' write '&&'"),
    ("a == 1 or b", "7: unexpected 'or': for 'or' write '||'"),
    ("not a", "4: unexpected 'a': for 'not' write '!'"),
    ("a!", "1: unexpected '!': write '??' and a default value instead"),
    ("a < b < c", "6: unexpected '<': expected the end of the expression"),
    ("(a", "2: unexpected end: expected ')' to close the parenthesis"),
    ("a.", "2: unexpected end: expected a name after the dot"),
    ("a.1", "2: unexpected '1': expected a name after the dot"),
    (". 1", "2: unexpected '1': expected the name of a case after the dot"),
    ("a is 1", "5: unexpected '1': expected the name of a type after 'is'"),
    ("f(a b)", "4: unexpected 'b': expected ',' between arguments"),
    ("f(a,)", "4: unexpected ')': expected a value"),
    ("f(a.b: 1)", "5: unexpected ':': expected ',' between arguments"),
    (
      "[1]",
      "1: unexpected '1': a list of literals can only follow 'in', as in 'code in [1, 2]'; anywhere else, the only list literal is the empty list '[]'"
    ),
    (
      "a in b",
      "5: unexpected 'b': a list of literals follows 'in', as in 'code in [1, 2]'; for a list in the data write 'list.contains(value)'"
    ),
    ("a in [1 2]", "8: unexpected '2': expected ',' between literals"),
    ("a in [1,", "8: unexpected end: expected a value"),
    ("a ? b", "5: unexpected end: expected ':' and the value if the condition is false"),
    (
      "a ? b | f : c",
      "6: unexpected '|': put a formatted value in parentheses; for 'or' write '||'"
    ),
    (
      "a ?.b : c",
      "6: unexpected ':': for a choice write 'a ? b : c', with a space on both sides of '?'"
    ),
    ("m is [Photo", "11: unexpected end: expected ']' to close the type"),
    ("m is [1]", "6: unexpected '1': expected the name of a type after 'is'"),
    ("a[]", "2: unexpected ']': expected a value"),
    ("a['k'", "5: unexpected end: expected ']' to close the key"),
    ("is + 1", "0: unexpected 'is': for a property named 'is' write 'self.is'"),
    ("'abc", "0: this string has no closing quote: write '…'"),
    ("a == \"b\"", "5: unexpected '\"': in expressions, write strings in single quotes"),
    ("a = b", "2: unexpected '=': compare with '=='"),
    ("f(a =0 ? b : c)", "4: unexpected '=': compare with '=='"),
    ("a & b", "2: unexpected '&': for 'and' write '&&'"),
    (
      "a ?b : c",
      "2: unexpected '?': for a choice write 'a ? b : c', with a space on both sides of '?'"
    ),
    (
      "a? b : c",
      "1: unexpected '?': for a choice write 'a ? b : c', with a space on both sides of '?'"
    ),
    (
      "a # b",
      "2: unexpected '#': an expression consists of names, numbers, 'strings' and operators"
    ),
    (
      "ä + $1",
      "5: '$1' is not a name: the element of a list is '$0', and its index is '$index'"
    ),
    ("a | 'b'", "4: unexpected 'b': expected the name of a format after '|'"),
  ])
  func errorsHaveAnOffsetAndAReason(text: String, expected: String) {
    #expect(tree(text) == expected)
  }

  /// An expression at a limit is parsed. One above it is refused, and a very long one does not overflow the stack.
  @Test(arguments: [
    (
      "(", "a", ")", Limits.expressionDepth - 1,
      "16: more than 16 levels of nesting: split the expression"
    ),
    ("!", "a", "", Limits.expressionDepth - 1, "15: unexpected '!': too many operators in a row"),
    (
      "", "a", ".b", Limits.expressionLinks,
      "513: unexpected '.': more than 256 operators: split the expression"
    ),
    (
      "", "a", "+b", Limits.expressionLinks,
      "513: unexpected '+': more than 256 operators: split the expression"
    ),
    (
      "a??", "a", "", Limits.expressionDepth - 1,
      "46: unexpected '??': too many '??' in one expression"
    ),
  ])
  func expressionsAboveALimitAreRefused(
    before: String,
    middle: String,
    after: String,
    limit: Int,
    expected: String
  ) {
    func text(_ count: Int) -> String {
      String(repeating: before, count: count) + middle + String(repeating: after, count: count)
    }
    #expect(throws: Never.self) { try parse(text(limit)) }
    #expect(tree(text(limit + 1)) == expected)
    #expect(throws: SyntaxProblem.self) { try parse(text(100_000)) }
  }
}
