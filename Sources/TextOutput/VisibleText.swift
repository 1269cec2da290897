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
  /// Whether the character would be invisible, break the line, change the reading direction, or combine with something outside the text.
  /// The joiners inside an emoji do none of this.
  package func isHidden(after previous: Unicode.Scalar?, before next: Unicode.Scalar?) -> Bool {
    if isASCII { return value < 0x20 || value == 0x7F }
    switch self {
    case "\u{FE0F}": return previous?.isPicture != true
    case "\u{200D}":
      return previous?.isPicture != true && previous != "\u{FE0F}" || next?.isPicture != true
    default: break
    }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .privateUse:
      return true
    case .nonspacingMark, .spacingMark, .enclosingMark:
      return previous == nil || properties.isDefaultIgnorableCodePoint
    default:
      return properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint
    }
  }

  /// Whether two scalars belong to the same character, so that no line break may come between them.
  fileprivate func joins(_ next: Unicode.Scalar) -> Bool {
    if self == "\u{200D}" || next == "\u{200D}" || next == "\u{FE0F}" { return true }
    if isASCII, next.isASCII { return false }
    switch next.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return next.properties.isEmojiModifier
    }
  }

  /// Whether this is an emoji. Digits, `#`, `*`, © and ® do not count: they only become one in combination.
  private var isPicture: Bool { value > 0xFF && properties.isEmoji }
}

/// Whether a string literal can contain the text as it is: printable ASCII without quotes and backslashes.
package func isPlain(_ text: String) -> Bool {
  text.utf8.allSatisfy { byte in
    0x20..<0x7F ~= byte && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }
}
