extension Node {
  /// The place in the source of the character at a UTF-8 offset of a scalar's text; past the end, the place behind it.
  package func location(at utf8Offset: Int) -> Location {
    guard let text, let start = location.byteOffset else { return location }
    var walk = ScalarWalk(bytes: location.file.bytes, at: start, text: text, to: utf8Offset)
    switch style {
    case .plain: walk.walkFlow(escapes: .none)
    case .singleQuoted: walk.walkFlow(escapes: .doubledQuote)
    case .doubleQuoted: walk.walkFlow(escapes: .backslash)
    case .literal, .folded: walk.walkBlock(folding: style == .folded)
    }
    return location.advanced(from: start, to: walk.found)
  }
}

extension Location {
  /// Where the place is in the file's bytes.
  fileprivate var byteOffset: Int? {
    let bytes = file.bytes
    guard var index = file.lineStarts.dropFirst(line - 1).first else { return nil }
    // A byte order mark is no column.
    if line == 1, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    var column = 1
    while column < self.column, bytes.at(index) != nil {
      index += 1
      while let byte = bytes.at(index), byte & 0xC0 == 0x80 { index += 1 }
      column += 1
    }
    return column == self.column ? index : nil
  }
}
