/// Returns two different texts as a reader can tell them apart: if they differ in what nobody sees, such as a no-break space, with escapes
/// for it.
package func distinguishable(_ one: String?, _ other: String?) -> (String?, String?) {
  guard let one, let other else { return (one, other) }
  let (oneSeen, otherSeen) = (SeenText(one), SeenText(other))
  if oneSeen.hidden == otherSeen.hidden, oneSeen.look != otherSeen.look { return (one, other) }
  return (oneSeen.escaped, otherSeen.escaped)
}

/// Returns excerpts of two different texts in quotes, in which a reader can tell them apart. Both leave out what the texts begin with if it
/// is long.
package func quoted(_ one: String, unlike other: String, limit: Int = 60) -> (String, String) {
  let (shown, otherShown) = distinguishable(one, other)
  let (one, other) = (shown ?? one, otherShown ?? other)
  let same = zip(one, other).prefix { $0 == $1 }.count
  func part(_ text: String) -> String {
    let start = same < limit * 2 / 3 ? 0 : same - limit / 3
    return quoted((start > 0 ? "…" : "") + text.dropFirst(start), limit: limit)
  }
  return (part(one), part(other))
}

/// What a reader sees of a text.
package struct SeenText {
  /// The text with plain spaces, and without other characters that are invisible.
  package private(set) var look = ""
  /// The invisible characters.
  fileprivate var hidden: [Unicode.Scalar] = []
  /// The text with escapes for these.
  package private(set) var escaped = ""

  package init(_ text: String) {
    var rest = text.unicodeScalars[...]
    var previous: Unicode.Scalar?
    while let scalar = rest.popFirst() {
      // Also the joiners and selectors in an emoji, which need not change how it looks.
      if scalar.properties.isDefaultIgnorableCodePoint
        || scalar.isHidden(after: previous, before: rest.first)
      {
        if scalar.properties.generalCategory == .spaceSeparator { look += " " }
        hidden.append(scalar)
        escaped += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      } else {
        look.unicodeScalars.append(scalar)
        escaped.unicodeScalars.append(scalar)
      }
      previous = scalar
    }
  }
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

  /// Whether this is an emoji. Digits, `#`, `*`, © and ® do not count: they only become one in combination.
  private var isPicture: Bool { value > 0xFF && properties.isEmoji }
}
