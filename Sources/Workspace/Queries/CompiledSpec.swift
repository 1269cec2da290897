import DocumentReader
import Evaluator
import OutputInterface
import SpecChecker
import SpecSyntax
import Translations
import ViewModelIR

/// The results of compiling a spec on its own. A stage's result is `nil` if it or an earlier stage found errors.
package final class CompiledSpec: Sendable {
  /// The service types to generate; also `nil` if the app provides them.
  let service: ServiceModel?
  package let screen: Screen?
  /// The files of the screen in further languages, by their keys.
  let twinFiles: [String: [RenderedFile]]
  /// Whether the file is a spec, rather than formats or errors for several specs.
  let isSpec: Bool
  /// The coverage of the spec's translations; `nil` if it has only one language.
  let coverage: TranslationCoverage?
  /// The names of the spec's models, with their locations.
  let models: [NamedPlace]
  package let diagnostics: [Diagnostic]

  init(
    service: ServiceModel? = nil,
    screen: Screen? = nil,
    twinFiles: [String: [RenderedFile]] = [:],
    isSpec: Bool = true,
    coverage: TranslationCoverage? = nil,
    models: [NamedPlace] = [],
    diagnostics: [Diagnostic]
  ) {
    self.service = service
    self.screen = screen
    self.twinFiles = twinFiles
    self.isSpec = isSpec
    self.coverage = coverage
    self.models = models
    self.diagnostics = diagnostics
  }
}

/// A spec and the settings that its compilation depends on.
struct SpecKey: Hashable {
  let path: String
  let defaults: SpecDefaults
  /// The translations to look up; `nil` to leave the texts untranslated.
  var translations: TranslationSettings?
  /// What is set for the further languages in which the screen is written, by their keys.
  var twins: [String: TwinOptions] = [:]
  /// The other modules whose types the spec can use.
  var modules: [ModuleDependency] = []

  init(_ path: String, _ settings: Settings, isTranslated: Bool = true) {
    self.path = path
    defaults = SpecDefaults(settings)
    twins = settings.twins.mapValues(\.options)
    modules = settings.modules
    translations = isTranslated ? settings.translations : nil
  }

  init(path: String, defaults: SpecDefaults, translations: TranslationSettings? = nil) {
    self.path = path
    self.defaults = defaults
    self.translations = translations
  }
}

extension Workspace {
  package func compiled(_ path: String, _ defaults: SpecDefaults = SpecDefaults()) -> CompiledSpec {
    compiled(SpecKey(path: path, defaults: defaults), in: Reading(files))
  }

  func compiled(_ spec: SpecKey, in reading: Reading) -> CompiledSpec {
    specs.value(for: spec, in: reading) { compile(spec, in: $0) }
  }

  /// Runs the stages in order: the spec, the schema's types, the shared models, the checked screen.
  private func compile(_ key: SpecKey, in reading: Reading) -> CompiledSpec {
    let file = specFile(key.path, in: reading)
    var diagnostics = file.diagnostics
    guard case .spec(let spec)? = file.value else {
      return CompiledSpec(isSpec: file.value == nil, diagnostics: diagnostics)
    }
    var found = spec.service.flatMap {
      types(of: $0, key.defaults, in: schemaReading(for: reading), into: &diagnostics)
    }
    if spec.isBlank { found = spec.service == nil ? .nothing : found?.rooted(at: .nothing) }
    guard let service = found else { return CompiledSpec(diagnostics: diagnostics) }
    var screen = checkSpec(
      spec,
      service: service,
      defaults: key.defaults,
      fixtures: fixtures(of: spec, in: reading, into: &diagnostics),
      shared: sharedDeclarations(of: spec, key, in: reading, into: &diagnostics),
      into: &diagnostics
    )
    language.check(spec, of: service, screen, key.defaults, into: &diagnostics)
    if let checked = screen, checked.examples.isEmpty {
      let sample = snapshot(of: checked.speaking, at: spec.view.location.file.whole)
      screen = checked.with(examples: [sample].compactMap { $0 })
    }
    screen = screen.map { importing(key.modules, in: $0.fillingForms, reading, into: &diagnostics) }
    if let checked = screen, !key.defaults.functions.isEmpty {
      checkFunctionValues(of: checked, into: &diagnostics)
    }
    if let checked = screen { checkIdempotence(of: checked, into: &diagnostics) }
    var coverage: TranslationCoverage?
    if let translations = key.translations, let checked = screen {
      let translated = translated(checked, translations, in: reading)
      screen = translated.screen
      coverage = translated.coverage
      diagnostics += translated.diagnostics
    }
    // Without the catalogs, as in `translations sync`, the languages are unknown and cannot be checked.
    if key.translations != nil || !key.defaults.isTranslated {
      let known = screen?.languages ?? []
      diagnostics += (screen?.examples ?? []).compactMap { unknownLanguage(of: $0, known) }
    }
    var twinFiles: [String: [RenderedFile]] = [:]
    if let checked = screen?.speaking, !diagnostics.hasErrors {
      for twin in twins {
        guard let options = key.twins[twin.key], !checked.twinsLeftOut.contains(twin.key) else {
          continue
        }
        twinFiles[twin.key] = twin.files(of: checked, options, into: &diagnostics)
      }
    }
    if diagnostics.hasErrors { screen = nil }
    return CompiledSpec(
      service: spec.service?.generate == true ? service : nil,
      screen: screen?.speaking,
      twinFiles: twinFiles,
      coverage: coverage,
      models: spec.models.map { NamedPlace($0.name, $0.location) },
      diagnostics: diagnostics
    )
  }

  private func fixtures(
    of spec: Spec,
    in reading: Reading,
    into diagnostics: inout [Diagnostic]
  ) -> [String: Node] {
    var fixtures: [String: Node] = [:]
    for file in spec.examples.flatMap(\.files) where fixtures[file.path] == nil {
      switch reading.load(simplifiedPath(file.path)) {
      case .file(let source): fixtures[file.path] = readFile(source, into: &diagnostics)
      case .failure(let reason):
        diagnostics.append(.unreadable(file.path, reason, at: file.location))
      }
    }
    return fixtures
  }

  func load(
    _ path: String,
    in reading: Reading,
    into diagnostics: inout [Diagnostic]
  ) -> SourceFile? {
    switch reading.load(path) {
    case .file(let file): return file
    case .failure(let reason):
      diagnostics.append(.unreadable(path, reason))
      return nil
    }
  }
}
