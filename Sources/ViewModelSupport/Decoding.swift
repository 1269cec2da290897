// MARK: objectMembers, ObjectMembers
/// The members of a JSON object with declared and undeclared keys. A second container for the
/// undeclared keys would take twice as long.
public nonisolated struct ObjectMembers<CodingKeys: CodingKey> {
  /// A coding key for any member. `init(stringValue:)` fails for declared keys, so a decoder's
  /// `allKeys` contains only the undeclared ones.
  public struct MemberKey: CodingKey {
    public let stringValue: String
    public var intValue: Int? { nil }

    public init(_ key: CodingKeys) { stringValue = key.stringValue }

    public init?(stringValue: String) {
      guard CodingKeys(stringValue: stringValue) == nil else { return nil }
      self.stringValue = stringValue
    }

    public init?(intValue: Int) { nil }
  }

  let container: KeyedDecodingContainer<MemberKey>

  public func decode<Value: Decodable>(
    _ type: Value.Type,
    forKey key: CodingKeys
  ) throws -> Value {
    try container.decode(type, forKey: MemberKey(key))
  }

  public func decodeIfPresent<Value: Decodable>(
    _ type: Value.Type,
    forKey key: CodingKeys
  ) throws -> Value? {
    try container.decodeIfPresent(type, forKey: MemberKey(key))
  }
}

// Overloads for basic types, as in `KeyedDecodingContainer`: the generic functions above would take
// twice as long.
nonisolated extension ObjectMembers {
  public func decode(_ type: Bool.Type, forKey key: CodingKeys) throws -> Bool {
    try container.decode(type, forKey: MemberKey(key))
  }

  public func decode(_ type: Double.Type, forKey key: CodingKeys) throws -> Double {
    try container.decode(type, forKey: MemberKey(key))
  }

  public func decode(_ type: Int.Type, forKey key: CodingKeys) throws -> Int {
    try container.decode(type, forKey: MemberKey(key))
  }

  public func decode(_ type: String.Type, forKey key: CodingKeys) throws -> String {
    try container.decode(type, forKey: MemberKey(key))
  }

  public func decodeIfPresent(_ type: Bool.Type, forKey key: CodingKeys) throws -> Bool? {
    try container.decodeIfPresent(type, forKey: MemberKey(key))
  }

  public func decodeIfPresent(_ type: Double.Type, forKey key: CodingKeys) throws -> Double? {
    try container.decodeIfPresent(type, forKey: MemberKey(key))
  }

  public func decodeIfPresent(_ type: Int.Type, forKey key: CodingKeys) throws -> Int? {
    try container.decodeIfPresent(type, forKey: MemberKey(key))
  }

  public func decodeIfPresent(_ type: String.Type, forKey key: CodingKeys) throws -> String? {
    try container.decodeIfPresent(type, forKey: MemberKey(key))
  }
}

nonisolated extension Decoder {
  public func objectMembers<CodingKeys: CodingKey>(
    keyedBy keys: CodingKeys.Type
  ) throws -> ObjectMembers<CodingKeys> {
    ObjectMembers(container: try container(keyedBy: ObjectMembers<CodingKeys>.MemberKey.self))
  }
}

// MARK: additionalMembers
nonisolated extension ObjectMembers {
  /// Decodes the members with undeclared keys, the members in `unread`, whose values could not be
  /// decoded, and the members in `nulls` whose value is `null`.
  public func additionalMembers<Value: Decodable>(
    of type: Value.Type = Value.self,
    unread: KeyValuePairs<CodingKeys, Bool> = [:],
    nulls: [CodingKeys] = []
  ) throws -> [String: Value] {
    var members: [String: Value] = [:]
    for key in container.allKeys {
      members[key.stringValue] = try container.decode(type, forKey: key)
    }
    // Null was decoded as `nil`, so there is nothing else to keep.
    for case (let key, true) in unread where container.contains(MemberKey(key)) {
      guard try !container.decodeNil(forKey: MemberKey(key)) else { continue }
      members[key.stringValue] = try container.decode(type, forKey: MemberKey(key))
    }
    for key in nulls where container.contains(MemberKey(key)) {
      guard try container.decodeNil(forKey: MemberKey(key)) else { continue }
      members[key.stringValue] = try container.decode(type, forKey: MemberKey(key))
    }
    return members
  }
}

// MARK: refuseMembers
nonisolated extension ObjectMembers {
  /// Throws if the object has a member whose key is not declared.
  public func refuseMembers() throws {
    guard let key = container.allKeys.min(by: { $0.stringValue < $1.stringValue }) else { return }
    throw DecodingError.dataCorruptedError(
      forKey: key,
      in: container,
      debugDescription: "undeclared member: \(key.stringValue)"
    )
  }
}

// MARK: additionalElements
nonisolated extension UnkeyedDecodingContainer {
  /// Decodes the elements that follow those already decoded.
  public mutating func additionalElements<Value: Decodable>(
    of type: Value.Type = Value.self
  ) throws -> [Value] {
    var elements: [Value] = []
    while !isAtEnd { elements.append(try decode(Value.self)) }
    return elements
  }
}

// MARK: refuseElements
nonisolated extension UnkeyedDecodingContainer {
  /// Throws if the array has elements after those already decoded.
  public func refuseElements() throws {
    guard !isAtEnd else { return }
    throw DecodingError.dataCorruptedError(
      in: self,
      debugDescription: "undeclared element at index \(currentIndex)"
    )
  }
}

// MARK: LossyArray
/// The elements of an array that can be decoded, and the number of those that cannot.
public nonisolated struct LossyArray<Element: Decodable>: Decodable {
  public let elements: [Element]
  public let skipped: Int

  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var elements: [Element] = []
    var skipped = 0
    while !container.isAtEnd {
      if let element = try container.decode(Attempt.self).element {
        elements.append(element)
      } else {
        skipped += 1
      }
    }
    self.elements = elements
    self.skipped = skipped
  }

  /// Decodes without an error, so that the container moves on after an invalid element.
  private struct Attempt: Decodable {
    let element: Element?

    init(from decoder: any Decoder) throws {
      element = try decoder.attempt(decoder.singleValueContainer().decode(Element.self))
    }
  }
}

// MARK: fullestObject
nonisolated extension Decoder {
  /// Decodes an object as the case of a union that has the most of its keys, of those that can be
  /// decoded. Members that are `null` only decide between equals. Returns `nil` if there is none.
  public func fullestObject<Union>(
    _ cases: (keys: [String], decode: () throws -> Union)...
  ) throws -> Union? {
    guard let object = try? container(keyedBy: ObjectKey.self) else { return nil }
    let ranked = cases.enumerated().map { index, known in
      let present = known.keys.map(ObjectKey.init).filter(object.contains)
      let filled = present.filter { (try? object.decodeNil(forKey: $0)) == false }
      return (filled: filled.count, present: present.count, index: index, decode: known.decode)
    }
    let order = ranked.sorted {
      ($1.filled, $1.present, $0.index) < ($0.filled, $0.present, $1.index)
    }
    for known in order {
      if let value = try attempt(known.decode()) { return value }
    }
    return nil
  }
}

private nonisolated struct ObjectKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

// MARK: afterMissing
nonisolated extension UnkeyedEncodingContainer {
  /// Encodes a value, after a null for each missing one before it. No nulls are written at the end.
  public mutating func encodeIfPresent<Value: Encodable>(
    _ value: Value?,
    afterMissing missing: inout Int
  ) throws {
    guard let value else {
      missing += 1
      return
    }
    for _ in 0..<missing { try encodeNil() }
    missing = 0
    try encode(value)
  }

  /// Encodes values, after a null for each missing one before them.
  public mutating func encode<Value: Encodable>(
    contentsOf values: [Value],
    afterMissing missing: inout Int
  ) throws {
    for value in values { try encodeIfPresent(value, afterMissing: &missing) }
  }
}

// MARK: Indirect
/// A value that is stored on the heap, so that a struct can contain its own type or takes little
/// space on the stack.
public nonisolated indirect enum Indirect<Value: Codable & Sendable>: Codable, Sendable {
  case value(Value)

  public var value: Value {
    switch self {
    case .value(let value): value
    }
  }

  public init(_ value: Value) { self = .value(value) }

  public init(from decoder: any Decoder) throws { self = .value(try Value(from: decoder)) }

  public func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}

nonisolated extension Indirect: Equatable where Value: Equatable {}
nonisolated extension Indirect: Hashable where Value: Hashable {}

// MARK: StackShortage, attempt
/// The error for data that is nested too deeply for the thread's stack. Decoding another type would
/// not help.
public nonisolated struct StackShortage: Error {}

nonisolated extension Decoder {
  /// Returns the decoded value, or `nil` if the data has another form. Throws if the data is nested
  /// too deeply.
  public func attempt<Value>(_ decode: @autoclosure () throws -> Value?) throws -> Value? {
    do {
      return try decode()
    } catch {
      if case DecodingError.dataCorrupted(let context) = error,
        context.underlyingError is StackShortage
      {
        throw error
      }
      return nil
    }
  }
}
