import Foundation
import SwiftOutput
import TestSupport
import Testing
import ViewModelIR

/// Tests unions and enumerations with so many cases that the compiler refuses a `switch` over them, or needs minutes for it.
struct LargeChoiceTests {
  /// Swift's formatter needs minutes for 700 cases.
  @Test(.slow) func `choices are formatted`() throws {
    #expect(try swiftFormatLint(model(of: 120)) == "")
  }

  @Test(.nightly) func `choices of 700 cases compile and decode to the right case`() async throws {
    let driver = """

      nonisolated func show<T: Codable & Sendable>(_ type: T.Type, _ json: String) throws {
        let value = try JSONDecoder().decode([T].self, from: Data(json.utf8))
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        print(value[0], String(decoding: try encoder.encode(value), as: UTF8.self))
      }
      do {
        try show(Event.self, #"[{"kind":"k699","size":1}]"#)
        try show(Event.self, #"[{"kind":"other"}]"#)
        try show(Closed.self, #"[{"kind":"k699","size":3}]"#)
        try show(Tried.self, #"[{"size":2}]"#)
        try show(Value.self, #"["v699"]"#)
        try show(Value.self, #"["other"]"#)
        try show(Closed.self, #"[{"kind":"other"}]"#)
      } catch DecodingError.dataCorrupted(let context) {
        print(context.debugDescription)
      }

      """
    let folder = try TemporaryFolder()
    try Data((model(of: 700) + driver).utf8).write(to: folder.url.appending(path: "main.swift"))
    let compiler = try await run(
      "swiftc",
      ["-swift-version", "6", "-warnings-as-errors", "main.swift", "-o", "choices"],
      in: folder.url
    )
    try #require(compiler.status == 0, "\(compiler.text)")
    let output = try await run("./choices", [], in: folder.url)
    #expect(
      output.text.replacing("choices.", with: "") == """
        kind699(Body(size: 1)) [{"kind":"k699","size":1}]
        unknown(JSONValue.object(["kind": JSONValue.string("other")])) [{"kind":"other"}]
        kind699(Body(size: 3)) [{"kind":"k699","size":3}]
        kind600(Body(size: 2)) [{"size":2}]
        value699 ["v699"]
        unknown("other") ["other"]
        unknown kind of Closed: other

        """
    )
  }

  /// Returns unions and an enumeration of so many cases.
  private func model(of count: Int) -> String {
    let numbers = 0..<count
    let cases = numbers.map {
      ServiceModel.Union.Case(name: "kind\($0)", type: .named("Body"), tags: ["k\($0)"])
    }
    let untagged = numbers.map {
      ServiceModel.Union.Case(name: "kind\($0)", type: .named($0 == count - 100 ? "Body" : "Other"))
    }
    let long = numbers.map { number in
      let name = "subscriptionPaymentFailedNotification\(number)"
      return ServiceModel.Union.Case(name: name, type: .named("Body"), tags: ["event.\(name)"])
    }
    let values = numbers.map {
      ServiceModel.Enumeration.Case(
        name: "value\($0)",
        rawValue: $0 == 0 ? String(repeating: "long", count: 30) : "v\($0)"
      )
    }
    return renderedModel([
      declaration("Body", .record(.init(properties: [property("size", .integer)]))),
      declaration("Other", .record(.init(properties: [property("other", .integer)]))),
      declaration(
        "Event",
        .union(.init(cases: cases, discriminator: "kind", keepsUnknown: true))
      ),
      declaration("Closed", .union(.init(cases: cases, discriminator: "kind"))),
      declaration("Long", .union(.init(cases: long, discriminator: "kind"))),
      declaration("Tried", .union(.init(cases: untagged))),
      declaration("Value", .enumeration(.init(cases: values, keepsUnknown: true))),
    ])
  }
}
