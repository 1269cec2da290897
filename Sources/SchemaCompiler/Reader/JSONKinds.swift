import DocumentReader

/// The kinds of JSON value that a schema allows.
struct JSONKinds: OptionSet, Hashable {
  let rawValue: UInt8

  static let null = Self(rawValue: 1)
  static let boolean = Self(rawValue: 2)
  static let integer = Self(rawValue: 4)
  /// Numbers that are not integers; `type: number` allows both.
  static let fraction = Self(rawValue: 8)
  static let string = Self(rawValue: 16)
  static let array = Self(rawValue: 32)
  static let object = Self(rawValue: 64)

  static let number: Self = [.integer, .fraction]
  static let all: Self = [.null, .boolean, .number, .string, .array, .object]

  /// What `type` calls them, in the order a decoder tries them.
  static let named: [(name: String, kinds: Self)] = [
    ("null", .null), ("boolean", .boolean), ("integer", .integer), ("number", .number),
    ("string", .string), ("array", .array), ("object", .object),
  ]

  /// Those that become a type each.
  var separate: [Self] {
    var rest = self
    return Self.named.reversed().compactMap { _, kinds in
      guard rest.isSuperset(of: kinds) else { return nil }
      rest.subtract(kinds)
      return kinds
    }
    .reversed()
  }
}

extension JSONKinds {
  /// The kind of a value.
  init(of value: Node) {
    switch value.value {
    case .null: self = .null
    case .bool: self = .boolean
    case .number(let text): self = isWholeNumber(text) ? .integer : .fraction
    case .string: self = .string
    case .list: self = .array
    case .mapping: self = .object
    }
  }
}

/// `1.0` is an integer to JSON Schema.
private func isWholeNumber(_ text: String) -> Bool {
  if Int(text) != nil { return true }
  guard let value = Double(text) else { return false }
  return value.rounded() == value
}
