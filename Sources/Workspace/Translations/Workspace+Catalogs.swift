import DocumentReader
import Evaluator
import Translations
import ViewModelIR

extension Workspace {
  /// Reads a catalog; `nil` if it does not exist or cannot be used.
  func catalog(_ path: String, in reading: Reading) -> Found<Catalog?> {
    catalogs.value(for: path, in: reading) { reading in
      var found = Found<Catalog?>(nil)
      switch reading.load(path) {
      case .file(let file): found.value = readCatalog(file, into: &found.diagnostics)
      case .failure(let reason):
        found.diagnostics.append(
          files.includes(path)
            ? .unreadableCatalog(path, reason) : .unwatchedCatalog(path)
        )
      }
      return found
    }
  }

  /// Returns a screen with the translations from its catalog.
  func translated(
    _ screen: Screen,
    _ settings: TranslationSettings,
    in reading: Reading
  ) -> TranslatedScreen {
    let catalog = settings.path(for: screen).flatMap { self.catalog($0, in: reading).value }
    let isMeasured = screen.viewModels.contains { $0.fields.contains { $0.maxLength != nil } }
    let record = isMeasured ? TextRecord(screen) : nil
    return translate(screen, with: catalog, into: settings.languages) { slots, text in
      record?.values(of: slots, in: text)
    }
  }

  /// Reports an example in a language that the texts do not have; `nil` if there is nothing to report.
  func unknownLanguage(of example: Example, _ known: [String]) -> Diagnostic? {
    guard let language = example.language, let location = example.languageLocation,
      !known.contains(language)
    else { return nil }
    return .noSuchLanguage(language, known: known, at: location)
  }

  /// Reports catalogs that cannot be used, and missing translations.
  func checkCatalogs(of group: CompiledGroup, into diagnostics: inout [Diagnostic]) {
    guard let translations = group.settings.translations, translations.catalog != nil else {
      return
    }
    let language = group.settings.defaults.language
    diagnostics += group.screens.filter { $0.language != language }
      .map { .sourceLanguage($0, language) }
    for (path, coverage) in group.translated.sorted(by: { $0.key < $1.key }) {
      let found = catalog(path, in: Reading(files))
      diagnostics += found.diagnostics
      guard let catalog = found.value, isInLanguage(catalog, language, into: &diagnostics) else {
        continue
      }
      for tag in translations.languages {
        guard let found = coverage.languages[tag], !found.missing.isEmpty || found.toReview > 0,
          let severity = translations.severity(ofMissing: tag)
        else { continue }
        diagnostics.append(.untranslated(tag, found, of: coverage.keys.count, catalog, severity))
      }
    }
  }
}

extension TranslationSettings {
  /// The severity of a missing translation; `nil` if it is not reported.
  fileprivate func severity(ofMissing language: String) -> Diagnostic.Severity? {
    switch missingByLanguage[language] ?? missing {
    case .allow: nil
    case .warn: .warning
    case .error: .error
    }
  }
}
