import DocumentReader
import SpecChecker

/// Variants of a document with a placeholder name at the cursor, so that a line that is still being typed can be parsed.
struct GapText {
  private let file: SourceFile
  private let offset: Int

  /// Returns `nil` if the position is not in the file or follows a question mark: that is half of `?.` or `??`, so no name can follow yet.
  init?(_ file: SourceFile, at position: Position) {
    guard let offset = file.offset(of: position), file.bytes[..<offset].last != UInt8(ascii: "?")
    else { return nil }
    self.file = file
    self.offset = offset
  }

  /// The variants to try, the most likely one first.
  var candidates: [SourceFile] {
    let name = Array(String(Trace.gap).utf8)
    let rest = Array(file.bytes[offset...])
    let next = Array(rest.drop { !$0.isBreak })
    let isLast = rest.prefix { !$0.isBreak }.allSatisfy(\.isBlank)
    let closing = closing
    // Completes a choice such as `isNew ? title`, whose second value is missing.
    let choice = isInChoice ? name + " : nil".utf8 : nil
    let texts: [[UInt8]?] = [
      name + rest, mayBeKey ? name + ": x".utf8 + rest : nil,
      closing.isEmpty && isLast ? nil : name + closing + next,
      choice.map { $0 + rest }, choice.map { $0 + closing + next },
    ]
    return texts.compactMap { text in
      text.map { SourceFile(path: file.path, bytes: file.bytes[..<offset] + $0) }
    }
  }

  private var lineStart: Int {
    file.bytes[..<offset].lastIndex(where: \.isBreak).map { $0 + 1 } ?? 0
  }

  private var isInChoice: Bool {
    String(decoding: file.bytes[lineStart..<offset], as: UTF8.self).contains(" ? ")
  }

  /// Whether the word at the cursor can be a key: it starts its line or follows `{`, `,` or `-`.
  private var mayBeKey: Bool {
    let before = file.bytes[lineStart..<offset].reversed().drop { !$0.isBlank && $0 != openBrace }
      .drop(while: \.isBlank)
    return before.first.map { [openBrace, UInt8(ascii: ","), UInt8(ascii: "-")].contains($0) }
      ?? true
  }

  /// The characters that close the brackets and quotes that the line has opened before the cursor.
  private var closing: [UInt8] {
    var open: [UInt8] = []
    var previous = UInt8.space
    for byte in file.bytes[lineStart..<offset] {
      defer { previous = byte }
      if let last = open.last, last == byte, previous != .backslash {
        open.removeLast()
      } else if open.last == .apostrophe {
        continue
      } else if let end = closers[byte] {
        // An apostrophe inside a word or inside a double-quoted text does not open a quotation.
        let isText = open.last == .quote
        if byte == .apostrophe, isText || !isBeforeQuote(previous) { continue }
        if byte == .quote, !isBeforeQuote(previous) { continue }
        open.append(end)
      }
    }
    return open.reversed()
  }

  private func isBeforeQuote(_ byte: UInt8) -> Bool {
    byte.isBlank || "([{,:=<>!&|?".utf8.contains(byte)
  }
}

private let openBrace = UInt8(ascii: "{")

private let closers: [UInt8: UInt8] = [
  openBrace: UInt8(ascii: "}"), UInt8(ascii: "("): UInt8(ascii: ")"),
  UInt8(ascii: "["): UInt8(ascii: "]"), .quote: .quote, .apostrophe: .apostrophe,
]
