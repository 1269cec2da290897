/// The characters of a text; in place of quotes, backslashes and all that a reader wouldn't see, their escapes.
package func visiblePieces(of text: String, escape: (Unicode.Scalar) -> String) -> [String] {
  var pieces: [String] = []
  // The scalar before, if it is shown as it is.
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
  /// Whether it would be invisible, break the line, turn the reading direction or hang on to what
  /// isn't text; the joiners inside an emoji do nothing of that.
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

  /// Whether the two belong to one character, so that no line break may come between them.
  fileprivate func joins(_ next: Unicode.Scalar) -> Bool {
    if self == "\u{200D}" || next == "\u{200D}" || next == "\u{FE0F}" { return true }
    if isASCII, next.isASCII { return false }
    switch next.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return next.properties.isEmojiModifier
    }
  }

  /// An emoji, but neither digits, `#` and `*` nor the © and ® of Latin 1, which only may become one.
  private var isPicture: Bool { value > 0xFF && properties.isEmoji }
}

/// Whether a literal may say the text as it is: visible ASCII without quotes and backslashes.
package func isPlain(_ text: String) -> Bool {
  text.utf8.allSatisfy { byte in
    0x20..<0x7F ~= byte && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }
}
