import DocumentReader
import Translations
import ViewModelIR

extension Diagnostic {
  static func unreadableCatalog(_ path: String, _ reason: String) -> Diagnostic {
    Diagnostic(
      .warning,
      .unreadableFile,
      "cannot read the catalog: \(reason); 'viewmodelgen translations sync' creates one",
      at: whole(path)
    )
  }

  static func unwatchedCatalog(_ path: String) -> Diagnostic {
    Diagnostic(
      .unreadableFile,
      "cannot read the catalog: the build does not watch it; move it next to \(Configuration.fileName), or into a folder there; "
        + "with Bazel, list it in 'data'",
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
      // Texts that only need a review are not missing.
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
        "the texts have only one language; add others under 'translations' in \(Configuration.fileName)"
      return Diagnostic(.unknownLanguage, what, at: location)
    }
    let hint = Hint(for: language, among: known, else: "the languages are")
    let what = "there are no texts in '\(excerpt(language))'"
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
      "the configuration has no translations; add 'translations: { catalog: ViewModels.xcstrings, languages: [de] }'",
      at: whole(joinPath(folder, Configuration.fileName))
    )
  }

  static func sourceLanguage(_ screen: Screen, _ language: String) -> Diagnostic {
    Diagnostic(
      .sourceLanguage,
      "this spec is in '\(screen.language)', but the configuration's language is '\(language)', and a catalog has one source language; move it "
        + "into a folder with its own configuration",
      at: screen.location
    )
  }

  static func catalogOfOtherLanguage(_ catalog: Catalog, _ language: String) -> Diagnostic {
    let source = catalog.sourceLanguage
    return Diagnostic(
      .sourceLanguage,
      "the catalog's source language is '\(excerpt(source.text ?? ""))', but the specs are in '\(language)'; set "
        + "'language: \(excerpt(source.text ?? ""))' in the configuration, or name another catalog",
      at: source.location
    )
  }
}
