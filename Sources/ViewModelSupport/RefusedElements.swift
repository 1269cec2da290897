nonisolated extension UnkeyedDecodingContainer {
  /// Fails if an array has elements after those that have been read.
  package func refuseElements() throws {
    guard !isAtEnd else { return }
    throw DecodingError.dataCorruptedError(
      in: self,
      debugDescription: "an element that is not declared, at index \(currentIndex)"
    )
  }
}
