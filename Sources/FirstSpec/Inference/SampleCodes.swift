import DocumentReader

/// Problems of samples.
extension Diagnostic.Code {
  package static let samples = Self(
    "samples",
    "Samples contradict each other or do not determine a type."
  )
}
