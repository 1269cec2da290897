import DocumentReader
import TestSupport
import Testing

@Suite struct RangeTests {
  @Test(arguments: [
    ("a: b c # d\n", ["a", "b c"]),
    ("'a': \"b\\\"é\"\n", ["'a'", "\"b\\\"é\""]),
    ("a: |\n  b\n  c\n\nd: 1\n", ["a", "|\n  b\n  c", "d", "1"]),
    ("a: >-\n  b\n\n", ["a", ">-\n  b"]),
    ("a: &x b\nc: *x\n", ["a", "b", "c", "b"]),
    ("a: one\n  two\nb: ~\n", ["a", "one\n  two", "b", "~"]),
  ])
  func scalarsHaveARange(source: String, texts: [String]) throws {
    let members = try #require(readYAML(source)?.members)
    #expect(members.flatMap { [$0.keyLocation.text, $0.value.location.text] } == texts)
  }

  @Test(arguments: [
    ("a:\n  b: 1\n  c:\n    - x\n    - y\n\n\nd: 2\n", "b: 1\n  c:\n    - x\n    - y"),
    ("a: { b: [1, 2] } # e\n", "{ b: [1, 2] }"),
    ("a: []\n", "[]"),
    ("a:\n- b\n- c: d\n\n", "- b\n- c: d"),
    ("x: &x [1]\na:\n  - *x\nb: 1\n", "- *x"),
    (#"{"a": {"b": [1, {}]} , "c": 1}"#, #"{"b": [1, {}]}"#),
    (#"{"a": [ ] }"#, "[ ]"),
    (#"{"a": "é\u00e9", "c": 1}"#, #""é\u00e9""#),
    (#"{"a": -1.5e3 }"#, "-1.5e3"),
  ])
  func listsAndMappingsHaveARange(source: String, text: String) throws {
    let root = try #require(source.hasPrefix("{\"") ? readJSON(source) : readYAML(source))
    #expect(root["a"]?.location.text == text)
  }

  @Test func partsOfAScalarHaveARange() throws {
    let node = try #require(readYAML("a: 'it''s\n  {x}'")?["a"])
    #expect(node.location(of: 0..<4).text == "it''s")
    #expect(node.location(of: 4..<8).text == "\n  {x}")
    #expect(node.location(of: 5..<8).text == "{x}")
    #expect(node.location(of: 5..<99).text == "{x}")
  }
}
