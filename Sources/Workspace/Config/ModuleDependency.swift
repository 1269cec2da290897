import DocumentReader
import OutputInterface
import SpecSyntax

/// A folder that a configuration names as one of its dependencies.
package struct DependencyFolder: Hashable, Sendable {
  let path: String
  let location: Location
}

/// Another module of the app, whose shared models, service types and tokens the specs of a module can use.
package struct ModuleDependency: Sendable {
  /// The folder of its configuration.
  let folder: String
  let settings: Settings
  /// The paths of its specs.
  let specs: [String]
}

extension ModuleDependency: Hashable {
  package static func == (one: Self, other: Self) -> Bool {
    one.folder == other.folder && one.specs == other.specs && one.settings == other.settings
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(folder) }
}

extension ConfigurationFinder {
  /// Returns the modules that a configuration depends on, directly or through others, each after its own dependencies. Returns `nil`, with
  /// diagnostics, if one of them cannot be used.
  mutating func modules(
    of settings: Settings,
    _ key: String,
    into diagnostics: inout [Diagnostic]
  ) -> [ModuleDependency]? {
    if settings.dependencies.isEmpty { return [] }
    var search = ModuleSearch(configurations: self)
    let found = search.modules(of: settings, key, in: ".")
    self = search.configurations
    diagnostics += search.diagnostics
    return search.isBroken || search.diagnostics.hasErrors ? nil : found
  }
}

private struct ModuleSearch {
  private(set) var configurations: ConfigurationFinder
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether a configuration has errors, which have been reported where it was read first.
  private(set) var isBroken = false
  /// The modules from the first one to the current one, by the keys and the folders of their configurations.
  private var trail: [(key: String, folder: String)] = []
  /// Each module after those that it depends on, by the key of its configuration.
  private var known: [String: [ModuleDependency]] = [:]

  init(configurations: ConfigurationFinder) { self.configurations = configurations }

  /// The modules that a module depends on.
  mutating func modules(
    of settings: Settings,
    _ key: String,
    in folder: String
  ) -> [ModuleDependency] {
    trail.append((key, folder))
    defer { trail.removeLast() }
    var all: [ModuleDependency] = []
    for entry in settings.dependencies {
      let found = modules(in: entry, of: settings)
      all += found.filter { module in !all.contains { $0.folder == module.folder } }
    }
    return all
  }

  /// The module in a folder, after those that it depends on; none if it cannot be used.
  private mutating func modules(
    in entry: DependencyFolder,
    of user: Settings
  ) -> [ModuleDependency] {
    let (key, configuration) = configurations.governing(entry.path, into: &diagnostics)
    guard !key.isEmpty, key == canonicalPath(entry.path) else {
      diagnostics.append(.noModule(entry, inBuild: configurations.files.areLimited))
      return []
    }
    if configuration.isBroken {
      isBroken = true
      return []
    }
    if let start = trail.firstIndex(where: { $0.key == key }) {
      diagnostics.append(.modulesInCycle(entry, through: trail[start...].dropFirst().map(\.folder)))
      return []
    }
    // Flags are for the module that is generated.
    var settings = Settings(flags: Settings(), configuration: configuration)
    let others = known[key] == nil ? modules(of: settings, key, in: entry.path) : []
    if diagnostics.hasErrors { return [] }
    diagnostics += user.problems(of: settings, in: entry)
    if let known = known[key] { return known }
    settings.use(others)
    let module = ModuleDependency(
      folder: entry.path,
      settings: settings,
      specs: specs(of: settings, in: entry.path)
    )
    known[key] = others + [module]
    return others + [module]
  }

  private mutating func specs(of settings: Settings, in folder: String) -> [String] {
    let files = configurations.files
    // A build system lists the files, and leaves out the configured folder.
    guard let inputs = files.limit else {
      return files.isFolder(settings.specs)
        ? configurations.specs(in: settings.specs, into: &diagnostics) : []
    }
    return listSpecs(in: folder, inputs).filter { path in
      guard case .file(let file) = files.contents(of: path) else { return false }
      return !looksLikeSharedTexts(file)
    }
  }
}

extension Settings {
  /// Lets the specs use the types of other modules, with the names that these give them.
  mutating func use(_ modules: [ModuleDependency]) {
    self.modules = modules
    for module in modules {
      for (key, twin) in module.settings.twins {
        twins[key]?.options.names.merge(twin.options.names) { $1 }
      }
    }
  }

  /// Why the types of a dependency cannot be used.
  fileprivate func problems(of other: Settings, in entry: DependencyFolder) -> [Diagnostic] {
    guard let name = other.testedModule else { return [.moduleWithoutName(entry)] }
    if name == module { return [.moduleOfSameName(entry, name)] }
    if other.access == .internal { return [.moduleWithoutAccess(entry, name)] }
    if access == .public, other.access == .package { return [.moduleForPackage(entry, name)] }
    if let problem = support.problem(with: other.support, of: name) {
      return [.moduleWithOtherSupport(entry, name, problem)]
    }
    if let languages = displayLanguages?.all,
      Set(languages) != Set(other.displayLanguages?.all ?? [])
    {
      return [.moduleInOtherLanguages(entry, name, other.displayLanguages?.all ?? [], languages)]
    }
    return twins.sorted { $0.key < $1.key }.compactMap { key, twin in
      guard let others = other.twins[key]?.options else {
        return .moduleWithoutTwin(entry, name, key)
      }
      if let problem = twin.options.support.problem(with: others.support, of: others.package) {
        return .moduleWithOtherSupport(entry, name, problem, in: key)
      }
      return twin.options.modelSuffix == others.modelSuffix
        ? nil : .moduleWithOtherSuffix(entry, others.modelSuffix, in: key)
    }
  }
}

extension Support {
  /// What to write in which of two configurations, so that both modules use the same support code; `nil` if they do.
  fileprivate func problem(with other: Support, of module: String) -> SupportProblem? {
    let place =
      switch other {
      case .module(let place): place
      case .everything: module
      case .own: nil as String?
      }
    guard let place else {
      if case .module(let own) = self, own != module { return .there(own) }
      return .both(module)
    }
    return self == .module(place) ? nil : .here(place)
  }
}

/// The configuration whose `support` must change.
enum SupportProblem {
  case here(String)
  case there(String)
  case both(String)
}
