// MARK: markdownText
nonisolated extension String {
  /// The words of a text in Markdown.
  package var markdownText: String {
    StyledText(markdown: self).styledRuns().map(\.text).joined()
  }
}

// MARK: MarkdownReader, MarkdownPart
/// A part of a text in Markdown: bytes that have the same marks.
package nonisolated struct MarkdownPart: Equatable {
  package var bytes: Range<Int>
  package var marks: Set<TextMark> = []
  /// The bytes of a link's target; `nil` for a part that is not in a link.
  package var target: Range<Int>?
  /// The bytes of a token's name; `nil` for a part without a token.
  package var token: Range<Int>?
}

/// Reads the inline marks of Markdown: `*emphasized*`, `**strong**`, `~~struck through~~`,
/// `` `code` ``, `[links](https://…)`, `<https://…>`, and `\` before a character that is not a mark.
/// `^[text](name)` gives a text a token.
///
/// The marks are those of CommonMark 0.31, without HTML and character references, and GitHub's
/// strikethrough. Marks without a partner are text. Images are read as their descriptions. The time
/// is linear in the number of bytes.
package nonisolated struct MarkdownReader {
  let bytes: [UInt8]
  private let hasTokens: Bool
  var position = 0
  private var parts: [MarkdownPart] = []
  private var marks = MarkdownMarks()
  private var brackets: [Bracket] = []
  /// How many of the open brackets, from the outermost, contain a link, so that they cannot be links.
  private var bracketsWithLink = 0
  /// The positions after the last run of backticks of each length; `nil` before the first search.
  private var lastBackticks: [Int: Int]?
  private var links: [(parts: Range<Int>, target: Range<Int>)] = []
  private var tokens: [(parts: Range<Int>, name: Range<Int>)] = []
  /// The positions of marks without a partner, and of `(` after `]` if it begins no target.
  package private(set) var unpaired: [Range<Int>] = []

  private struct Bracket {
    let part: Int
    let firstMark: Int
    let kind: Kind

    enum Kind {
      case link, image, token
    }
  }

  /// - Parameter hasTokens: Whether parts of the text can have tokens.
  package init(_ bytes: [UInt8], hasTokens: Bool) {
    self.bytes = bytes
    self.hasTokens = hasTokens
  }

  /// Returns the parts in their order. Neighbors can have the same marks.
  package mutating func read() -> [MarkdownPart] {
    while position < bytes.count {
      let start = position
      position += 1
      switch scalar(start) {
      case "\\": addEscaped(from: start)
      case "`": addCode(from: start)
      case "*", "_", "~": addMark(from: start)
      case "[": open(from: start, .link)
      case "!" where byte(0) == "[":
        position += 1
        open(from: start, .image)
      case "^" where byte(0) == "[" && hasTokens:
        position += 1
        open(from: start, .token)
      case "]": close(at: start)
      case "<": addLink(from: start)
      default:
        position = bytes[position...].firstIndex(where: isSpecial) ?? bytes.count
        add(start..<position)
      }
    }
    marks.pair(from: 0)
    for link in links {
      for part in link.parts where parts[part].target == nil { parts[part].target = link.target }
    }
    for token in tokens {
      for part in token.parts where parts[part].token == nil { parts[part].token = token.name }
    }
    unpaired = (unpaired + marks.unpaired).sorted { $0.lowerBound < $1.lowerBound }
    return marks.applied(to: parts)
  }

  private func isSpecial(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "\\", "`", "*", "_", "~", "[", "]", "!", "^", "<": true
    default: false
    }
  }

  /// The byte at an offset from the position; 0 after the end.
  func byte(_ offset: Int) -> Unicode.Scalar { scalar(position + offset) }

  private func scalar(_ index: Int) -> Unicode.Scalar {
    bytes.indices.contains(index) ? Unicode.Scalar(bytes[index]) : "\0"
  }

  private mutating func add(_ range: Range<Int>, _ marks: Set<TextMark> = []) {
    parts.append(MarkdownPart(bytes: range, marks: marks))
  }

  private mutating func addEscaped(from start: Int) {
    guard byte(0).isASCIIPunctuation else { return add(start..<position) }
    position += 1
    add((position - 1)..<position)
  }

  /// Skips the bytes that are equal to that before the position.
  private mutating func skipRun() {
    while position < bytes.count, bytes[position] == bytes[position - 1] { position += 1 }
  }

  private mutating func addMark(from start: Int) {
    skipRun()
    let mark = MarkdownMark(bytes, start..<position, part: parts.count)
    add(start..<position)
    if let mark {
      marks.all.append(mark)
    } else if position - start == 2, bytes[start] != UInt8(ascii: "_") {
      unpaired.append(start..<position)
    }
  }

  // MARK: - Code

  private mutating func addCode(from start: Int) {
    skipRun()
    let length = position - start
    if lastBackticks == nil { lastBackticks = ends(of: position) }
    guard let last = lastBackticks?[length], last > position,
      let end = nextBackticks(length)
    else {
      unpaired.append(start..<position)
      return add(start..<position)
    }
    var code = position..<end
    let isSpace = bytes[code].map { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
    if isSpace.first == true, isSpace.last == true, isSpace.contains(false) {
      code = (code.lowerBound + 1)..<(end - 1)
    }
    add(code, [.code])
    position = end + length
  }

  /// The ends of the last runs of backticks from a position on, by their lengths.
  private func ends(of start: Int) -> [Int: Int] {
    var ends: [Int: Int] = [:]
    var index = start
    while index < bytes.count {
      let first = index
      while scalar(index) == "`" { index += 1 }
      if index > first { ends[index - first] = index }
      index += 1
    }
    return ends
  }

  /// The start of the next run of this many backticks.
  private func nextBackticks(_ length: Int) -> Int? {
    var index = position
    while index < bytes.count {
      let first = index
      while scalar(index) == "`" { index += 1 }
      if index - first == length { return first }
      index += 1
    }
    return nil
  }

  // MARK: - Links

  private mutating func open(from start: Int, _ kind: Bracket.Kind) {
    brackets.append(Bracket(part: parts.count, firstMark: marks.all.count, kind: kind))
    add(start..<position)
  }

  private mutating func close(at start: Int) {
    guard let bracket = brackets.popLast() else { return add(start..<position) }
    let canBeLink = bracket.kind != .link || brackets.count >= bracketsWithLink
    bracketsWithLink = min(bracketsWithLink, brackets.count)
    guard canBeLink, let target = linkTarget() else {
      if canBeLink, byte(0) == "(" { unpaired.append(position..<(position + 1)) }
      return add(start..<position)
    }
    marks.pair(from: bracket.firstMark)
    let opening = parts[bracket.part].bytes.lowerBound
    parts[bracket.part].bytes = opening..<opening
    switch bracket.kind {
    case .link:
      links.append((bracket.part..<parts.count, target))
      bracketsWithLink = brackets.count
    case .token: tokens.append((bracket.part..<parts.count, target))
    case .image: break
    }
  }

  /// `<https://…>`, or a value in these brackets.
  private mutating func addLink(from start: Int) {
    if hasTokens, byte(0) == Unicode.Scalar(StyledText.place), byte(1) == ">" {
      parts.append(
        MarkdownPart(bytes: position..<(position + 1), target: position..<(position + 1))
      )
      position += 2
      return
    }
    let end = bytes[position...].firstIndex {
      $0 <= UInt8(ascii: " ") || $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">")
    }
    guard let end, scalar(end) == ">", schemeLength(of: bytes[position..<end]) >= 2 else {
      return add(start..<position)
    }
    parts.append(MarkdownPart(bytes: position..<end, target: position..<end))
    position = end + 1
  }
}
