nonisolated extension Decoder {
  /// Fails where an object has a member that none of the keys declares.
  package func refuseMembers<Keys: CodingKey>(besides keys: Keys.Type) throws {
    let container = try container(keyedBy: MemberKey.self)
    let names = container.allKeys.map(\.stringValue).filter { Keys(stringValue: $0) == nil }
    guard let name = names.min() else { return }
    throw DecodingError.dataCorruptedError(
      forKey: MemberKey(stringValue: name),
      in: container,
      debugDescription: "a member that is not declared: \(name)"
    )
  }
}
