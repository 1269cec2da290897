import DocumentReader
import ViewModelIR

package enum SpecKey: String, MappingKey {
  case view, doc, layout, language, translate, service, inputs
  case locals = "let"
  case formats, models, display, state, screen, gallery
  case examples

  package static let mapping = "a spec"

  package var definition: KeyDefinition {
    switch self {
    case .view:
      .init(
        .text,
        isRequired: true,
        "the view's type name, which names the types: `ReadingStatsViewModel`, in layout 2 `ReadingStatsView.Model`"
      )
    case .doc: .init(.text, "the doc comment")
    case .layout:
      .init(
        .word(["1", "2"]),
        standard: "1",
        "`1`: struct and initialiser in one file; `2`: the model with the view, the adapter in a file of its own"
      )
    case .language: .init(.text, standard: "en", "a language code, which chooses the plural rules")
    case .translate: .init(.bool, translateReference)
    case .service: .init(.mapping(ServiceKey.self), isRequired: true, "[what comes in](#service)")
    case .inputs: .init(.names(.text), "`name: Type`, further parameters of the initialisers")
    case .locals:
      .init(
        .names(.either([.text, .mapping(FieldKey.self)])),
        "`name: expression` or `name: field`, [values](#let) that several fields share"
      )
    case .formats:
      .init(.names(.mapping(FormatKey.self)), "`name: format`, [formats](#formats) with a name")
    case .models:
      .init(.names(.mapping(ModelKey.self)), "`Name: model`, [nested view models](#models)")
    case .display:
      .init(
        .names(.either([.text, .mapping(FieldKey.self)])),
        isRequired: true,
        "`name: field`, [fields](#fields) in the order of the struct"
      )
    case .state:
      .init(
        .names(.text),
        "`name: value`, the view model's own mutable properties and their first values: `true`, `false`, a number or a text"
      )
    case .screen:
      .init(
        .mapping(PresenterKey.self),
        "[the presenter](screens.md) that loads, holds and changes what the view shows"
      )
    case .gallery:
      .init(
        .mapping(GalleryKey.self),
        "[which field is the title](review.md#the-phone-view), the picture and so on, for those who look at the screen in a browser"
      )
    case .examples:
      .init(
        .list(.mapping(ExampleKey.self)),
        "a list of [examples](#examples): JSON in, strings out"
      )
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
}

package enum ServiceKey: String, MappingKey {
  case schema, type, types, rename, unknownCases, unknownMembers, hashable, generate
  case importing = "import"

  package static let mapping = "'service'"

  package var definition: KeyDefinition {
    switch self {
    case .schema:
      .init(
        .text,
        isRequired: true,
        "the file of the [JSON Schema](schemas.md), or a place in it: `api.yaml#/components/schemas/Order`"
      )
    case .type: .init(.text, "a type of the schema by name, or the name for an untitled root")
    case .types:
      .init(
        .names(.either([.text, .mapping(WireFormKey.self)])),
        "[wire formats](#wire-formats) that the schema left out, and [lossy arrays](#lossy-arrays): `{ Amount.amount: decimal, Photos.photos: { lossy: true } }`"
      )
    case .rename: .init(.names(.text), "other Swift names: `{ Type: Kind, Order.no: number }`")
    case .unknownCases:
      .init(
        .word(["keep", "reject"]),
        standard: "keep",
        "`keep`: a string that the enumeration does not list decodes as `unknown(String)`; `reject`: it fails the decoding"
      )
    case .unknownMembers:
      .init(
        .word(["drop", "keep"]),
        standard: "drop",
        "`drop`: members that the schema does not declare are left out; `keep`: they are in `additionalProperties`"
      )
    case .hashable:
      .init(
        .word(["used", "all"]),
        standard: "used",
        "`used`: the types that view models hold or compare are `Hashable`, with all that is in them; `all`: every type is"
      )
    case .generate:
      .init(
        .bool,
        "`false`: the app has the types already, with all that specs use of them, for a [union](#unions) also the members that its types share"
      )
    case .importing: .init(.text, "the module that has them, if it is a different one")
    }
  }
}

package enum ModelKey: String, MappingKey {
  case from, id, doc, inputs
  case locals = "let"
  case display, state, gallery

  package static let mapping = "a model"

  package var definition: KeyDefinition {
    switch self {
    case .from:
      .init(
        .text,
        isRequired: true,
        "the type of the elements, one of the schema or any that [inputs](#keys-of-a-spec) have"
      )
    case .id:
      .init(
        .text,
        "an expression, a `String`, an `Int` or a `UUID`: the first property of the struct, which makes it `Identifiable`"
      )
    case .doc: SpecKey.doc.definition
    case .inputs: SpecKey.inputs.definition
    case .locals: SpecKey.locals.definition
    case .display: SpecKey.display.definition
    case .state: SpecKey.state.definition
    case .gallery:
      .init(
        SpecKey.gallery.shape,
        "the same for a row: [which field is its title](review.md#the-phone-view) and so on"
      )
    }
  }

  package static let snippets = [
    Snippet("model", "from: $1", "id: $2", "display:", "  $3Text: \"{$4}\"")
  ]
}

package enum ExampleKey: String, MappingKey {
  case name, fixture, given, inputs, locale, language, timeZone, now, expect

  package static let mapping = "an example"

  package var definition: KeyDefinition {
    switch self {
    case .name: .init(.text, "the test's name")
    case .fixture: .init(.text, "a JSON file")
    case .given:
      .init(
        .anything,
        "JSON inline; with `fixture` a merge patch on it (RFC 7396): `null` is null where the schema requires the member, and removes any other"
      )
    case .inputs:
      .init(
        .either([.text, .names(.anything)]),
        "values for the spec's inputs, or a JSON file of them"
      )
    case .locale: .init(.text, standard: "en_US", "the locale that the texts are for")
    case .language:
      .init(
        .text,
        "which of the [languages](translations.md) the texts are in, and the locale where that is not given; the spec's"
      )
    case .timeZone: .init(.text, standard: "UTC", "the time zone that dates are shown in")
    case .now: .init(.text, "the current time, which relative dates count from; a fixed instant")
    case .expect:
      .init(
        .names(.anything),
        isRequired: true,
        "some or all of the fields and what they come out as; nested view models likewise; `null` for nil; `{}` where only the data is to be shown by `preview`"
      )
    }
  }

  package static let choices = [
    KeyChoice([ExampleKey.fixture], allowed: Array(allCases)),
    KeyChoice([ExampleKey.given], allowed: Array(allCases)),
  ]

  package static let snippets = [
    Snippet("example", "name: $1", "fixture: fixtures/$2.json", "expect:", "  $3: $4")
  ]
}
