nonisolated extension Decoder {
  /// The members of an object that are not among the keys, those whose values could not be read, and null where
  /// it is the value of a key.
  package func additionalMembers<Value: Decodable, Keys: CodingKey>(
    of type: Value.Type = Value.self,
    besides keys: Keys.Type,
    unread: KeyValuePairs<Keys, Bool> = [:],
    nulls: [Keys] = []
  ) throws -> [String: Value] {
    let container = try container(keyedBy: MemberKey.self)
    let unread = Set(unread.lazy.filter(\.value).map(\.key.stringValue))
    let nullable = Set(nulls.lazy.map(\.stringValue))
    var members: [String: Value] = [:]
    for key in container.allKeys {
      let name = key.stringValue
      if Keys(stringValue: name) != nil {
        guard unread.contains(name) || nullable.contains(name) else { continue }
        // Otherwise null means that there is nothing to read.
        let isNull = try container.decodeNil(forKey: key)
        guard isNull ? nullable.contains(name) : unread.contains(name) else { continue }
      }
      members[name] = try container.decode(Value.self, forKey: key)
    }
    return members
  }
}
