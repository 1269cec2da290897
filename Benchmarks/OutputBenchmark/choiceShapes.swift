/// 10 unions of 8 cases each. Each case has 6 members of its own and a `kind` that distinguishes it.
let unions: Shape = {
  let cases = (0..<10).map { union in
    (0..<8).map { number in
      RecordType(name: "Union\(union)Case\(number)", members: (0..<6).map { text($0, of: number) })
    }
  }
  let kind = { (number: Int) in
    Member("kind", schema: #"{ "const": "kind\#(number)" }"#, swift: "", value: "\"kind\(number)\"")
  }
  let inSchema = cases.map { union in
    union.enumerated().map { RecordType(name: $1.name, members: [kind($0)] + $1.members) }
  }
  return Shape(
    "unions",
    lists: inSchema.enumerated().flatMap { index, union in
      union.map { ("Union\(index)", $0.value) }
    },
    count: 25,
    definitions: inSchema.enumerated().map { index, union in
      let types = union.map { reference($0.name) }.joined(separator: ", ")
      return ("Union\(index)", #"{ "oneOf": [\#(types)] }"#)
    } + inSchema.joined().map { ($0.name, $0.schema) },
    byHand: cases.enumerated().map { unionByHand("Union\($0)", of: $1) }
      + cases.joined().map(\.swift)
  )
}()

private func text(_ number: Int, of owner: Int) -> Member {
  Member(
    "text\(owner)Of\(number)",
    schema: #"{ "type": "string" }"#,
    swift: "String",
    value: #""Some text""#
  )
}

private func unionByHand(_ name: String, of cases: [RecordType]) -> String {
  func lines(_ line: (Int, RecordType) -> String) -> String {
    cases.enumerated().map { line($0, $1) }.joined(separator: "\n")
  }
  return """
    enum \(name): Codable, Sendable {
    \(lines { "  case kind\($0)(\($1.name))" })

      private enum CodingKeys: String, CodingKey {
        case kind
      }

      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        switch try container.decode(String.self, forKey: .kind) {
    \(lines { "    case \"kind\($0)\": self = .kind\($0)(try \($1.name)(from: decoder))" })
        default:
          throw DecodingError.dataCorruptedError(
            forKey: .kind, in: container, debugDescription: "unknown kind")
        }
      }

      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
    \(lines { number, _ in
      """
          case .kind\(number)(let value):
            try container.encode("kind\(number)", forKey: .kind)
            try value.encode(to: encoder)
      """
    })
        }
      }
    }

    """
}

/// 4 enumerations of 500 cases each.
let enumerations: Shape = {
  let names = (0..<4).map { "Choice\($0)" }
  let values = (0..<500).map { "value\($0)" }
  let list = values.map { "\"\($0)\"" }.joined(separator: ", ")
  return Shape(
    "enumerations",
    lists: names.flatMap { name in (0..<10).map { (name, "\"value\($0 * 49)\"") } },
    count: 500,
    definitions: names.map { ($0, #"{ "type": "string", "enum": [\#(list)] }"#) },
    byHand: names.map { name in
      "enum \(name): String, Codable, Sendable {\n  case \(values.joined(separator: ", "))\n}\n"
    }
  )
}()
