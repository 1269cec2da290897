// MARK: SearchPattern, PatternNode, ScalarSet
/// A pattern that a part of a text can match, such as `^[A-Z]{3}-\d+$`.
///
/// It has the syntax of regular expressions, except for what could take long, such as
/// backreferences: the time of a search grows only with the lengths of the text and the pattern.
package nonisolated struct SearchPattern: Sendable {
  /// What a search does next.
  enum Step: Sendable {
    /// Moves past one scalar.
    case one(ScalarSet)
    case start
    case end
    case boundary(Bool)
    /// Tries both steps. The first has precedence.
    case fork(Int, Int)
    case found
  }

  /// The steps; the search begins with the first.
  private(set) var steps: [Step] = []

  private static let maximumSteps = 2_000

  package init(_ text: String) throws {
    var reader = PatternReader(text)
    let node = try reader.pattern()
    append(node)
    steps.append(.found)
    if steps.count > Self.maximumSteps {
      throw Problem(kind: .tooLong, range: 0..<text.utf8.count)
    }
  }

  private mutating func append(_ node: PatternNode) {
    // A pattern that is too long has an error anyway.
    if steps.count > Self.maximumSteps { return }
    switch node {
    case .step(let step): steps.append(step)
    case .sequence(let nodes): for node in nodes { append(node) }
    case .choice(let nodes): append(choice: nodes[...])
    case .repeated(let node, let counts, let isLazy):
      for _ in 0..<counts.lowerBound {
        let before = steps.count
        append(node)
        // Repeating what has no steps adds none either, but could take years.
        if steps.count == before { break }
      }
      if counts.upperBound == .max {
        appendOptional(node, isLazy, isLoop: true)
      } else {
        appendOptional(node, isLazy, times: counts.count - 1)
      }
    }
  }

  private mutating func append(choice nodes: ArraySlice<PatternNode>) {
    guard let first = nodes.first else { return }
    if nodes.count == 1 { return append(first) }
    let fork = reserve()
    append(first)
    let exit = reserve()
    steps[fork] = .fork(fork + 1, steps.count)
    append(choice: nodes.dropFirst())
    steps[exit] = .fork(steps.count, steps.count)
  }

  /// Appends a node that can be skipped and, in a loop, can follow itself.
  private mutating func appendOptional(_ node: PatternNode, _ isLazy: Bool, isLoop: Bool) {
    let fork = reserve()
    append(node)
    if isLoop { steps.append(.fork(fork, fork)) }
    steps[fork] = isLazy ? .fork(steps.count, fork + 1) : .fork(fork + 1, steps.count)
  }

  /// Appends a node that can follow itself, and can be skipped.
  private mutating func appendOptional(_ node: PatternNode, _ isLazy: Bool, times: Int) {
    var forks: [Int] = []
    for _ in 0..<times where steps.count <= Self.maximumSteps {
      forks.append(reserve())
      append(node)
    }
    for fork in forks {
      steps[fork] = isLazy ? .fork(steps.count, fork + 1) : .fork(fork + 1, steps.count)
    }
  }

  /// Appends a step that is known later, and returns its index.
  private mutating func reserve() -> Int {
    steps.append(.found)
    return steps.count - 1
  }

  /// A mistake in the text of a pattern.
  package struct Problem: Error {
    package enum Kind: Sendable {
      case missingParenthesis, extraParenthesis, group, missingBracket, emptySet, reversedRange
      case nothingToRepeat, repeatedTwice, count, brace, escape, backreference, tooLong
    }

    package let kind: Kind
    /// The UTF-8 offsets in the text.
    package let range: Range<Int>
  }
}

/// The syntax tree of a pattern.
nonisolated indirect enum PatternNode {
  case step(SearchPattern.Step)
  case sequence([PatternNode])
  case choice([PatternNode])
  /// The upper bound is `Int.max` if there is none.
  case repeated(PatternNode, ClosedRange<Int>, isLazy: Bool)
}

/// A set of Unicode scalars, such as `[^a-z\d]`.
nonisolated struct ScalarSet: Sendable {
  enum Part: Sendable {
    case range(ClosedRange<Unicode.Scalar>)
    case digit(Bool)
    case word(Bool)
    case space(Bool)
  }

  var parts: [Part]
  var isNegated = false

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    for part in parts {
      let isIn =
        switch part {
        case .range(let range): range.contains(scalar)
        case .digit(let isDigit): ("0"..."9" ~= scalar) == isDigit
        case .word(let isWord): Self.isWord(scalar) == isWord
        case .space(let isSpace): scalar.properties.isWhitespace == isSpace
        }
      if isIn { return !isNegated }
    }
    return isNegated
  }

  static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "_": true
      default: false
      }
    }
    switch scalar.properties.generalCategory {
    case .decimalNumber, .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return scalar.properties.isAlphabetic
    }
  }
}

// MARK: PatternSearch, containsMatch, replacingMatches
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
