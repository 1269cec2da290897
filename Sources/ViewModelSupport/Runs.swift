nonisolated extension Sequence {
  /// The runs of adjacent elements with equal keys.
  package func runs<Key: Equatable>(on key: (Element) -> Key) -> [[Element]] {
    var runs: [[Element]] = []
    var run: [Element] = []
    var runKey: Key?
    for element in self {
      let elementKey = key(element)
      if let runKey, runKey != elementKey {
        runs.append(run)
        run = []
      }
      run.append(element)
      runKey = elementKey
    }
    return run.isEmpty ? runs : runs + [run]
  }
}
