import DocumentReader

/// Problems of output languages.
extension Diagnostic.Code {
  package static let template = Self("template", "A custom template has an error.")
}
