nonisolated extension ObjectMembers {
  /// Throws if the object has a member whose key is not declared.
  package func refuseMembers() throws {
    guard let key = container.allKeys.min(by: { $0.stringValue < $1.stringValue }) else { return }
    throw DecodingError.dataCorruptedError(
      forKey: key,
      in: container,
      debugDescription: "undeclared member: \(key.stringValue)"
    )
  }
}
