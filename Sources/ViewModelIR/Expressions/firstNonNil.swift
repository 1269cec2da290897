extension Sequence {
  /// The first result of `transform` that is not `nil`, as in swift-algorithms. `lazy.compactMap(…).first` would call `transform`
  /// twice for that element, and in a recursion twice as often with each level.
  package func firstNonNil<Result>(_ transform: (Element) -> Result?) -> Result? {
    for element in self {
      if let result = transform(element) { return result }
    }
    return nil
  }
}
