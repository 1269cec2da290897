import DocumentReader
import ViewModelIR
import Workspace

/// The screens of the specs that exist already, in whose output the new spec's files will be.
struct Neighbours {
  private let group: SpecGroup?
  private let screens: [Screen]
  private let problems: Set<Diagnostic>

  init(of folder: String, in workspace: Workspace) {
    var ignoredDiagnostics: [Diagnostic] = []
    group = selectSpecs([], flags: Settings(), in: workspace.files, into: &ignoredDiagnostics)
      .first { canonicalPath($0.folder) == canonicalPath(folder) }
    var problems: [Diagnostic] = []
    screens =
      group.map { workspace.compiled($0, isTranslated: false, into: &problems).screens } ?? []
    self.problems = Set(problems)
  }

  /// The names of the view models, which those of another spec must not have.
  var viewModelNames: Set<String> { Set(screens.flatMap(\.viewModels).compactMap(\.name)) }

  /// Reports what keeps the new spec and those that exist from being generated together, apart from their own errors.
  ///
  /// - Parameter sample: The sample that the spec was made from, or the spec itself.
  func check(
    _ spec: String,
    from sample: String,
    _ workspace: Workspace,
    into diagnostics: inout [Diagnostic]
  ) {
    guard var group else { return }
    group.specs.append(spec)
    var found: [Diagnostic] = []
    let new = workspace.compiled(group, isTranslated: false, into: &found).screens
      .first { canonicalPath($0.location.file.path) == canonicalPath(spec) }
    let names = Set(new?.service.declarations.map(\.name) ?? [])
    let taken = screens.filter(\.generatesService).lazy.map { screen in
      (screen: screen, types: screen.service.declarations.filter { names.contains($0.name) })
    }
    if let (screen, types) = taken.first(where: { !$0.types.isEmpty }) {
      diagnostics.append(.typesOfOtherResponse(types, of: screen, at: whole(sample)))
    } else {
      diagnostics += found.filter { $0.severity == .error && !problems.contains($0) }
        .map { .unfit(spec, $0) }
    }
  }
}

extension Diagnostic {
  fileprivate static func typesOfOtherResponse(
    _ types: [ServiceModel.Declaration],
    of screen: Screen,
    at location: Location
  ) -> Self {
    let spec = screen.location.file.path
    let names = types.map { quoted($0.name) }.joined(separator: ", ")
    let renames = types.map { "\($0.name): \(screen.stem)\($0.name)" }.joined(separator: ", ")
    let isRoot = types.count == 1 && types.first?.name == screen.service.root.declaredName
    let remedy =
      isRoot
      ? "choose another name with '--type'"
      : "in that spec, add 'rename: { \(renames) }' to 'service', use the new names, and run 'init' again"
    return Self(
      .typeName,
      "this response has types with the names of other types, \(names) of \(quoted(spec, limit: 200)), so the two specs could not be "
        + "generated into one output: \(remedy); or, if the types are the same, write a spec over the schema that is there",
      at: location
    )
  }

  fileprivate static func unfit(_ spec: String, _ problem: Diagnostic) -> Self {
    let place = "\(problem.location.file.path):\(problem.location.line)"
    return Self(
      problem.code,
      "the new spec could not be generated next to those that exist: \(problem.message) (\(place))",
      at: whole(spec)
    )
  }
}
