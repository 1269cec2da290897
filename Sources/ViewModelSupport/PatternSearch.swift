nonisolated extension StringProtocol {
  /// Whether a part of the text matches the pattern; false if the pattern has a mistake.
  package func containsMatch(of pattern: String) -> Bool {
    guard let pattern = try? SearchPattern(pattern) else { return false }
    return PatternSearch(pattern, in: self).firstMatch(isAny: true) != nil
  }

  /// The text with other text in place of each part that matches the pattern.
  package func replacingMatches(of pattern: String, with replacement: String) -> String {
    guard let pattern = try? SearchPattern(pattern) else { return String(self) }
    let search = PatternSearch(pattern, in: self)
    let scalars = search.scalars
    var result = String.UnicodeScalarView()
    var place = 0
    while let match = search.firstMatch(from: place) {
      result += scalars[place..<match.lowerBound]
      result += replacement.unicodeScalars
      place = match.upperBound
      // The next search must not find the same empty match.
      if match.isEmpty {
        result += scalars[place...].prefix(1)
        place += 1
      }
      if place > scalars.count { break }
    }
    if place < scalars.count { result += scalars[place...] }
    return String(result)
  }
}

/// A search for the parts of a text that match a pattern.
nonisolated struct PatternSearch {
  let scalars: [Unicode.Scalar]
  private let steps: [SearchPattern.Step]

  /// A way to match the text from `start`, and the step that it is at.
  private struct Way {
    let step: Int
    let start: Int
  }

  init(_ pattern: SearchPattern, in text: some StringProtocol) {
    steps = pattern.steps
    scalars = Array(text.unicodeScalars)
  }

  /// Returns the first match at or after an index.
  ///
  /// All ways advance together, and only the first way that reaches a step is kept, so no scalar is
  /// looked at more often than there are steps.
  ///
  /// - Parameter isAny: Whether any match is enough, whose end can then be too early.
  func firstMatch(from first: Int = 0, isAny: Bool = false) -> Range<Int>? {
    var ways: [Way] = []
    var nextWays: [Way] = []
    // The index of the text at which a step was reached last.
    var reached = Array(repeating: -1, count: steps.count)
    var match: Range<Int>?
    for index in first..<(scalars.count + 1) {
      if match == nil { advance(Way(step: 0, start: index), at: index, to: &ways, &reached) }
      if ways.isEmpty, match != nil { break }
      nextWays.removeAll(keepingCapacity: true)
      search: for way in ways {
        switch steps[way.step] {
        case .found:
          match = way.start..<index
          if isAny { return match }
          // The ways that follow have a lower precedence.
          break search
        case .one(let set):
          guard index < scalars.count, set.contains(scalars[index]) else { continue }
          let next = Way(step: way.step + 1, start: way.start)
          advance(next, at: index + 1, to: &nextWays, &reached)
        case .start, .end, .boundary, .fork: continue
        }
      }
      swap(&ways, &nextWays)
    }
    return match
  }

  /// Adds the way, or those that it forks into, to those that wait for a scalar.
  private func advance(_ way: Way, at index: Int, to ways: inout [Way], _ reached: inout [Int]) {
    var open = [way.step]
    while let step = open.popLast() {
      if reached[step] == index { continue }
      reached[step] = index
      switch steps[step] {
      case .one, .found: ways.append(Way(step: step, start: way.start))
      case .fork(let first, let second): open += first == second ? [first] : [second, first]
      case .start: if index == 0 { open.append(step + 1) }
      case .end: if index == scalars.count { open.append(step + 1) }
      case .boundary(let isWanted): if isBoundary(index) == isWanted { open.append(step + 1) }
      }
    }
  }

  private func isBoundary(_ index: Int) -> Bool {
    let isAfterWord = index > 0 && ScalarSet.isWord(scalars[index - 1])
    let isBeforeWord = index < scalars.count && ScalarSet.isWord(scalars[index])
    return isAfterWord != isBeforeWord
  }
}
