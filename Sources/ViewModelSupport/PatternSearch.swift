nonisolated extension StringProtocol {
  /// Whether a part of the text matches the pattern; false if the pattern has a mistake.
  package func containsMatch(of pattern: String) -> Bool {
    guard let pattern = try? SearchPattern(pattern) else { return false }
    return PatternSearch(pattern, in: self).hasMatch
  }

  /// The text with other text in place of each part that matches the pattern.
  package func replacingMatches(of pattern: String, with replacement: String) -> String {
    guard let pattern = try? SearchPattern(pattern) else { return String(self) }
    var search = PatternSearch(pattern, in: self)
    var result = String.UnicodeScalarView()
    var place = 0
    while place <= search.scalars.count {
      let end = search.endOfMatch(at: place)
      if end != nil { result += replacement.unicodeScalars }
      if let end, end > place {
        place = end
      } else {
        // The next search must not find the same empty match.
        result += search.scalars[place...].prefix(1)
        place += 1
      }
    }
    return String(result)
  }
}

/// A search for the parts of a text that match a pattern.
///
/// The text is read backwards first, to know from which steps a match can be completed. A match then
/// never takes a way that fails later, so no scalar is looked at more often than there are steps.
nonisolated struct PatternSearch {
  let scalars: [Unicode.Scalar]
  private let steps: [SearchPattern.Step]
  /// The open steps at the first index of each block of the text. Those of a block are computed
  /// again when it is searched, since all of them together could need much memory.
  private var openAtBlocks: [[Bool]] = []
  private var openInBlock: [[Bool]] = []
  private var block = -1
  private let blockLength: Int

  init(_ pattern: SearchPattern, in text: some StringProtocol) {
    steps = pattern.steps
    scalars = Array(text.unicodeScalars)
    blockLength = Int(Double(scalars.count).squareRoot()) + 1
  }

  var hasMatch: Bool {
    var open: [Bool] = []
    for index in stride(from: scalars.count, through: 0, by: -1) {
      open = openSteps(at: index, before: open)
      if open[0] { return true }
    }
    return false
  }

  /// The end of the match that begins at an index; `nil` if there is none.
  mutating func endOfMatch(at start: Int) -> Int? {
    var step = 0
    for index in start...scalars.count {
      let open = openSteps(at: index)
      guard open[step], let next = nextStep(from: step, at: index, open) else { return nil }
      if case .found = steps[next] { return index }
      step = next + 1
    }
    return nil
  }

  /// The first step, in the order of precedence, that moves past a scalar or ends the match.
  private func nextStep(from step: Int, at index: Int, _ open: [Bool]) -> Int? {
    var waiting = [step]
    var isReached = Array(repeating: false, count: steps.count)
    while let step = waiting.popLast() {
      if isReached[step] || !open[step] { continue }
      isReached[step] = true
      switch steps[step] {
      case .one, .found: return step
      case .fork(let first, let second): waiting += [second, first]
      case .start, .end, .boundary: waiting.append(step + 1)
      }
    }
    return nil
  }

  private mutating func openSteps(at index: Int) -> [Bool] {
    if openAtBlocks.isEmpty {
      var open: [Bool] = []
      for index in stride(from: scalars.count, through: 0, by: -1) {
        open = openSteps(at: index, before: open)
        if index % blockLength == 0 { openAtBlocks.append(open) }
      }
      openAtBlocks.reverse()
    }
    if index / blockLength != block {
      block = index / blockLength
      let first = block * blockLength
      let last = min(first + blockLength - 1, scalars.count)
      var open = block + 1 < openAtBlocks.count ? openAtBlocks[block + 1] : []
      openInBlock = stride(from: last, through: first, by: -1).map { index in
        open = openSteps(at: index, before: open)
        return open
      }
      openInBlock.reverse()
    }
    return openInBlock[index % blockLength]
  }

  /// The steps from which a match can be completed with the text from an index on, given those at
  /// the next index, if there is one.
  private func openSteps(at index: Int, before later: [Bool]) -> [Bool] {
    var open = Array(repeating: false, count: steps.count)
    var isChanged = true
    // Only the end of a loop leads back, so this is repeated as often as loops are nested.
    while isChanged {
      isChanged = false
      for step in steps.indices.reversed() where !open[step] {
        switch steps[step] {
        case .found: open[step] = true
        case .one(let set):
          open[step] = index < scalars.count && later[step + 1] && set.contains(scalars[index])
        case .fork(let first, let second): open[step] = open[first] || open[second]
        case .start: open[step] = index == 0 && open[step + 1]
        case .end: open[step] = index == scalars.count && open[step + 1]
        case .boundary(let isWanted): open[step] = isBoundary(index) == isWanted && open[step + 1]
        }
        if open[step] { isChanged = true }
      }
    }
    return open
  }

  private func isBoundary(_ index: Int) -> Bool {
    let isAfterWord = index > 0 && ScalarSet.isWord(scalars[index - 1])
    let isBeforeWord = index < scalars.count && ScalarSet.isWord(scalars[index])
    return isAfterWord != isBeforeWord
  }
}
