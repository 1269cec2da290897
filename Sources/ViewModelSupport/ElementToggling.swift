nonisolated extension Sequence where Element: Equatable {
  /// The elements with another one at the end, unless they contain it.
  package func addingElement(_ element: Element) -> [Element] {
    contains(element) ? Array(self) : Array(self) + [element]
  }

  /// The elements without those that are equal to the given one.
  package func removingElement(_ element: Element) -> [Element] {
    filter { $0 != element }
  }

  /// The elements without the given one or, if they do not contain it, with it at the end.
  package func togglingElement(_ element: Element) -> [Element] {
    contains(element) ? removingElement(element) : Array(self) + [element]
  }
}
