/// Finds positions that libyaml does not provide, such as those of comments that look like part of a template.
struct YAMLLines {
  private let file: SourceFile
  private let start: Int
  /// The locations of `#{` and the like after blanks, by the positions at which the blanks start: there, a plain scalar ends.
  private var comments: [Position: Location] = [:]
  /// The mark that was looked up last, from which the next lookup usually continues.
  private var last = (line: 0, column: 0, offset: 0)

  /// Returns `nil`, with a diagnostic, if a character is not allowed in YAML.
  init?(_ file: SourceFile, from start: Int, into diagnostics: inout [Diagnostic]) {
    self.file = file
    self.start = start
    let bytes = file.bytes
    for (index, byte) in zip(bytes.indices, bytes).dropFirst(start) {
      if byte < .space && byte != .tab && !byte.isBreak || byte >= 0x7F {
        if let scalar = forbidden(at: index) {
          let position = Position.start.advanced(from: start, to: index, in: bytes)
          diagnostics.append(.forbiddenCharacter(scalar, at: Location(file, from: position)))
          return nil
        }
      } else if byte == UInt8(ascii: "#"), startsPlaceholder(after: index) {
        noteComment(at: index)
      }
    }
  }

  /// The offset at which a line starts; `nil` after the last line.
  private func start(ofLine line: Int) -> Int? {
    file.lineStarts.indices.contains(line) ? max(start, file.lineStarts[line]) : nil
  }

  /// The offset of a mark of libyaml, which counts lines and characters from 0.
  mutating func offset(line: Int, column: Int) -> Int {
    guard let start = start(ofLine: line) else { return file.bytes.count }
    let continues = line == last.line && column >= last.column && last.offset > 0
    var index = continues ? last.offset : start
    var remaining = continues ? column - last.column : column
    while index < file.bytes.count, remaining > 0 {
      index += 1
      while let byte = file.bytes.at(index), byte & 0xC0 == 0x80 { index += 1 }
      remaining -= 1
    }
    last = (line, column, index)
    return index
  }

  /// The position of a mark of libyaml, which puts the end of the file on a line of its own.
  func position(line: Int, column: Int) -> Position {
    let count = file.lineStarts.count
    if line < count { return Position(line: line + 1, column: column + 1) }
    return Position(line: count, column: 1)
      .advanced(from: start(ofLine: count - 1) ?? start, to: file.bytes.count, in: file.bytes)
  }

  /// The end of the last line before a mark that has more than blanks. libyaml marks the end of a block scalar at the next token.
  mutating func endOfText(beforeLine line: Int, column: Int) -> Position {
    var index = offset(line: line, column: column)
    while index > start, file.bytes[index - 1].isBlank || file.bytes[index - 1].isBreak {
      index -= 1
    }
    let last = file.lineStarts.prefix(line + 1).lastIndex { $0 < index } ?? 0
    return Position(line: last + 1, column: 1)
      .advanced(from: start(ofLine: last) ?? start, to: index, in: file.bytes)
  }

  /// The location of a `#{` or the like that follows a plain scalar ending here.
  func comment(after end: Position) -> Location? { comments[end] }

  /// The start of the node itself if libyaml's mark points at the anchor before it.
  mutating func skipAnchor(from position: Position, line: Int, column: Int) -> Position {
    let start = offset(line: line, column: column)
    var index = start
    guard file.bytes.at(index) == UInt8(ascii: "&") else { return position }
    repeat { index += 1 } while file.bytes.at(index)?.isAnchorName ?? false
    while let byte = file.bytes.at(index) {
      if byte == UInt8(ascii: "#") {
        while let byte = file.bytes.at(index), !byte.isBreak { index += 1 }
      } else if byte.isBlank || byte.isBreak {
        index += 1
      } else {
        return position.advanced(from: start, to: index, in: file.bytes)
      }
    }
    return position
  }

  /// Whether a comment begins with a placeholder, with no letter before it, as in `# {seat}` and `#4, {row}`. Few real comments do.
  private func startsPlaceholder(after index: Int) -> Bool {
    let open = UInt8(ascii: "{")
    let stop = file.bytes[(index + 1)...].firstIndex { $0.isLetter || $0.isBreak || $0 == open }
    guard let stop, file.bytes[stop] == open else { return false }
    return stop == index + 1 || file.bytes.at(stop + 1)?.isLetter == true
  }

  private mutating func noteComment(at index: Int) {
    var blanks = index
    while blanks > start, let byte = file.bytes.at(blanks - 1), byte.isBlank { blanks -= 1 }
    guard blanks < index else { return }
    let line = file.lineStarts.lastIndex { $0 <= index } ?? 0
    let end = Position(line: line + 1, column: 1)
      .advanced(from: start(ofLine: line) ?? start, to: blanks, in: file.bytes)
    comments[end] = Location(file, from: end.advanced(from: blanks, to: index, in: file.bytes))
  }

  private func forbidden(at index: Int) -> Unicode.Scalar? {
    let byte = file.bytes[index]
    let next = file.bytes.at(index + 1) ?? 0
    let third = file.bytes.at(index + 2) ?? 0
    return switch (byte, next, third) {
    case (0..<0x80, _, _): Unicode.Scalar(byte)
    case (0xC2, 0x85, _): nil
    case (0xC2, 0x80...0x9F, _): Unicode.Scalar(next)
    case (0xEF, 0xBF, 0xBE): "\u{FFFE}"
    case (0xEF, 0xBF, 0xBF): "\u{FFFF}"
    default: nil
    }
  }
}

extension [UInt8] {
  func at(_ index: Int) -> UInt8? { index < count ? self[index] : nil }
}

extension UInt8 {
  fileprivate var isAnchorName: Bool {
    isDigit || isLetter && self < 0x80 || self == UInt8(ascii: "_") || self == UInt8(ascii: "-")
  }

  /// Whether the byte is a letter of ASCII or a part of any other character.
  fileprivate var isLetter: Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 || self >= 0x80
  }
}
