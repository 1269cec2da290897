import DocumentReader

/// One spec, checked and lowered: all that the renderer and the evaluator know of it.
///
/// A class, because everything holds one: a copy is one reference, not a hundred.
package final class Screen: Sendable {
  package enum Layout: Int, Sendable {
    /// The view models stand beside the view, each in one piece.
    case besideView = 1
    /// The view models are parts of the view, and what fills them is in a file of its own.
    case insideView = 2
  }

  /// The spec's file name without extension: names the output files.
  package let stem: String
  /// The spec's file name, for the header.
  package let specName: String
  /// Where the spec names its view: what is said of its files points there.
  package let location: Location
  /// The view's type name: names the types.
  package let view: String
  package let layout: Layout
  /// The language tag of its texts.
  package let language: String
  /// The plural rules of that language.
  package let plurals: PluralRules
  package let service: ServiceModel
  /// Whether the service's types are written, or the app has them.
  package let generatesService: Bool
  /// The module that has them, where the app's own does not.
  package let serviceModule: String?
  /// Whether the values of all the service's types can be compared, or only of those that are.
  package let comparesService: Bool
  /// The screen's own view model first, then those under `models` in their order.
  package let viewModels: [ViewModel]
  /// What the author calls formats of the spec's own.
  package let formatNames: Set<String>
  package let examples: [Example]
  /// nil for a screen that only has view models.
  package let presenter: Presenter?
  /// The tags of those that its texts may be in, its own first; none where no catalog is used.
  package let languages: [String]
  private let viewModelsByName: [String: ViewModel]

  package init(
    stem: String,
    specName: String,
    location: Location,
    view: String,
    layout: Layout,
    language: String,
    plurals: PluralRules,
    service: ServiceModel,
    generatesService: Bool = true,
    serviceModule: String? = nil,
    comparesService: Bool = false,
    viewModels: [ViewModel],
    formatNames: Set<String>,
    examples: [Example],
    presenter: Presenter? = nil,
    languages: [String] = []
  ) {
    self.stem = stem
    self.specName = specName
    self.location = location
    self.view = view
    self.layout = layout
    self.language = language
    self.plurals = plurals
    self.service = service
    self.generatesService = generatesService
    self.serviceModule = serviceModule
    self.comparesService = comparesService
    self.viewModels = viewModels
    self.formatNames = formatNames
    self.examples = examples
    self.presenter = presenter
    self.languages = languages
    viewModelsByName = Dictionary(
      viewModels.compactMap { viewModel in viewModel.name.map { ($0, viewModel) } },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// A copy with what is given in place of what it has.
  package func with(
    viewModels: [ViewModel]? = nil,
    examples: [Example]? = nil,
    presenter: Presenter?? = nil,
    languages: [String]? = nil
  ) -> Screen {
    Screen(
      stem: stem,
      specName: specName,
      location: location,
      view: view,
      layout: layout,
      language: language,
      plurals: plurals,
      service: service,
      generatesService: generatesService,
      serviceModule: serviceModule,
      comparesService: comparesService,
      viewModels: viewModels ?? self.viewModels,
      formatNames: formatNames,
      examples: examples ?? self.examples,
      presenter: presenter ?? self.presenter,
      languages: languages ?? self.languages
    )
  }

  /// The fields that the presenter changes, by the name of their view model.
  package var changedFields: [String?: Set<String>] {
    var changed: [String?: Set<String>] = [:]
    for names in presenter?.flaggedRows ?? [] {
      var viewModel = viewModels.first
      for name in names {
        guard let owner = viewModel, case .each(_, let model, _)? = owner.field(name)?.rule else {
          break
        }
        changed[owner.name, default: []].insert(name)
        viewModel = self.viewModel(model)
      }
    }
    return changed
  }

  /// The one of a name under `models`.
  package func viewModel(_ name: String) -> ViewModel? { viewModelsByName[name] }
}

/// JSON in, display values out.
package struct Example: Sendable {
  package struct Expectation: Sendable {
    package var field: String
    package var value: Node

    package init(field: String, value: Node) {
      self.field = field
      self.value = value
    }
  }

  /// As the spec says it, or made up where it does not: any text.
  package var name: String
  /// Whether its data was made up from the schema, for a spec without examples.
  package var isSample: Bool
  package var location: Location
  /// The service's JSON, fixture and `given` merged.
  package var data: Node
  /// Values for the view model's inputs, by name.
  package var inputs: [String: Node]
  package var locale: String
  /// Of the texts; nil for the spec's own.
  package var language: String?
  package var languageLocation: Location?
  package var timeZone: String
  /// RFC 3339.
  package var now: String
  /// Where those three stand, or the example does.
  package var places: (locale: Location, timeZone: Location, now: Location)
  package var expectations: [Expectation]

  package init(
    name: String,
    isSample: Bool = false,
    location: Location,
    data: Node,
    inputs: [String: Node],
    locale: String,
    language: Node? = nil,
    timeZone: String,
    now: String,
    places: (locale: Location, timeZone: Location, now: Location)? = nil,
    expectations: [Expectation]
  ) {
    self.name = name
    self.isSample = isSample
    self.location = location
    self.data = data
    self.inputs = inputs
    self.locale = locale
    self.language = language?.text
    languageLocation = language?.location
    self.timeZone = timeZone
    self.now = now
    self.places = places ?? (location, location, location)
    self.expectations = expectations
  }
}
