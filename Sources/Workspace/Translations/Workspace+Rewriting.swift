import DocumentReader
import OutputInterface
import Translations
import ViewModelIR

extension Workspace {
  /// Returns the groups whose configuration has translations. If there are specs but no such group, reports an error.
  func translatedGroups(
    _ arguments: [String],
    flags: Settings,
    into diagnostics: inout [Diagnostic]
  ) -> [SpecGroup] {
    let groups = selectSpecs(arguments, flags: flags, in: files, into: &diagnostics)
    if let first = groups.first, groups.allSatisfy({ !$0.hasTranslations }) {
      diagnostics.append(.noTranslations(in: first.folder))
    }
    return groups.filter(\.hasTranslations)
  }

  /// Returns the catalogs of a group with the screens that use them; none if a spec has an error, because its texts would seem to be removed.
  func screensByCatalog(
    _ group: SpecGroup,
    into diagnostics: inout [Diagnostic]
  ) -> [(path: String, screens: [Screen])] {
    guard let translations = group.settings.translations else { return [] }
    var found: [Diagnostic] = []
    let compiled = compiled(group, isTranslated: false, into: &found)
    // Warnings are left to `lint`.
    diagnostics += found.filter { $0.severity == .error }
    if diagnostics.hasErrors || !compiled.kept.isSubset(of: group.others.map(lastComponent)) {
      return []
    }
    let strays = compiled.screens.filter { $0.language != group.settings.defaults.language }
    diagnostics += strays.map { .sourceLanguage($0, group.settings.defaults.language) }
    if !strays.isEmpty { return [] }
    return Dictionary(grouping: compiled.screens, by: translations.path(for:))
      .compactMap { path, screens in path.map { ($0, screens) } }.sorted { $0.path < $1.path }
  }

  /// Rewrites a catalog with the result of `newText`, which is `nil` if there is nothing to change. Returns whether the catalog was written;
  /// `nil` if it cannot be read or written.
  func rewriteCatalog(
    at path: String,
    in language: String,
    into diagnostics: inout [Diagnostic],
    _ newText: (Catalog?, SourceFile) -> [UInt8]?
  ) -> Bool? {
    do throws(FileFailure) {
      // Try again if another program writes the catalog at the same time.
      for _ in 0..<maxAttempts {
        let version = try lookAt(path)
        var catalog: Catalog?
        let file = SourceFile(path: path, bytes: version == nil ? [] : try readBytes(path))
        if version != nil {
          catalog = readCatalog(file, into: &diagnostics)
          guard let catalog, isInLanguage(catalog, language, into: &diagnostics) else { return nil }
        }
        guard let text = newText(catalog, file) else { return false }
        try createFolder(parentFolder(path))
        // Xcode does not write a line break at the end, but an existing one is kept.
        let newline = UInt8(ascii: "\n")
        let all: [UInt8] = file.bytes.last == newline ? text + [newline] : text
        let written = try writeText(RenderedText(bytes: all), to: path) { $0 == version }
        if written != nil { return true }
      }
      throw .keepsChanging
    } catch {
      diagnostics.append(.cannotWrite(path, error.reason))
      return nil
    }
  }

  /// Whether the catalog's source language is the language of the specs; reports it if not.
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
