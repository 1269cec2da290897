nonisolated extension Comparable {
  /// The value, or the bound that it exceeds; the upper one if the lower is greater.
  package func clamped(from lower: Self, to upper: Self) -> Self {
    min(max(self, lower), upper)
  }
}
