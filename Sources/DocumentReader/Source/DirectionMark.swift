/// A character that begins or ends a stretch of text with its own reading direction (Unicode Standard Annex #9).
package enum DirectionMark {
  case isolate, embedding, endOfIsolate, endOfEmbedding

  package init?(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\u{2066}"..."\u{2068}": self = .isolate
    case "\u{202A}", "\u{202B}", "\u{202D}", "\u{202E}": self = .embedding
    case "\u{2069}": self = .endOfIsolate
    case "\u{202C}": self = .endOfEmbedding
    default: return nil
    }
  }
}

/// Returns the index of a direction mark without a counterpart, which would affect the text around this one; `nil` if all marks have one.
package func openDirectionMark(in text: String) -> String.Index? {
  // In UTF-8, all direction marks begin with E2.
  if !text.utf8.contains(0xE2) { return nil }
  var open: [(mark: DirectionMark, index: String.Index)] = []
  for index in text.unicodeScalars.indices {
    switch DirectionMark(text.unicodeScalars[index]) {
    case nil: break
    case .isolate?: open.append((.isolate, index))
    case .embedding?: open.append((.embedding, index))
    case .endOfIsolate?: if open.popLast()?.mark != .isolate { return index }
    case .endOfEmbedding?: if open.popLast()?.mark != .embedding { return index }
    }
  }
  return open.first?.index
}
