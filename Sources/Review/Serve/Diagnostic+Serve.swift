import DocumentReader

extension Diagnostic {
  package static func cannotServe(_ port: UInt16, _ reason: String) -> Diagnostic {
    Diagnostic(
      .unreadableFile,
      "cannot serve at port \(port): \(reason); name another, as in --serve 8091, or any that is free with --serve 0",
      at: whole("--serve")
    )
  }
}
