import DocumentReader
import SpecSyntax
import ViewModelIR

extension ScreenChecker {
  /// Checks a rule for texts in Markdown.
  func styled(
    _ rule: Spec.DisplayField.Rule,
    _ styling: Styling,
    _ field: Spec.DisplayField,
    _ id: Text.ID,
    in scope: Scope
  ) throws(Diagnostic) -> (Rule, ValueType) {
    var scope = scope
    scope.styling = styling
    let (rule, type) = try self.rule(rule, of: field, id.appending("styled"), in: scope)
    let hasTokens = rule.texts.contains { text in
      let marked = MarkedText(text.pieces)
      return !marked.tokens.isEmpty || !marked.tokensWithoutWords.isEmpty
    }
    if styling.tokenType != nil, !hasTokens {
      problems.note(.tokenTypeWithoutTokens(at: field.location))
    }
    switch type {
    case .string: return (rule, .styledText)
    case .optional(.string): return (rule, .optional(.styledText))
    default:
      throw .mismatch("'styled'", wants: "texts", got: type, at: field.location)
    }
  }

  /// Returns the schemes in lowercase, and reports those that are none.
  func schemes(_ nodes: [Node]) -> [String] {
    nodes.compactMap { node in
      let scheme = (node.text ?? "").lowercased()
      let link = [TextPattern.Piece.literal("[a](\(scheme):)")]
      guard MarkedText(link).links.first?.scheme == scheme else {
        problems.note(.notAScheme(node))
        return nil
      }
      if unsafe.contains(scheme) { problems.note(.unsafeScheme(scheme, at: node.location)) }
      return scheme
    }
  }

  /// Reports marks without a partner and links that are not allowed. Numbers in links are written without separators.
  func checkMarks(_ text: inout Text, _ template: SpecTemplate) {
    guard let styling = text.styling, let syntax = template.syntax else { return }
    let marked = MarkedText(text.pieces)
    func location(_ place: MarkedText.Place, _ length: Int = 1) -> Location {
      let offset = syntax.offset(of: place.offset, in: place.piece)
      return template.node.location(of: offset..<(offset + max(length, 1)))
    }
    for unpaired in marked.unpaired {
      let place = location(unpaired.place, unpaired.mark.utf8.count)
      problems.note(.unpairedMark(unpaired.mark, at: place))
    }
    for case .value(let value, let format) in text.segments {
      let own = text.marked(.value(value, format))
      // Highlighted words have marks, in place of those that the text had.
      if own?.isHighlighted != true, let format = (own?.value ?? value).lostMarks {
        problems.note(.words(of: format, at: template.node.location))
      }
      guard case .choice(let choice) = format.style else { continue }
      if choice.kind.texts.contains(where: \.hasMarks) {
        problems.note(.markInChoice(at: template.node.location))
      }
    }
    for link in marked.links {
      if let problem = problem(of: link, in: text, styling, at: location(link.place)) {
        problems.note(problem)
      }
      for slot in link.slots {
        guard case .value(let value, let format) = text.segments[slot] else { continue }
        if format == .number {
          text.segments[slot] = .value(value, Format(.number(.plain)))
        } else if text.marked(text.segments[slot]) != nil {
          let words = TypedExpression(.string, .formatted(value, format))
          text.segments[slot] = .value(words, .verbatim)
        }
      }
    }
    for place in marked.tokensWithoutWords {
      problems.note(.tokenWithoutWords(at: location(place)))
    }
    for token in marked.tokens where styling.tokenType == nil || token.text == nil {
      let place = location(token.place, token.text?.utf8.count ?? 1)
      problems.note(.tokenInText(token.text, at: place))
    }
  }

  /// Reports search words that a text without marks would show like all others.
  func checkHighlights(in text: Text, _ template: SpecTemplate) {
    let isHighlighted = text.formattedParts.contains { $0.format.style == .text(.highlight) }
    if isHighlighted { problems.note(.highlightInPlainText(at: template.node.location)) }
  }

  private func problem(
    of link: MarkedText.Link,
    in text: Text,
    _ styling: Styling,
    at location: Location
  ) -> Diagnostic? {
    guard link.beginsWithValue, let slot = link.slots.first,
      case .value(let value, let format) = text.segments[slot]
    else { return .linkProblem(link, styling, at: location) }
    guard [.url, .string].contains(value.type.unwrapped) else {
      return .mismatch(
        "a link that begins with a value",
        wants: "a URL or a String",
        got: value.type,
        at: location
      )
    }
    return format == .verbatim ? nil : .formattedLink(at: location)
  }
}

/// Schemes whose links run code or read files.
private let unsafe: Set = ["data", "file", "javascript", "vbscript"]

extension TypedExpression {
  /// The name of a format whose marks another one has removed.
  fileprivate var lostMarks: String? {
    guard case .formatted(let value, let format) = kind else { return nil }
    if format.style == .text(.highlight) { return "highlight" }
    return MarkedValue.Markup(format)?.rawValue ?? value.lostMarks
  }
}

extension Text {
  /// The segments without marks.
  fileprivate var words: [Segment] {
    MarkedText(pieces).styledParts.compactMap { part in
      switch part.content {
      case .literal(let words): .literal(words)
      case .slot(let slot): segments.dropFirst(slot).first
      }
    }
  }

  /// Whether the text has characters that can be marks.
  fileprivate var hasMarks: Bool {
    segments.contains { segment in
      guard case .literal(let text) = segment else { return false }
      return text.contains { "\\`*_~[]<".contains($0) }
    }
  }
}

extension Rule {
  /// The rule with only the words of its texts.
  var withoutMarks: Rule {
    func plain(_ text: Text) -> Text {
      var plain = text
      // A translation is one for both forms.
      plain.styling = text.isTranslated ? text.styling : nil
      plain.styling?.isPlain = true
      if plain.styling == nil { plain.segments = text.words }
      return plain
    }
    switch self {
    case .text(let text): return .text(plain(text))
    case .fallback(let text, let otherwise):
      return .fallback(plain(text), otherwise: otherwise.map(plain))
    case .cases(let branches):
      return .cases(
        branches.map { Branch(conditions: $0.conditions, rule: $0.rule?.withoutMarks) }
      )
    case .join(let parts, let separator, let languages):
      return .join(parts.map(\.withoutMarks), separator: separator, isolatedIn: languages)
    case .value, .each, .one, .state: return self
    }
  }
}

extension Diagnostic {
  fileprivate static func notAScheme(_ node: Node) -> Self {
    Self(
      .styledLink,
      "'links' needs the scheme of a URL without its colon, such as https",
      at: node.location
    )
  }

  fileprivate static func unsafeScheme(_ scheme: String, at location: Location) -> Self {
    Self(
      .styledLink,
      "links with '\(scheme):' can run code or read files: remove it",
      at: location
    )
  }

  fileprivate static func unpairedMark(_ mark: String, at location: Location) -> Self {
    if mark == "(" {
      return Self(
        .styledMark,
        "the target of this link does not end: close it with ')' and write it without spaces, as in '[text](https://example.com)'",
        at: location
      )
    }
    let escaped = mark.map { "\\\($0)" }.joined()
    return Self(
      .styledMark,
      "'\(mark)' has no partner, so it would be shown: add the other '\(mark)', without a space inside and with one between punctuation and a letter, or write '\(escaped)' to show it",
      at: location
    )
  }

  fileprivate static func linkProblem(
    _ link: MarkedText.Link,
    _ styling: Styling,
    at location: Location
  ) -> Self? {
    guard let scheme = link.scheme else {
      return Self(
        .styledLink,
        "a link needs a whole URL: begin it with 'https://' or with a value that is a URL",
        at: location
      )
    }
    guard styling.schemes.contains(scheme) else {
      let allowed = styling.schemes.map { "'\($0):'" }.joined(separator: ", ")
      let all = (styling.schemes + [scheme]).joined(separator: ", ")
      return Self(
        .styledLink,
        "links with '\(scheme):' are not allowed here, only \(allowed.isEmpty ? "text" : allowed): "
          + (unsafe.contains(scheme)
            ? "use one of these" : "use one of these, or add 'links: [\(all)]' to the field"),
        at: location
      )
    }
    if link.origin?.isWhole != false { return nil }
    return Self(
      .styledLink,
      "the value could choose the host of this link: write the host and a '/' before it, or use a value that is the whole URL",
      at: location
    )
  }

  fileprivate static func formattedLink(at location: Location) -> Self {
    Self(
      .styledLink,
      "a link that begins with a value needs the value itself: remove the format",
      at: location
    )
  }

  fileprivate static func tokenTypeWithoutTokens(at location: Location) -> Self {
    Self(
      .styledMark,
      "no part of this text has a token: give one to a part, as in '^[late](critical)', or remove 'token'",
      at: location
    )
  }

  fileprivate static func tokenWithoutWords(at location: Location) -> Self {
    Self(
      .styledMark,
      "this token has no words, which a screen reader would read in place of a symbol: add them, as in '^[★](star)'",
      at: location
    )
  }

  fileprivate static func tokenInText(_ name: String?, at location: Location) -> Self {
    Self(
      .styledMark,
      name == nil
        ? "a token must be a name, as in '^[late](critical)': for several tokens use 'cases'"
        : "this token has no type: add the name of the type to the field, as in 'token: StatusColor'",
      at: location
    )
  }

  fileprivate static func markInChoice(at location: Location) -> Self {
    Self(
      .styledMark,
      "the texts of a plural or a map cannot have marks: write the marks around the placeholder, as in '**{count | plural(…)}**'",
      at: location
    )
  }

  fileprivate static func highlightInPlainText(at location: Location) -> Self {
    Self(
      .format,
      "a plain text shows search words like all others: write 'styled' for the text, as in 'title: { styled: \"{title | highlight(words: query)}\" }'",
      at: location
    )
  }
}
