nonisolated extension Comparable {
  /// The value limited to the bounds. If `lower` is greater than `upper`, the result is `upper`.
  package func clamped(from lower: Self, to upper: Self) -> Self {
    min(max(self, lower), upper)
  }
}
