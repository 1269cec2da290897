nonisolated extension Sequence where Element: Hashable {
  /// The elements in their order; of equal ones only the first.
  package func uniqueElements() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
