import Testing
import ViewModelIR

@testable import SwiftOutput

/// Tests the Swift code of enumerations and unions.
struct UnionTests {
  @Test func `numbers are raw values, with and without unknown values`() {
    let swift = renderedTypes(
      declaration("Level", values(.integer, [("low", "-1"), ("high", "2")], keepsUnknown: false)),
      declaration("Rate", values(.number, [("half", "0.5")], keepsUnknown: true))
    )
    #expect(
      swift == """
        nonisolated enum Level: Int, Codable, Hashable, Sendable {
          case low = -1
          case high = 2
        }

        nonisolated enum Rate: RawRepresentable, Codable, Hashable, Sendable {
          case half
          /// A value that the schema does not declare.
          case unknown(Double)

          init(rawValue: Double) {
            switch rawValue {
            case 0.5: self = .half
            default: self = .unknown(rawValue)
            }
          }

          var rawValue: Double {
            switch self {
            case .half: 0.5
            case .unknown(let value): value
            }
          }
        }

        """
    )
  }

  @Test func `values of several types have JSON as raw value`() {
    let cases = [
      ("auto", #""auto""#), ("two", "2.0"), ("half", "0.5"), ("off", "false"), ("none", "null"),
      ("list", #"["a", {"b": []}]"#), ("big", "12345678901234567890"),
    ]
    let swift = renderedTypes(declaration("Mode", values(.json, cases, keepsUnknown: false)))
    #expect(
      swift.contains(
        """
          init?(rawValue: JSONValue) {
            switch rawValue {
            case "auto": self = .auto
            case 2: self = .two
            case 0.5: self = .half
            case false: self = .off
            case .null: self = .none
            case ["a", ["b": []]]: self = .list
            case .decimal(Decimal(string: "12345678901234567890") ?? 0): self = .big
            default: return nil
            }
          }
        """
      )
    )
    #expect(
      swift.hasSuffix(
        """
          init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            guard let value = Self(rawValue: try JSONValue(from: decoder)) else {
              throw DecodingError.dataCorruptedError(
                in: container,
                debugDescription: "a value that the schema does not declare"
              )
            }
            self = value
          }

          func encode(to encoder: any Encoder) throws {
            try rawValue.encode(to: encoder)
          }
        }

        """
      )
    )
  }

  @Test func `a number beyond Int makes all raw values JSON`() {
    let cases = [("one", "1"), ("big", "12345678901234567890")]
    let swift = renderedTypes(declaration("Count", values(.integer, cases, keepsUnknown: true)))
    #expect(swift.contains("init(rawValue: JSONValue) {"))
  }

  @Test func `without a discriminator the first case that decodes is chosen`() {
    let swift = renderedTypes(
      declaration(
        "Value",
        .union(
          .init(
            cases: [
              .init(name: "days", type: .dictionary(.day)),
              .init(name: "values", type: .list(.named("Value"))),
            ],
            isIndirect: true
          )
        )
      )
    )
    #expect(
      swift == """
        import Foundation

        nonisolated indirect enum Value: Codable, Sendable {
          case days([String: Date])
          case values([Value])

          init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let value = try? container.decode([String: DayCoding].self) {
              self = .days(value.mapValues(\\.value))
            } else if let value = try? container.decode([Value].self) {
              self = .values(value)
            } else {
              throw DecodingError.dataCorruptedError(
                in: container,
                debugDescription: "matches no case of Value: days, values"
              )
            }
          }

          func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .days(let value): try container.encode(value.mapValues(DayCoding.init))
            case .values(let value): try container.encode(value)
            }
          }
        }

        """
    )
  }

  @Test func `members that all cases share are properties of the union`() {
    let swift = renderedTypes(
      declaration("Circle", .record(record([("id", .string), ("size", .integer)], .dropped))),
      declaration(
        "Line",
        .record(record([("id", .optional(.string)), ("size", .number)], .dropped))
      ),
      declaration(
        "Shape",
        .union(
          .init(
            cases: [
              .init(name: "circle", type: .named("Circle")),
              .init(name: "line", type: .named("Line")),
            ],
            keepsUnknown: true
          )
        )
      )
    )
    #expect(
      swift.contains(
        """
          case unknown(JSONValue)

          var id: String? {
            switch self {
            case .circle(let value): value.id
            case .line(let value): value.id
            case .unknown: nil
            }
          }

          init(from decoder: any Decoder) throws {
        """
      )
    )
  }

  @Test(arguments: [true, false])
  func `a discriminator selects the case`(keepsUnknown: Bool) {
    let cases: [ServiceModel.Union.Case] = [
      .init(name: "circle", type: .named("Circle"), tags: ["circle", "disc"]),
      .init(name: "line", type: .named("Line"), tags: ["line"]),
    ]
    let union = ServiceModel.Union(
      cases: cases,
      discriminator: "type",
      keepsUnknown: keepsUnknown
    )
    let swift = renderedTypes(
      declaration("Line", .record(record([], .dropped))),
      declaration("Shape", .union(union))
    )
    let other =
      keepsUnknown
      ? """
          default: self = .unknown(try JSONValue(from: decoder))
      """
      : """
          case let tag:
            throw DecodingError.dataCorruptedError(
              forKey: .discriminator,
              in: container,
              debugDescription: "unknown kind of Shape: \\(tag)"
            )
      """
    #expect(
      swift.contains(
        """
          private enum CodingKeys: String, CodingKey {
            case discriminator = "type"
          }

          init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            switch try container.decode(String.self, forKey: .discriminator) {
            case "circle", "disc": self = .circle(try Circle(from: decoder))
            case "line": self = .line(try Line(from: decoder))
        \(other)
            }
          }

          func encode(to encoder: any Encoder) throws {
            switch self {
            case .circle(let value): try value.encode(to: encoder)
            case .line(let value):
              var container = encoder.container(keyedBy: CodingKeys.self)
              try container.encode("line", forKey: .discriminator)
              try value.encode(to: encoder)
        """
      )
    )
    #expect(swift.contains("case unknown(JSONValue)") == keepsUnknown)
  }

  @Test func `small members are decoded before recursive ones to reject a wrong case early`() {
    let swift = renderedTypes(
      declaration("Formula", .union(.init(cases: [.init(name: "sum", type: .named("Sum"))]))),
      declaration(
        "Sum",
        .record(record([("operands", .list(.named("Formula"))), ("sign", .string)], .dropped))
      )
    )
    #expect(
      swift.hasSuffix(
        """
        nonisolated struct Sum: Codable, Sendable {
          let operands: [Formula]
          let sign: String

          private enum CodingKeys: String, CodingKey {
            case sign
            case operands
          }
        }

        """
      )
    )
  }

  @Test func `JSONValue has the access level of the types, and its helpers are private`() {
    let swift = renderedModel(
      [
        declaration(
          "Anything",
          .record(record([], .kept(name: "members", type: .json, coding: nil)))
        )
      ],
      access: .public
    )
    #expect(swift.hasPrefix("import Foundation\n\npublic nonisolated struct Anything"))
    #expect(swift.contains("\npublic nonisolated enum JSONValue: "))
    #expect(swift.contains("\n  public init(from decoder"))
    #expect(swift.contains("\nprivate nonisolated struct ObjectMembers<"))
    #expect(swift.contains("\n  fileprivate func additionalMembers<"))
    #expect(!swift.contains("Indirect"))
  }
}
