import DocumentReader

/// Problems of projects and generated files.
extension Diagnostic.Code {
  package static let outside = Self(
    "outside",
    "A configuration names a file or folder that its specs may not use."
  )
  package static let sourceLanguage = Self(
    "source-language",
    "A spec's language differs from its catalog's source language."
  )
  package static let unknownLanguage = Self("unknown-language", "A language is unknown.")
  package static let untranslated = Self("untranslated", "Texts are not translated.")
  package static let bundleLanguage = Self(
    "bundle-language",
    "The app does not declare a language of its texts."
  )
  package static let shownDifferently = Self(
    "shown-differently",
    "A platform shows a text differently in some languages."
  )
  package static let output = Self("output", "A file cannot be written.")
  package static let missingFile = Self("missing-file", "A generated file is missing.")
  package static let staleFile = Self(
    "stale-file",
    "A generated file is not up to date with the specs."
  )
  package static let orphanedFile = Self(
    "orphaned-file",
    "No spec produces a generated file anymore."
  )
  package static let editedFile = Self("edited-file", "A generated file was edited by hand.")
  package static let foreignFile = Self(
    "foreign-file",
    "A file that was not generated has the path of a generated file."
  )
}
