import DocumentReader

/// Returns the characters of a text, with quotes, backslashes and everything that a reader could not see replaced with escapes.
package func visiblePieces(of text: String, escape: (Unicode.Scalar) -> String) -> [String] {
  var pieces: [String] = []
  // The previous scalar, if it was not escaped.
  var previous: Unicode.Scalar?
  var rest = text.unicodeScalars[...]
  while let scalar = rest.popFirst() {
    if scalar == "\"" || scalar == "\\" || scalar.isHidden(after: previous, before: rest.first) {
      pieces.append(escape(scalar))
      previous = nil
      continue
    }
    if previous?.joins(scalar) == true, let last = pieces.popLast() {
      pieces.append(last + String(scalar))
    } else {
      pieces.append(String(scalar))
    }
    previous = scalar
  }
  return pieces
}

extension Unicode.Scalar {
  /// Whether two scalars belong to the same character, so that no line break may come between them.
  fileprivate func joins(_ next: Unicode.Scalar) -> Bool {
    if self == "\u{200D}" || next == "\u{200D}" || next == "\u{FE0F}" { return true }
    if isASCII, next.isASCII { return false }
    switch next.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return next.properties.isEmojiModifier
    }
  }
}

/// Whether a string literal can contain the text as it is: printable ASCII without quotes and backslashes.
package func isPlain(_ text: String) -> Bool {
  text.utf8.allSatisfy { byte in
    0x20..<0x7F ~= byte && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }
}
