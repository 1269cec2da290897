extension Sequence {
  /// The first value that `transform` makes of an element, as swift-algorithms has it. `lazy.compactMap(…).first` makes that
  /// one twice, and in a recursion each level twice as often as the one above it.
  package func firstNonNil<Result>(_ transform: (Element) -> Result?) -> Result? {
    for element in self {
      if let result = transform(element) { return result }
    }
    return nil
  }
}
