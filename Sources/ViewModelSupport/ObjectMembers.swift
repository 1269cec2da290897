/// The members of a JSON object with declared and undeclared keys. A second container for the
/// undeclared keys would take twice as long.
package nonisolated struct ObjectMembers<CodingKeys: CodingKey> {
  /// A coding key for any member. `init(stringValue:)` fails for declared keys, so a decoder's
  /// `allKeys` contains only the undeclared ones.
  package struct MemberKey: CodingKey {
    package let stringValue: String
    package var intValue: Int? { nil }

    package init(_ key: CodingKeys) { stringValue = key.stringValue }

    package init?(stringValue: String) {
      guard CodingKeys(stringValue: stringValue) == nil else { return nil }
      self.stringValue = stringValue
    }

    package init?(intValue: Int) { nil }
  }

  let container: KeyedDecodingContainer<MemberKey>

  package func decode<Value: Decodable>(
    _ type: Value.Type,
    forKey key: CodingKeys
  ) throws -> Value {
    try container.decode(type, forKey: MemberKey(key))
  }

  package func decodeIfPresent<Value: Decodable>(
    _ type: Value.Type,
    forKey key: CodingKeys
  ) throws -> Value? {
    try container.decodeIfPresent(type, forKey: MemberKey(key))
  }
}

// Overloads for basic types, as in `KeyedDecodingContainer`: the generic functions above would take
// twice as long.
nonisolated extension ObjectMembers {
  package func decode(_ type: Bool.Type, forKey key: CodingKeys) throws -> Bool {
    try container.decode(type, forKey: MemberKey(key))
  }

  package func decode(_ type: Double.Type, forKey key: CodingKeys) throws -> Double {
    try container.decode(type, forKey: MemberKey(key))
  }

  package func decode(_ type: Int.Type, forKey key: CodingKeys) throws -> Int {
    try container.decode(type, forKey: MemberKey(key))
  }

  package func decode(_ type: String.Type, forKey key: CodingKeys) throws -> String {
    try container.decode(type, forKey: MemberKey(key))
  }

  package func decodeIfPresent(_ type: Bool.Type, forKey key: CodingKeys) throws -> Bool? {
    try container.decodeIfPresent(type, forKey: MemberKey(key))
  }

  package func decodeIfPresent(_ type: Double.Type, forKey key: CodingKeys) throws -> Double? {
    try container.decodeIfPresent(type, forKey: MemberKey(key))
  }

  package func decodeIfPresent(_ type: Int.Type, forKey key: CodingKeys) throws -> Int? {
    try container.decodeIfPresent(type, forKey: MemberKey(key))
  }

  package func decodeIfPresent(_ type: String.Type, forKey key: CodingKeys) throws -> String? {
    try container.decodeIfPresent(type, forKey: MemberKey(key))
  }
}

nonisolated extension Decoder {
  package func objectMembers<CodingKeys: CodingKey>(
    keyedBy keys: CodingKeys.Type
  ) throws -> ObjectMembers<CodingKeys> {
    ObjectMembers(container: try container(keyedBy: ObjectMembers<CodingKeys>.MemberKey.self))
  }
}
