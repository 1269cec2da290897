import DocumentReader
import TestSupport
import Testing

@Suite struct ReadYAMLTests {
  @Test(
    arguments: [
      // Strings in YAML 1.2 that other versions read as other values
      ("no", "no"), ("on", "on"), ("yes", "yes"), ("Off", "Off"), ("nUll", "nUll"),
      ("2024-01-01", "2024-01-01"), ("12:30", "12:30"), ("1_000", "1_000"), ("0b1", "0b1"),
      ("+", "+"), (".", "."), ("--1", "--1"), ("1e", "1e"), ("0x", "0x"), ("0xG", "0xG"),
      ("-0x1", "-0x1"), ("0o8", "0o8"), (".e1", ".e1"), ("1.2.3", "1.2.3"), ("Dr. No", "Dr. No"),
      // Quoted values are always strings
      ("'1'", "1"), ("\"null\"", "null"), ("''", ""), ("\"\"", ""), ("'it''s'", "it's"),
      // Null, booleans and numbers, which keep their spelling
      ("null", .null), ("Null", .null), ("NULL", .null), ("~", .null),
      ("true", .bool(true)), ("True", .bool(true)), ("FALSE", .bool(false)),
      ("0", .number("0")), ("-12", .number("-12")), ("+1", .number("+1")),
      ("0777", .number("0777")),
      ("1.50", .number("1.50")), ("1.", .number("1.")), (".5", .number(".5")),
      ("-1e-9", .number("-1e-9")), ("6.02E+23", .number("6.02E+23")),
      // Hexadecimal and octal numbers become decimal
      ("0x1F", .number("31")), ("0o17", .number("15")),
      ("0xFFFFFFFFFFFFFFFF", .number("18446744073709551615")),
    ] as [(String, Plain)]
  )
  func scalarsAreRead(source: String, value: Plain) {
    #expect(readYAML("- \(source)").map(Plain.init) == [value])
  }

  /// libyaml takes these characters for line breaks.
  @Test(arguments: ["\u{85}", "\u{2028}", "\u{2029}"])
  func charactersThatAreNoLineBreaksAreRead(character: String) throws {
    let source =
      "a: x\(character)y # \(character)\nb: 'x\(character) y'\nc: |\n  x\(character)y\nd: 1"
    let node = try #require(readYAML(source))
    let texts = ["a": "x\(character)y", "b": "x\(character) y", "c": "x\(character)y\n"]
    for (key, text) in texts { #expect(node[key]?.string == text) }
    #expect(node["d"]?.location.line == 5)
  }

  /// Only the parts of a foreign file that are used must be readable.
  @Test(arguments: [
    ("b: !t x", "1:4: the tag '!t' is not supported"),
    ("b: !t [x]", "1:4: the tag '!t' is not supported"),
    ("b: { <<: *c, d: 1 }", "1:6: the merge key '<<' is not part of YAML 1.2"),
    ("b: .nan", "1:4: '.nan' is not a JSON number"),
  ])
  func unsupportedPartsOfForeignFilesAreRead(source: String, problem: String) throws {
    var diagnostics: [Diagnostic] = []
    let file = SourceFile(
      path: "api.yaml",
      text: "\(source)\na: &c { x: 1 }\ne:\n".replacing("*c", with: "1")
    )
    let node = try #require(readYAML(file, isForeign: true, into: &diagnostics))
    #expect(diagnostics.isEmpty)
    #expect(node["a"]?["x"]?.text == "1" && node["e"]?.isNull == true)
    #expect(unsupported(in: node) == nil)
    let found = try #require(node["b"].flatMap(unsupported))
    #expect("\(found.location.line):\(found.location.column): \(found.message)".hasPrefix(problem))
  }

  @Test(
    arguments: [
      ("a: 1\nb: [x, y]", ["a": .number("1"), "b": ["x", "y"]]),
      ("- a: x\n  b: y\n- {c: z}", [["a": "x", "b": "y"], ["c": "z"]]),
      ("{true: Yes, 1: one, 'null': x}", ["true": "Yes", "1": "one", "null": "x"]),
      ("a: |\n  x\n   y\nb: >-\n  x\n  y\n\n  z\n", ["a": "x\n y\n", "b": "x y\nz"]),
      ("a: x\n  y\n\n  z", ["a": "x y\nz"]),
      (#"a: "\u00e9\x41\U0001F600\n""#, ["a": "éA😀\n"]),
      ("a: &n [x]\nb: *n\nc: &k key\n*k : v", ["a": ["x"], "b": ["x"], "c": "key", "key": "v"]),
      ("a: &n x\nb: &n y\nc: *n", ["a": "x", "b": "y", "c": "y"]),
      ("\u{FEFF}a: x", ["a": "x"]),
      ("a: x\r\nb: y\rc: z", ["a": "x", "b": "y", "c": "z"]),
      ("%YAML 1.2\n---\na: x\n...\n", ["a": "x"]),
      ("text", "text"),
    ] as [(String, Plain)]
  )
  func documentsAreRead(source: String, value: Plain) {
    #expect(readYAML(source).map(Plain.init) == value)
  }

  @Test func everyNodeHasALocation() throws {
    let text = """
      # comment
      name: 'é😀' # quoted
      list: [é, {😀: x, y: 'z'}]
      anchored: &a
        # comment
        - 1
      same: &b plain
      alias: *b
      block: |
        text
      """
    let root = try #require(readYAML(text))
    let list = try #require(root["list"]?.elements)
    #expect(root.location.place == "2:1")
    #expect(root["name"]?.location.place == "2:7")
    #expect(root["list"]?.location.place == "3:7")
    #expect(list.map(\.location.place) == ["3:8", "3:11"])
    #expect(list.last?.members?.map(\.keyLocation.place) == ["3:12", "3:18"])
    #expect(list.last?.members?.map(\.value.location.place) == ["3:15", "3:21"])
    #expect(root["anchored"]?.location.place == "6:3")
    #expect(root["same"]?.location.place == "7:10")
    #expect(root["alias"]?.location.place == "7:10")
    #expect(root["block"]?.location.place == "9:8")
  }

  @Test func membersKeepTheirOrder() {
    #expect(readYAML("b: 1\na: 2\nc: 3")?.members?.map(\.key) == ["b", "a", "c"])
  }

  @Test func nestingIsLimited() {
    func nested(_ levels: Int) -> String {
      String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
    }
    #expect(readYAML(nested(Limits.nesting)) != nil)
    #expect(
      problems(reading: nested(100_000), as: "x.yaml") == [
        "1:513: lists and mappings are nested more than 512 levels deep [limit]"
      ]
    )
  }

  @Test func aliasesAreLimitedInNumberAndDepth() {
    // Nine levels of ten aliases each would be a billion values.
    let laughs = (1...9).map { level in
      let ten = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      return "a\(level): &a\(level) [\(ten)]"
    }
    #expect(
      problems(reading: "a0: &a0 x\n" + laughs.joined(separator: "\n"), as: "x.yaml") == [
        "6:45: the aliases up to here expand to more than 100000 values [limit]"
      ]
    )
    let brackets = (String(repeating: "[", count: 300), String(repeating: "]", count: 300))
    let deep = "a: &a \(brackets.0)x\(brackets.1)\nb: \(brackets.0)*a\(brackets.1)"
    #expect(
      problems(reading: deep, as: "x.yaml") == [
        "2:304: lists and mappings are nested more than 512 levels deep [limit]"
      ]
    )
  }
}
