import DocumentReader

/// What `impact` reports.
extension Diagnostic.Code {
  package static let breakingChange = Self("breaking-change", "A schema change breaks a screen.")
  package static let textChange = Self(
    "text-change",
    "A schema change affects what a screen shows."
  )
  package static let harmlessChange = Self(
    "harmless-change",
    "A schema change does not affect what a screen shows."
  )
  package static let unusedIgnore = Self(
    "unused-ignore",
    "The configuration ignores a schema change that does not exist."
  )
}
