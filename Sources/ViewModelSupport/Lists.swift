// MARK: uniqueElements
nonisolated extension Sequence where Element: Hashable {
  /// The elements in order, without repetitions of earlier ones.
  public func uniqueElements() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

// MARK: addingElement, removingElement, togglingElement
nonisolated extension Sequence where Element: Equatable {
  /// The elements with another one at the end, unless they contain it.
  public func addingElement(_ element: Element) -> [Element] {
    contains(element) ? Array(self) : Array(self) + [element]
  }

  /// The elements without those that are equal to the given one.
  public func removingElement(_ element: Element) -> [Element] {
    filter { $0 != element }
  }

  /// The elements without the given one or, if they do not contain it, with it at the end.
  public func togglingElement(_ element: Element) -> [Element] {
    contains(element) ? removingElement(element) : Array(self) + [element]
  }
}

// MARK: atPosition
nonisolated extension Array {
  /// The element at a position counted from 0; `nil` if there is none.
  public func element(atPosition position: Int) -> Element? {
    indices.contains(position) ? self[position] : nil
  }
}

// MARK: runs
nonisolated extension Sequence {
  /// The runs of adjacent elements with equal keys.
  public func runs<Key: Equatable>(on key: (Element) -> Key) -> [[Element]] {
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
