import DocumentReader
import Foundation
import Testing
import ViewModelIR

@testable import Evaluator

/// Tests how example data that does not match the schema is decoded.
@Suite struct DecodeToleranceTests {
  private let service = ServiceModel(
    root: .named("Event"),
    declarations: [
      declaration(
        "Event",
        .record(
          .init(
            properties: [
              property("at", .optional(.date)), property("link", .optional(.url)), nullable("note"),
            ],
            others: .kept(name: "others", type: .json, coding: nil)
          )
        )
      ),
      declaration(
        "Conditional",
        .record(
          .init(
            properties: [conditional("a", .integer), conditional("at", .date)],
            others: .kept(name: "others", type: .json, coding: nil)
          )
        )
      ),
      declaration("Strict", .record(.init(properties: [property("on", .day)]))),
      declaration(
        "Album",
        .record(
          .init(properties: [
            lossy("photos", .list(.named("Strict")), "skippedPhotos"),
            lossy("sizes", .optional(.list(.integer)), "skippedSizes"),
          ])
        )
      ),
      declaration(
        "ConditionalAlbum",
        .record(.init(properties: [conditional("sizes", .list(.integer), skipped: "skippedSizes")]))
      ),
    ]
  )

  @Test(
    arguments: [
      (
        "Event", #"{"at": "today", "link": "", "more": 1}"#,
        .object([
          "at": .null, "link": .null, "note": .null,
          "others": .object([
            "at": .json(.string("today")), "link": .json(.string("")), "more": .json(.integer(1)),
          ]),
        ])
      ),
      (
        "Event", #"{"at": null, "link": "a", "note": null}"#,
        .object([
          "at": .null, "link": URL(string: "a").map(Value.url) ?? .null, "note": .null,
          "others": .object(["note": .json(.null)]),
        ])
      ),
      (
        "Conditional", #"{"a": "x", "at": null, "more": 1}"#,
        .object([
          "a": .null, "at": .null,
          "others": .object([
            "a": .json(.string("x")), "at": .json(.null), "more": .json(.integer(1)),
          ]),
        ])
      ),
      (
        "Conditional", #"{"a": 1, "at": 2}"#,
        .object([
          "a": .integer(1), "at": .null, "others": .object(["at": .json(.integer(2))]),
        ])
      ),
      (
        "Album", #"{"photos": [{"on": "x"}, {"on": "1970-01-01"}, null], "sizes": [1, 1.5, "2"]}"#,
        .object([
          "photos": .list([.object(["on": .day(Date(timeIntervalSince1970: 0))])]),
          "skippedPhotos": .integer(2), "sizes": .list([.integer(1)]), "skippedSizes": .integer(2),
        ])
      ),
      (
        "ConditionalAlbum", #"{"sizes": "large"}"#,
        .object(["sizes": .null, "skippedSizes": .integer(0)])
      ),
      (
        "ConditionalAlbum", #"{"sizes": [1, "2"]}"#,
        .object(["sizes": .list([.integer(1)]), "skippedSizes": .integer(1)])
      ),
      (
        "Album", #"{"photos": []}"#,
        .object([
          "photos": .list([]), "skippedPhotos": .integer(0), "sizes": .null,
          "skippedSizes": .integer(0),
        ])
      ),
    ] as [(String, String, Value)]
  )
  func toleratedDataIsDecoded(type: String, json: String, value: Value) {
    #expect(read(json, type) == (value, []))
  }

  @Test(arguments: [
    (
      #"{"at": "2024-03-05T13:45:07"}"#,
      "'at' is read as nil, because it must be an RFC 3339 date and time such as 2024-03-05T13:45:07Z (for one without an offset write 'date-time-local' in 'service.types'), not '2024-03-05T13:45:07'"
    ),
    (#"{"at": "", "link": null}"#, nil), (#"{"at": "2024-03-05T13:45+01"}"#, nil),
  ])
  func textsThatAreReadAsNilAreReported(json: String, warning: String?) {
    #expect(read(json, "Event", .warning).problems == [warning].compactMap { $0 })
  }

  @Test(arguments: [
    (
      "Event", #"{"at": 1}"#,
      "'at' must be an RFC 3339 date and time such as 2024-03-05T13:45:07Z, not '1'"
    ),
    ("Strict", #"{"on": "x"}"#, "'on' must be a day such as 2024-03-05, not 'x'"),
    ("Album", #"{"photos": {}}"#, "'photos' must be a list, not a mapping"),
    ("Album", "{}", "'photos' is missing, but the schema requires it"),
  ])
  func otherDataIsRefusedWithAReason(type: String, json: String, problem: String) {
    #expect(read(json, type) == (nil, [problem]))
  }

  private func read(
    _ json: String,
    _ type: String,
    _ severity: Diagnostic.Severity = .error
  ) -> (value: Value?, problems: [String]) {
    var diagnostics: [Diagnostic] = []
    let value = readJSON(SourceFile(path: "data.json", text: json), into: &diagnostics)
      .flatMap { decode($0, as: .named(type), in: service, into: &diagnostics) }
    return (value, diagnostics.filter { $0.severity == severity }.map(\.message))
  }
}

private func lossy(_ name: String, _ type: ValueType, _ count: String) -> ServiceModel.Property {
  .init(name: name, key: name, type: type, skippedCount: count, doc: "", location: somewhere)
}

private func conditional(
  _ name: String,
  _ type: ValueType,
  skipped: String? = nil
) -> ServiceModel.Property {
  .init(
    name: name,
    key: name,
    type: .optional(type),
    isTolerant: true,
    skippedCount: skipped,
    doc: "",
    location: somewhere
  )
}

private func nullable(_ name: String) -> ServiceModel.Property {
  .init(
    name: name,
    key: name,
    type: .optional(.string),
    isNullable: true,
    doc: "",
    location: somewhere
  )
}
