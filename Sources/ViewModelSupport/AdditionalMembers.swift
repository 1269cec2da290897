nonisolated extension Decoder {
  /// The members of an object that none of the keys declares, and those of keys that could not be read.
  package func additionalMembers<Value: Decodable, Keys: CodingKey>(
    of type: Value.Type = Value.self,
    besides keys: Keys.Type,
    unread: KeyValuePairs<Keys, Bool> = [:]
  ) throws -> [String: Value] {
    let container = try container(keyedBy: MemberKey.self)
    var members: [String: Value] = [:]
    for key in container.allKeys where keys.leavesOver(key.stringValue, unread) {
      // Null is how JSON says that there is nothing to read.
      if Keys(stringValue: key.stringValue) != nil, try container.decodeNil(forKey: key) {
        continue
      }
      members[key.stringValue] = try container.decode(Value.self, forKey: key)
    }
    return members
  }
}

nonisolated extension Encoder {
  /// Writes members into an object, but for those that one of the keys declares, unless it could not be read.
  package func encodeMembers<Value: Encodable, Keys: CodingKey>(
    _ members: [String: Value],
    besides keys: Keys.Type,
    unread: KeyValuePairs<Keys, Bool> = [:]
  ) throws {
    var container = container(keyedBy: MemberKey.self)
    for (name, value) in members where keys.leavesOver(name, unread) {
      try container.encode(value, forKey: MemberKey(stringValue: name))
    }
  }
}

nonisolated extension CodingKey {
  /// Whether a member is not declared by a key, or was not read.
  fileprivate static func leavesOver(_ name: String, _ unread: KeyValuePairs<Self, Bool>) -> Bool {
    Self(stringValue: name) == nil || unread.contains { $0.value && $0.key.stringValue == name }
  }
}
