import DocumentReader

/// Problems of translations.
extension Diagnostic.Code {
  package static let catalog = Self("catalog", "A file is not a valid String Catalog.")
  package static let outOfSync = Self(
    "out-of-sync",
    "A catalog does not match the texts of the specs."
  )
  package static let staleText = Self("stale", "A catalog has a text that no spec uses anymore.")
  package static let wrongPlaceholder = Self(
    "wrong-placeholder",
    "A translation has a placeholder of the wrong kind."
  )
  package static let unknownPlaceholder = Self(
    "unknown-placeholder",
    "A translation has a placeholder that matches no value."
  )
  package static let missingPlaceholder = Self(
    "missing-placeholder",
    "A translation leaves out a value."
  )
  package static let unnumberedPlaceholder = Self(
    "unnumbered-placeholder",
    "A placeholder in a translation has no number, so its value depends on its position."
  )
  package static let barePercent = Self(
    "bare-percent",
    "A percent sign in a translation is not escaped."
  )
  package static let missingCategory = Self(
    "missing-category",
    "A translation lacks a plural form."
  )
  package static let unusedCategory = Self("unused-category", "A plural form is never shown.")
  package static let numberNeeded = Self(
    "number-needed",
    "A plural form for several numbers does not show the number."
  )
}
