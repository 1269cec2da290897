import DocumentReader
import ViewModelIR
import Workspace

/// The screens of the specs that exist already, in whose output the files of the new specs will be.
struct Neighbours {
  private let screens: [Screen]
  private let problems: Set<Diagnostic>

  init(of folder: String, in workspace: Workspace) {
    var ignoredDiagnostics: [Diagnostic] = []
    let group = selectSpecs([], flags: Settings(), in: workspace.files, into: &ignoredDiagnostics)
      .first { canonicalPath($0.folder) == canonicalPath(folder) }
    var problems: [Diagnostic] = []
    screens =
      group.map { workspace.compiled($0, isTranslated: false, into: &problems).screens } ?? []
    self.problems = Set(problems)
  }

  /// The names of the view models, which those of another spec must not have.
  var viewModelNames: Set<String> { Set(screens.flatMap(\.viewModels).compactMap(\.name)) }

  /// Reports what keeps the new specs and those that exist from being generated together, apart from their own errors.
  func check(
    _ new: [StartNames],
    _ workspace: Workspace,
    into diagnostics: inout [Diagnostic]
  ) {
    var ignoredDiagnostics: [Diagnostic] = []
    let specs = new.map(\.specPath)
    let files = workspace.files
    guard
      var group = selectSpecs(specs, flags: Settings(), in: files, into: &ignoredDiagnostics).first
    else { return }
    group.specs = group.others + group.specs
    group.others = []
    var found: [Diagnostic] = []
    let all = workspace.compiled(group, isTranslated: false, into: &found).screens
    for names in new {
      let screen = all.first { $0.location.file.path == names.specPath }
      let declared = Set(screen?.service.declarations.map(\.name) ?? [])
      let taken = screens.filter(\.generatesService).lazy.map { screen in
        (screen: screen, types: screen.service.declarations.filter { declared.contains($0.name) })
      }
      if let (screen, types) = taken.first(where: { !$0.types.isEmpty }) {
        let sample = names.samples.first ?? names.specPath
        diagnostics.append(
          .typesOfOtherResponse(types, of: screen, isOnly: new.count == 1, at: whole(sample))
        )
        return
      }
    }
    let errors = found.filter { $0.severity == .error && !problems.contains($0) }
    diagnostics += errors.map { .unfit(specs, $0) }
  }
}

extension Diagnostic {
  fileprivate static func typesOfOtherResponse(
    _ types: [ServiceModel.Declaration],
    of screen: Screen,
    isOnly: Bool,
    at location: Location
  ) -> Self {
    let spec = screen.location.file.path
    let names = types.map { quoted($0.name) }.joined(separator: ", ")
    let renames = types.map { "\($0.name): \(screen.stem)\($0.name)" }.joined(separator: ", ")
    let isRoot = isOnly && types.count == 1 && types.first?.name == screen.service.root.declaredName
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

  fileprivate static func unfit(_ specs: [String], _ problem: Diagnostic) -> Self {
    let what =
      specs.count == 1
      ? "the new spec could not be generated next to those that exist"
      : "the specs could not be generated into one output"
    let place = "\(problem.location.file.path):\(problem.location.line)"
    return Self(
      problem.code,
      "\(what): \(problem.message) (\(place))",
      at: whole(specs.first ?? "")
    )
  }
}
