import DocumentReader
import OutputInterface
import ViewModelIR

/// What the specs of a module declare, for the other modules of the app.
struct ModuleContents {
  let module: ModuleDependency
  let screens: [Screen]
  /// The types that the screens' files declare.
  let declared: [DeclaredTypes]
  /// The token types, each with all its tokens, by name.
  let tokens: [String: Set<String>]
  /// The paths of the specs that have errors.
  let broken: [String]
  let imported: OtherModule
}

extension Workspace {
  /// Compiles the specs of another module, so that it is known which types it has.
  func contents(of module: ModuleDependency, in reading: Reading) -> ModuleContents {
    moduleContents.value(for: module, in: reading) { reading in
      let specs = module.specs.map { ($0, compiled(SpecKey($0, module.settings), in: reading)) }
      let screens = specs.compactMap(\.1.screen)
      var types = ServiceTypes()
      // What contradicts is reported for the module itself.
      var reported: [Diagnostic] = []
      for screen in screens { types.add(screen, into: &reported) }
      let known = Set(contents(of: module.settings.modules, in: reading).flatMap(\.imported.types))
      let tokens = Dictionary(
        screens.flatMap(\.service.tokens).filter { !known.contains($0.name) }
          .map { ($0.name, Set($0.caseNames)) },
        uniquingKeysWith: { $0.union($1) }
      )
      return ModuleContents(
        module: module,
        screens: screens,
        declared: specs.compactMap { _, spec in
          spec.screen.map { language.typeNames(of: $0, models: spec.models) }
        },
        tokens: tokens,
        broken: specs.filter { $0.1.isSpec && $0.1.screen == nil }.map(\.0),
        imported: OtherModule(
          name: module.settings.module,
          packages: module.settings.twins.mapValues(\.options.package),
          types: types.names.subtracting(known).union(tokens.keys)
        )
      )
    }
  }

  func contents(of modules: [ModuleDependency], in reading: Reading) -> [ModuleContents] {
    modules.map { contents(of: $0, in: reading) }
  }

  /// Returns a screen with the modules whose types it uses, and reports tokens that the module of their type does not have.
  func importing(
    _ modules: [ModuleDependency],
    in screen: Screen,
    _ reading: Reading,
    into diagnostics: inout [Diagnostic]
  ) -> Screen {
    if modules.isEmpty { return screen }
    let models = Set(screen.sharedModels.map { normalizedPath($0.location.file.path) })
    let types = Set((screen.service.declarations + screen.service.tokens).map(\.name))
    let used = contents(of: modules, in: reading).filter { contents in
      !contents.imported.types.isDisjoint(with: types)
        || contents.module.specs.contains { models.contains(normalizedPath($0)) }
    }
    for type in screen.service.tokens {
      for contents in used {
        guard let known = contents.tokens[type.name] else { continue }
        let others = type.caseNames.filter { !known.contains($0) }
        if !others.isEmpty {
          diagnostics.append(.tokensOfOtherModule(type, others, contents.imported.name))
        }
      }
    }
    return used.isEmpty ? screen : screen.with(otherModules: used.map(\.imported))
  }
}

extension CompiledGroup {
  /// Whether the types of the modules that this one depends on are known. They are not if specs have errors, which are reported here unless
  /// errors of these modules have been reported already.
  func knowsModules(into diagnostics: inout [Diagnostic]) -> Bool {
    guard let broken = modules.first(where: { !$0.broken.isEmpty }) else { return true }
    let reported = diagnostics.filter { $0.severity == .error }.map(\.location.file.path)
    let specs = Set(modules.flatMap(\.module.specs))
    if reported.allSatisfy({ !specs.contains($0) }) {
      diagnostics.append(.moduleWithErrors(broken.broken, at: place(of: broken)))
    }
    return false
  }

  /// Reports types that two dependencies have and that the screens use: the compiler could not tell them apart.
  func checkTypesOfModules(into diagnostics: inout [Diagnostic]) {
    let used = Set(all.flatMap { $0.service.declarations + $0.service.tokens }.map(\.name))
    var owners: [String: String] = [:]
    for contents in modules {
      let module = contents.imported
      for name in module.types.intersection(used).sorted() {
        if let other = owners.updateValue(module.name, forKey: name) {
          let place = place(of: contents)
          diagnostics.append(.typeOfTwoDependencies(name, other, module.name, at: place))
        }
      }
    }
  }

  /// The entry of the configuration that leads to a module.
  private func place(of contents: ModuleContents) -> Location {
    let folder = contents.module.folder
    let entry = settings.dependencies.first { $0.path == folder } ?? settings.dependencies.last
    return entry?.location ?? whole(joinPath(self.folder, Configuration.fileName))
  }
}

extension Diagnostic {
  fileprivate static func tokensOfOtherModule(
    _ type: ServiceModel.Declaration,
    _ tokens: [String],
    _ module: String
  ) -> Self {
    let names = tokens.map { quoted($0) }.joined(separator: ", ")
    return Self(
      .name,
      "'\(type.name)' is declared in '\(module)', without \(names): use a token that a spec there has, add it in a spec there, or choose another type name",
      at: type.location
    )
  }

  fileprivate static func moduleWithErrors(_ specs: [String], at location: Location) -> Self {
    let names = specs.map { quoted($0, limit: 200) }.joined(separator: ", ")
    return Self(
      .output,
      "\(names) \(specs.count == 1 ? "has" : "have") errors, so the types of that module are not known: run `viewmodelgen check` there first",
      at: location
    )
  }
}
