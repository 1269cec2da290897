nonisolated extension ObjectMembers {
  /// Fails if the object has a member that is not one of the keys.
  package func refuseMembers() throws {
    let names = container.allKeys.map(\.stringValue).filter { CodingKeys(stringValue: $0) == nil }
    guard let name = names.min() else { return }
    throw DecodingError.dataCorruptedError(
      forKey: MemberKey(stringValue: name),
      in: container,
      debugDescription: "a member that is not declared: \(name)"
    )
  }
}
