/// A value of a spec or a schema, with its location. Both the YAML reader and the JSON reader produce nodes.
///
/// A class, because everything that refers to a schema keeps its nodes: a copy is one reference.
package final class Node: Sendable {
  package enum Value: Sendable {
    case null
    case bool(Bool)
    /// A number as it is written, so that no digit is lost: `1.50`, `1e9`.
    case number(String)
    case string(String)
    case list([Node])
    /// Members in the order of the file, with unique keys.
    case mapping([Member])
  }

  /// How a scalar is written, which determines where its characters are in the source.
  package enum Style: Sendable {
    case plain, singleQuoted, doubleQuoted, literal, folded
  }

  package let value: Value
  package let style: Style
  /// Whether the node stands for an error that has been reported, so that later checks must not report it again.
  package let isReported: Bool
  /// The range from the first character to the last, including quotes and brackets.
  package let location: Location

  package init(
    _ value: Value,
    style: Style = .plain,
    isReported: Bool = false,
    at location: Location
  ) {
    self.value = value
    self.style = style
    self.isReported = isReported
    self.location = location
  }
}

// What later stages call for every node is inlinable, because calls into another module are slower.
extension Node {
  package struct Member: Sendable {
    package let key: String
    package let value: Node
    private let keyStart: Position
    private let keyEnd: Position

    package init(key: String, keyLocation: Location, value: Node) {
      self.key = key
      self.value = value
      keyStart = keyLocation.start
      keyEnd = keyLocation.end
    }

    package var keyLocation: Location { Location(value.location.file, from: keyStart, to: keyEnd) }
  }

  @inlinable
  package var members: [Member]? {
    if case .mapping(let members) = value { members } else { nil }
  }

  @inlinable
  package var elements: [Node]? {
    if case .list(let elements) = value { elements } else { nil }
  }

  @inlinable
  package var string: String? {
    if case .string(let string) = value { string } else { nil }
  }

  package var bool: Bool? {
    if case .bool(let bool) = value { bool } else { nil }
  }

  package var isScalar: Bool {
    switch value {
    case .list, .mapping: false
    case .null, .bool, .number, .string: true
    }
  }

  package var isNull: Bool {
    if case .null = value { true } else { false }
  }

  /// The text of a scalar of any type except null: an author who writes `text: 3` means the text "3".
  package var text: String? {
    switch value {
    case .string(let text), .number(let text): text
    case .bool(let bool): bool ? "true" : "false"
    case .null, .list, .mapping: nil
    }
  }

  @inlinable
  package subscript(key: String) -> Node? {
    guard case .mapping(let members) = value,
      let index = members.firstIndex(where: { $0.key == key })
    else { return nil }
    return members[index].value
  }

  /// The kind of the value, as messages name it: `a list`.
  package var kindName: String {
    switch value {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .list: "a list"
    case .mapping: "a mapping"
    }
  }
}

extension Node {
  /// Whether both nodes are the same JSON value, regardless of their locations.
  package func isSame(as other: Node) -> Bool {
    switch (value, other.value) {
    case (.null, .null): true
    case (.bool(let left), .bool(let right)): left == right
    case (.string(let left), .string(let right)): left == right
    case (.number(let left), .number(let right)):
      left == right || (Double(left).map { $0 == Double(right) } ?? false)
    case (.list(let left), .list(let right)):
      left.count == right.count && zip(left, right).allSatisfy { $0.isSame(as: $1) }
    case (.mapping(let left), .mapping(let right)):
      left.count == right.count
        && zip(left, right).allSatisfy { $0.key == $1.key && $0.value.isSame(as: $1.value) }
    default: false
    }
  }
}

extension [Node.Member] {
  /// The text of each member whose value is a scalar, by key.
  package var textByKey: [String: String] {
    reduce(into: [:]) { $0[$1.key] = $1.value.text }
  }
}
