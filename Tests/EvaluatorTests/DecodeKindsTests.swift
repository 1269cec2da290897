import DocumentReader
import Foundation
import TestSupport
import Testing
import ViewModelIR

@testable import Evaluator

@Suite struct DecodeKindsTests {
  private let service = ServiceModel(
    root: .named("Message"),
    declarations: [
      declaration("Image", .record(.init(properties: [property("url", .string)]))),
      declaration(
        "Closed",
        .record(
          .init(
            properties: [
              property("id", .integer),
              ServiceModel.Property(
                name: "note",
                key: "note",
                type: .optional(.string),
                isRequired: true,
                doc: "",
                location: somewhere
              ),
            ],
            others: .refused
          )
        )
      ),
      declaration(
        "Open",
        .record(
          .init(
            properties: [property("id", .integer)],
            others: .kept(name: "additionalProperties", type: .number, coding: nil)
          )
        )
      ),
      declaration(
        "Point",
        .tuple(
          .init(
            items: [property("x", .number), property("label", .optional(.string))],
            others: .refused
          )
        )
      ),
      declaration(
        "Message",
        .union(
          .init(cases: [
            .init(name: "image", type: .named("Image")), .init(name: "integer", type: .integer),
            .init(name: "number", type: .number), .init(name: "date", type: .date),
            .init(name: "string", type: .string),
          ])
        )
      ),
      declaration(
        "Tagged",
        .union(
          .init(
            cases: [
              .init(name: "image", type: .named("Image"), tags: ["image", "photo"]),
              .init(name: "open", type: .named("Open"), tags: ["open"]),
            ],
            discriminator: "kind"
          )
        )
      ),
      declaration(
        "Level",
        .enumeration(
          .init(
            rawType: .integer,
            cases: [.init(name: "value1", rawValue: "1"), .init(name: "value2", rawValue: "2")],
            keepsUnknown: false
          )
        )
      ),
      declaration(
        "Mixed",
        .enumeration(
          .init(
            rawType: .json,
            cases: [
              .init(name: "auto", rawValue: #""auto""#), .init(name: "value0", rawValue: "0"),
              .init(name: "null", rawValue: "null"),
            ],
            keepsUnknown: true
          )
        )
      ),
    ]
  )

  /// Both cases are tried on every level, so without a limit the time would double with each level.
  @Test(.slow) func unionsWithinUnionsEndWithADiagnostic() throws {
    let inner = ValueType.optional(.named("Tree"))
    let service = ServiceModel(
      root: .named("Tree"),
      declarations: [
        declaration(
          "A",
          .record(.init(properties: [property("a", inner), property("x", .string)]))
        ),
        declaration(
          "B",
          .record(.init(properties: [property("a", inner), property("y", .string)]))
        ),
        declaration(
          "Tree",
          .union(
            .init(cases: [
              .init(name: "a", type: .named("A")), .init(name: "b", type: .named("B")),
            ])
          )
        ),
      ]
    )
    let depth = 40
    let json =
      String(repeating: #"{"a": "#, count: depth) + "null" + String(repeating: "}", count: depth)
    var diagnostics: [Diagnostic] = []
    let node = try #require(
      readJSON(SourceFile(path: "data.json", text: json), into: &diagnostics)
    )
    #expect(decode(node, as: service.root, in: service, into: &diagnostics) == nil)
    #expect(
      diagnostics.contains {
        $0.message.contains("add a discriminator to the choice in the schema")
      }
    )
  }

  private func read(_ json: String, _ type: ValueType) -> (value: Value?, problems: [String]) {
    var diagnostics: [Diagnostic] = []
    let value = readJSON(SourceFile(path: "data.json", text: json), into: &diagnostics)
      .flatMap { decode($0, as: type, in: service, into: &diagnostics) }
    return (value, diagnostics.map(\.message))
  }

  @Test(
    arguments: [
      (#"{"url": "u"}"#, .choice("image", .object(["url": .string("u")]))),
      ("3.0", .choice("integer", .integer(3))),
      ("3.5", .choice("number", .number(3.5))),
      (#""1970-01-01T00:00:00Z""#, .choice("date", .date(Date(timeIntervalSince1970: 0)))),
      (#""soon""#, .choice("string", .string("soon"))),
    ] as [(String, Value)]
  )
  func unionHasTheFirstTypeThatFits(json: String, value: Value) {
    #expect(read(json, .named("Message")).value == value)
  }

  @Test func unionRefusesDataThatFitsNoType() {
    #expect(
      read(#"{"href": "u"}"#, .named("Message")).problems == [
        "the data must be 'Image', 'Int', 'Double', 'Date' or 'String'; "
          + "for 'Image', 'url' is missing, but the schema requires it"
      ]
    )
  }

  @Test(
    arguments: [
      (#"{"kind": "photo", "url": "u"}"#, .choice("image", .object(["url": .string("u")])), nil),
      (#"{"kind": "photo"}"#, nil, "'url' is missing, but the schema requires it"),
      (#"{"kind": "opne"}"#, nil, "'kind' has no value 'opne'; did you mean 'open'?"),
      (#"{"kind": 3}"#, nil, "'kind' must be a string, not '3'"),
      ("{}", nil, "'kind' is missing, but the schema requires it"),
      ("[]", nil, "the data must be a mapping, not a list"),
    ] as [(String, Value?, String?)]
  )
  func discriminatorSelectsTheCase(json: String, value: Value?, problem: String?) {
    let (read, problems) = read(json, .named("Tagged"))
    #expect(read == value)
    #expect(problems == [problem].compactMap { $0 })
  }

  @Test(
    arguments: [
      (
        #"{"a": 1, "b": null}"#, .dictionary(.optional(.integer)),
        .object(["a": .integer(1), "b": .null])
      ),
      ("[1.5]", .named("Point"), .object(["x": .number(1.5), "label": .null])),
      (#"[1, "a"]"#, .named("Point"), .object(["x": .number(1), "label": .string("a")])),
      (
        #"{"id": 1, "size": 2}"#, .named("Open"),
        .object(["id": .integer(1), "additionalProperties": .object(["size": .number(2)])])
      ),
      ("2.0", .named("Level"), .string("2")),
      (#""auto""#, .named("Mixed"), .string(#""auto""#)),
      ("0.0", .named("Mixed"), .string("0")),
      ("null", .named("Mixed"), .string("null")),
      (#""x""#, .named("Mixed"), .string(#""x""#)),
      (
        #"{"a": [1, 1.5, null, "x", true]}"#, .json,
        .json(
          .object([
            "a": .list([
              .integer(1), .number(1.5), .null, .string("x"),
              .bool(true),
            ])
          ])
        )
      ),
    ] as [(String, ValueType, Value)]
  )
  func validDataIsDecoded(json: String, type: ValueType, value: Value) {
    #expect(read(json, type) == (value, []))
  }

  @Test(
    arguments: [
      (#"{"a": "x"}"#, .dictionary(.integer), "'a' must be a whole number within 64 bits, not 'x'"),
      ("[]", .dictionary(.integer), "the data must be a mapping, not a list"),
      ("[]", .named("Point"), "'[0]' is missing, but the schema requires it"),
      (#"[1, "a", 2]"#, .named("Point"), "the data has 3 elements, but the schema allows 2"),
      (
        #"{"id": 1, "note": null, "nte": 1}"#, .named("Closed"),
        "'nte' is not in the schema, which allows no other members; did you mean 'note'?"
      ),
      (#"{"id": 1}"#, .named("Closed"), "'note' is missing, but the schema requires it"),
      (#"{"id": 1, "size": "L"}"#, .named("Open"), "'size' must be a number, not 'L'"),
      ("3", .named("Level"), "the data has no value '3'; there are '1' and '2'"),
      (#""1""#, .named("Level"), "the data must be a whole number within 64 bits, not '1'"),
    ] as [(String, ValueType, String)]
  )
  func invalidDataIsRefusedWithAReason(json: String, type: ValueType, problem: String) {
    #expect(read(json, type) == (nil, [problem]))
  }
}
