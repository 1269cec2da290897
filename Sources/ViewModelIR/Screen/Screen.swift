import DocumentReader

/// A spec after checking and lowering: all that the renderer and the evaluator need to know about it.
///
/// A class, because many values hold a screen, and copying one then copies a single reference.
package final class Screen: Sendable {
  package enum Layout: Int, Sendable {
    /// The view models are declared next to the view, each together with its adapter.
    case besideView = 1
    /// The view models are nested in the view, and their adapters are in a separate file.
    case insideView = 2
  }

  /// The spec's file name without extension. The names of the output files are derived from it.
  package let stem: String
  /// The spec's file name, for the header.
  package let specName: String
  /// The location of the view's name in the spec. Diagnostics about the screen's files point to it.
  package let location: Location
  /// The name of the view's type, or of the shared model. The names of the generated types are derived from it.
  package let view: String
  /// Whether the spec is of a shared model, which other specs nest.
  package let isShared: Bool
  package let layout: Layout
  /// The tag of the source language.
  package let language: String
  /// The plural rules of the source language.
  package let plurals: PluralRules
  package let service: ServiceModel
  /// Whether the service types are generated; otherwise the app provides them.
  package let generatesService: Bool
  /// The module that contains the service types; `nil` if they are in the app's own module.
  package let serviceModule: String?
  /// Whether all service types are comparable, or only those whose values are compared.
  package let comparesService: Bool
  /// The screen's own view model first, then those that its spec declares under `models`, in their order.
  package let viewModels: [ViewModel]
  /// The shared models that the view models nest, at any depth. Each is declared by its own spec.
  package let sharedModels: [Screen]
  /// The other modules of the app that declare types that the screen uses, each after those that it depends on itself.
  package let otherModules: [OtherModule]
  /// The names of the formats that the spec declares.
  package let formatNames: Set<String>
  package let examples: [Example]
  /// What the functions of the app give, according to the examples. A function gives the same in all of them.
  package let functionValues: [AppFunctionValue]
  /// The presenter; `nil` if the screen has only view models.
  package let presenter: Presenter?
  /// The tags of the languages that the texts are available in, the source language first; empty if no catalog is used.
  package let languages: [String]
  /// The keys of the further output languages in which the screen is not written, such as `kotlin`.
  package let twinsLeftOut: Set<String>
  private let viewModelsByName: [String: ViewModel]

  package init(
    stem: String,
    specName: String,
    location: Location,
    view: String,
    isShared: Bool = false,
    layout: Layout,
    language: String,
    plurals: PluralRules,
    service: ServiceModel,
    generatesService: Bool = true,
    serviceModule: String? = nil,
    comparesService: Bool = false,
    viewModels: [ViewModel],
    sharedModels: [Screen] = [],
    otherModules: [OtherModule] = [],
    formatNames: Set<String>,
    examples: [Example],
    functionValues: [AppFunctionValue] = [],
    presenter: Presenter? = nil,
    languages: [String] = [],
    twinsLeftOut: Set<String> = []
  ) {
    self.stem = stem
    self.specName = specName
    self.location = location
    self.view = view
    self.isShared = isShared
    self.layout = layout
    self.language = language
    self.plurals = plurals
    self.service = service
    self.generatesService = generatesService
    self.serviceModule = serviceModule
    self.comparesService = comparesService
    self.viewModels = viewModels
    self.sharedModels = sharedModels
    self.otherModules = otherModules
    self.formatNames = formatNames
    self.examples = examples
    self.functionValues = functionValues
    self.presenter = presenter
    self.languages = languages
    self.twinsLeftOut = twinsLeftOut
    viewModelsByName = Dictionary(
      (viewModels + sharedModels.flatMap(\.viewModels)).compactMap { viewModel in
        viewModel.name.map { ($0, viewModel) }
      },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// A copy in which the given values replace the screen's own.
  package func with(
    view: String? = nil,
    viewModels: [ViewModel]? = nil,
    otherModules: [OtherModule]? = nil,
    examples: [Example]? = nil,
    presenter: Presenter?? = nil,
    languages: [String]? = nil
  ) -> Screen {
    Screen(
      stem: stem,
      specName: specName,
      location: location,
      view: view ?? self.view,
      isShared: isShared,
      layout: layout,
      language: language,
      plurals: plurals,
      service: service,
      generatesService: generatesService,
      serviceModule: serviceModule,
      comparesService: comparesService,
      viewModels: viewModels ?? self.viewModels,
      sharedModels: sharedModels,
      otherModules: otherModules ?? self.otherModules,
      formatNames: formatNames,
      examples: examples ?? self.examples,
      functionValues: functionValues,
      presenter: presenter ?? self.presenter,
      languages: languages ?? self.languages,
      twinsLeftOut: twinsLeftOut
    )
  }

  /// The fields that the presenter changes, by the name of the view model that contains them. In a shared model, these are the fields that
  /// any presenter could change: those that lead to `state` in nested view models.
  package var changedFields: [String?: Set<String>] {
    var changed: [String?: Set<String>] = [:]
    for viewModel in isShared ? viewModels : [] {
      let fields = viewModel.fields.filter { $0.rule.nested.map { hasState($0.model) } ?? false }
      changed[viewModel.name] = Set(fields.map(\.name))
    }
    for names in presenter?.flaggedRows ?? [] {
      var viewModel = viewModels.first
      for name in names {
        guard let owner = viewModel, let nested = owner.field(name)?.rule.nested else { break }
        changed[owner.name, default: []].insert(name)
        viewModel = self.viewModel(nested.model)
      }
    }
    return changed
  }

  /// Whether a view model, or one nested in it at any depth, has state.
  private func hasState(_ name: String) -> Bool {
    var open = [name]
    var seen = Set(open)
    while let viewModel = open.popLast().flatMap(viewModel) {
      for rule in viewModel.fields.map(\.rule) {
        if case .state = rule { return true }
        if let model = rule.nested?.model, seen.insert(model).inserted { open.append(model) }
      }
    }
    return false
  }

  /// The view model with this name, of this screen or of a shared model; `nil` if there is none.
  package func viewModel(_ name: String) -> ViewModel? { viewModelsByName[name] }

  /// All view models that the screen shows: its own, and those of the shared models.
  package var allViewModels: [ViewModel] { viewModels + sharedModels.flatMap(\.viewModels) }

  /// The screen that declares the view model with this name: this one, or that of a shared model.
  package func owner(of viewModel: String) -> Screen {
    sharedModels.first { $0.viewModels.contains { $0.name == viewModel } } ?? self
  }
}
