import DocumentReader
import ViewModelIR

/// The keys of a field: those of each rule, and those that every field can have.
package enum FieldKey: String, MappingKey {
  case text, styled, fallback, links, cases, join, separator, value, each, of, model, with, token
  case map, unknown
  case doc, translate, maxLength, spoken

  package static let mapping = "a field"

  package var definition: KeyDefinition {
    switch self {
    case .text: .init(.text, "a template")
    case .styled:
      .init(
        .either([.text, .mapping(StyledKey.self)]),
        "a template in [Markdown](styled-texts.md), or a [text](styled-texts.md#keys-of-a-styled-text) with cases: the field is an `AttributedString`"
      )
    case .links:
      .init(
        .list(.text),
        "with `styled`: the schemes of the [links](styled-texts.md#links) that the text can contain, instead of `[http, https, mailto]`"
      )
    case .fallback:
      .init(
        .textOrNull,
        "a template, or `null` for nil, which applies if something in `text` is nil or if none of the `cases` holds"
      )
    case .cases:
      .init(
        .filled(.list(.mapping(CaseKey.self))),
        "a list of [cases](#keys-of-a-case), of which the first that holds applies; the last has no `when`, unless there is a `fallback`"
      )
    case .join:
      .init(
        .filled(.list(.either([.text, .mapping(PartKey.self)]))),
        "a list of templates or [parts](#keys-of-a-part) with conditions, which are joined, except those that are nil or empty"
      )
    case .separator: .init(.text, "with `join`: the text between the parts; by default empty")
    case .value: .init(.text, "an expression")
    case .each:
      .init(.text, "an expression for a list, each element of which becomes a nested view model")
    case .of: .init(.text, "an expression for a value, which becomes a nested view model")
    case .model: .init(.text, "with `each` or `of`: the name of one of the `models`")
    case .with:
      .init(
        .names(.text),
        "with `each` or `of`: `input: expression`, the values of the model's inputs; with `each`, `$0` is the element of the row, and `$index` its index, which starts at 0"
      )
    case .token:
      .init(
        .text,
        "the name of a type of [tokens](#tokens), which the app maps to colors, symbols and the like; with `value` and `map`, or with `cases`, or with `styled` for [parts of the text](styled-texts.md#colors)"
      )
    case .map:
      .init(.names(.textOrNull), "with `token`: `value: name`, the token for each value of `value`")
    case .unknown: .init(.textOrNull, "with `map`: the token for values that are not in the map")
    case .doc: .init(.text, "the doc comment of the property, which translators also see")
    case .translate:
      .init(.bool, translateReference + ", `true` if those without letters are translated too")
    case .maxLength:
      .init(.count, "the maximum number of characters, in every [language](translations.md)")
    case .spoken:
      .init(
        .either([.bool, .text, .mapping(SpokenKey.self)]),
        "[what screen readers say](accessibility.md): `true` or `false`, or a template or a [text](accessibility.md#keys-of-a-spoken-text) of its own"
      )
    }
  }

  package static let choices = FieldRule.allCases.flatMap { rule in
    rule.required.map { KeyChoice($0, allowed: rule.keys) }
  }

  package static let snippets = [
    Snippet("text with a fallback", "text: \"{$1}\"", "fallback: $2"),
    Snippet("styled text", "styled: \"**{$1}**\""),
    Snippet("cases", "cases:", "  - { when: $1, text: $2 }", "  - { text: $3 }"),
    Snippet("join", "join: [\"{$1}\", \"{$2}\"]", "separator: \"$3\""),
    Snippet("value", "value: $1"),
    Snippet("rows", "each: $1", "model: $2"),
    Snippet("nested view model", "of: $1", "model: $2"),
    Snippet("token", "token: $1", "value: $2", "map: { $3: $4 }"),
  ]
}

let translateReference =
  "`false` if the texts are the same in every [language](translations.md)"

extension FieldKey {
  /// The keys to suggest for a field that has no rule yet.
  static let suggestedKeys =
    FieldRule.allCases.compactMap { FieldKey(rawValue: $0.rawValue) } + [.doc]
}

/// The kinds of rules that compute a field's value, by the key that introduces them.
enum FieldRule: String, CaseIterable {
  case text, styled, cases, join, value, each, of, token

  /// The keys that a field with this rule can have.
  var keys: [FieldKey] {
    switch self {
    case .text: [.text, .fallback] + Self.keysOfTexts
    case .styled: [.styled, .fallback, .links, .token, .doc, .translate, .spoken]
    case .cases: [.cases, .fallback] + Self.keysOfTexts
    case .join: [.join, .separator] + Self.keysOfTexts
    case .value: [.value, .doc, .spoken]
    case .each: [.each, .doc, .model, .with]
    case .of: [.of, .doc, .model, .with]
    case .token: [.token, .value, .map, .unknown, .cases, .fallback, .doc, .spoken]
    }
  }

  /// The sets of keys that make up this rule: a field needs all keys of one set.
  var required: [[FieldKey]] {
    switch self {
    case .text: [[.text]]
    case .styled: [[.styled]]
    case .cases: [[.cases]]
    case .join: [[.join]]
    case .value: [[.value]]
    case .each: [[.each, .model]]
    case .of: [[.of, .model]]
    case .token: [[.token, .value, .map], [.token, .cases]]
    }
  }

  private static let keysOfTexts: [FieldKey] = [.doc, .translate, .maxLength, .spoken]
}

extension Spec {
  package struct DisplayField: Sendable {
    package var name: String
    package var location: Location
    package var doc: String
    package var rule: Rule?
    /// `nil` if only texts with letters are translated.
    package var isTranslated: Bool?
    /// The maximum length of the field's text, in characters.
    package var maxLength: Int?
    package var spoken: Spoken?

    /// What screen readers say for the field.
    package indirect enum Spoken: Sendable {
      /// Whether there is a spoken form, which is made of those of the formats.
      case form(Bool)
      /// A text of its own.
      case text(DisplayField)
    }

    package indirect enum Rule: Sendable {
      case text(SpecTemplate)
      /// A rule for texts in Markdown, which can contain links with these schemes and tokens of this type.
      case styled(Rule, links: [Node]?, token: Node?)
      /// `otherwise` is `nil` for `null`, which makes the property optional. The location is `nil` if the key is misspelled.
      case fallback(SpecTemplate, otherwise: SpecTemplate?, at: Location?)
      case cases([Branch])
      /// The parts are `text` rules and `cases` rules with texts.
      case join([Rule], separator: String)
      case value(SpecExpression)
      case each(Nested)
      case one(Nested)
      case tokens(Tokens)
      /// The token of a case.
      case token(Node)
      case state(Node)
    }

    /// What nested view models are built from: a value or, for `each`, a list of values.
    package struct Nested: Sendable {
      package var source: SpecExpression
      package var model: Node
      package var arguments: [SpecArgument]
    }

    /// A field whose value is one of the tokens of a type, chosen by cases or by a value.
    package struct Tokens: Sendable {
      package enum Choice: Sendable {
        case cases([Branch])
        case map(TokenMap)
      }

      package var type: Node
      package var choice: Choice
    }

    /// A map from the values of an expression to tokens or `null`.
    package struct TokenMap: Sendable {
      package var value: SpecExpression
      package var entries: [Node.Member]
      /// The token for values without an entry.
      package var unknown: Node?
      /// The token if the value is nil.
      package var fallback: Node?
      package var location: Location
    }

    package struct Branch: Sendable {
      package var when: SpecExpression?
      /// The name of the text in catalogs, instead of one derived from the condition.
      package var id: String?
      /// A text, a value or a token; `nil` if the spec has `null`.
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
  if member.value.isReported { return field }
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
  // With 'token', the keys 'cases' and 'value' choose the token and are not rules of their own.
  if rules.contains(.styled) { rules.removeAll { $0 == .token } }
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
  let allowed = rules.first?.keys ?? FieldKey.suggestedKeys
  let what = "field '\(member.key)'"
  let keys = KeyReader(member.value, what, allowed: allowed, into: &diagnostics)
  guard let keys else { return field }
  field.doc = keys.text(.doc, into: &diagnostics) ?? ""
  field.isTranslated = keys.bool(.translate, into: &diagnostics)
  field.maxLength = readCount(
    keys,
    .maxLength,
    of: "characters, such as 24",
    into: &diagnostics
  )
  field.spoken = keys[.spoken].flatMap {
    readSpoken($0, of: member, rules.first, into: &diagnostics)
  }
  if let rule = rules.first {
    field.rule = readRule(rule, keys, into: &diagnostics)
  } else if entries.allSatisfy({ $0.key == FieldKey.doc.rawValue }) {
    // Any other key has been reported as unknown. It may be a misspelled rule, so the rule is not reported as missing.
    let rules = FieldRule.allCases.map(\.rawValue)
    diagnostics.append(.missingRule(member.key, rules: rules, at: member.value.location))
  }
  return field
}
