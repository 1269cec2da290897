nonisolated extension Sequence where Element: Hashable {
  /// The elements in order, without repetitions of earlier ones.
  package func uniqueElements() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
