import DocumentReader
import ViewModelIR

/// The keys of a spoken text that is more than a template.
package enum SpokenKey: String, MappingKey {
  case text, fallback, cases, join, separator

  package static let mapping = "a spoken text"

  package var definition: KeyDefinition {
    switch self {
    case .cases:
      .init(
        field.shape,
        "a list of [cases](spec.md#keys-of-a-case): the first case that holds applies, and the last case has no `when`, unless there is a `fallback`"
      )
    case .join:
      .init(
        field.shape,
        "a list of templates or [parts](spec.md#keys-of-a-part) with conditions, which are joined, except those that are nil or empty"
      )
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

  package static let choices = [FieldRule.text, .cases, .join].flatMap { rule in
    rule.required.map { keys in
      KeyChoice(
        allCases.filter { keys.contains($0.field) },
        allowed: allCases.filter { rule.keys.contains($0.field) }
      )
    }
  }
}

/// Reads what screen readers say for a field: whether its text has a spoken form, or a text of its own.
func readSpoken(
  _ node: Node,
  of field: Node.Member,
  _ rule: FieldRule?,
  into diagnostics: inout [Diagnostic]
) -> Spec.DisplayField.Spoken? {
  if node.isReported { return nil }
  if let isSpoken = node.bool {
    if isSpoken, let rule, !rule.isText {
      diagnostics.append(.spokenWithoutText(at: node.location))
    }
    return .form(isSpoken)
  }
  let text = spokenText(node, of: "'spoken'", or: "true, false or ", into: &diagnostics)
  return .text(
    Spec.DisplayField(
      name: spokenName(field.key),
      location: node.location,
      doc: "",
      rule: text
    )
  )
}

/// The texts for screen readers of a whole view model.
package enum SpokenLabel: String {
  case label, hint

  /// The name of the field that has the text.
  package var field: String {
    switch self {
    case .label: "accessibilityLabel"
    case .hint: "accessibilityHint"
    }
  }
}

func labelDefinition(_ label: SpokenLabel) -> KeyDefinition {
  let what =
    switch label {
    case .label: "what screen readers say for the whole row"
    case .hint: "what screen readers say after that"
    }
  return .init(
    .either([.text, .mapping(SpokenKey.self)]),
    "[\(what)](accessibility.md#the-label-of-a-row): a template or a text that can use the fields by name"
  )
}

func readLabels(
  _ labels: [(SpokenLabel, Node?)],
  into diagnostics: inout [Diagnostic]
) -> [Spec.DisplayField] {
  labels.compactMap { label, node in
    guard let node, !node.isReported else { return nil }
    return Spec.DisplayField(
      name: label.field,
      location: node.location,
      doc: "",
      rule: spokenText(node, of: "'\(label.rawValue)'", into: &diagnostics)
    )
  }
}

private func spokenText(
  _ node: Node,
  of key: String,
  or choices: String = "",
  into diagnostics: inout [Diagnostic]
) -> Spec.DisplayField.Rule? {
  if node.text != nil { return .text(SpecTemplate(node, into: &diagnostics)) }
  return readText(
    node,
    SpokenKey.mapping,
    [.text, .cases, .join],
    SpokenKey.allCases.map(\.field),
    otherwise: .wrongType(node, what: key, expected: "\(choices)a text"),
    into: &diagnostics
  )
}

/// Reads a mapping that is a text, by one of the rules. If it has none of them, `otherwise` is reported.
func readText(
  _ node: Node,
  _ mapping: String,
  _ rules: [FieldRule],
  _ keys: [FieldKey],
  otherwise: Diagnostic,
  into diagnostics: inout [Diagnostic]
) -> Spec.DisplayField.Rule? {
  let found = (node.members ?? []).compactMap { FieldRule(rawValue: $0.key) }
    .filter(rules.contains)
  guard let rule = found.first, found.count == 1 else {
    diagnostics.append(
      found.count > 1
        ? .severalRules(found.map(\.rawValue), of: mapping, at: node.location)
        : otherwise
    )
    return nil
  }
  let allowed = keys.filter(rule.keys.contains)
  return KeyReader<FieldKey>(node, mapping, allowed: allowed, into: &diagnostics)
    .flatMap { readRule(rule, $0, into: &diagnostics) }
}

extension FieldRule {
  fileprivate var isText: Bool {
    switch self {
    case .text, .styled, .cases, .join: true
    case .value, .each, .of, .token: false
    }
  }
}

extension Diagnostic {
  fileprivate static func spokenWithoutText(at location: Location) -> Self {
    Self(
      .wrongType,
      "'spoken' needs a text here, because the field has none: write what is said, as in 'spoken: Verified'",
      at: location
    )
  }
}
