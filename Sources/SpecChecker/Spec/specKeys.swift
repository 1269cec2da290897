import DocumentReader
import ViewModelIR

package enum SpecKey: String, MappingKey {
  case view, doc, layout, language, translate, service, inputs
  case locals = "let"
  case formats, models, display, state, screen, gallery
  case examples

  package static let mapping = "a spec"

  package var reference: String {
    switch self {
    case .view:
      "required: the view's type name, which names the types: `ReadingStatsViewModel`, in layout 2 `ReadingStatsView.Model`"
    case .doc: "the doc comment"
    case .layout:
      "`1` (default): struct and initialiser in one file; `2`: the model with the view, the adapter in a file of its own"
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
    case .gallery:
      "[which field is the title](review.md#the-phone-view), the picture and so on, for those who look at the screen in a browser"
    case .examples: "a list of [examples](#examples): JSON in, strings out"
    }
  }

  package static let snippets = [
    Snippet(
      "spec",
      "view: $1View",
      "service: { schema: schemas/$2.schema.json, type: $3 }",
      "display:",
      "  $4Text: \"{$5}\"",
      "examples:",
      "  - name: $6",
      "    fixture: fixtures/$7.json",
      "    expect: {}"
    )
  ]

  package var shape: KeyShape {
    switch self {
    case .view, .doc, .language: .text
    case .layout: .word(["1", "2"])
    case .translate: .bool
    case .service: .mapping(ServiceKey.self)
    case .inputs: .names(.text)
    case .locals: .names(.either([.text, .mapping(FieldKey.self)]))
    case .formats: .names(.mapping(FormatKey.self))
    case .models: .names(.mapping(ModelKey.self))
    case .display: .names(.either([.text, .mapping(FieldKey.self)]))
    case .state: .names(.text)
    case .screen: .mapping(PresenterKey.self)
    case .gallery: .mapping(GalleryKey.self)
    case .examples: .list(.mapping(ExampleKey.self))
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

  package var shape: KeyShape {
    switch self {
    case .schema, .type, .importing: .text
    case .types: .names(.either([.text, .mapping(WireFormKey.self)]))
    case .rename: .names(.text)
    case .unknownCases: .word(["keep", "reject"])
    case .unknownMembers: .word(["drop", "keep"])
    case .hashable: .word(["used", "all"])
    case .generate: .bool
    }
  }
}

package enum ModelKey: String, MappingKey {
  case from, id, doc, inputs
  case locals = "let"
  case display, state, gallery

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
    case .gallery:
      "the same for a row: [which field is its title](review.md#the-phone-view) and so on"
    }
  }

  package static let snippets = [
    Snippet("model", "from: $1", "id: $2", "display:", "  $3Text: \"{$4}\"")
  ]

  package var shape: KeyShape {
    switch self {
    case .from, .id: .text
    case .doc: SpecKey.doc.shape
    case .inputs: SpecKey.inputs.shape
    case .locals: SpecKey.locals.shape
    case .display: SpecKey.display.shape
    case .state: SpecKey.state.shape
    case .gallery: SpecKey.gallery.shape
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

  package static let choices = [
    KeyChoice([ExampleKey.fixture], allowed: Array(allCases)),
    KeyChoice([ExampleKey.given], allowed: Array(allCases)),
  ]

  package static let snippets = [
    Snippet("example", "name: $1", "fixture: fixtures/$2.json", "expect:", "  $3: $4")
  ]

  package var shape: KeyShape {
    switch self {
    case .name, .fixture, .locale, .language, .timeZone, .now: .text
    case .given: .anything
    case .inputs: .either([.text, .names(.anything)])
    case .expect: .names(.anything)
    }
  }
}
