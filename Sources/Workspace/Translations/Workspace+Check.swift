import DocumentReader
import Translations
import ViewModelIR

/// A catalog with the coverage of its translations.
package struct CheckedCatalog {
  package let path: String
  package let coverage: TranslationCoverage
}

extension Workspace {
  /// Checks the catalogs of the specs, without writing them.
  ///
  /// - Parameters:
  ///   - languages: The languages to check; empty for all.
  ///   - missing: How to report missing translations; `nil` for the configuration's setting.
  ///   - infoPlist: The path of the app's `Info.plist`, whose languages are checked too.
  package func checkTranslations(
    _ arguments: [String],
    flags: Settings,
    languages: [String],
    missing: TranslationSettings.Missing?,
    infoPlist: String?,
    into diagnostics: inout [Diagnostic]
  ) -> [CheckedCatalog] {
    var checked: [CheckedCatalog] = []
    for var group in translatedGroups(arguments, flags: flags, into: &diagnostics) {
      guard let translations = group.settings.translations else { continue }
      let known = [group.settings.defaults.language] + translations.languages
      diagnostics += unknownLanguages(languages, of: group)
      group.limitTranslations(to: languages, missing: missing)
      group.others = []
      var found: [Diagnostic] = []
      let compiled = compiled(group, into: &found)
      diagnostics += found.map(\.forCheck)
      let screensByPath = Dictionary(grouping: compiled.screens, by: translations.path(for:))
      for (path, coverage) in compiled.translated.sorted(by: { $0.key < $1.key }) {
        checked.append(CheckedCatalog(path: path, coverage: coverage))
        guard let catalog = catalog(path, in: Reading(files)).value else { continue }
        let screens = screensByPath[path] ?? []
        let owners = Set(screens.map(\.stem))
        diagnostics += catalog.localizations(of: owners, excluding: known)
          .map { .unlistedLanguage($0.key, at: $0.keyLocation) }
        let formats = group.isWhole ? screens.flatMap(\.textUnits).ownersOfSharedFormats : []
        let strayOwners = owners.union(formats)
        let stray = catalog.strayEntries(of: strayOwners, excluding: coverage.keys)
        diagnostics += stray.map { .staleEntry($0.key, at: $0.keyLocation) }
      }
      if let infoPlist {
        diagnostics += missingLanguages(
          in: infoPlist,
          known.filter { PseudoLanguage(rawValue: $0) == nil },
          into: &diagnostics
        )
      }
    }
    return checked
  }
}

extension Workspace {
  /// Reports the requested languages that the configuration does not list.
  func unknownLanguages(_ languages: [String], of group: SpecGroup) -> [Diagnostic] {
    let known = [group.settings.defaults.language] + (group.settings.translations?.languages ?? [])
    let configuration = whole(joinPath(group.folder, Configuration.fileName))
    return languages.filter { !known.contains($0) }
      .map { .noSuchLanguage($0, known: known, at: configuration) }
  }
}

extension Diagnostic {
  /// The diagnostic with the severity for a check: a catalog that is out of sync is an error there, even if it is not one in a build.
  fileprivate var forCheck: Diagnostic {
    code == .outOfSync ? Diagnostic(code, message, at: location, fix: fix) : self
  }
}
