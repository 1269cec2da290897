import DocumentReader

package enum SpecKey: String, MappingKey {
  case view, doc, layout, language, translate, service, inputs
  case locals = "let"
  case formats, models, display, state, screen
  case examples

  package static let mapping = "a spec"

  package var reference: String {
    switch self {
    case .view:
      "required: the view's type name, which names the types: `ReadingStatsViewModel`, in layout 2 `ReadingStatsView.Model`"
    case .doc: "the doc comment"
    case .layout:
      "`1`: struct and initialiser in one file; `2`: the model with the view, the adapter in a file of its own"
    case .language: "a language code, which chooses the plural rules; `en`"
    case .translate: translateReference
    case .service: "required: [what comes in](#service)"
    case .inputs: "`name: Type`, further parameters of the initialisers"
    case .locals:
      "`name: expression` or `name: field`, [values](#let) that several fields share"
    case .formats: "`name: format`, [formats](#formats) with a name"
    case .models: "`Name: model`, [nested view models](#models)"
    case .display: "required: `name: field`, [fields](#fields) in the order of the struct"
    case .state:
      "`name: value`, the view model's own mutable properties and their first values: `true`, `false`, a number or a text"
    case .screen: "[the presenter](screens.md) that loads, holds and changes what the view shows"
    case .examples: "a list of [examples](#examples): JSON in, strings out"
    }
  }
}

package enum ServiceKey: String, MappingKey {
  case schema, type, types, rename, unknownCases, unknownMembers, hashable, generate
  case importing = "import"

  package static let mapping = "'service'"

  package var reference: String {
    switch self {
    case .schema:
      "required: the file of the [JSON Schema](schemas.md), or a place in it: `api.yaml#/components/schemas/Order`"
    case .type: "a type of the schema by name, or the name for an untitled root"
    case .types:
      "[wire formats](#wire-formats) that the schema left out, and [lossy arrays](#lossy-arrays): `{ Amount.amount: decimal, Photos.photos: { lossy: true } }`"
    case .rename: "other Swift names: `{ Type: Kind, Order.no: number }`"
    case .unknownCases:
      "`keep` (default): a string that the enumeration does not list decodes as `unknown(String)`; `reject`: it fails the decoding"
    case .unknownMembers:
      "`drop` (default): members that the schema does not declare are left out; `keep`: they are in `additionalProperties`"
    case .hashable:
      "`used` (default): the types that view models hold or compare are `Hashable`, with all that is in them; `all`: every type is"
    case .generate:
      "`false`: the app has the types already, with all that specs use of them, for a [union](#unions) also the members that its types share"
    case .importing: "the module that has them, if it is a different one"
    }
  }
}

package enum ModelKey: String, MappingKey {
  case from, id, doc, inputs
  case locals = "let"
  case display, state

  package static let mapping = "a model"

  package var reference: String {
    switch self {
    case .from:
      "required: the type of the elements, one of the schema or any that [inputs](#keys-of-a-spec) have"
    case .id:
      "an expression, a `String`, an `Int` or a `UUID`: the first property of the struct, which makes it `Identifiable`"
    case .display: SpecKey.display.reference
    case .doc: SpecKey.doc.reference
    case .inputs: SpecKey.inputs.reference
    case .locals: SpecKey.locals.reference
    case .state: SpecKey.state.reference
    }
  }
}

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
}

private let translateReference =
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
}

package enum ExampleKey: String, MappingKey {
  case name, fixture, given, inputs, locale, language, timeZone, now, expect

  package static let mapping = "an example"

  package var reference: String {
    switch self {
    case .name: "the test's name"
    case .fixture: "a JSON file"
    case .given:
      "JSON inline; with `fixture` a merge patch on it (RFC 7396): `null` is null where the schema requires the member, and removes any other"
    case .inputs: "values for the spec's inputs, or a JSON file of them"
    case .locale: "the locale that the texts are for; `en_US`"
    case .language:
      "which of the [languages](translations.md) the texts are in, and the locale where that is not given; the spec's"
    case .timeZone: "the time zone that dates are shown in; `UTC`"
    case .now: "the current time, which relative dates count from; a fixed instant"
    case .expect:
      "required: some or all of the fields and what they come out as; nested view models likewise; `null` for nil; `{}` where only the data is to be shown by `preview`"
    }
  }
}
