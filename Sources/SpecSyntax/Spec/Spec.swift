import DocumentReader
import ViewModelIR

package enum SpecKey: String, MappingKey {
  case view, model, doc, layout, language, translate, kotlin, spoken, label, hint, traits, service,
    id
  case inputs
  case locals = "let"
  case formats, models, display, state, screen, gallery
  case examples

  package static let mapping = "a spec"

  package var definition: KeyDefinition {
    switch self {
    case .view:
      .init(
        .text,
        "required, except in a shared model: the name of the view's type, such as `ReadingStatsView`, which determines the name of the view model: `ReadingStatsViewModel`, in layout 2 `ReadingStatsView.Model`"
      )
    case .model:
      .init(
        .text,
        "instead of `view`: the name of a [shared model](#shared-models), such as `PostRow`, which becomes `PostRowViewModel`"
      )
    case .doc: .init(.text, "the doc comment of the generated type")
    case .layout:
      .init(
        .word(["1", "2"]),
        standard: "\(SpecDefaults().layout.rawValue)",
        "`1` generates struct and adapter in one file; `2` nests the model in the view, with the adapter in a file of its own"
      )
    case .language:
      .init(
        .text,
        standard: SpecDefaults().language,
        "the language code of the texts, which determines the plural rules"
      )
    case .translate: .init(.bool, translateReference)
    case .kotlin:
      .init(
        .bool,
        standard: "true",
        "`false` leaves the screen out of [the Kotlin output](kotlin.md#screens-without-kotlin)"
      )
    case .spoken:
      .init(
        .bool,
        "whether texts that screen readers misread have [spoken forms](accessibility.md)"
      )
    case .label: labelDefinition(.label)
    case .hint: labelDefinition(.hint)
    case .traits: traitsDefinition
    case .service:
      .init(
        .mapping(ServiceKey.self),
        "[the service](#service) that the data comes from; only a [screen without `load`](screens.md#screens-without-load) needs none"
      )
    case .id:
      .init(
        ModelKey.id.shape,
        "in a [shared model](#shared-models): \(ModelKey.id.definition.description)"
      )
    case .inputs: .init(.names(.text), "`name: Type`, further parameters of the initializers")
    case .locals:
      .init(
        .names(.either([.text, .mapping(FieldKey.self)])),
        "`name: expression` or `name: field`, [values](#let) that several fields share"
      )
    case .formats:
      .init(
        .either([.names(.mapping(FormatKey.self)), .text]),
        "`name: format`, [named formats](#formats), or the path of a [file of them](#shared-formats)"
      )
    case .models:
      .init(
        .names(.either([.mapping(ModelKey.self), .text])),
        "`Name: model`, [nested view models](#models), or the path of a [shared model](#shared-models)"
      )
    case .display:
      .init(
        .names(.either([.text, .mapping(FieldKey.self)])),
        isRequired: true,
        "`name: field`, [the fields](#fields), in the order of the struct's properties"
      )
    case .state:
      .init(
        .names(.text),
        "`name: value`, mutable properties of the view model with their initial values: `true`, `false`, a number or a text"
      )
    case .screen:
      .init(
        .mapping(PresenterKey.self),
        "[the presenter](screens.md) that loads, stores and changes what the view shows"
      )
    case .gallery:
      .init(
        .mapping(GalleryKey.self),
        "[the roles of the fields](review.md#the-phone-view) (title, picture and so on) when the screen is shown in a browser"
      )
    case .examples:
      .init(
        .list(.mapping(ExampleKey.self)),
        "a list of [examples](#examples): data and the texts expected for it"
      )
    }
  }

  package static var choices: [KeyChoice] {
    [
      KeyChoice([.view], allowed: allCases.filter { ![.model, .id].contains($0) }),
      KeyChoice([.model], allowed: allCases.filter { ![.view, .screen].contains($0) }),
    ]
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

/// A spec as parsed from YAML. Its structure is valid, but the names in it have not been looked up yet.
///
/// A required value is `nil` if it is invalid, which was reported when the spec was read.
package struct Spec: Sendable {
  /// The keys that are misspelled or have invalid values, so that it is unknown which names they declare.
  package var unknownKeys: Set<SpecKey>
  /// Whether this is a shared model, which other specs nest, rather than a view.
  package var isShared: Bool
  /// The value of `view` or `model`, or the spec's root mapping if it has neither.
  package var view: Node
  package var doc: String
  package var layout: Screen.Layout?
  package var language: Node?
  package var isTranslated: Bool
  /// The keys of the further output languages in which the screen is not written.
  package var twinsLeftOut: Set<String>
  package var spoken: Bool?
  /// The texts of `label` and `hint`.
  package var labels: [DisplayField]
  package var traits: [Trait]
  package var service: Service?
  /// The expression of a shared model's `id`. If there is one, `display` begins with a field `id`.
  package var id: SpecExpression?
  package var inputs: [Input]
  package var locals: [DisplayField]
  package var formats: [NamedFormat]
  /// The path of a file of formats, instead of `formats`.
  package var formatsFile: File?
  package var models: [Model]
  /// The entries of `models` that name a file.
  package var sharedModels: [SharedModel]
  package var display: [DisplayField]
  package var presenter: Presenter?
  /// Whether the spec is of a screen that loads nothing.
  package var isBlank: Bool { presenter?.loads == false }
  package var gallery: Gallery?
  package var examples: [ExampleSpec]

  /// An input such as `me: String`. The type is `nil` if it is invalid, which has been reported.
  package struct Input: Sendable {
    package var name: String
    package var location: Location
    package var type: Node?
  }

  /// An entry of `models` that names the file of a shared model.
  package struct SharedModel: Sendable {
    package var name: String
    package var location: Location
    package var file: File
  }
}
