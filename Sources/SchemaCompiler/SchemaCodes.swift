import DocumentReader

/// Problems of schemas and types.
extension Diagnostic.Code {
  package static let schema = Self("schema", "A schema contradicts itself or JSON Schema.")
  package static let unresolvedReference = Self(
    "unresolved-reference",
    "The target of a $ref does not exist."
  )
  package static let circularReference = Self("circular-reference", "References form a cycle.")
  package static let staleSymbols = Self(
    "stale-symbols",
    "A symbol graph is older than the types in it."
  )
}
