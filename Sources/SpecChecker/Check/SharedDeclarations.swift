import DocumentReader
import SpecSyntax
import ViewModelIR

/// What a spec uses from other specs' files: shared models, which have been checked on their own, formats, and texts of errors.
package struct SharedDeclarations {
  /// The screens of the shared models that the spec names, by name. Models with errors are missing, and have been reported.
  package let models: [String: Screen]
  package let formats: [Spec.NamedFormat]
  /// The texts of errors that the screen does not have itself; `nil` if they cannot be read, which has been reported.
  let errors: [Spec.Presenter.ErrorText]?
  /// Whether it is unknown which formats there are, because of an error that has been reported.
  let lacksFormats: Bool
  /// The screens of all shared models that the spec nests, directly or in other models.
  let screens: [Screen]

  /// - Parameter formats: The formats; `nil` if they cannot be read, which has been reported.
  package init(
    models: [String: Screen] = [:],
    formats: [Spec.NamedFormat]? = [],
    errors: [Spec.Presenter.ErrorText]? = []
  ) {
    self.models = models
    self.errors = errors
    self.formats = formats ?? []
    lacksFormats = formats == nil
    var seen: Set<String> = []
    screens = models.values.sorted { $0.view < $1.view }.flatMap { $0.sharedModels + [$0] }
      .filter { seen.insert($0.location.file.path).inserted }
  }

  /// A spec's token types together with those of the shared models, each with the tokens of all.
  func tokens(with own: [ServiceModel.Declaration]) -> [ServiceModel.Declaration] {
    let all = own + screens.flatMap(\.service.tokens)
    let tokens = Dictionary(grouping: all, by: \.name)
    var seen: Set<String> = []
    return all.filter { seen.insert($0.name).inserted }.map { type in
      let names = tokens[type.name, default: []].flatMap(\.caseNames)
      return .tokens(type.name, Set(names).sorted(), at: type.location)
    }
  }
}

/// A model that a field can nest: one under `models`, a shared one, or the shared model that the spec itself declares.
struct NestableModel {
  /// A type that is known or, in a spec, written.
  enum DeclaredType {
    case known(ValueType)
    case written(Node?)
  }

  let name: String
  let source: DeclaredType
  let inputs: [(name: String, type: DeclaredType)]

  static func all(
    in spec: Spec,
    _ service: ServiceModel,
    _ shared: SharedDeclarations
  ) -> [NestableModel] {
    let own = spec.models.map { NestableModel($0.name, .written($0.from), $0.inputs) }
    let itself = spec.isShared ? spec.view.text : nil
    return own
      + [itself.map { NestableModel($0, .known(service.root), spec.inputs) }].compactMap { $0 }
      + spec.sharedModels.compactMap { shared.models[$0.name]?.viewModels.first }
      .map(NestableModel.init)
  }

  private init(_ name: String, _ source: DeclaredType, _ inputs: [Spec.Input]) {
    self.name = name
    self.source = source
    self.inputs = inputs.map { ($0.name, .written($0.type)) }
  }

  private init(_ viewModel: ViewModel) {
    name = viewModel.name ?? ""
    source = .known(viewModel.source)
    inputs = viewModel.inputs.map { ($0.name, .known($0.type)) }
  }
}

extension ScreenChecker {
  func type(_ declared: NestableModel.DeclaredType) throws(Diagnostic) -> ValueType {
    switch declared {
    case .known(let type): type
    case .written(let node): try type(node)
    }
  }

  /// The names that functions of the generated code cannot have, because formats have them.
  var formatNames: Set<String> {
    Set(spec.formats.map(\.name)).union(findings.usedFormats)
  }

  /// Reports shared models that do not fit the spec: made from a type of another schema, or with a name that another model has.
  func checkSharedModels() {
    var owners = Dictionary(
      spec.models.map { ($0.name, $0.location) },
      uniquingKeysWith: { first, _ in first }
    )
    if spec.isShared, let name = spec.view.text { owners[name] = spec.view.location }
    for entry in spec.sharedModels {
      guard let screen = shared.models[entry.name] else { continue }
      if let type = screen.service.root.innermost.declaredName,
        let found = service.schemaType(type), let wanted = screen.service.schemaType(type),
        !found.location.isSame(as: wanted.location)
      {
        problems.note(.modelOfOtherSchema(entry, type, wanted.location, found.location))
      }
      for part in screen.sharedModels + [screen] {
        for model in part.viewModels.compactMap(\.name) {
          let place = part.location
          if let other = owners[model], other.file.path != place.file.path {
            problems.note(.modelOfTwoFiles(model, entry, in: place, and: other))
          }
          owners[model] = place
        }
      }
    }
  }
}

extension Location {
  fileprivate func isSame(as other: Location) -> Bool {
    normalizedPath(file.path) == normalizedPath(other.file.path) && start == other.start
  }
}

extension Diagnostic {
  fileprivate static func modelOfOtherSchema(
    _ entry: Spec.SharedModel,
    _ type: String,
    _ wanted: Location,
    _ found: Location
  ) -> Self {
    Self(
      .typeMismatch,
      "model '\(entry.name)' is made from '\(type)' of \(wanted.place), but this spec's '\(type)' is in "
        + "\(found.place): use the same schema in both",
      at: entry.file.location
    )
  }

  fileprivate static func modelOfTwoFiles(
    _ model: String,
    _ entry: Spec.SharedModel,
    in place: Location,
    and other: Location
  ) -> Self {
    Self(
      .name,
      "\(place.place) also declares a model '\(model)', which is in \(other.place) too: rename one of them",
      at: entry.file.location
    )
  }
}

extension Location {
  fileprivate var place: String { "\(excerpt(normalizedPath(file.path), limit: 200)):\(line)" }
}
