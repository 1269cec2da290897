import DocumentReader
import OutputInterface
import SpecSyntax
import Translations
import ViewModelIR

/// The results of compiling a group of specs.
package struct CompiledGroup {
  /// The folder of the configuration.
  let folder: String
  let settings: Settings
  package var screens: [Screen] = []
  /// The screens that use the shared files: `screens`, and those whose own files the run does not write. Their order does not depend on
  /// which specs a command names.
  var all: [Screen] = []
  /// The modules that this one depends on.
  var modules: [ModuleContents] = []
  /// The service types of all screens, one entry for each schema file.
  var services: [SchemaTypeFile] = []
  /// The service protocols of all presenters.
  var protocols: [ServiceProtocol] = []
  /// The files in further languages of the screens in `all`, by their paths, and of all protocols, by the keys of the languages.
  var twinFiles:
    (screens: [String: [String: [RenderedFile]]], protocols: [String: [RenderedFile]]) =
      ([:], [:])
  /// Whether none of the output can be correct: for example, two types have the same name, or a catalog cannot be used.
  var isContradictory = false
  /// The coverage of the translations, by the path of their catalog.
  var translated: [String: TranslationCoverage] = [:]
  /// The file names of the specs that are not in `screens`: their generated files are kept.
  package var kept: Set<String> = []
  /// Whether every spec of the output is in `all`.
  var isComplete = true
  /// Whether every spec of the output is in `screens`.
  var isWhole: Bool

  /// The specs whose files can be treated as orphaned.
  var coverage: Coverage {
    let sources = Set(screens.map(\.specName)).subtracting(kept)
    return Coverage(sources: sources, kept: kept, isWhole: isWhole)
  }
}

extension Workspace {
  /// Compiles each spec of a group on its own, and then checks them against each other.
  ///
  /// - Parameter isTranslated: Whether to look up translations in the catalogs.
  package func compiled(
    _ group: SpecGroup,
    isTranslated: Bool = true,
    into diagnostics: inout [Diagnostic]
  ) -> CompiledGroup {
    let paths = group.specs + group.others
    let specs = concurrentMap(paths.count) { index in
      let key = SpecKey(paths[index], group.settings, isTranslated: isTranslated)
      return self.compiled(key, in: Reading(self.files))
    }
    let (own, others) = (specs.prefix(group.specs.count), specs.dropFirst(group.specs.count))
    var compiled = CompiledGroup(
      folder: group.folder,
      settings: group.settings,
      isWhole: group.isWhole
    )
    compiled.modules = contents(of: group.settings.modules, in: Reading(files))
    // The service models of specs with errors: the view models generated earlier are kept, and need their types.
    var servicesOfFailedSpecs: [ServiceModel] = []
    var names = OutputNames()
    for module in compiled.modules { names.add(module) }
    let twins = twins.compactMap { twin in
      group.settings.twins[twin.key].map { (language: twin, settings: $0) }
    }
    var twinNames = twins.map { _ in OutputNames() }
    for (path, spec) in zip(group.specs, own) {
      guard spec.isSpec else {
        diagnostics += spec.diagnostics
        continue
      }
      guard names.addFile(path, into: &diagnostics) else {
        compiled.kept.insert(lastComponent(path))
        continue
      }
      diagnostics += spec.diagnostics
      if let screen = spec.screen,
        names.add(language.typeNames(of: screen, models: spec.models), into: &diagnostics),
        twins.indices.allSatisfy({
          let twin = twins[$0]
          if screen.twinsLeftOut.contains(twin.language.key) { return true }
          let types = twin.language.typeNames(of: screen, twin.settings.options)
          return twinNames[$0].add(types, into: &diagnostics)
        })
      {
        compiled.screens.append(screen)
      } else {
        compiled.kept.insert(lastComponent(path))
        servicesOfFailedSpecs += [spec.service].compactMap { $0 }
      }
    }
    for spec in specs {
      if let screen = spec.screen {
        compiled.twinFiles.screens[screen.location.file.path] = spec.twinFiles
      }
    }
    compiled.isComplete = compiled.kept.isEmpty
    compiled.isWhole = group.isWhole && compiled.kept.isEmpty
    compiled.all = compiled.screens
    // The errors of the other specs are not reported, because the user did not name these specs.
    for (path, spec) in zip(group.others, others) {
      compiled.kept.insert(lastComponent(path))
      if let screen = spec.screen {
        compiled.all.append(screen)
      } else {
        compiled.isComplete = false
        servicesOfFailedSpecs += [spec.service].compactMap { $0 }
      }
    }
    compiled.all = inOrder(compiled.all)
    compiled.addServices(excluding: servicesOfFailedSpecs, into: &diagnostics)
    compiled.check(twins, into: &diagnostics)
    if isTranslated, let translations = group.settings.translations {
      let before = diagnostics.count
      for spec in own {
        guard let screen = spec.screen, let path = translations.path(for: screen),
          let found = spec.coverage
        else { continue }
        compiled.translated[path, default: .init()].add(found)
      }
      checkCatalogs(of: compiled, into: &diagnostics)
      if diagnostics[before...].contains(where: { $0.severity == .error }) {
        compiled.isContradictory = true
      }
    }
    return compiled
  }
}

/// The screens in the order of their specs' canonical paths.
private func inOrder(_ screens: [Screen]) -> [Screen] {
  screens.map { (path: canonicalPath($0.location.file.path), screen: $0) }
    .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    .map(\.screen)
}

extension CompiledGroup {
  /// The files that the run writes for screens alone, given those of each screen in `all`.
  func ownFiles(_ rendered: [[RenderedFile]]) -> [OutputFile] {
    let paths = Set(screens.map(\.location.file.path))
    return zip(all, rendered).filter { paths.contains($0.0.location.file.path) }
      .flatMap { screen, files in
        files.map { OutputFile($0, from: screen.specName, at: screen.location) }
      }
  }

  /// Checks what only all specs together show about a further language: the functions of services, and the names that types have.
  fileprivate mutating func check(
    _ twins: [(language: any TwinLanguage, settings: TwinSettings)],
    into diagnostics: inout [Diagnostic]
  ) {
    let before = diagnostics.count
    for (twin, settings) in twins {
      let shared = shared(in: twin.key)
      twinFiles.protocols[twin.key] = shared.protocols.flatMap { service in
        twin.files(of: service, settings.options, into: &diagnostics)
      }
      checkModels(in: twin, into: &diagnostics)
      checkNames(settings, in: twin, into: &diagnostics)
    }
    if diagnostics.count > before { isContradictory = true }
  }

  /// The screens that are written in a further language.
  func screens(in twin: String) -> [Screen] { all.filter { !$0.twinsLeftOut.contains(twin) } }

  /// The types and protocols of services that these screens need.
  func shared(in twin: String) -> (services: [SchemaTypeFile], protocols: [ServiceProtocol]) {
    let screens = screens(in: twin)
    if screens.count == all.count { return (services, protocols) }
    // What contradicts has been reported for all screens.
    var reported: [Diagnostic] = []
    var types = ServiceTypes(importing: modules)
    var protocols = ServiceProtocols()
    for screen in screens {
      if screen.generatesService { types.add(screen, into: &reported) }
      protocols.add(screen, into: &reported)
    }
    return (types.files(settings.access, into: &reported), protocols.all)
  }

  /// Reports shared models that are not written in a language in which screens nest them.
  private func checkModels(in twin: any TwinLanguage, into diagnostics: inout [Diagnostic]) {
    for screen in screens(in: twin.key) {
      for model in screen.sharedModels where model.twinsLeftOut.contains(twin.key) {
        diagnostics.append(.modelLeftOut(model, in: twin.key, at: screen.location))
      }
    }
  }

  private func checkNames(
    _ settings: TwinSettings,
    in twin: any TwinLanguage,
    into diagnostics: inout [Diagnostic]
  ) {
    let services = all.map(\.service)
    let known = Set(services.flatMap { $0.declarations + $0.tokens }.map(\.name))
    for chosen in settings.names {
      if twin.isReserved(chosen.name) {
        diagnostics.append(.reservedTypeName(chosen))
      } else if isWhole, !known.contains(chosen.type) {
        diagnostics.append(.unknownTypeToRename(chosen, known))
      }
    }
  }

  fileprivate mutating func addServices(
    excluding servicesOfFailedSpecs: [ServiceModel],
    into diagnostics: inout [Diagnostic]
  ) {
    let before = diagnostics.count
    let knowsModules = knowsModules(into: &diagnostics)
    checkTypesOfModules(into: &diagnostics)
    var types = ServiceTypes(importing: modules)
    for screen in all where screen.generatesService {
      types.add(screen, into: &diagnostics)
    }
    for service in servicesOfFailedSpecs { types.complete(from: service, into: &diagnostics) }
    services = types.files(settings.access, into: &diagnostics)
    var protocols = ServiceProtocols()
    for screen in all { protocols.add(screen, into: &diagnostics) }
    self.protocols = protocols.all
    isContradictory = diagnostics.count > before || !knowsModules
  }
}

extension SpecDefaults {
  package init(_ settings: Settings) {
    self = settings.defaults
    isTranslated = settings.translations != nil
    module = settings.module
  }
}

extension Diagnostic {
  fileprivate static func modelLeftOut(_ model: Screen, in twin: String, at location: Location)
    -> Self
  {
    Self(
      .conflict,
      "the model '\(model.view)' has '\(twin): false', but this screen, which shows it, has not: remove that from the model, or add it here",
      at: location
    )
  }
}
