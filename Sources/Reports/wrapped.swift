import DocumentReader

/// The lines of a text, as a terminal can show them.
func cellLines(_ text: String) -> [String] {
  text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    .map { line in
      let line = line.replacingTabs
      if !closesItsMarks(line) { return escapingControls(line) }
      return line.unicodeScalars.map { scalar in
        Mark(scalar) == nil ? escapingControls(String(scalar)) : String(scalar)
      }.joined()
    }
}

/// At spaces where there are any, else anywhere between characters.
func wrapped(_ line: String, to width: Int) -> [String] {
  var lines: [String] = []
  var rest = line[...]
  while true {
    var used = 0
    let fitting = rest.prefix { character in
      used += displayWidth(character)
      return used <= width
    }
    if fitting.endIndex == rest.endIndex {
      return (lines + [String(rest)]).map { closesItsMarks($0) ? $0 : withoutMarks($0) }
    }
    // A character wider than the column goes in all the same.
    let most = fitting.isEmpty ? rest.prefix(1) : fitting
    let isWordEnd = rest[most.endIndex...].first == " "
    let space = isWordEnd ? nil : most.lastIndex(of: " ")
    let piece = space.map { $0 > most.startIndex ? most[..<$0] : most } ?? most
    lines.append(String(piece))
    rest = rest[piece.endIndex...]
    if rest.first == " " { rest = rest.dropFirst() }
  }
}

extension StringProtocol {
  fileprivate var replacingTabs: String {
    split(separator: "\t", omittingEmptySubsequences: false).joined(separator: "  ")
  }
}

// MARK: - Marks of direction

/// What begins or ends a stretch of text that reads in a direction of its own (Unicode Standard Annex #9).
private enum Mark {
  case isolate, embedding, endOfIsolate, endOfEmbedding

  init?(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\u{2066}"..."\u{2068}": self = .isolate
    case "\u{202A}", "\u{202B}", "\u{202D}", "\u{202E}": self = .embedding
    case "\u{2069}": self = .endOfIsolate
    case "\u{202C}": self = .endOfEmbedding
    default: return nil
    }
  }
}

/// Whether the marks in it turn nothing that stands beside it.
private func closesItsMarks(_ line: String) -> Bool {
  var open: [Mark] = []
  for scalar in line.unicodeScalars {
    switch Mark(scalar) {
    case nil: break
    case .isolate?: open.append(.isolate)
    case .embedding?: open.append(.embedding)
    case .endOfIsolate?: if open.popLast() != .isolate { return false }
    case .endOfEmbedding?: if open.popLast() != .embedding { return false }
    }
  }
  return open.isEmpty
}

private func withoutMarks(_ line: String) -> String {
  replacing(line) { Mark($0) == nil ? nil : "" }
}
