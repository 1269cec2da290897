import Testing

@testable import SwiftOutput

/// Tests the Swift code of the structs for objects and tuples.
struct RecordTests {
  @Test func `members that the schema does not declare are kept`() {
    let swift = renderedTypes(
      declaration(
        "Book",
        .record(
          record(
            [("title", .string), ("snakeCase", .optional(.integer)), ("pages", .integer)],
            .kept(name: "additionalProperties", type: .date, coding: nil)
          )
        )
      ),
      access: .public
    )
    #expect(
      swift == """
        import Foundation

        public nonisolated struct Book: Codable, Sendable {
          public let title: String
          public let snakeCase: Int?
          public let pages: Int
          /// Members that the schema does not declare.
          public var additionalProperties: [String: Date] = [:]

          public init(
            title: String,
            snakeCase: Int?,
            pages: Int,
            additionalProperties: [String: Date] = [:]
          ) {
            self.title = title
            self.snakeCase = snakeCase
            self.pages = pages
            self.additionalProperties = additionalProperties
          }

          private enum CodingKeys: String, CodingKey {
            case title, pages
            case snakeCase = "snake_case"
          }
        }

        nonisolated extension Book {
          public init(from decoder: any Decoder) throws {
            let container = try decoder.objectMembers(keyedBy: CodingKeys.self)
            title = try container.decode(String.self, forKey: .title)
            snakeCase = try container.decodeIfPresent(Int.self, forKey: .snakeCase)
            pages = try container.decode(Int.self, forKey: .pages)
            additionalProperties = try container.additionalMembers(of: DateCoding.self).mapValues(\\.value)
          }

          public func encode(to encoder: any Encoder) throws {
            try additionalProperties.mapValues(DateCoding.init).encode(to: encoder)
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(title, forKey: .title)
            try container.encodeIfPresent(snakeCase, forKey: .snakeCase)
            try container.encode(pages, forKey: .pages)
          }
        }

        """
    )
  }

  @Test func `a struct that refuses undeclared members is still encoded by synthesized code`() {
    let swift = renderedTypes(
      declaration("Book", .record(record([("pages", .optional(.integer))], .refused)))
    )
    #expect(
      swift == """
        nonisolated struct Book: Codable, Sendable {
          let pages: Int?

          private enum CodingKeys: String, CodingKey {
            case pages
          }
        }

        nonisolated extension Book {
          init(from decoder: any Decoder) throws {
            let container = try decoder.objectMembers(keyedBy: CodingKeys.self)
            try container.refuseMembers()
            pages = try container.decodeIfPresent(Int.self, forKey: .pages)
          }
        }

        """
    )
  }

  @Test func `a required member can be null`() {
    let properties = [
      property("at", .optional(.day), isRequired: true), property("n", .optional(.integer)),
    ]
    let swift = renderedTypes(declaration("Log", .record(.init(properties: properties))))
    #expect(
      swift.hasSuffix(
        """
        nonisolated extension Log {
          init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            at = try container.decode(DayCoding?.self, forKey: .at)?.value
            n = try container.decodeIfPresent(Int.self, forKey: .n)
          }

          func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(at.map(DayCoding.init), forKey: .at)
            try container.encodeIfPresent(n, forKey: .n)
          }
        }

        """
      )
    )
  }

  @Test func `a struct that contains itself has a box and synthesized coding`() {
    let swift = renderedTypes(
      declaration(
        "Node",
        .record(
          .init(properties: [
            property("value", .integer), property("next", .optional(.named("Node")), isBoxed: true),
          ])
        )
      )
    )
    #expect(
      swift == """
        nonisolated struct Node: Codable, Sendable {
          let value: Int
          var next: Node? { _next?.value }
          private let _next: Indirect<Node>?

          init(value: Int, next: Node?) {
            self.value = value
            _next = next.map(Indirect.init)
          }

          private enum CodingKeys: String, CodingKey {
            case value
            case _next = "next"
          }
        }

        """
    )
  }

  @Test func `a struct that can nest without limit checks the stack`() {
    let children = property("children", .list(.named("Node")))
    let swift = renderedTypes(
      declaration("Node", .record(.init(properties: [children])), isRecursive: true)
    )
    #expect(
      swift.contains(
        """
        nonisolated extension Node {
          init(from decoder: any Decoder) throws {
            try decoder.checkStack()
            let container = try decoder.container(keyedBy: CodingKeys.self)
            children = try container.decode([Node].self, forKey: .children)
          }

          func encode(to encoder: any Encoder) throws {
            try encoder.checkStack()
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(children, forKey: .children)
          }
        }
        """
      )
    )
  }

  @Test func `dictionaries, lists and optionals are decoded through their innermost type`() {
    let swift = renderedTypes(
      declaration(
        "Log",
        .record(
          record(
            [
              ("a", .dictionary(.list(.day))), ("b", .optional(.dictionary(.optional(.date)))),
              ("c", .list(.dictionary(.string))),
            ],
            .dropped
          )
        )
      )
    )
    #expect(
      swift.contains(
        """
            a = try container.decode([String: [DayCoding]].self, forKey: .a).mapValues { $0.map(\\.value) }
            b = try container.decodeIfPresent(
              [String: DateCoding?].self,
              forKey: .b
            )?.mapValues { $0?.value }
            c = try container.decode([[String: String]].self, forKey: .c)
        """
      )
    )
    #expect(
      swift.contains(
        """
            try container.encode(a.mapValues { $0.map(DayCoding.init) }, forKey: .a)
            try container.encodeIfPresent(b?.mapValues { $0.map(DateCoding.init) }, forKey: .b)
            try container.encode(c, forKey: .c)
        """
      )
    )
  }

  @Test func `a tuple is decoded and encoded in the order of its items`() {
    let swift = renderedTypes(
      declaration(
        "Row",
        .tuple(
          tuple(
            [("x", .optional(.number)), ("at", .date), ("label", .optional(.string))],
            .kept(name: "rest", type: .boolean, coding: nil)
          )
        )
      )
    )
    #expect(
      swift == """
        import Foundation

        nonisolated struct Row: Codable, Sendable {
          let x: Double?
          let at: Date
          let label: String?
          /// Elements that the schema does not declare.
          var rest: [Bool] = []
        }

        nonisolated extension Row {
          init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            x = try container.decode(Double?.self)
            at = try container.decode(DateCoding.self).value
            label = try container.decodeIfPresent(String.self)
            rest = try container.additionalElements()
          }

          func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            try container.encode(x)
            try container.encode(DateCoding(at))
            var missing = 0
            try container.encodeIfPresent(label, afterMissing: &missing)
            try container.encode(contentsOf: rest, afterMissing: &missing)
          }
        }

        """
    )
  }
}
