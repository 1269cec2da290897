import DocumentReader
import TestSupport
import Testing

/// A scalar, and the locations of pieces of its text. A piece that is `nil` is the end of the text.
struct ScalarLocations: CustomTestStringConvertible {
  let name: String
  let source: String
  let text: String
  let locations: [(piece: String?, location: String)]

  var testDescription: String { name }
}

@Suite struct ReadLocationTests {
  @Test(arguments: [
    ScalarLocations(
      name: "plain",
      source: "a: é😀 {x} y",
      text: "é😀 {x} y",
      locations: [("é", "1:4"), ("😀", "1:5"), ("{x}", "1:7"), ("y", "1:11"), (nil, "1:12")]
    ),
    ScalarLocations(
      name: "plain over lines",
      source: "a: one  \n  {x}\n\n   two #{no}",
      text: "one {x}\ntwo",
      locations: [
        ("one", "1:4"), (" ", "1:9"), ("{x}", "2:3"), ("\n", "3:1"), ("two", "4:4"), (nil, "4:7"),
      ]
    ),
    ScalarLocations(
      name: "plain after an anchor",
      source: "a: &b  x {x}",
      text: "x {x}",
      locations: [("x", "1:8"), ("{", "1:10")]
    ),
    ScalarLocations(
      name: "number",
      source: "a: 12.50 # x",
      text: "12.50",
      locations: [(".50", "1:6"), (nil, "1:9")]
    ),
    ScalarLocations(
      name: "single quotes",
      source: "a: 'it''s {x}\n\n  ''y'' '",
      text: "it's {x}\n'y' ",
      locations: [
        ("it", "1:5"), ("'s", "1:7"), ("s ", "1:9"), ("{x}", "1:11"), ("'y", "3:3"), ("y", "3:5"),
        (nil, "3:9"),
      ]
    ),
    ScalarLocations(
      name: "double quotes",
      source: #"a: "\u00e9\x41\U0001F600\t\"\N\_\L\\ {x}""#,
      text: "éA😀\t\"\u{85}\u{A0}\u{2028}\\ {x}",
      locations: [
        ("é", "1:5"), ("A", "1:11"), ("😀", "1:15"), ("\t", "1:25"), ("\"", "1:27"),
        ("\u{85}", "1:29"),
        ("\u{A0}", "1:31"), ("\u{2028}", "1:33"), ("\\", "1:35"), ("{x}", "1:38"), (nil, "1:41"),
      ]
    ),
    ScalarLocations(
      name: "double quotes over lines",
      source: "a: \"one \\\n   \\ {x}\n\n\n  {y} \n  z\"",
      text: "one  {x}\n\n{y} z",
      locations: [("one", "1:5"), ("{x}", "2:6"), ("{y}", "5:3"), ("z", "6:3"), (nil, "6:4")]
    ),
    ScalarLocations(
      name: "empty quotes",
      source: "a: ''",
      text: "",
      locations: [(nil, "1:5")]
    ),
    ScalarLocations(
      name: "literal",
      source: "a: |  # note\n\n  one\n    {x}\n\n  {y}\nb: c",
      text: "\none\n  {x}\n\n{y}\n",
      locations: [("one", "3:3"), ("  {x}", "4:3"), ("{x}", "4:5"), ("{y}", "6:3"), (nil, "6:6")]
    ),
    ScalarLocations(
      name: "literal with an explicit indentation",
      source: "a:\n - |2-\n     {x}\n   {y}\n",
      text: "  {x}\n{y}",
      locations: [("  {x}", "3:4"), ("{x}", "3:6"), ("{y}", "4:4"), (nil, "4:7")]
    ),
    ScalarLocations(
      name: "literal that keeps trailing line breaks",
      source: "a: |+\r\n  é{x}\r\n\r\n",
      text: "é{x}\n\n",
      locations: [("{x}", "2:4"), ("\n", "2:7"), ("\n\n", "2:7"), (nil, "3:1")]
    ),
    ScalarLocations(
      name: "folded",
      source: "a: >\n  one\n  {x}\n\n  {y}\n    more\n  {z}\n\nb: c",
      text: "one {x}\n{y}\n  more\n{z}\n",
      locations: [
        ("one", "2:3"), (" {x}", "2:6"), ("{x}", "3:3"), ("{y}", "5:3"), ("more", "6:5"),
        ("{z}", "7:3"), (nil, "7:6"),
      ]
    ),
    ScalarLocations(
      name: "folded without trailing line breaks",
      source: "a: >-\n  {x}\nb: c",
      text: "{x}",
      locations: [("{", "2:3"), ("}", "2:5"), (nil, "2:6")]
    ),
    ScalarLocations(
      name: "after a byte order mark",
      source: "\u{FEFF}a: '{x}'",
      text: "{x}",
      locations: [("{", "1:5"), ("}", "1:7")]
    ),
    ScalarLocations(
      name: "JSON",
      source: #"{"a": "\ud83d\ude00\/\u0041é {x}"}"#,
      text: "😀/Aé {x}",
      locations: [
        ("😀", "1:8"), ("/", "1:20"), ("A", "1:22"), ("é", "1:28"), ("{x}", "1:30"), (nil, "1:33"),
      ]
    ),
  ])
  func piecesOfAScalarHaveALocation(_ sample: ScalarLocations) throws {
    let isJSON = sample.source.first == "{"
    let root = try #require(isJSON ? readJSON(sample.source) : readYAML(sample.source))
    let node = try #require(root["a"]?.elements?.first ?? root["a"])
    #expect(node.text == sample.text)
    for (piece, location) in sample.locations {
      let offset = try #require(piece.map { utf8Offset(of: $0, in: sample.text) } ?? .max)
      #expect(node.location(at: offset).place == location, "\(piece ?? "end")")
    }
    #expect(node.location(at: -1) == node.location(at: 0))
  }

  private func utf8Offset(of piece: String, in text: String) -> Int? {
    let piece = Array(piece.utf8)
    let text = Array(text.utf8)
    return text.indices.first { text[$0...].starts(with: piece) }
  }

  @Test func partOfAListHasTheLocationOfItsStart() {
    #expect(readYAML("a: [x]")?["a"]?.location(at: 3).place == "1:4")
  }
}
