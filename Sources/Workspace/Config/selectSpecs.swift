import DocumentReader
import SpecSyntax
import ViewModelIR

/// The specs that one configuration governs.
package struct SpecGroup {
  /// The folder of the configuration.
  package let folder: String
  var settings: Settings
  /// The paths of the specs that the run works on.
  package var specs: [String]
  /// The paths of the other specs with the same output, which share files with them.
  package var others: [String]
  /// Whether `specs` are all specs of the output, so that the generated files of any other spec are orphaned.
  package var isWhole: Bool

  package var hasTranslations: Bool { settings.translations != nil }
  package var knownChanges: [KnownChange] { settings.knownChanges }

  /// Limits the languages and overrides how missing translations are reported; an empty list and `nil` keep the configuration's settings.
  mutating func limitTranslations(
    to languages: [String],
    missing: TranslationSettings.Missing?
  ) {
    if let missing {
      settings.translations?.missing = missing
      settings.translations?.missingByLanguage = [:]
    }
    if !languages.isEmpty { settings.translations?.languages.removeAll { !languages.contains($0) } }
  }

  /// Adds pseudo-languages, even if the configuration has no translations.
  package mutating func addLanguages(_ languages: [PseudoLanguage]) {
    if languages.isEmpty { return }
    let tags = languages.map(\.rawValue)
    settings.translations =
      settings.translations ?? TranslationSettings(catalog: nil, languages: [])
    settings.translations?.languages += tags
  }
}

/// Returns the specs that the arguments name or, without arguments, those in the configured folder, grouped by configuration.
///
/// If `files` are limited, the named specs are assumed to be all specs of the output.
///
/// - Parameter languages: The languages to show texts in. Without translations, the last one of them overrides the configured language,
///   which chooses the plural rules.
package func selectSpecs(
  _ arguments: [String],
  flags: Settings,
  languages: [String] = [],
  in files: Files,
  into diagnostics: inout [Diagnostic]
) -> [SpecGroup] {
  var found: [Diagnostic] = []
  let groups = selected(arguments, flags, in: files, into: &found)
  let real = languages.last { $0 != "all" && PseudoLanguage(rawValue: $0) == nil }
  guard let real, groups.allSatisfy({ !$0.hasTranslations }) else {
    diagnostics += found
    return groups
  }
  var flags = flags
  flags.defaults.language = real
  return selected(arguments, flags, in: files, into: &diagnostics)
}

/// Returns the groups of `selectSpecs`; `nil` if there is an error, such as a spec that does not exist.
package func requiredSpecs(
  _ arguments: [String],
  flags: Settings,
  languages: [String] = [],
  in files: Files,
  into diagnostics: inout [Diagnostic]
) -> [SpecGroup]? {
  var found: [Diagnostic] = []
  let groups = selectSpecs(
    arguments,
    flags: flags,
    languages: languages,
    in: files,
    into: &found
  )
  diagnostics += found
  return found.hasErrors ? nil : groups
}

private func selected(
  _ arguments: [String],
  _ flags: Settings,
  in files: Files,
  into diagnostics: inout [Diagnostic]
) -> [SpecGroup] {
  var selection = Selection(flags: flags, files: files)
  if arguments.isEmpty {
    selection.addConfiguredFolder()
  } else {
    for argument in arguments { selection.add(argument) }
  }
  let groups = selection.groups(areAll: files.areLimited)
  diagnostics += selection.diagnostics
  return groups
}

/// Whether the configured folder of specs exists. Also true after an error, which is reported when the folder is used.
func hasConfiguredSpecs(flags: Settings, in files: Files) -> Bool {
  var configurations = ConfigurationFinder(files: files, flags: flags)
  var ignoredDiagnostics: [Diagnostic] = []
  let configuration = configurations.governing(".", into: &ignoredDiagnostics).configuration
  let settings = Settings(flags: flags, configuration: configuration)
  if configuration.isBroken { return true }
  do throws(FileFailure) {
    return try files.tree.type(settings.specs) == .folder
  } catch {
    return true
  }
}

/// Returns the specs among the files open in an editor, grouped by configuration: those in the configured folder, and others with a
/// `view` key, or with those of a shared model or of the configured formats and errors.
package func selectSpecs(
  open files: [SourceFile],
  in known: Files,
  into diagnostics: inout [Diagnostic]
) -> [SpecGroup] {
  // Only the editor's own user sees what it shows, so no limit is needed.
  var selection = Selection(flags: Settings { $0.allowsOutside = true }, files: known)
  for file in files { selection.add(open: file) }
  let groups = selection.groups(areAll: true)
  diagnostics += selection.diagnostics
  return groups
}

private struct Selection {
  let flags: Settings
  let files: Files
  var diagnostics: [Diagnostic] = []
  private var configurations: ConfigurationFinder
  /// The specs by the canonical path of their configuration's folder.
  private var specs: [String: (configuration: Configuration, paths: [String])] = [:]
  private var seen: Set<String> = []
  private var canonicalFolders: [String: String] = [:]

  init(flags: Settings, files: Files) {
    self.flags = flags
    self.files = files
    configurations = ConfigurationFinder(files: files, flags: flags)
  }

  mutating func addConfiguredFolder() {
    let (key, configuration) = configurations.governing(".", into: &diagnostics)
    if configuration.isBroken { return }
    let settings = Settings(flags: flags, configuration: configuration)
    let folder = settings.specs
    // A module can have only the support code.
    let needsSpecs = settings.support != .everything
    do throws(FileFailure) {
      guard try files.tree.type(folder) == .folder else {
        files.expect(folder)
        if !needsSpecs {
          specs[key] = (configuration, [])
          return
        }
        diagnostics.append(.noSpecsFolder(folder))
        return
      }
    } catch {
      diagnostics.append(.unreadable(folder, error.reason))
      return
    }
    // Even if the folder is empty by now, the files of its last spec are orphaned.
    specs[key] = (configuration, [])
    add(folder, ifEmpty: needsSpecs ? .warning : nil)
  }

  mutating func add(_ argument: String, ifEmpty severity: Diagnostic.Severity? = .error) {
    let before = diagnostics.count
    do throws(FileFailure) {
      if try files.tree.type(argument) != .folder {
        if lastComponent(argument) == Configuration.fileName {
          diagnostics.append(.configurationAsSpec(argument))
        } else {
          addSpec(argument)
        }
        return
      }
    } catch {
      diagnostics.append(.unreadable(argument, error.reason))
      return
    }
    let found = configurations.specs(in: argument, into: &diagnostics)
    let hasSupport = addSupport(in: argument)
    if let severity, found.isEmpty, !hasSupport, diagnostics.count == before {
      diagnostics.append(.noSpecs(in: argument, severity))
    }
    for spec in found { addSpec(spec) }
  }

  /// Adds the modules in a folder that have all support code, even without specs. Returns whether there are any.
  private mutating func addSupport(in folder: String) -> Bool {
    var isFound = false
    for folder in configurationFolders(in: folder, files) {
      let (key, configuration) = configurations.governing(folder, into: &diagnostics)
      if Settings(flags: flags, configuration: configuration).support != .everything { continue }
      specs[key] = specs[key] ?? (configuration, [])
      isFound = true
    }
    return isFound
  }

  mutating func add(open file: SourceFile) {
    let folder = parentFolder(file.path)
    let configuration = configurations.governing(folder, into: &diagnostics).configuration
    let name = lastComponent(file.path)
    guard name != Configuration.fileName, name.hasSuffix(".yaml") || name.hasSuffix(".yml") else {
      return
    }
    let settings = Settings(flags: flags, configuration: configuration)
    let specs = canonicalPath(settings.specs)
    let isInSpecs = "\(canonicalPath(folder))/".hasPrefix("\(specs)/")
    let shared = [settings.defaults.formats, settings.defaults.errors].compactMap { $0 }
    let isShared = shared.map(canonicalPath).contains(canonicalPath(file.path))
    if isInSpecs || isShared || file.namesSubject { addSpec(file.path) }
  }

  private mutating func addSpec(_ path: String) {
    guard seen.insert(identity(of: path)).inserted else { return }
    let (key, configuration) = configurations.governing(parentFolder(path), into: &diagnostics)
    specs[key, default: (configuration, [])].paths.append(path)
  }

  /// A path that is the same for every spelling of a spec's path.
  private mutating func identity(of path: String) -> String {
    let folder = parentFolder(path)
    let canonical = canonicalFolders[folder] ?? canonicalPath(folder)
    canonicalFolders[folder] = canonical
    return joinPath(canonical, lastComponent(path))
  }

  mutating func groups(areAll: Bool) -> [SpecGroup] {
    var groups: [SpecGroup] = []
    for (key, entry) in specs.sorted(by: { $0.key < $1.key }) where !entry.configuration.isBroken {
      var settings = Settings(flags: flags, configuration: entry.configuration)
      guard let modules = configurations.modules(of: settings, key, into: &diagnostics) else {
        continue
      }
      settings.use(modules)
      var group = SpecGroup(
        folder: entry.configuration.folder,
        settings: settings,
        specs: entry.paths,
        others: [],
        isWhole: areAll
      )
      if !areAll, files.isFolder(settings.specs) {
        let before = diagnostics.count
        for spec in configurations.specs(in: settings.specs, into: &diagnostics) {
          let folder = parentFolder(spec)
          if configurations.governing(folder, into: &diagnostics).key == key,
            !seen.contains(identity(of: spec))
          {
            group.others.append(spec)
          }
        }
        group.isWhole = group.others.isEmpty && diagnostics.count == before
      } else {
        files.expect(settings.specs)
      }
      groups.append(group)
    }
    return groups
  }
}

extension SourceFile {
  /// Whether the file names its view or, as other kinds of documents do too, a model, and the service of either.
  fileprivate var namesSubject: Bool {
    hasLine(of: .view) || hasLine(of: .model) && hasLine(of: .service)
  }
}
