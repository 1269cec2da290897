import Foundation

// MARK: JSONValue
/// Any JSON value. Whole numbers of up to 38 digits keep all their digits.
public nonisolated enum JSONValue: Codable, Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  /// A whole number that is too large for an Int.
  case decimal(Decimal)
  /// A number with a fraction, or one too large for the other cases.
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  public init(from decoder: any Decoder) throws {
    try decoder.checkStack()
    // Objects and arrays are tried first: failed attempts cost more the deeper the value is.
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try decoder.attempt(container.decode([String: JSONValue].self)) {
      self = .object(value)
    } else if let value = try decoder.attempt(container.decode([JSONValue].self)) {
      self = .array(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else {
      let value = try container.decode(Double.self)
      // A Double beyond the range of Int has no fraction, and up to 38 digits fit in a Decimal.
      let isDecimal = value.magnitude >= 0x1p63 && value.magnitude < 1e38
      let decimal = isDecimal ? try? container.decode(Decimal.self) : nil
      self = decimal.map(JSONValue.decimal) ?? .number(value)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    try encoder.checkStack()
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .decimal(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }
}

nonisolated extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(nilLiteral: ()) { self = .null }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(integerLiteral value: Int) { self = .integer(value) }
  public init(floatLiteral value: Double) { self = .number(value) }
  public init(stringLiteral value: String) { self = .string(value) }
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  public init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(Dictionary(members, uniquingKeysWith: { _, last in last }))
  }
}
