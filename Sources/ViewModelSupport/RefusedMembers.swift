nonisolated extension ObjectMembers {
  /// Fails if the object has a member that is not one of the keys.
  package func refuseMembers() throws {
    guard let key = container.allKeys.min(by: { $0.stringValue < $1.stringValue }) else { return }
    throw DecodingError.dataCorruptedError(
      forKey: key,
      in: container,
      debugDescription: "a member that is not declared: \(key.stringValue)"
    )
  }
}
