/// A set of types as a schema, as Swift written by hand with Codable, and as values in a document.
struct Shape {
  let name: String
  /// The schemas of the types, by name.
  let definitions: [(name: String, schema: String)]
  let root: RecordType
  /// The Swift declarations of the types, without the root.
  let byHand: [String]

  init(
    _ name: String,
    lists: [(type: String, value: String)],
    count: Int,
    definitions: [(name: String, schema: String)],
    byHand: [String]
  ) {
    self.name = name
    self.definitions = definitions
    self.byHand = byHand
    root = RecordType(
      name: "Root",
      members: lists.enumerated().map { index, list in
        let values = [String](repeating: list.value, count: count).joined(separator: ",")
        return Member(
          "list\(index)",
          schema: #"{ "type": "array", "items": \#(reference(list.type)) }"#,
          swift: "[\(list.type)]",
          value: "[\(values)]"
        )
      }
    )
  }

  init(_ name: String, root: RecordType, records: [RecordType]) {
    self.name = name
    self.root = root
    definitions = records.map { ($0.name, $0.schema) }
    byHand = records.map(\.swift)
  }

  var schema: String {
    let types = definitions.map { #""\#($0.name)": \#($0.schema)"# }.joined(separator: ",\n")
    return #"{ "title": "Root", \#(root.schema.dropFirst().dropLast()), "$defs": { \#(types) } }"#
  }

  var swift: String { "import Foundation\n\n" + ([root.swift] + byHand).joined(separator: "\n") }

  var document: String { root.value }
}

struct RecordType {
  let name: String
  let members: [Member]

  var schema: String {
    let required = members.filter(\.isRequired).map { "\"\($0.key)\"" }.joined(separator: ", ")
    let properties = members.map { #""\#($0.key)": \#($0.schema)"# }.joined(separator: ",\n")
    return """
      { "type": "object", "required": [\(required)], "properties": { \(properties) } }
      """
  }

  var swift: String {
    let properties = members.map { member in
      "  let \(member.name): \(member.swift)\(member.isRequired ? "" : "?")\n"
    }
    let keys = members.map { member in
      "    case \(member.name)\(member.key == member.name ? "" : " = \"\(member.key)\"")\n"
    }
    return """
      struct \(name): Codable, Sendable {
      \(properties.joined())
        private enum CodingKeys: String, CodingKey {
      \(keys.joined())  }
      }

      """
  }

  var value: String {
    "{" + members.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",") + "}"
  }
}

struct Member {
  let key: String
  let name: String
  let schema: String
  let swift: String
  let isRequired: Bool
  let value: String

  init(
    _ name: String,
    key: String? = nil,
    schema: String,
    swift: String,
    isRequired: Bool = true,
    value: String
  ) {
    self.key = key ?? name
    self.name = name
    self.schema = schema
    self.swift = swift
    self.isRequired = isRequired
    self.value = value
  }
}

func reference(_ type: String) -> String { ##"{ "$ref": "#/$defs/\##(type)" }"## }
