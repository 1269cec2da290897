nonisolated extension Comparable {
  /// The value, or the bound beyond which it is; the upper one where the lower is greater than that.
  package func clamped(from lower: Self, to upper: Self) -> Self {
    min(max(self, lower), upper)
  }
}
