import DocumentReader
import ViewModelIR

/// What a field may be: one rule, and what goes with it.
package enum FieldKey: String, MappingKey {
  case text, fallback, cases, join, separator, value, each, model, with, token, map, unknown
  case doc, translate, maxLength

  package static let mapping = "a field"

  package var definition: KeyDefinition {
    switch self {
    case .text: .init(.text, "a template")
    case .fallback:
      .init(
        .textOrNull,
        "with `text`: a template for when something in the text is nil, or `null`; with `cases`: the same for when none holds"
      )
    case .cases:
      .init(
        .filled(.list(.mapping(CaseKey.self))),
        "a list of [cases](#keys-of-a-case), of which the first that holds applies; the last has no `when` unless there is a `fallback`"
      )
    case .join:
      .init(
        .filled(.list(.either([.text, .mapping(PartKey.self)]))),
        "a list of templates, or [parts](#keys-of-a-part) with conditions; those that are neither nil nor empty are joined"
      )
    case .separator: .init(.text, "with `join`: the text between them; none")
    case .value: .init(.text, "an expression")
    case .each: .init(.text, "an expression, a list: one nested view model for each element")
    case .model: .init(.text, "with `each`: the name of one of the `models`")
    case .with:
      .init(
        .names(.text),
        "with `each`: `input: expression`, the model's inputs; `$index` is the row's index, from 0"
      )
    case .token:
      .init(
        .text,
        "a type of [tokens](#tokens), names that the app turns into colours, symbols and the like; with `value` and `map`, or with `cases`"
      )
    case .map:
      .init(.names(.textOrNull), "with `token`: `value: name`, a token for each value of `value`")
    case .unknown: .init(.textOrNull, "with `map`: the token for values that are not in the map")
    case .doc: .init(.text, "the property's doc comment, which translators see too")
    case .translate: .init(.bool, translateReference)
    case .maxLength:
      .init(.count, "how many characters there is room for, in every [language](translations.md)")
    }
  }

  package static let choices = FieldRule.allCases.flatMap { rule in
    rule.required.map { KeyChoice($0, allowed: rule.keys) }
  }

  package static let snippets = [
    Snippet("text with a fallback", "text: \"{$1}\"", "fallback: $2"),
    Snippet("cases", "cases:", "  - { when: $1, text: $2 }", "  - { text: $3 }"),
    Snippet("join", "join: [\"{$1}\", \"{$2}\"]", "separator: \"$3\""),
    Snippet("value", "value: $1"),
    Snippet("rows", "each: $1", "model: $2"),
    Snippet("token", "token: $1", "value: $2", "map: { $3: $4 }"),
  ]
}

let translateReference =
  "`false`: its texts are the same in every [language](translations.md)"

extension FieldKey {
  /// What a field may begin with whose rule is missing.
  static let whereNoRuleIs =
    FieldRule.allCases.compactMap { FieldKey(rawValue: $0.rawValue) } + [.doc]
}

/// How a field gets its value.
enum FieldRule: String, CaseIterable {
  case text, cases, join, value, each, token

  /// The keys of a field that has this rule.
  var keys: [FieldKey] {
    switch self {
    case .text: [.text, .fallback] + Self.keysOfTexts
    case .cases: [.cases, .fallback] + Self.keysOfTexts
    case .join: [.join, .separator] + Self.keysOfTexts
    case .value: [.value, .doc]
    case .each: [.each, .doc, .model, .with]
    case .token: [.token, .value, .map, .unknown, .cases, .fallback, .doc]
    }
  }

  /// The keys that make it one, in one way or another.
  var required: [[FieldKey]] {
    switch self {
    case .text: [[.text]]
    case .cases: [[.cases]]
    case .join: [[.join]]
    case .value: [[.value]]
    case .each: [[.each, .model]]
    case .token: [[.token, .value, .map], [.token, .cases]]
    }
  }

  private static let keysOfTexts: [FieldKey] = [.doc, .translate, .maxLength]
}

extension Spec {
  package struct DisplayField: Sendable {
    package var name: String
    package var location: Location
    package var doc: String
    package var rule: Rule?
    package var isTranslated = true
    /// In characters.
    package var maxLength: Int?

    package indirect enum Rule: Sendable {
      case text(SpecTemplate)
      /// `otherwise` is nil for null, which makes the property optional; the location is nil if the key is misspelt.
      case fallback(SpecTemplate, otherwise: SpecTemplate?, at: Location?)
      case cases([Branch])
      /// Texts and cases of texts.
      case join([Rule], separator: String)
      case value(SpecExpression)
      case each(SpecExpression, model: Node, with: [SpecArgument])
      case tokens(Tokens)
      /// A case's.
      case token(Node)
      case state(Node)
    }

    /// A name out of a type's, by cases or by a value.
    package struct Tokens: Sendable {
      package enum Choice: Sendable {
        case cases([Branch])
        case map(TokenMap)
      }

      package var type: Node
      package var choice: Choice
    }

    /// Tokens, or null, by the values of an expression.
    package struct TokenMap: Sendable {
      package var value: SpecExpression
      package var entries: [Node.Member]
      /// For what the entries do not name.
      package var unknown: Node?
      /// For nil.
      package var fallback: Node?
      package var location: Location
    }

    package struct Branch: Sendable {
      package var when: SpecExpression?
      /// What catalogs call it, in place of its condition.
      package var id: String?
      /// A text, a value or a token; nil for nil.
      package var rule: Rule?
      package var location: Location
    }
  }
}

func readField(
  _ member: Node.Member,
  into diagnostics: inout [Diagnostic]
) -> Spec.DisplayField {
  var field = Spec.DisplayField(name: member.key, location: member.keyLocation, doc: "")
  if member.value.isTold { return field }
  guard let entries = member.value.members else {
    if member.value.text == nil {
      diagnostics.append(
        .wrongType(member.value, what: "'\(member.key)'", expected: "a template or a rule")
      )
    } else {
      field.rule = .text(SpecTemplate(member.value, into: &diagnostics))
    }
    return field
  }
  var rules = entries.compactMap { FieldRule(rawValue: $0.key) }
  // Beside it 'cases' and 'value' say which token.
  if rules.contains(.token) { rules.removeAll { $0 == .cases || $0 == .value } }
  if rules.count > 1 {
    diagnostics.append(.severalRules(rules.map(\.rawValue), at: member.value.location))
    return field
  }
  if let map = entries.first(where: { $0.key == FieldKey.map.rawValue }),
    rules.isEmpty || rules == [.value]
  {
    diagnostics.append(.mapWithoutToken(at: map.keyLocation))
    return field
  }
  let allowed = rules.first?.keys ?? FieldKey.whereNoRuleIs
  let what = "field '\(member.key)'"
  let keys = KeyReader(member.value, what, allowed: allowed, into: &diagnostics)
  guard let keys else { return field }
  field.doc = keys.text(.doc, into: &diagnostics) ?? ""
  field.isTranslated = keys.bool(.translate, into: &diagnostics) ?? true
  field.maxLength = readCount(
    keys,
    .maxLength,
    of: "characters, such as 24",
    into: &diagnostics
  )
  if let rule = rules.first {
    field.rule = readRule(rule, keys, into: &diagnostics)
  } else if entries.allSatisfy({ $0.key == FieldKey.doc.rawValue }) {
    // A misspelt rule has already been reported.
    let rules = FieldRule.allCases.map(\.rawValue)
    diagnostics.append(.missingRule(member.key, rules: rules, at: member.value.location))
  }
  return field
}
