nonisolated extension ObjectMembers {
  /// Decodes the members with undeclared keys, the members in `unread`, whose values could not be
  /// decoded, and the members in `nulls` whose value is `null`.
  package func additionalMembers<Value: Decodable>(
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
