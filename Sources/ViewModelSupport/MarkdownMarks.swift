// MARK: linkTarget
nonisolated extension MarkdownReader {
  /// Reads the target of a link, `(https://…)` or `(<https://…> "title")`, and moves the position
  /// behind it; otherwise leaves the position as it is.
  mutating func linkTarget() -> Range<Int>? {
    let start = position
    guard byte(0) == "(" else { return nil }
    position += 1
    skipSpaces()
    if let target = byte(0) == "<" ? enclosedTarget() : plainTarget() {
      let end = position
      skipSpaces()
      if position > end { skipTitle() }
      if byte(0) == ")" {
        position += 1
        return target
      }
    }
    position = start
    return nil
  }

  private mutating func enclosedTarget() -> Range<Int>? {
    position += 1
    let start = position
    while position < bytes.count, byte(0) != "\n", byte(0) != "<" {
      if byte(0) == ">" {
        position += 1
        return start..<(position - 1)
      }
      position += byte(0) == "\\" && byte(1).isASCIIPunctuation ? 2 : 1
    }
    return nil
  }

  /// A target without spaces, whose parentheses are paired.
  private mutating func plainTarget() -> Range<Int>? {
    let start = position
    var depth = 0
    while position < bytes.count, byte(0) > " " {
      if byte(0) == "(" { depth += 1 }
      if byte(0) == ")" {
        if depth == 0 { break }
        depth -= 1
      }
      if depth > 32 { return nil }
      position += byte(0) == "\\" && byte(1).isASCIIPunctuation ? 2 : 1
    }
    return depth == 0 ? start..<position : nil
  }

  private mutating func skipTitle() {
    let quote = byte(0)
    guard quote == "\"" || quote == "'" else { return }
    position += 1
    while position < bytes.count, byte(0) != quote {
      position += byte(0) == "\\" && byte(1).isASCIIPunctuation ? 2 : 1
    }
    position = min(position + 1, bytes.count)
    skipSpaces()
  }

  private mutating func skipSpaces() {
    while position < bytes.count, byte(0) == " " || byte(0) == "\n" || byte(0) == "\t" {
      position += 1
    }
  }
}

nonisolated extension Unicode.Scalar {
  var isASCIIPunctuation: Bool {
    switch value {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }
}

// MARK: MarkdownMarks, MarkdownMark
/// A run of `*`, `_` or `~` that can begin or end marks.
nonisolated struct MarkdownMark {
  let character: Unicode.Scalar
  let part: Int
  /// The bytes that have no partner yet.
  var rest: Range<Int>
  let count: Int
  let canOpen: Bool
  let canClose: Bool

  /// Returns `nil` if the run is text. (CommonMark 0.31, section 6.2)
  init?(_ bytes: [UInt8], _ range: Range<Int>, part: Int) {
    guard let first = bytes[range].first else { return nil }
    character = Unicode.Scalar(first)
    self.part = part
    rest = range
    count = range.count
    if character == "~", count != 2 { return nil }
    let before = Side(bytes[..<range.lowerBound].suffix(4), isBefore: true)
    let after = Side(bytes[range.upperBound...].prefix(4), isBefore: false)
    let isLeft = after != .space && (after != .punctuation || before != .letter)
    let isRight = before != .space && (before != .punctuation || after != .letter)
    canOpen = isLeft && (character != "_" || !isRight || before == .punctuation)
    canClose = isRight && (character != "_" || !isLeft || after == .punctuation)
    if !canOpen, !canClose { return nil }
  }

  func canPair(with closer: MarkdownMark) -> Bool {
    guard character == closer.character else { return false }
    let isBoth = canClose || closer.canOpen
    return !isBoth || (count + closer.count) % 3 != 0 || count % 3 == 0
  }

  /// What stands beside a run.
  private enum Side {
    case space, punctuation, letter

    init(_ bytes: ArraySlice<UInt8>, isBefore: Bool) {
      let text = String(decoding: bytes, as: UTF8.self).unicodeScalars
      guard let scalar = isBefore ? text.last : text.first else {
        self = .space
        return
      }
      switch scalar.properties.generalCategory {
      case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control: self = .space
      case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
        .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
        .modifierSymbol:
        self = .punctuation
      case .otherSymbol: self = scalar == "\u{FFFD}" ? .letter : .punctuation
      default: self = .letter
      }
    }
  }
}

/// Pairs the marks of a text.
nonisolated struct MarkdownMarks {
  var all: [MarkdownMark] = []
  /// The positions of marks without a partner.
  private(set) var unpaired: [Range<Int>] = []
  private var leftovers: [(part: Int, bytes: Range<Int>)] = []
  private var pairs: [(parts: ClosedRange<Int>, mark: TextMarks)] = []

  /// Pairs the marks from one on, and removes them.
  mutating func pair(from first: Int) {
    var openers: [Int] = []
    // A mark that could not be paired with one before it does not search these again.
    var ends: [Search: Int] = [:]
    for closer in first..<all.count {
      while all[closer].canClose, !all[closer].rest.isEmpty {
        let search = Search(all[closer])
        let end = ends[search] ?? first
        let found = openers.lastIndex { $0 < end || all[$0].canPair(with: all[closer]) }
        guard let found, openers[found] >= end else {
          ends[search] = closer
          break
        }
        openers.removeSubrange((found + 1)...)
        pair(openers[found], closer)
        if all[openers[found]].rest.isEmpty { openers.removeLast() }
      }
      if all[closer].canOpen, !all[closer].rest.isEmpty { openers.append(closer) }
    }
    for mark in all[first...] {
      leftovers.append((mark.part, mark.rest))
      if !mark.rest.isEmpty { unpaired.append(mark.rest) }
    }
    all.removeSubrange(first...)
  }

  /// What decides which marks one can be paired with.
  private struct Search: Hashable {
    let character: Unicode.Scalar
    let canOpen: Bool
    let length: Int

    init(_ mark: MarkdownMark) {
      character = mark.character
      canOpen = mark.canOpen
      length = mark.count % 3
    }
  }

  private mutating func pair(_ opener: Int, _ closer: Int) {
    let isDouble = min(all[opener].rest.count, all[closer].rest.count) > 1
    let mark: TextMarks =
      all[opener].character == "~" ? .struckThrough : isDouble ? .strong : .emphasized
    let width = isDouble ? 2 : 1
    all[opener].rest = all[opener].rest.dropLast(width)
    all[closer].rest = all[closer].rest.dropFirst(width)
    pairs.append((all[opener].part...all[closer].part, mark))
  }

  /// Returns the parts between the pairs with their marks.
  func applied(to parts: [MarkdownPart]) -> [MarkdownPart] {
    var parts = parts
    for rest in leftovers { parts[rest.part].bytes = rest.bytes }
    for mark in [TextMarks.emphasized, .strong, .struckThrough] {
      let own = pairs.filter { $0.mark == mark }
      if own.isEmpty { continue }
      var changes = Array(repeating: 0, count: parts.count + 1)
      for pair in own {
        changes[pair.parts.lowerBound + 1] += 1
        changes[pair.parts.upperBound] -= 1
      }
      var depth = 0
      for index in parts.indices {
        depth += changes[index]
        if depth > 0 { parts[index].marks.insert(mark) }
      }
    }
    return parts
  }
}
