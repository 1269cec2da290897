nonisolated extension UnkeyedDecodingContainer {
  /// Fails where an array has elements behind those that have been read.
  package func refuseElements() throws {
    guard !isAtEnd else { return }
    throw DecodingError.dataCorruptedError(
      in: self,
      debugDescription: "an element that is not declared, at index \(currentIndex)"
    )
  }
}
