nonisolated extension Array {
  /// The element at a position counted from 0; `nil` if there is none.
  package func element(atPosition position: Int) -> Element? {
    indices.contains(position) ? self[position] : nil
  }
}
