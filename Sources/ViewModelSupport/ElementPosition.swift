nonisolated extension Collection {
  /// The element at a position counted from 0; nil where there is none.
  package func element(atPosition position: Int) -> Element? {
    position < 0 ? nil : dropFirst(position).first
  }
}
