nonisolated extension Decoder {
  /// Fails if an object has a member that is not one of the keys.
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
