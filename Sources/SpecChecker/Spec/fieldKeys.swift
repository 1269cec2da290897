import DocumentReader

/// What a field may be: one rule, and what goes with it.
package enum FieldKey: String, MappingKey {
  case text, fallback, cases, join, separator, value, each, model, with, token, map, unknown
  case doc, translate, maxLength

  package static let mapping = "a field"

  package var reference: String {
    switch self {
    case .text: "a template"
    case .fallback:
      "with `text`: a template for when something in the text is nil, or `null`; with `cases`: the same for when none holds"
    case .cases:
      "a list of [cases](#keys-of-a-case), of which the first that holds applies; the last has no `when` unless there is a `fallback`"
    case .join:
      "a list of templates, or [parts](#keys-of-a-part) with conditions; those that are neither nil nor empty are joined"
    case .separator: "with `join`: the text between them; none"
    case .value: "an expression"
    case .token:
      "a type of [tokens](#tokens), names that the app turns into colours, symbols and the like; with `value` and `map`, or with `cases`"
    case .map: "with `token`: `value: name`, a token for each value of `value`"
    case .unknown: "with `map`: the token for values that are not in the map"
    case .each: "an expression, a list: one nested view model for each element"
    case .model: "with `each`: the name of one of the `models`"
    case .with:
      "with `each`: `input: expression`, the model's inputs; `$index` is the row's index, from 0"
    case .doc: "the property's doc comment, which translators see too"
    case .translate: translateReference
    case .maxLength: "how many characters there is room for, in every [language](translations.md)"
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

  package var shape: KeyShape {
    switch self {
    case .text, .separator, .value, .each, .model, .token, .doc: .text
    case .fallback, .unknown: .textOrNull
    case .cases: .filled(.list(.mapping(CaseKey.self)))
    case .join: .filled(.list(.either([.text, .mapping(PartKey.self)])))
    case .with: .names(.text)
    case .map: .names(.textOrNull)
    case .translate: .bool
    case .maxLength: .count
    }
  }
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

  package var reference: String {
    switch self {
    case .when: "a condition; the last case has none unless there is a `fallback`"
    case .text: "a template, or `null` for nil"
    case .value:
      "instead of `text`: an expression, of one type in all cases of the field, or `null`"
    case .token: "instead of `text`, in a field of [tokens](#tokens): the token's name"
    case .id: "what [translators](translations.md) know the text by, in place of its condition"
    }
  }

  package static let choices = [
    KeyChoice([CaseKey.text], allowed: [.when, .text, .id]),
    KeyChoice([CaseKey.value], allowed: [.when, .value, .id]),
    KeyChoice([CaseKey.token], allowed: [.when, .token, .id]),
  ]

  package var shape: KeyShape {
    switch self {
    case .when, .id: .text
    case .text, .value, .token: .textOrNull
    }
  }
}

/// A part of `join` that is there on a condition.
package enum PartKey: String, MappingKey {
  case when, text, cases

  package static let mapping = "a part of 'join'"

  package var reference: String {
    switch self {
    case .when: "with `text`: a condition; the part is left out when it does not hold"
    case .text: "a template"
    case .cases:
      "instead of both: a list of [cases](#keys-of-a-case), of which the first that holds applies; if none does, the part is left out"
    }
  }

  package static let choices = [
    KeyChoice([PartKey.when, .text], allowed: [.when, .text]),
    KeyChoice([PartKey.cases], allowed: [.cases]),
  ]

  package var shape: KeyShape {
    switch self {
    case .when, .text: .text
    case .cases: FieldKey.cases.shape
    }
  }
}
