import DocumentReader
import Evaluator
import SwiftRenderer
import Translations
import ViewModelIR

/// What `translations sync` did to one catalog.
package struct SyncedCatalog {
  package let path: String
  package let changes: CatalogSync.Changes
  package let isWritten: Bool
}

extension Workspace {
  /// Brings the catalogs of the specs into step with them; where a spec has an error, none is touched.
  package func syncTranslations(
    _ arguments: [String],
    flags: PartialSettings,
    prunes: Bool,
    into diagnostics: inout [Diagnostic]
  ) -> [SyncedCatalog] {
    var synced: [SyncedCatalog] = []
    let groups = selectSpecs(arguments, flags: flags, in: files, into: &diagnostics)
    if let first = groups.first, groups.allSatisfy({ $0.settings.translations == nil }) {
      diagnostics.append(.noTranslations(in: first.folder))
    }
    for group in groups {
      guard let translations = group.settings.translations else { continue }
      let compiled = compiled(group, isTranslated: false, into: &diagnostics)
      // What a spec with an error still needs would seem to be gone.
      if diagnostics.hasErrors || !compiled.kept.isSubset(of: group.others.map(lastComponent)) {
        continue
      }
      let strays = compiled.screens.filter { $0.language != group.settings.language }
      diagnostics += strays.map { .sourceLanguage($0, group.settings.language) }
      if !strays.isEmpty { continue }
      let screens = Dictionary(grouping: compiled.screens, by: translations.path(for:))
      for (path, screens) in screens.sorted(by: { $0.key < $1.key }) {
        let result = sync(
          screens,
          in: group.settings.language,
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
    in language: String,
    at path: String,
    prunes: Bool,
    into diagnostics: inout [Diagnostic]
  ) -> SyncedCatalog? {
    let units = screens.flatMap(\.textUnitsWithSamples)
    let owners = Set(screens.map(\.stem))
    do throws(FileFailure) {
      // Another program may write it at the same time.
      for _ in 0..<mostLooks {
        let version = try lookAt(path)
        var catalog: Catalog?
        let file = SourceFile(path: path, bytes: version == nil ? [] : try readBytes(path))
        if version != nil {
          catalog = readCatalog(file, into: &diagnostics)
          guard let catalog, isInLanguage(catalog, language, into: &diagnostics) else { return nil }
        }
        var sync = CatalogSync(catalog?.root, in: file, sourceLanguage: language)
        sync.sync(units, of: owners, prunes: prunes)
        guard let text = sync.text else {
          return SyncedCatalog(path: path, changes: sync.changes, isWritten: false)
        }
        try createFolder(parentFolder(path))
        // Xcode writes no line break at the end; one that is there stays.
        let end: [UInt8] = file.bytes.last == UInt8(ascii: "\n") ? [UInt8(ascii: "\n")] : []
        if try writeText(RenderedText(bytes: text + end), to: path, replacing: { $0 == version })
          != nil
        {
          return SyncedCatalog(path: path, changes: sync.changes, isWritten: true)
        }
      }
      throw .keepsChanging
    } catch {
      diagnostics.append(.cannotWrite(path, error.reason))
      return nil
    }
  }

  /// Whether the catalog's texts are in the language that the specs are in.
  func isInLanguage(
    _ catalog: Catalog,
    _ language: String,
    into diagnostics: inout [Diagnostic]
  ) -> Bool {
    if catalog.sourceLanguage.string == language { return true }
    diagnostics.append(.catalogOfOtherLanguage(catalog, language))
    return false
  }
}

extension Screen {
  /// With what the examples show in them.
  fileprivate var textUnitsWithSamples: [TextUnit] {
    let record = TextRecord(self)
    return textUnits.map { unit in
      var unit = unit
      unit.samples = record.values(of: unit.slots, in: unit.id)
      return unit
    }
  }
}
