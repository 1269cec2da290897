/// The members of a JSON object, with known keys and others; a second container for the others would take as long again.
package nonisolated struct ObjectMembers<CodingKeys: CodingKey> {
  let container: KeyedDecodingContainer<MemberKey>

  package func decode<Value: Decodable>(
    _ type: Value.Type,
    forKey key: CodingKeys
  ) throws -> Value {
    try container.decode(type, forKey: MemberKey(stringValue: key.stringValue))
  }

  package func decodeIfPresent<Value: Decodable>(
    _ type: Value.Type,
    forKey key: CodingKeys
  ) throws -> Value? {
    try container.decodeIfPresent(type, forKey: MemberKey(stringValue: key.stringValue))
  }
}

nonisolated extension Decoder {
  package func objectMembers<CodingKeys: CodingKey>(
    keyedBy keys: CodingKeys.Type
  ) throws -> ObjectMembers<CodingKeys> {
    ObjectMembers(container: try container(keyedBy: MemberKey.self))
  }
}
