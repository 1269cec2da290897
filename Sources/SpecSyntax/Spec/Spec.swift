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
        standard: "\(SpecDefaults().layout.rawValue)",
        "`1`: struct and initialiser in one file; `2`: the model with the view, the adapter in a file of its own"
      )
    case .language:
      .init(
        .text,
        standard: SpecDefaults().language,
        "a language code, which chooses the plural rules"
      )
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

/// A spec as its author wrote it: the right keys with values of the right shape, nothing looked up yet.
///
/// A nil if a spec must have a value was an error, reported when the spec was read; the rest is valid by itself.
package struct Spec: Sendable {
  /// Those that are misspelt, or whose values were errors: there may be more than the spec is known to have.
  package var unknownKeys: Set<SpecKey>
  /// The mapping itself where the spec does not say.
  package var view: Node
  package var doc: String
  package var layout: Screen.Layout?
  package var language: Node?
  package var isTranslated: Bool
  package var service: Service?
  package var inputs: [Input]
  package var locals: [DisplayField]
  package var formats: [NamedFormat]
  package var models: [Model]
  package var display: [DisplayField]
  package var presenter: Presenter?
  package var gallery: Gallery?
  package var examples: [ExampleSpec]

  /// `me: String`
  package struct Input: Sendable {
    package var name: String
    package var location: Location
    package var type: Node?
  }

}
