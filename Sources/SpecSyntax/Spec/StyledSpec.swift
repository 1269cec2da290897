import DocumentReader
import ViewModelIR

/// The keys of a styled text that is more than a template.
package enum StyledKey: String, MappingKey {
  case text, fallback, cases, join, separator

  package static let mapping = "a styled text"

  package var definition: KeyDefinition {
    switch self {
    case .cases: SpokenKey.cases.definition
    case .join: SpokenKey.join.definition
    case .text, .fallback, .separator: field.definition
    }
  }

  fileprivate var field: FieldKey {
    switch self {
    case .text: .text
    case .fallback: .fallback
    case .cases: .cases
    case .join: .join
    case .separator: .separator
    }
  }

  package static let choices = [
    KeyChoice([StyledKey.text], allowed: [.text, .fallback]),
    KeyChoice([StyledKey.cases], allowed: [.cases, .fallback]),
    KeyChoice([StyledKey.join], allowed: [.join, .separator]),
  ]
}

func readStyled(
  _ keys: KeyReader<FieldKey>,
  into diagnostics: inout [Diagnostic]
) -> Spec.DisplayField.Rule? {
  var rule: Spec.DisplayField.Rule?
  if let node = keys[.styled], let members = node.members {
    let allowed = StyledKey.allCases.map(\.field)
    if !members.allSatisfy({ member in allowed.contains { $0.rawValue == member.key } }) {
      // This reports the keys that are unknown.
      _ = KeyReader<FieldKey>(node, StyledKey.mapping, allowed: allowed, into: &diagnostics)
    } else {
      rule = readText(
        node,
        StyledKey.mapping,
        [.text, .cases, .join],
        allowed,
        otherwise: .wrongType(node, what: "'styled'", expected: "a text"),
        into: &diagnostics
      )
    }
  } else {
    rule = readText(.styled, keys, into: &diagnostics)
  }
  let links = keys[.links] == nil ? nil : keys.elements(.links, into: &diagnostics)
  let token = keys.scalar(.token, into: &diagnostics)
  if let token { checkTypeName(token, "a token type", into: &diagnostics) }
  return rule.map { .styled($0, links: links, token: token) }
}

extension SpecTemplate {
  /// The names of the tokens that parts of the text have.
  var tokens: [Node] {
    guard let syntax else { return [] }
    let pieces = syntax.segments.enumerated().map { index, segment -> TextPattern.Piece in
      if case .literal(let text) = segment { .literal(text) } else { .slot(index) }
    }
    return MarkedText(pieces).tokens.compactMap { token in
      guard let name = token.text else { return nil }
      let start = syntax.offset(of: token.place.offset, in: token.place.piece)
      return Node(.string(name), at: node.location(of: start..<(start + name.utf8.count)))
    }
  }
}

extension Spec.DisplayField.Rule {
  /// All templates of the rule.
  package var templates: [SpecTemplate] {
    switch self {
    case .text(let text): [text]
    case .styled(let rule, _, _): rule.templates
    case .fallback(let text, let otherwise, _): [text] + [otherwise].compactMap { $0 }
    case .cases(let branches): branches.compactMap(\.rule).flatMap(\.templates)
    case .join(let parts, _): parts.flatMap(\.templates)
    case .value, .each, .one, .tokens, .token, .state: []
    }
  }
}
