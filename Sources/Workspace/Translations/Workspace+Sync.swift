import DocumentReader
import Evaluator
import Translations
import ViewModelIR

/// The effect of `translations sync` on a catalog.
package struct SyncedCatalog {
  package let path: String
  package let changes: CatalogSync.Changes
  package let isWritten: Bool
}

extension Workspace {
  /// Updates the catalogs with the texts of the specs. If a spec has an error, the catalogs of its configuration stay unchanged.
  package func syncTranslations(
    _ arguments: [String],
    flags: Settings,
    prunes: Bool,
    into diagnostics: inout [Diagnostic]
  ) -> [SyncedCatalog] {
    var synced: [SyncedCatalog] = []
    for group in translatedGroups(arguments, flags: flags, into: &diagnostics) {
      for (path, screens) in screensByCatalog(group, into: &diagnostics) {
        let result = sync(
          screens,
          excluding: Set(group.others.map(fileStem)),
          in: group.settings.defaults.language,
          at: path,
          prunes: prunes,
          into: &diagnostics
        )
        synced += [result].compactMap { $0 }
      }
    }
    return synced
  }

  private func sync(
    _ screens: [Screen],
    excluding others: Set<String>,
    in language: String,
    at path: String,
    prunes: Bool,
    into diagnostics: inout [Diagnostic]
  ) -> SyncedCatalog? {
    let units = screens.flatMap(\.textUnitsWithSamples).withoutRepetitions
    let sharedFormats = others.isEmpty ? units.ownersOfSharedFormats : []
    let owners = sharedFormats.union(screens.map(\.stem))
    var changes = CatalogSync.Changes()
    let isWritten = rewriteCatalog(at: path, in: language, into: &diagnostics) { catalog, file in
      var sync = CatalogSync(catalog?.root, in: file, sourceLanguage: language)
      sync.sync(units, of: owners, excluding: others, prunes: prunes)
      changes = sync.changes
      return sync.text
    }
    return isWritten.map { SyncedCatalog(path: path, changes: changes, isWritten: $0) }
  }
}

extension Screen {
  /// The text units with the values that the examples show for their placeholders.
  var textUnitsWithSamples: [TextUnit] {
    let record = TextRecord(self)
    return textUnits.map { unit in
      var unit = unit
      if !unit.isShared { unit.samples = record.values(of: unit.slots, in: unit.id) }
      return unit
    }
  }
}
