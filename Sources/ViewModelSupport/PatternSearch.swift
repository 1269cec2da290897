// MARK: PatternSearch, containsMatch, replacingMatches
nonisolated extension StringProtocol {
  /// Whether a part of the text matches the pattern; false if the pattern has a mistake.
  public func containsMatch(of pattern: String) -> Bool {
    guard let pattern = try? SearchPattern(pattern) else { return false }
    return PatternSearch(pattern, in: self).hasMatch
  }

  /// The text with other text in place of each part that matches the pattern.
  public func replacingMatches(of pattern: String, with replacement: String) -> String {
    replacingMatches(of: try? SearchPattern(pattern)) { _ in replacement }
  }

  /// The text with what `replacement` returns in place of each part that matches the pattern.
  func replacingMatches(
    of pattern: SearchPattern?,
    _ replacement: (PatternSearch) -> String
  ) -> String {
    guard let pattern else { return String(self) }
    var search = PatternSearch(pattern, in: self)
    var result = String.UnicodeScalarView()
    var place = 0
    while place <= search.scalars.count {
      let end = search.endOfMatch(at: place)
      if end != nil { result += replacement(search).unicodeScalars }
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
  /// The indices at which the last match and its groups begin and end.
  private var marks: [Int?]

  init(_ pattern: SearchPattern, in text: some StringProtocol) {
    steps = pattern.steps
    marks = Array(repeating: nil, count: 2 * pattern.groups + 2)
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
    for mark in marks.indices { marks[mark] = nil }
    for index in start...scalars.count {
      let open = openSteps(at: index)
      guard open[step], let next = nextStep(from: step, at: index, open) else { return nil }
      for mark in next.marks { marks[mark] = index }
      if case .found = steps[next.step] {
        (marks[0], marks[1]) = (start, index)
        return index
      }
      step = next.step + 1
    }
    return nil
  }

  /// The text of a group in the last match. Group 0 is the whole match. Empty if the pattern has no
  /// such group.
  func group(_ number: Int) -> String {
    guard marks.indices.contains(2 * number + 1), let start = marks[2 * number],
      let end = marks[2 * number + 1], start <= end
    else { return "" }
    return String(String.UnicodeScalarView(scalars[start..<end]))
  }

  /// What the first group of the last match matches; the match itself if the pattern has no groups.
  var key: String { group(marks.count > 2 ? 1 : 0) }

  /// The first step, in the order of precedence, that moves past a scalar or ends the match, and the
  /// marks on the way to it.
  private func nextStep(
    from step: Int,
    at index: Int,
    _ open: [Bool]
  ) -> (step: Int, marks: [Int])? {
    var waiting: [(step: Int, marks: [Int])] = [(step, [])]
    var isReached = Array(repeating: false, count: steps.count)
    while let (step, marks) = waiting.popLast() {
      if isReached[step] || !open[step] { continue }
      isReached[step] = true
      switch steps[step] {
      case .one, .found: return (step, marks)
      case .fork(let first, let second): waiting += [(second, marks), (first, marks)]
      case .mark(let mark): waiting.append((step + 1, marks + [mark]))
      case .start, .end, .boundary: waiting.append((step + 1, marks))
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
        case .mark: open[step] = open[step + 1]
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

// MARK: replacingGroups, replacingEntries
nonisolated extension StringProtocol {
  /// The text with other text in place of each part that matches the pattern. In it, `$0` is that
  /// part, `$1` to `$9` are what the groups of the pattern match, and `$$` is a dollar sign.
  public func replacingGroups(of pattern: String, with template: String) -> String {
    replacingMatches(of: try? SearchPattern(pattern, keepsGroups: true)) { search in
      var text = ""
      var rest = template.unicodeScalars[...]
      while let scalar = rest.popFirst() {
        let digit = rest.first.map { Int($0.value) - 48 }
        if scalar == "$", let digit, 0...9 ~= digit {
          text += search.group(digit)
          rest = rest.dropFirst()
        } else {
          text.unicodeScalars.append(scalar)
          if scalar == "$", rest.first == "$" { rest = rest.dropFirst() }
        }
      }
      return text
    }
  }

  /// The text with an entry in place of each part that matches the pattern: the one for what the
  /// first group matches or, without groups, the pattern. Other parts stay.
  public func replacingEntries(of pattern: String, with entries: [String: String]) -> String {
    replacingMatches(of: try? SearchPattern(pattern, keepsGroups: true)) { search in
      entries[search.key] ?? search.group(0)
    }
  }

  /// Replaces each part that matches the pattern and whose key is the number of an entry, counted
  /// from `first`. Other parts stay.
  public func replacingEntries(
    of pattern: String,
    with entries: [String],
    from first: Int = 0
  ) -> String {
    replacingMatches(of: try? SearchPattern(pattern, keepsGroups: true)) { search in
      let index = Int(search.key)?.subtractingReportingOverflow(first).partialValue ?? -1
      return entries.indices.contains(index) ? entries[index] : search.group(0)
    }
  }
}
