import DocumentReader

/// The lines of a text, as a terminal can show them.
func cellLines(_ text: String) -> [String] {
  text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    .map { line in
      let line = line.replacingTabs
      if openDirectionMark(in: line) != nil { return escapingControls(line) }
      return line.unicodeScalars.map { scalar in
        DirectionMark(scalar) == nil ? escapingControls(String(scalar)) : String(scalar)
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
      return (lines + [String(rest)]).map {
        openDirectionMark(in: $0) == nil ? $0 : withoutMarks($0)
      }
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

private func withoutMarks(_ line: String) -> String {
  replacing(line) { DirectionMark($0) == nil ? nil : "" }
}
