import DocumentReader
import TestSupport
import Testing

@Suite struct ReadYAMLErrorTests {
  @Test(arguments: [
    ("", "1:1: the file is empty; a mapping or a list is expected [empty-value]"),
    (
      " # only a comment\n",
      "1:1: the file is empty; a mapping or a list is expected [empty-value]"
    ),
    ("a:\nb: 1", "1:3: 'a' has no value; write null or \"\" if that is meant [empty-value]"),
    (
      "- 1\n-\n",
      "2:2: the list item has no value; write null or \"\" if that is meant [empty-value]"
    ),
    ("{a: 1, b: }", "1:11: 'b' has no value; write null or \"\" if that is meant [empty-value]"),
    (
      "a: 1\nb: 2\na: 3",
      "3:1: the key 'a' is already used on line 1; remove or rename one of the two [duplicate-key]"
    ),
    (
      "a: 1\n---\nb: 2",
      "2:1: a second YAML document; keep one document in a file and remove this '---' [unsupported-yaml]"
    ),
    (
      "a: !foo b",
      "1:4: the tag '!foo' is not supported; remove it, or quote the whole text if '!' is part of it [unsupported-yaml]"
    ),
    (
      "a: !!str 1",
      "1:4: the tag '!!str' is not supported; remove it, or quote the whole text if '!' is part of it [unsupported-yaml]"
    ),
    (
      "a: !important",
      "1:4: the tag '!important' is not supported; remove it, or quote the whole text if '!' is part of it [unsupported-yaml]"
    ),
    (
      "a: &a {b: c}\nd:\n  <<: *a",
      "3:3: the merge key '<<' is not part of YAML 1.2; write its keys out, or quote it [unsupported-yaml]"
    ),
    (
      "[a]: b",
      "1:1: a key must be a text, not a list or a mapping; quote it if it is one [unsupported-yaml]"
    ),
    (
      "a: &a [b]\n*a : c",
      "2:1: a key must be a text, not a list or a mapping; quote it if it is one [unsupported-yaml]"
    ),
    (
      "null: a",
      "1:1: null cannot be a key; quote it if you mean a text: \"null\" [unsupported-yaml]"
    ),
    ("?\n: a", "1:2: a key is missing here [unsupported-yaml]"),
    (
      "a: &name b\nc: *nama",
      "2:4: the alias '*nama' has no anchor; did you mean '*name'? [unsupported-yaml]"
    ),
    (
      "a: *b",
      "1:4: the alias '*b' has no anchor; define '&b' before it, or quote the text if '*' is part of it [unsupported-yaml]"
    ),
    (
      "a: &a\n  b: *a",
      "2:6: the alias '*a' refers to a value that contains it; refer to another value [unsupported-yaml]"
    ),
    (
      "a: -.inf",
      "1:4: '-.inf' is not a JSON number; quote it if it is a text [unsupported-yaml]"
    ),
    (
      "a: .NaN",
      "1:4: '.NaN' is not a JSON number; quote it if it is a text [unsupported-yaml]"
    ),
    (
      "a: 0x10000000000000000",
      "1:4: the number '0x10000000000000000' has more than 64 bits; write it in decimal, or quote it if it is a text [limit]"
    ),
  ])
  func unsupportedYAMLIsReported(source: String, problem: String) {
    #expect(problems(reading: source, as: "x.yaml") == [problem])
  }

  @Test(arguments: [
    ("text: {name}", "1:7", "{name}"),
    ("text: {name | upper}", "1:7", "{name | upper}"),
    ("text: {author ?? 'unknown'}", "1:7", "{author ?? 'unknown'}"),
    ("text: {name} of {count}", "1:7", "{name}"),
    ("texts: [{name}]", "1:9", "{name}"),
    ("{ text: {name} }", "1:9", "{name}"),
    ("text: {{name}}", "1:7", "{…}"),
    ("text: {price | currency(code: code)}", "1:7", "{price | currency(code…}"),
  ])
  func unquotedTemplateIsReported(source: String, position: String, text: String) {
    #expect(
      problems(reading: source, as: "x.yaml") == [
        "\(position): a text that starts with '{' needs quotes around all of it: \"\(text)\" "
          + "[unquoted-template]"
      ]
    )
  }

  @Test(arguments: [
    ("view: A\n<<<<<<< HEAD\nlayout: 1\n=======\nlayout: 2\n>>>>>>> b\n", "x.yaml"),
    ("{\n<<<<<<< HEAD\n  \"a\": 1\n=======\n  \"a\": 2\n>>>>>>> b\n}\n", "x.json"),
  ])
  func mergeConflictIsReported(source: String, path: String) {
    #expect(
      problems(reading: source, as: path) == [
        "2:1: a merge conflict begins here: keep what is right, and remove the lines '<<<<<<<', '=======' and '>>>>>>>' [syntax]"
      ]
    )
  }

  @Test(arguments: [
    (
      "a: { value: b.sorted($0.c, descending: true) }",
      "1:40: inside braces a comma ends the text before it: quote the whole text, such as "
        + "\"b.sorted($0.c, descending: true)\" [unquoted-template]"
    ),
    ("a: { value: 'b (c', d: e) }", ""), ("a: { value: b (c, d: e) }", ""),
  ])
  func commaInAnUnquotedCallIsReported(yaml: String, expected: String) {
    #expect(problems(reading: yaml, as: "x.yaml").joined(separator: "\n") == expected)
  }

  @Test func commaInAnUnquotedNumberIsReported() {
    #expect(
      problems(reading: "expect: { a: 1,234 }", as: "x.yaml") == [
        "1:20: inside braces a comma ends the text before it: quote the whole text, such as \"1,234\" "
          + "[unquoted-template]"
      ]
    )
  }

  @Test func commentThatContainsATemplateIsReported() {
    let source = """
      a: number #{n}
      b: number\t  #{n}
      c: "number" #{n}
      d: "number #{n}"
      e: number # {n}
      f: number #1, {n}
      g: number # is {n}
      h: number # { n: 1 }
      """
    let message =
      "' #' starts a comment, so this is not part of the text; quote the whole text "
      + "[unquoted-template]"
    #expect(
      problems(reading: source, as: "x.yaml") == [
        "1:11: warning: \(message)", "2:13: warning: \(message)", "5:11: warning: \(message)",
        "6:11: warning: \(message)",
      ]
    )
  }

  @Test(arguments: [
    (
      "a: b: c",
      "1:5: ': ' is not allowed here; quote the text if ':' is part of it, otherwise check the indentation"
    ),
    (
      "a: - b",
      "1:4: a list cannot start here; put '- ' on its own line, or quote the text"
    ),
    ("a: ? b", "1:4: '? ' is not allowed here; quote the text if '?' is part of it"),
    ("a: 1\nfoo\nb: 2", "2:1: expected 'key: value'; the ':' is missing"),
    (
      "a:\n  b: 1\n c: 2",
      "3:2: expected another key of the mapping on line 1; check the indentation"
    ),
    ("- a\nb: 1", "2:1: expected another '- ' of the list on line 1; check the indentation"),
    (
      "a: 'b' c", "1:8: there is more after the closing quote; put the quotes around the whole text"
    ),
    ("a: [b] c", "1:8: there is more after the closing bracket; quote the whole text if it is one"),
    ("a: [b, c\nd: e", "2:2: expected ',' or ']': the '[' on line 1 is not closed"),
    (
      "a: {b: c\nd: e",
      "2:2: expected ',' or '}': the '{' on line 1 is not closed; quote the text if it is one"
    ),
    (": a", "1:1: the key before this ':' is missing"),
    ("a: [", "1:5: the file ends too early: a bracket is not closed"),
    ("a: [b, , c]", "1:8: a value is missing here; quote it if it is a text"),
    ("a: \"b\nc: d", "2:5: the quote that opens on line 1 is not closed"),
    ("a: @{name}", "1:4: a text cannot start with '@'; quote it"),
    ("a: %d", "1:4: a text cannot start with '%'; quote it"),
    ("a:\n\tb: c", "2:1: indent with spaces, not tabs"),
    (
      "é😀: \"\\q\"",
      "1:6: unknown escape in double quotes; write '\\\\' for a backslash, or use single quotes"
    ),
    ("a: \"\\u12\"", "1:7: \\x, \\u and \\U take 2, 4 and 8 hexadecimal digits"),
    ("a: \"\\ud83d\"", "1:7: the escape is not a Unicode character; write the character itself"),
    (
      "a: | b\n",
      "1:6: only a line break is allowed here; quote the text if it starts with '|', '>' or '%'"
    ),
    (
      "a: & b",
      "1:5: '&' and '*' start an anchor and an alias, which need a name; quote the text if it is one"
    ),
    (
      "a: &b.c d",
      "1:6: libyaml, which reads this file, knows only letters, digits, '-' and '_' in the name of an anchor, although YAML 1.2 allows more: rename it, or quote the text if it is one"
    ),
    (
      "a: [::1]",
      "1:5: a text in brackets that starts with ':' is valid YAML 1.2, but libyaml, which reads this file, does not know it: quote the text"
    ),
    ("a: !<b c", "1:7: '!' starts a YAML tag, but this is not one; quote the text if it is one"),
    (
      "%FOO\na: b",
      "1:5: a line that starts with '%' is a YAML directive, but this is not one; quote the text if it is one"
    ),
    ("%YAML 9.9\n---\na: b", "1:1: this is not YAML 1.2; remove the %YAML directive"),
  ])
  func syntaxErrorIsReported(source: String, problem: String) {
    #expect(problems(reading: source, as: "x.yaml") == [problem + " [syntax]"])
  }

  @Test func independentProblemsAreAllReported() {
    let source = """
      a: {x}
      b:
      c: !t d
      a: e
      f: "g" h
      """
    #expect(
      problems(reading: source, as: "x.yaml").map { $0.prefix(4) } == [
        "1:4:", "2:3:", "3:4:", "5:8:",
      ]
    )
  }

  @Test(
    arguments: [
      (
        [0xFF, 0xFE, 0x61, 0],
        "file: the file is not UTF-8 (it is UTF-16 or UTF-32); save it as UTF-8"
      ),
      ([0x61, 0x3A, 0x20, 0xE9], "1:4: the file is not UTF-8 (byte 0xE9); save it as UTF-8"),
      (
        [0xC3, 0xA9, 0x0A, 0xED, 0xA0, 0x80],
        "2:1: the file is not UTF-8 (byte 0xED); save it as UTF-8"
      ),
      ([0xC0, 0x80], "1:1: the file is not UTF-8 (byte 0xC0); save it as UTF-8"),
      ([0xF4, 0x90, 0x80, 0x80], "1:1: the file is not UTF-8 (byte 0xF4); save it as UTF-8"),
      ([0xE2, 0x80], "1:1: the file is not UTF-8 (byte 0xE2); save it as UTF-8"),
      ([0x61, 0], "1:2: a NUL byte, as in binary files and UTF-16; save the file as UTF-8 text"),
    ] as [([UInt8], String)]
  )
  func encodingErrorIsReported(bytes: [UInt8], problem: String) {
    #expect(problems(reading: bytes, as: "x.yaml") == [problem + " [encoding]"])
    #expect(problems(reading: bytes, as: "x.json") == [problem + " [encoding]"])
  }

  @Test(arguments: [
    ("\u{7}", "U+0007", "\\u0007"), ("\u{7F}", "U+007F", "\\u007f"),
    ("\u{84}", "U+0084", "\\u0084"), ("\u{FFFF}", "U+FFFF", "\\uffff"),
  ])
  func forbiddenCharacterIsReported(character: String, name: String, escape: String) {
    #expect(
      problems(reading: "a: é\(character)", as: "x.yaml") == [
        "1:5: the character \(name) is not allowed in YAML; remove it, or write \"\(escape)\" "
          + "in double quotes [encoding]"
      ]
    )
    #expect(readYAML("a: \"\(escape)\"")?["a"]?.string == character)
  }

  @Test func inputInMessagesIsEscapedAndShortened() {
    let key = "\u{202E}" + String(repeating: "k", count: 100)
    #expect(
      problems(reading: "'\(key)':", as: "x.yaml") == [
        "1:105: '\\u{202E}\(String(repeating: "k", count: 59))…' has no value; "
          + "write null or \"\" if that is meant [empty-value]"
      ]
    )
  }

  @Test(.slow) func fileSizeIsBounded() {
    let bytes = [UInt8](repeating: UInt8(ascii: " "), count: Limits.fileSize + 1)
    #expect(
      problems(reading: bytes, as: "x.yaml") == [
        "file: the file has more than 64 MiB; split it [limit]"
      ]
    )
  }
}
