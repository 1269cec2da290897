nonisolated extension ObjectMembers {
  /// The members that are not among the keys, those whose values could not be read, and null where
  /// it is the value of a key.
  package func additionalMembers<Value: Decodable>(
    of type: Value.Type = Value.self,
    unread: KeyValuePairs<CodingKeys, Bool> = [:],
    nulls: [CodingKeys] = []
  ) throws -> [String: Value] {
    var members: [String: Value] = [:]
    for key in container.allKeys {
      let name = key.stringValue
      if CodingKeys(stringValue: name) != nil {
        let isNullable = nulls.contains { $0.stringValue == name }
        let isUnread = unread.contains { $0.value && $0.key.stringValue == name }
        guard isNullable || isUnread else { continue }
        // Otherwise null means that there is nothing to read.
        let isNull = try container.decodeNil(forKey: key)
        guard isNull ? isNullable : isUnread else { continue }
      }
      members[name] = try container.decode(Value.self, forKey: key)
    }
    return members
  }
}
