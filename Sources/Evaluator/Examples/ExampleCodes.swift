import DocumentReader

/// Problems that the examples of a spec show.
extension Diagnostic.Code {
  package static let notIdempotent = Self(
    "not-idempotent",
    "Applying an optimistic update twice gives a different result than applying it once."
  )
  package static let untestedAction = Self(
    "untested-action",
    "An action has no test, because no example has data for it."
  )
}
