nonisolated extension Decoder {
  /// The members of an object that none of the keys declares.
  package func additionalMembers<Value: Decodable, Keys: CodingKey>(
    of type: Value.Type = Value.self,
    besides keys: Keys.Type
  ) throws -> [String: Value] {
    let container = try container(keyedBy: MemberKey.self)
    var members: [String: Value] = [:]
    for key in container.allKeys where Keys(stringValue: key.stringValue) == nil {
      members[key.stringValue] = try container.decode(Value.self, forKey: key)
    }
    return members
  }
}

nonisolated extension Encoder {
  /// Writes members into an object, but for those that one of the keys declares.
  package func encodeMembers<Value: Encodable, Keys: CodingKey>(
    _ members: [String: Value],
    besides keys: Keys.Type
  ) throws {
    var container = container(keyedBy: MemberKey.self)
    for (name, value) in members where Keys(stringValue: name) == nil {
      try container.encode(value, forKey: MemberKey(stringValue: name))
    }
  }
}
