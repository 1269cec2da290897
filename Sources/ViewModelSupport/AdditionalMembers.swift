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
      members[key.stringValue] = try container.decode(type, forKey: key)
    }
    // Null in their place means that there is nothing to read.
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
