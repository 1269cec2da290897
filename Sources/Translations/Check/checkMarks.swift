import DocumentReader
import ViewModelIR

/// Reports marks of a translation that have no partner, and marks and links that are not those of the spec's text.
func checkMarks(
  of pattern: TextPattern,
  as unit: TextUnit,
  _ styling: Styling,
  at location: Location
) -> [Diagnostic] {
  let source = MarkedText(unit.pieces.pattern.sentences.first ?? [])
  for sentence in pattern.sentences {
    let text = MarkedText(sentence)
    if let place = text.unpaired.first, case .literal(let literal) = sentence[place.piece] {
      let rest = literal.utf8.dropFirst(place.offset)
      return [.unpairedMark(String(Substring(rest.prefix { $0 == rest.first })), at: location)]
    }
    for link in text.links {
      if let scheme = link.scheme, !styling.schemes.contains(scheme) {
        return [.translatedLink(scheme, styling.schemes, at: location)]
      }
    }
    if text.links.map(\.slots).sorted(by: isBefore)
      != source.links.map(\.slots).sorted(by: isBefore)
    {
      return [.otherLinks(at: location)]
    }
    if text.marks != source.marks
      || Set(text.tokens.map(\.text)) != Set(source.tokens.map(\.text))
    {
      return [.otherMarks(at: location)]
    }
  }
  return []
}

private func isBefore(_ left: [Int], _ right: [Int]) -> Bool {
  left.lexicographicallyPrecedes(right)
}

extension Diagnostic {
  fileprivate static func unpairedMark(_ mark: String, at location: Location) -> Self {
    let escaped = mark.map { "\\\($0)" }.joined()
    return Self(
      .styledMark,
      mark.hasPrefix("(")
        ? "the target of a link does not end: write it without spaces"
        : "'\(mark)' has no partner: add the other '\(mark)', or write '\(escaped)' to show it",
      at: location
    )
  }

  fileprivate static func translatedLink(
    _ scheme: String,
    _ allowed: [String],
    at location: Location
  ) -> Self {
    Self(
      .styledLink,
      "links with '\(scheme):' are not allowed in this text, only \(list(allowed.map { "\($0):" }))",
      at: location
    )
  }

  fileprivate static func otherLinks(at location: Location) -> Self {
    Self(
      .styledLink,
      "the links differ from those of the spec's text: keep each '[…](…)' with its target",
      at: location
    )
  }

  fileprivate static func otherMarks(at location: Location) -> Self {
    Self(
      .warning,
      .styledMark,
      "the marks differ from those of the spec's text, such as its '**'",
      at: location
    )
  }
}
