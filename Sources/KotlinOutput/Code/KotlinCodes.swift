import DocumentReader

/// Problems of the output in Kotlin.
extension Diagnostic.Code {
  package static let notInKotlin = Self(
    "not-in-kotlin",
    "A spec has something that cannot be written in Kotlin."
  )
}
