import DocumentReader
import OutputInterface

import SpecSyntax
import Translations
import ViewModelIR

/// A group whose specs are compiled.
package struct CompiledGroup {
  let settings: Settings
  package var screens: [Screen] = []
  /// Those that the run leaves alone, but whose needs count for shared files.
  var others: [Screen] = []
  /// The types that all of them write, by the schemas' files.
  var services: [SchemaTypeFile] = []
  /// The protocols that their presenters call.
  var protocols: [ServiceProtocol] = []
  /// Whether two specs want other types of one name, two schemas one file, or a catalog cannot be used: then none of the output can be right.
  var isContradictory = false
  /// How much of the texts is translated, by the paths of their catalogs.
  var translated: [String: TranslationCoverage] = [:]
  /// File names of the specs that are not in `screens`: what they yielded stays.
  package var kept: Set<String> = []
  /// Whether every spec of the output is in `screens` or `others`.
  var isComplete = true
  /// Whether every spec of the output is in `screens`.
  var isWhole: Bool

  /// Whose files are left over where they are not among these.
  var coverage: Coverage {
    let sources = Set(screens.map(\.specName)).subtracting(kept)
    return Coverage(sources: sources, kept: kept, isWhole: isWhole)
  }
}

extension Workspace {
  /// The specs of a group, each by itself and then side by side; `isTranslated`: whether texts are to say what the catalogs have.
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
    var compiled = CompiledGroup(settings: group.settings, isWhole: group.isWhole)
    // Of specs that get no further: their view models are there from before and need them.
    var strayServices: [ServiceModel] = []
    var names = OutputNames()
    for (path, spec) in zip(group.specs, own) {
      guard names.addFile(path, into: &diagnostics) else {
        compiled.kept.insert(lastComponent(path))
        continue
      }
      diagnostics += spec.diagnostics
      if let screen = spec.screen,
        names.add(language.typeNames(of: screen, models: spec.models), into: &diagnostics)
      {
        compiled.screens.append(screen)
      } else {
        compiled.kept.insert(lastComponent(path))
        strayServices += [spec.service].compactMap { $0 }
      }
    }
    compiled.isComplete = compiled.kept.isEmpty
    compiled.isWhole = group.isWhole && compiled.kept.isEmpty
    // Whoever runs one spec does not want to hear of the others.
    for (path, spec) in zip(group.others, others) {
      compiled.kept.insert(lastComponent(path))
      if let screen = spec.screen {
        compiled.others.append(screen)
      } else {
        compiled.isComplete = false
        strayServices += [spec.service].compactMap { $0 }
      }
    }
    compiled.addServices(besides: strayServices, into: &diagnostics)
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

extension CompiledGroup {
  fileprivate mutating func addServices(
    besides strayServices: [ServiceModel],
    into diagnostics: inout [Diagnostic]
  ) {
    let before = diagnostics.count
    var types = ServiceTypes()
    for screen in screens + others where screen.generatesService {
      types.add(screen, into: &diagnostics)
    }
    for service in strayServices { types.complete(from: service, into: &diagnostics) }
    services = types.files(into: &diagnostics)
    var protocols = ServiceProtocols()
    for screen in screens + others { protocols.add(screen, into: &diagnostics) }
    self.protocols = protocols.all
    isContradictory = diagnostics.count > before
  }
}

extension SpecDefaults {
  package init(_ settings: Settings) {
    self = settings.defaults
    isTranslated = settings.translations != nil
  }
}
