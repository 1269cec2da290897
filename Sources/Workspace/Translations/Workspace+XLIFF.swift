import DocumentReader
import OutputInterface
import Translations
import ViewModelIR

/// A file that `translations export` wrote.
package struct ExportedXLIFF {
  package let path: String
  /// The number of units, and how many of them are translated.
  package let units: Int
  package let translated: Int
}

/// The effect of `translations import` on a catalog in one language.
package struct ImportedXLIFF {
  package let path: String
  package let language: String
  package let changes: CatalogImport.Changes
}

extension Workspace {
  /// Writes an XLIFF file for each language into a folder.
  ///
  /// - Parameter languages: The languages to export; empty for all.
  package func exportXLIFF(
    _ arguments: [String],
    flags: Settings,
    languages: [String],
    to folder: String,
    into diagnostics: inout [Diagnostic]
  ) -> [ExportedXLIFF] {
    var files: [String: [XLIFFFile]] = [:]
    for var group in translatedGroups(arguments, flags: flags, into: &diagnostics) {
      diagnostics += unknownLanguages(languages, of: group)
      group.limitTranslations(to: languages, missing: nil)
      let tags = (group.settings.translations?.languages ?? [])
        .filter { PseudoLanguage(rawValue: $0) == nil }
      for (path, screens) in screensByCatalog(group, into: &diagnostics) {
        let units = screens.flatMap(\.textUnitsWithSamples).withoutRepetitions
        guard let catalog = currentCatalog(path, units, screens, into: &diagnostics) else {
          continue
        }
        for tag in tags {
          files[tag, default: []].append(
            XLIFFFile(catalog, named: lastComponent(path), units, into: tag)
          )
        }
      }
    }
    if diagnostics.hasErrors { return [] }
    return files.sorted { $0.key < $1.key }.compactMap { tag, files in
      let path = joinPath(folder, "\(tag).xliff")
      do throws(FileFailure) {
        try createFolder(folder)
        try writeText(RenderedText(xliffText(files)), to: path)
      } catch {
        diagnostics.append(.cannotWrite(path, error.reason))
        return nil
      }
      let units = files.flatMap(\.units)
      return ExportedXLIFF(
        path: path,
        units: units.count,
        translated: units.count { $0.target != nil }
      )
    }
  }

  /// Returns a catalog if it is in sync with the specs; otherwise reports it.
  private func currentCatalog(
    _ path: String,
    _ units: [TextUnit],
    _ screens: [Screen],
    into diagnostics: inout [Diagnostic]
  ) -> Catalog? {
    let found = catalog(path, in: Reading(files))
    diagnostics += found.diagnostics
    guard let catalog = found.value else {
      if !found.diagnostics.hasErrors { diagnostics.append(.catalogOutOfSync(path)) }
      return nil
    }
    guard let language = screens.first?.language,
      isInLanguage(catalog, language, into: &diagnostics)
    else { return nil }
    var sync = CatalogSync(catalog.root, in: catalog.file, sourceLanguage: language)
    sync.sync(units, of: Set(screens.map(\.stem)), prunes: false)
    if sync.hasChanged {
      diagnostics.append(.catalogOutOfSync(path))
      return nil
    }
    return catalog
  }

  /// Imports translations from XLIFF files into the catalogs of the specs. The build plugin has no reader for them.
  package func importXLIFF(
    _ paths: [String],
    reading readXLIFF: (SourceFile, inout [Diagnostic]) -> [ReceivedFile],
    flags: Settings,
    into diagnostics: inout [Diagnostic]
  ) -> [ImportedXLIFF] {
    var received: [ReceivedFile] = []
    for path in paths {
      switch files.file(path).contents {
      case .file(let file): received += readXLIFF(file, &diagnostics)
      case .failure(let reason): diagnostics.append(.unreadable(path, reason))
      }
    }
    let targets = translatedGroups([], flags: flags, into: &diagnostics).flatMap { group in
      screensByCatalog(group, into: &diagnostics).map { (group: group, path: $0, screens: $1) }
    }
    if diagnostics.hasErrors { return [] }
    var found: [(file: ReceivedFile, path: String, screens: [Screen])] = []
    for file in received {
      let name = lastComponent(file.original)
      guard let target = targets.first(where: { lastComponent($0.path) == name }) else {
        let known = targets.map { lastComponent($0.path) }
        diagnostics.append(.noSuchCatalog(name, known, at: file.languageLocation))
        continue
      }
      let known = target.group.settings.translations?.languages ?? []
      guard known.contains(file.targetLanguage) else {
        diagnostics.append(
          .noSuchLanguage(file.targetLanguage, known: known, at: file.languageLocation)
        )
        continue
      }
      found.append((file, target.path, target.screens))
    }
    if diagnostics.hasErrors { return [] }
    return found.compactMap { put($0.file, into: $0.path, $0.screens, &diagnostics) }
  }

  private func put(
    _ file: ReceivedFile,
    into path: String,
    _ screens: [Screen],
    _ diagnostics: inout [Diagnostic]
  ) -> ImportedXLIFF? {
    guard let language = screens.first?.language else { return nil }
    let units = screens.flatMap(\.textUnits).withoutRepetitions
    var changes = CatalogImport.Changes()
    let isWritten = rewriteCatalog(at: path, in: language, into: &diagnostics) { catalog, _ in
      guard let catalog else { return nil }
      var received = CatalogImport(catalog, units, into: file.targetLanguage)
      received.add(file.units)
      changes = received.changes
      return received.text
    }
    if isWritten == nil { return nil }
    diagnostics += changes.unknown.map { .unknownUnit($0.id, at: $0.location) }
    return ImportedXLIFF(path: path, language: file.targetLanguage, changes: changes)
  }
}

extension Diagnostic {
  fileprivate static func catalogOutOfSync(_ path: String) -> Diagnostic {
    Diagnostic(
      .outOfSync,
      "the catalog is out of sync with the specs; run 'viewmodelgen translations sync', then export again",
      at: whole(path)
    )
  }

  fileprivate static func noSuchCatalog(
    _ name: String,
    _ known: [String],
    at location: Location
  ) -> Diagnostic {
    let hint = Hint(for: name, among: known, else: "there is")
    return Diagnostic(.catalog, "there is no catalog '\(excerpt(name))'", hint, at: location)
  }

  fileprivate static func unknownUnit(_ id: String, at location: Location) -> Diagnostic {
    Diagnostic(
      .warning,
      .staleText,
      "no text has the ID '\(excerpt(id))', so the unit is skipped",
      at: location
    )
  }
}
