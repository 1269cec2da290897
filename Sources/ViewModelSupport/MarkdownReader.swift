import Foundation

// MARK: markdownText
nonisolated extension String {
  /// The words of a text in Markdown.
  public var markdownText: String { MarkdownReader.parts(of: self).map(\.words).joined() }
}

// MARK: MarkdownReader, MarkdownPart
/// A part of a text in Markdown: bytes that have the same marks.
public nonisolated struct MarkdownPart: Equatable {
  public var bytes: Range<Int>
  public var marks: TextMarks = []
  /// The bytes of a link's target; `nil` for a part that is not in a link.
  public var target: Range<Int>?
  /// The bytes of a token's name; `nil` for a part without a token.
  public var token: Range<Int>?

  /// Whether the part is an address such as `<https://example.com>`, in which nothing is escaped.
  public var isAddress: Bool { target == bytes }

  /// Returns words in the part as they are shown.
  public func words(_ text: String) -> String {
    marks.contains(.code) ? text.replacingOccurrences(of: "\n", with: " ") : text
  }

  /// Returns text in the target without the backslashes before punctuation, and without the isolates
  /// with which translations surround values.
  public func target(_ text: String) -> String {
    if isAddress { return text }
    var target = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in text.unicodeScalars where !("\u{2066}"..."\u{2069}").contains(scalar) {
      if isEscaped, !scalar.isASCIIPunctuation { target.append("\\") }
      isEscaped = scalar == "\\" && !isEscaped
      if !isEscaped { target.append(scalar) }
    }
    if isEscaped { target.append("\\") }
    return String(target)
  }
}

/// Reads the inline marks of Markdown: `*emphasized*`, `**strong**`, `~~struck through~~`,
/// `` `code` ``, `[links](https://…)`, `<https://…>`, and `\` before a character that is not a mark.
/// `^[text](name)` gives a text a token.
///
/// The marks are those of CommonMark 0.31, without HTML and character references, and GitHub's
/// strikethrough. Marks without a partner are text. Images are read as their descriptions. The time
/// is linear in the number of bytes.
public nonisolated struct MarkdownReader {
  let bytes: [UInt8]
  private let hasTokens: Bool
  var position = 0
  private var parts: [MarkdownPart] = []
  private var marks = MarkdownMarks()
  private var brackets: [Bracket] = []
  /// How many of the open brackets, from the outermost, contain a link, so that they cannot be links.
  private var bracketsWithLink = 0
  /// The positions of the runs of backticks by their lengths, the last one first.
  private var backticks: [Int: [Int]] = [:]
  private var links: [(parts: Range<Int>, target: Range<Int>)] = []
  private var tokens: [(parts: Range<Int>, name: Range<Int>)] = []
  /// The positions of marks without a partner, and of `(` after `]` if it begins no target.
  public private(set) var unpaired: [Range<Int>] = []

  private struct Bracket {
    let part: Int
    let firstMark: Int
    let kind: Kind

    enum Kind {
      case link, image, token
    }
  }

  /// A byte that UTF-8 does not have, for a value in a text of a spec.
  public static let place: UInt8 = 0xFF

  /// - Parameter hasTokens: Whether the text is a spec's, whose parts can have tokens.
  public init(_ bytes: [UInt8], hasTokens: Bool) {
    self.bytes = bytes
    self.hasTokens = hasTokens
    backticks = backtickPositions()
  }

  /// Returns the parts of a text of the data. Neighbors have different marks or targets.
  static func parts(of text: String) -> [(words: String, marks: TextMarks, target: String?)] {
    let bytes = Array(text.utf8)
    var reader = MarkdownReader(bytes, hasTokens: false)
    return reader.read().reduce(into: []) { parts, part in
      let words = part.words(String(decoding: bytes[part.bytes], as: UTF8.self))
      let target = part.target.map { part.target(String(decoding: bytes[$0], as: UTF8.self)) }
      if let last = parts.last, last.marks == part.marks, last.target == target {
        parts[parts.count - 1].words += words
      } else if !words.isEmpty {
        parts.append((words, part.marks, target))
      }
    }
  }

  /// Returns the parts in their order. Neighbors can have the same marks.
  public mutating func read() -> [MarkdownPart] {
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

  private mutating func add(_ range: Range<Int>, _ marks: TextMarks = []) {
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
    while let next = backticks[length]?.last, next < position { backticks[length]?.removeLast() }
    guard let end = backticks[length]?.last else {
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

  private func backtickPositions() -> [Int: [Int]] {
    var positions: [Int: [Int]] = [:]
    var index = bytes.count
    while index > 0 {
      let end = index
      while scalar(index - 1) == "`" { index -= 1 }
      if index < end { positions[end - index, default: []].append(index) }
      index -= 1
    }
    return positions
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
    if hasTokens, byte(0) == Unicode.Scalar(Self.place), byte(1) == ">" {
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
