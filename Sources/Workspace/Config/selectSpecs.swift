import DocumentReader
import ViewModelIR

/// The specs that one configuration governs.
package struct SpecGroup {
  /// Of the configuration that governs them.
  package let folder: String
  var settings: Settings
  /// Those that the run is about.
  package var specs: [String]
  /// The others of the same output, which share files with them.
  package var others: [String]
  /// Whether these are known to be all, so that other files of the output are left over.
  package var isWhole: Bool

  package var hasTranslations: Bool { settings.translations != nil }
  package var knownChanges: [KnownChange] { settings.knownChanges }

  /// What a run says of missing texts in place of the configuration, and of which languages; nil and none for all that it has.
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

  /// Languages that nobody speaks, whether or not there are others.
  package mutating func addLanguages(_ languages: [PseudoLanguage]) {
    if languages.isEmpty { return }
    let tags = languages.map(\.rawValue)
    settings.translations =
      settings.translations ?? TranslationSettings(catalog: nil, languages: [])
    settings.translations?.languages += tags
  }
}

/// The specs that the arguments name, or those of the configured folder, by their configurations.
///
/// Where the inputs are limited, the output has no other specs.
///
/// - Parameter languages: In which texts are shown: where there are no translations, one of those chooses the plural rules.
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

/// The same; nil where not all of them can be found.
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

/// Whether there is a folder for those who name no specs, or a mistake that says why not.
func hasConfiguredSpecs(flags: Settings, in files: Files) -> Bool {
  var configurations = ConfigurationFinder(files: files, flags: flags)
  var unheard: [Diagnostic] = []
  let configuration = configurations.governing(".", into: &unheard).configuration
  let settings = Settings(flags: flags, configuration: configuration)
  if configuration.isBroken { return true }
  do throws(FileFailure) {
    return try files.tree.type(settings.specs) == .folder
  } catch {
    return true
  }
}

/// The specs among files that an editor has open: those in the configured folder, and others that name a view.
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
  /// By the canonical path of the configuration's folder.
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
    let folder = Settings(flags: flags, configuration: configuration).specs
    do throws(FileFailure) {
      guard try files.tree.type(folder) == .folder else {
        files.expect(folder)
        diagnostics.append(.noSpecsFolder(folder))
        return
      }
    } catch {
      diagnostics.append(.unreadable(folder, error.reason))
      return
    }
    // The folder may be empty by now: what its last spec yielded is left over.
    specs[key] = (configuration, [])
    add(folder, ifEmpty: .warning)
  }

  mutating func add(_ argument: String, ifEmpty severity: Diagnostic.Severity = .error) {
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
    let found = listSpecs(in: argument, files, into: &diagnostics)
    if found.isEmpty, diagnostics.count == before {
      diagnostics.append(.noSpecs(in: argument, severity))
    }
    for spec in found { addSpec(spec) }
  }

  mutating func add(open file: SourceFile) {
    let folder = parentFolder(file.path)
    let configuration = configurations.governing(folder, into: &diagnostics).configuration
    let name = lastComponent(file.path)
    guard name != Configuration.fileName, name.hasSuffix(".yaml") || name.hasSuffix(".yml") else {
      return
    }
    let specs = canonicalPath(Settings(flags: flags, configuration: configuration).specs)
    let isInSpecs = "\(canonicalPath(folder))/".hasPrefix("\(specs)/")
    if isInSpecs || file.namesView { addSpec(file.path) }
  }

  private mutating func addSpec(_ path: String) {
    guard seen.insert(identity(of: path)).inserted else { return }
    let (key, configuration) = configurations.governing(parentFolder(path), into: &diagnostics)
    specs[key, default: (configuration, [])].paths.append(path)
  }

  /// One name for one spec, however its path is spelt.
  private mutating func identity(of path: String) -> String {
    let folder = parentFolder(path)
    let canonical = canonicalFolders[folder] ?? canonicalPath(folder)
    canonicalFolders[folder] = canonical
    return joinPath(canonical, lastComponent(path))
  }

  mutating func groups(areAll: Bool) -> [SpecGroup] {
    var groups: [SpecGroup] = []
    for (key, entry) in specs.sorted(by: { $0.key < $1.key }) where !entry.configuration.isBroken {
      let settings = Settings(flags: flags, configuration: entry.configuration)
      var group = SpecGroup(
        folder: entry.configuration.folder,
        settings: settings,
        specs: entry.paths,
        others: [],
        isWhole: areAll
      )
      if !areAll, files.isFolder(settings.specs) {
        let before = diagnostics.count
        for spec in listSpecs(in: settings.specs, files, into: &diagnostics) {
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
  fileprivate var namesView: Bool {
    lineStarts.contains { bytes[$0...].starts(with: "view:".utf8) }
  }
}
