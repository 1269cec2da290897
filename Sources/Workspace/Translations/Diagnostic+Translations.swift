import DocumentReader
import Translations
import ViewModelIR

extension Diagnostic {
  static func unreadableCatalog(_ path: String, _ reason: String) -> Diagnostic {
    Diagnostic(
      .warning,
      .unreadableFile,
      "cannot read the catalog: \(reason); 'viewmodelgen translations sync' writes one",
      at: whole(path)
    )
  }

  static func unwatchedCatalog(_ path: String) -> Diagnostic {
    Diagnostic(
      .unreadableFile,
      "cannot read the catalog: the build does not watch it; put it beside \(Configuration.fileName), or into a folder there",
      at: whole(path)
    )
  }

  static func untranslated(
    _ language: String,
    _ found: TranslationCoverage.Language,
    of texts: Int,
    _ catalog: Catalog,
    _ severity: Severity
  ) -> Diagnostic {
    let missing = found.missing.isEmpty ? "" : "; missing: \(listed(found.missing))"
    return Diagnostic(
      // What waits for a reviewer is there.
      found.missing.isEmpty ? .warning : severity,
      .untranslated,
      "\(language): \(found.summary(of: texts))\(missing)",
      at: catalog.file.whole
    )
  }

  package static func noSuchLanguage(
    _ language: String,
    known: [String],
    at location: Location
  ) -> Diagnostic {
    if known.isEmpty {
      let what =
        "the texts are in one language; name others under 'translations' in \(Configuration.fileName)"
      return Diagnostic(.unknownLanguage, what, at: location)
    }
    let hint = Hint(for: language, among: known, else: "the languages are")
    let what = "the texts are not in '\(excerpt(language))'"
    return Diagnostic(.unknownLanguage, what, hint, at: location)
  }

  static func unlistedLanguage(_ tag: String, at location: Location) -> Diagnostic {
    Diagnostic(
      .note,
      .unknownLanguage,
      "'\(excerpt(tag))' is not among the 'languages' of \(Configuration.fileName), so its texts are not shown",
      at: location
    )
  }

  static func noTranslations(in folder: String) -> Diagnostic {
    Diagnostic(
      .missingKey,
      "says nothing of translations; add 'translations: { catalog: ViewModels.xcstrings, languages: [de] }'",
      at: whole(joinPath(folder, Configuration.fileName))
    )
  }

  static func sourceLanguage(_ screen: Screen, _ language: String) -> Diagnostic {
    Diagnostic(
      .sourceLanguage,
      "is in '\(screen.language)', and the configuration's language is '\(language)'; its catalog has specs of one language, so put this one "
        + "into a folder with a configuration of its own",
      at: screen.location
    )
  }

  static func catalogOfOtherLanguage(_ catalog: Catalog, _ language: String) -> Diagnostic {
    let source = catalog.sourceLanguage
    return Diagnostic(
      .sourceLanguage,
      "the catalog is for texts in '\(excerpt(source.text ?? ""))', but the specs are in '\(language)'; write "
        + "'language: \(excerpt(source.text ?? ""))' into the configuration, or name another catalog",
      at: source.location
    )
  }
}
