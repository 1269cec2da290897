nonisolated extension UnkeyedDecodingContainer {
  /// Throws if the array has elements after those already decoded.
  package func refuseElements() throws {
    guard !isAtEnd else { return }
    throw DecodingError.dataCorruptedError(
      in: self,
      debugDescription: "undeclared element at index \(currentIndex)"
    )
  }
}
