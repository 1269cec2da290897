import Foundation
import OutputInterface
import SwiftOutput
import TestSupport
import Testing

/// Compiles and runs generated types of every kind, and tests which JSON they decode, encode and refuse.
struct CodingTests {
  @Test(.slow) func `types of every kind decode and encode JSON`() async throws {
    let driver = """

      nonisolated func roundTrip<Value: Codable & Hashable & Sendable>(
        _ type: Value.Type
      ) -> @Sendable (Data) throws -> Data {
        { data in
          let value = try JSONDecoder().decode(Value.self, from: data)
          let encoder = JSONEncoder()
          encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
          let encoded = try encoder.encode(value)
          guard try JSONDecoder().decode(Value.self, from: encoded) == value else {
            return Data("not equal after a second decoding: ".utf8) + encoded
          }
          return encoded
        }
      }

      let types: [String: @Sendable (Data) throws -> Data] = [
      \(Set(roundTrips.map(\.type)).sorted().map { "  \"\($0)\": roundTrip(\($0).self),\n" }.joined())]

      while let type = readLine(), let json = readLine() {
        do {
          let data = try types[type]?(Data(json.utf8)) ?? Data()
          print(String(decoding: data, as: UTF8.self))
        } catch let error as DecodingError {
          switch error {
          case .dataCorrupted(let context), .typeMismatch(_, let context),
            .valueNotFound(_, let context), .keyNotFound(_, let context):
            print("refused: " + context.debugDescription)
          @unknown default: print("refused")
          }
        }
      }

      """
    let folder = try TemporaryFolder()
    let types = renderedModel(kitchenSink + tolerantTypes + unionsWithMembers, isHashed: true)
    try Data((types + driver).utf8).write(to: folder.url.appending(path: "main.swift"))
    let compiler = try await run(
      "swiftc",
      ["-swift-version", "6", "-default-isolation", "MainActor", "-warnings-as-errors"]
        + ["main.swift", "-o", "sink"],
      in: folder.url
    )
    try #require(compiler.status == 0, "\(compiler.text)")
    let input = roundTrips.map { "\($0.type)\n\($0.json)\n" }.joined()
    try Data(input.utf8).write(to: folder.url.appending(path: "input"))
    let output = try await run("sh", ["-c", "./sink < input"], in: folder.url)
    try #require(output.status == 0, "\(output.text)")
    let results = output.stdout.split(separator: "\n").map(String.init)
    try #require(results.count == roundTrips.count)
    for (trip, result) in zip(roundTrips, results) {
      let expected = trip.expected ?? trip.json
      let isRefused = expected == "refused" && result.hasPrefix("refused: ")
      #expect(isRefused || result == expected, "\(trip.type): \(trip.json)")
    }
  }

  /// Covers every access level, language mode and default isolation.
  @Test(
    .slow,
    arguments: [
      ("5", "nonisolated", Access.public), ("5", "MainActor", .package),
      ("6", "nonisolated", .internal),
    ]
  )
  func `types of every kind compile without warnings and are formatted`(
    language: String,
    isolation: String,
    access: Access
  ) async throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "Sink.swift").path
    try Data(renderedModel(kitchenSink + tolerantTypes + unionsWithMembers, access: access).utf8)
      .write(
        to: URL(filePath: file)
      )
    let root = URL(filePath: #filePath).appending(path: "../../../").standardized
    let compiler = try await run(
      "swiftc",
      ["-swift-version", language, "-default-isolation", isolation, "-package-name", "p"]
        + ["-warnings-as-errors", "-parse-as-library", "-emit-sil", "-o", file + ".sil", file],
      in: folder.url
    )
    #expect(compiler.status == 0 && compiler.text.isEmpty, "\(compiler.text)")
    let configuration = root.appending(path: ".swift-format").path
    let lint = try await run(
      "swift",
      ["format", "lint", "--strict", "--configuration", configuration, file],
      in: folder.url
    )
    #expect(lint.status == 0 && lint.text.isEmpty, "\(lint.text)")
  }
}

private struct RoundTrip {
  let type: String
  let json: String
  let expected: String?

  init(_ type: String, _ json: String, _ expected: String? = nil) {
    self.type = type
    self.json = json
    self.expected = expected
  }
}

private let time = #""2024-03-05T13:45:07Z""#

/// A formula that would take hours to decode if both cases were tried in full on every level.
private func nested(_ levels: Int) -> String {
  let start = String(repeating: #"{"operands":["#, count: levels)
  return start + "1" + String(repeating: #"],"times":true}"#, count: levels)
}

private let roundTrips: [RoundTrip] = [
  .init(
    "Conditional",
    #"{"a":"x","at":1,"days":["2024-03-05"],"more":2,"open":[],"plain":{"a":null,"c":2}}"#
  ),
  .init("Conditional", #"{"a":1,"at":\#(time),"days":["x"],"open":1,"plain":{"a":1}}"#),
  .init("Conditional", #"{"a":null,"at":"x","open":null,"plain":[1]}"#),
  .init("Conditional", #"{"list":"x","open":1}"#),
  .init("Conditional", #"{"list":[1,2],"open":1}"#),
  .init("Plain", #"{"a":1,"b":null,"c":2}"#, #"{"a":1}"#),
  .init(
    "Anything",
    #"{"a":null,"b":[true,1.5,9007199254740993,12345678901234567890,"1",{}],"c":{"d":-1}}"#
  ),
  .init("Anything", "{}"),
  .init("Anything", #"{"a":1e300,"b":-0.5,"c":1e2}"#, #"{"a":1e+300,"b":-0.5,"c":100}"#),
  .init(
    "Anything",
    #"{"a":1e20,"b":0.0,"c":1.0e2,"d":-9223372036854775809}"#,
    #"{"a":100000000000000000000,"b":0,"c":100,"d":-9223372036854775809}"#
  ),
  .init("Anything", "[]", "refused"),
  .init("Nothing", "{}"),
  .init("Nothing", #"{"b":1,"a":1}"#, "refused: undeclared member: a"),
  .init("Kept", #"{"class":[1],"container":\#(time),"more":{"a":[]},"snake_case":true}"#),
  .init("KeptDates", #"{"at":{"a":[\#(time),null],"b":[]},"c":null,"d":[\#(time)]}"#),
  .init("KeptDates", #"{"at":{},"days":{"":"2024-03-05"}}"#),
  .init("KeptDates", #"{"at":{},"c":["today"]}"#, "refused: not an RFC 3339 timestamp: today"),
  .init("Refused", #"{"kind":2,"n":1}"#),
  .init("Refused", #"{"kind":2,"n":1,"N":1}"#, "refused: undeclared member: N"),
  .init("Refused", #"{"kind":3,"n":1}"#, "refused: a value that the schema does not declare"),
  .init("Nullable", #"{"a":null,"at":null}"#),
  .init("Nullable", #"{"a":1,"at":\#(time),"b":2}"#),
  .init("Nullable", #"{"a":1}"#, "refused"),
  .init("Node", #"{"next":{"next":{"value":3},"value":2},"value":1}"#),
  .init("Odd", #"{"a":1,"at":\#(time),"even":{"odd":{"at":\#(time),"even":{}}}}"#),
  .init("Point", "[1.5,2,3]", "[1.5,2]"),
  .init("Row", #"[\#(time),null,1]"#),
  .init("Row", #"[\#(time),2,1,"a"]"#),
  .init("Row", #"[\#(time),2,1,null,"2024-03-05"]"#),
  .init("Row", #"[\#(time),2,1,null,null]"#, #"[\#(time),2,1]"#),
  .init("Row", #"[\#(time),2,1,null,null,null,[4]]"#),
  .init("Row", #"[\#(time),2]"#, "refused"),
  .init("Pair", #"["https://a.b/c"]"#),
  .init("Pair", #"["https://a.b/c",1]"#),
  .init("Pair", #"["a",1,2]"#, "refused: undeclared element at index 2"),
  .init("NoItems", "[]"),
  .init("NoItems", "[1]", "refused: undeclared element at index 0"),
  .init("AnyItems", "[1]", "[]"),
  .init("AnyItems", "{}", "refused"),
  .init("Cons", "[1,[2,[3]]]"),
  .init("Dates", "[\(time)]"),
  .init("Level", "-1"),
  .init("Level", "3", "refused"),
  .init("OpenLevel", "3"),
  .init("OpenLevel", "1.5", "refused"),
  .init("Rate", "0.5"),
  .init("Rate", "2", "refused"),
  .init("OpenRate", "1e20", "1e+20"),
  .init("OpenRate", "0.25"),
  .init("Mode", #""au\"to""#),
  .init("Mode", "0.5"),
  .init("Mode", "true"),
  .init("Mode", "null"),
  .init("Mode", "12345678901234567890"),
  .init("Mode", #"[1,[],{"a":null,"b":{}}]"#),
  .init("Mode", "1", "refused: a value that the schema does not declare"),
  .init("OpenMode", "1"),
  .init("OpenMode", "2.0", "2"),
  .init("Shape", #"{"r":1,"type":"disc"}"#),
  .init("Shape", #"{"shapes":[{"r":1,"type":"circle"}],"type":"gr\"oup"}"#),
  .init("Shape", #"{"type":"cube"}"#, "refused: unknown kind of Shape: cube"),
  .init("OpenShape", #"{"a":[1],"type":"cube"}"#),
  .init("OpenShape", #"{"type":"circle"}"#, "refused"),
  .init("Shape", #"{"a":1,"side":1,"type":"tile"}"#),
  .init("Shape", #"{"a":1,"length":1,"type":"line"}"#, #"{"length":1,"type":"line"}"#),
  .init("Scalar", time),
  .init("Scalar", #""https://a.b/c""#),
  .init("Scalar", #"{"a":["2024-03-05"]}"#),
  .init("Scalar", "17"),
  .init("Scalar", "12.5"),
  .init("Scalar", "true", "refused: matches no case of Scalar: date, link, days, time, price"),
  .init("OpenScalar", "true"),
  .init("OpenScalar", "17"),
  .init("Tree", #"[1,{"tree":[{"tree":2},[]]}]"#),
  .init("Tree", #"{"tree":1,"a":1}"#, "refused: matches no case of Tree: leaf, branch, many"),
  .init("Formula", nested(40)),
  .init("Names", #"{"a":["b",null]}"#),
  .init(
    "Tolerant",
    #"{"at":\#(time),"class":"a/b","container":"2024-03-05","n":18446744073709551615}"#
  ),
  .init("Tolerant", #"{"at":"today","class":"","container":"2024-02-30","id":"7"}"#, "{}"),
  .init("Tolerant", #"{"at":null,"class":null,"container":null,"id":null}"#, "{}"),
  .init("Tolerant", #"{"at":1709646307}"#, "refused"),
  .init("Tolerant", #"{"id":["7"]}"#, "refused"),
  .init("TolerantKept", #"{"at":"today","class":"","container":"","id":"7","more":null}"#),
  .init(
    "TolerantKept",
    #"{"at":null,"class":"a","id":null,"more":"at"}"#,
    #"{"class":"a","more":"at"}"#
  ),
  .init("TolerantKept", #"{"at":false}"#, "refused"),
  .init("NullKept", #"{"a":null,"at":null,"list":null,"next":{"at":"today","r":1},"r":null}"#),
  .init("NullKept", #"{"at":\#(time),"list":[1],"more":null,"next":null,"r":1}"#),
  .init("NullKept", #"{"n":null,"r":1}"#, #"{"r":1}"#),
  .init(
    "Lossy",
    #"{"a":[{"a":1}],"b":["2024-03-05",null],"c":null,"d":[["a"]],"lossyA":true,"skippedA":2}"#
  ),
  .init(
    "Lossy",
    #"{"a":[1,{"a":2},null,{},{"a":"x"}],"b":[1,null,"x"],"c":["1",1,[2]],"d":["a",[1],[]]}"#,
    // Skipped elements are not encoded, so the second decoding does not count them.
    #"not equal after a second decoding: {"a":[{"a":2}],"b":[null],"c":[1],"d":[[]]}"#
  ),
  .init("Lossy", #"{"a":null,"c":[]}"#, "refused"),
  .init("Lossy", #"{"a":[],"b":{},"c":[]}"#, "refused"),
]
