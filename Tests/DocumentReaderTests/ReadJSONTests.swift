import DocumentReader
import TestSupport
import Testing

@Suite struct ReadJSONTests {
  @Test(
    arguments: [
      ("null", .null), ("true", .bool(true)), (" false ", .bool(false)),
      ("0", .number("0")), ("-0", .number("-0")), ("1.50", .number("1.50")),
      ("-12e+3", .number("-12e+3")), ("1E400", .number("1E400")),
      (#""é😀""#, "é😀"), (#""\u00e9\ud83d\ude00""#, "é😀"),
      (#""a\"\\\/\b\f\n\r\tb""#, "a\"\\/\u{8}\u{C}\n\r\tb"), (#""\u0000""#, "\0"),
      ("\"\u{7F}\u{2028}\"", "\u{7F}\u{2028}"), ("\"\"", ""),
      ("[]", []), ("{}", [:]), ("[[], {}, \"x\"]", [[], [:], "x"]),
      ("{\"a\"\n:\t1, \"\": [null]}", ["a": .number("1"), "": [.null]]),
      ("\u{FEFF}{\"a\": \"x\"}", ["a": "x"]),
      (
        "{\"\(String(repeating: "k", count: 2000))\": 1}",
        [String(repeating: "k", count: 2000): .number("1")]
      ),
    ] as [(String, Plain)]
  )
  func valuesAreRead(source: String, value: Plain) {
    #expect(readJSON(source).map(Plain.init) == value)
  }

  @Test func everyNodeHasALocation() throws {
    let root = try #require(readJSON("{\"é\": [\"😀\", 1],\r\n\t\"b\":\r {\"c\": null}}"))
    let members = try #require(root.members)
    #expect(root.location.place == "1:1")
    #expect(members.map(\.keyLocation.place) == ["1:2", "2:2"])
    #expect(members.map(\.value.location.place) == ["1:7", "3:2"])
    #expect(root["é"]?.elements?.map(\.location.place) == ["1:8", "1:13"])
    #expect(root["b"]?["c"]?.location.place == "3:8")
  }

  @Test(arguments: [
    ("{'a': 1}", "1:2: JSON strings take double quotes"),
    ("{a: 1}", "1:2: JSON keys take double quotes: \"a\""),
    ("{\"a\" 1}", "1:6: expected ':' after the key \"a\""),
    ("{\"a\": 1 \"b\": 2}", "1:9: expected ',' before this, or the closing bracket"),
    ("{\"a\": 1,}", "1:9: JSON does not allow a comma before a closing bracket; remove it"),
    ("[1,\n]", "2:1: JSON does not allow a comma before a closing bracket; remove it"),
    ("[1}", "1:3: expected ']' to close the '[' on line 1"),
    ("\n{\"a\": [1, 2}", "2:12: expected ']' to close the '[' on line 2"),
    ("[1, 2", "1:6: the file ends too early: the '[' on line 1 is not closed"),
    ("{\"a\":", "1:6: the file ends too early: the '{' on line 1 is not closed"),
    ("[1] 2", "1:5: the JSON value has ended before this; remove what follows"),
    ("[1, // one\n2]", "1:5: JSON has no comments; remove it"),
    ("{} # end", "1:4: JSON has no comments; remove it"),
    ("[NaN]", "1:2: JSON has no 'NaN'; write null or a string"),
    ("[-Infinity]", "1:2: '-Infinity' is not a JSON number: a digit has to follow the '-'"),
    ("[undefined]", "1:2: JSON has no 'undefined'; write null"),
    ("[True]", "1:2: JSON writes 'true' in lower case"),
    ("[yes]", "1:2: 'yes' is not a JSON value; put a string in double quotes"),
    ("[+1]", "1:2: a JSON number has no '+' before it; remove it"),
    ("[.5]", "1:2: a JSON number has a digit before the '.': 0.5"),
    ("[01]", "1:2: '01' is not a JSON number: remove the zeros at its start"),
    ("[1.]", "1:2: '1.' is not a JSON number: a digit has to follow the '.'"),
    ("[1e+]", "1:2: '1e+' is not a JSON number: a digit has to follow the 'e'"),
    (
      "[0x1F]",
      "1:2: '0x1F' is not a JSON number: JSON has only decimal numbers such as -1, 2.5 and 1e9"
    ),
    ("[\u{A0}1]", "1:2: expected a value, not U+00A0"),
    ("[,1]", "1:2: expected a value, not ','"),
    (
      "[\"é\n\"]",
      "1:2: the string that starts here is not closed on its line; write a line break as \\n"
    ),
    (
      "[\"é",
      "1:2: the string that starts here is not closed on its line; write a line break as \\n"
    ),
    ("[\"é\t\"]", "1:4: the character U+0009 is not allowed in a string; write \\t"),
    ("[\"é\u{1}\"]", "1:4: the character U+0001 is not allowed in a string; write \\u0001"),
    (#"["é\x"]"#, #"1:4: unknown escape; JSON has \" \\ \/ \b \f \n \r \t and \u with 4 digits"#),
    (#"["\u12g4"]"#, #"1:3: \u takes 4 hexadecimal digits"#),
  ])
  func syntaxErrorIsReported(source: String, problem: String) {
    #expect(problems(reading: source, as: "x.JSON") == [problem + " [syntax]"])
  }

  @Test(arguments: [#"["\ud83d"]"#, #"["\ud83dx"]"#, #"["\ud83d\u0041"]"#, #"["\ud83d\n"]"#])
  func loneSurrogateIsReported(source: String) {
    #expect(
      problems(reading: source, as: "x.json") == [
        #"1:3: \ud83d is half a character; write both halves, or the character itself [encoding]"#
      ]
    )
  }

  @Test func duplicateKeysEmptyFilesAndDeepNestingAreReported() {
    #expect(
      problems(reading: #"{"a": 1, "b": {"c": 1, "\u0063": 2}, "a": 3}"#, as: "x.json") == [
        "1:24: the key 'c' is already used on line 1; remove or rename one of the two "
          + "[duplicate-key]",
        "1:38: the key 'a' is already used on line 1; remove or rename one of the two "
          + "[duplicate-key]",
      ]
    )
    #expect(
      problems(reading: " \n", as: "x.json") == [
        "1:1: the file is empty; a mapping or a list is expected [empty-value]"
      ]
    )
    #expect(
      problems(reading: String(repeating: "[", count: 100_000), as: "x.json") == [
        "1:513: lists and mappings are nested more than 512 levels deep [limit]"
      ]
    )
  }

  @Test func duplicateKeysInALargeMappingAreReported() {
    let members = (1...20).map { "\"k\($0)\": \($0)" } + ["\"k7\": 0", "\"k7\": 1"]
    let source = "{" + members.joined(separator: ",\n") + "}"
    let message = "the key 'k7' is already used on line 7; remove or rename one of the two"
    #expect(
      problems(reading: source, as: "x.json") == [
        "21:1: \(message) [duplicate-key]", "22:1: \(message) [duplicate-key]",
      ]
    )
  }
}
