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
    if let mark = text.unpaired.first?.mark { return [.unpairedMark(mark, at: location)] }
    for link in text.links {
      if let scheme = link.scheme, !styling.schemes.contains(scheme) {
        return [.translatedLink(scheme, styling.schemes, at: location)]
      }
    }
    if text.links.map(\.identity).sorted() != source.links.map(\.identity).sorted() {
      return [.otherLinks(at: location)]
    }
    let tokens = source.tokens.compactMap(\.text)
    if Set(text.tokens.map(\.text)) != Set(tokens) { return [.otherTokens(tokens, at: location)] }
    if text.marks != source.marks { return [.otherMarks(at: location)] }
  }
  return []
}

extension MarkedText.Link {
  /// What must be the same in all languages: the host and the values. The path can differ.
  fileprivate var identity: String {
    let host = origin?.text ?? scheme ?? ""
    return "\(host) \(slots.sorted().map(String.init).joined(separator: " "))"
  }
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
      "the links differ from those of the spec's text: keep each '[…](…)' with its host and placeholders",
      at: location
    )
  }

  fileprivate static func otherTokens(_ names: [String], at location: Location) -> Self {
    Self(
      .styledMark,
      "the tokens differ from those of the spec's text: keep \(names.isEmpty ? "it without tokens" : list(names, "and"))",
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
