import DocumentReader

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

package enum CaseKey: String, MappingKey {
  case when, text, value, token, id

  package static let mapping = "a case"

  package var definition: KeyDefinition {
    switch self {
    case .when: .init(.text, "a condition; the last case has none unless there is a `fallback`")
    case .text: .init(.textOrNull, "a template, or `null` for nil")
    case .value:
      .init(
        .textOrNull,
        "instead of `text`: an expression, of one type in all cases of the field, or `null`"
      )
    case .token:
      .init(.textOrNull, "instead of `text`, in a field of [tokens](#tokens): the token's name")
    case .id:
      .init(
        .text,
        "what [translators](translations.md) know the text by, in place of its condition"
      )
    }
  }

  package static let choices = [
    KeyChoice([CaseKey.text], allowed: [.when, .text, .id]),
    KeyChoice([CaseKey.value], allowed: [.when, .value, .id]),
    KeyChoice([CaseKey.token], allowed: [.when, .token, .id]),
  ]
}

/// A part of `join` that is there on a condition.
package enum PartKey: String, MappingKey {
  case when, text, cases

  package static let mapping = "a part of 'join'"

  package var definition: KeyDefinition {
    switch self {
    case .when: .init(.text, "with `text`: a condition; the part is left out when it does not hold")
    case .text: .init(.text, "a template")
    case .cases:
      .init(
        FieldKey.cases.shape,
        "instead of both: a list of [cases](#keys-of-a-case), of which the first that holds applies; if none does, the part is left out"
      )
    }
  }

  package static let choices = [
    KeyChoice([PartKey.when, .text], allowed: [.when, .text]),
    KeyChoice([PartKey.cases], allowed: [.cases]),
  ]
}
