import DocumentReader

extension Session {
  func publication(_ path: String, _ diagnostics: [Diagnostic]) -> Node {
    json([
      "uri": json(paths.uri(of: path)),
      "diagnostics": json(diagnostics.map { description(of: $0) }),
    ])
  }

  func description(of diagnostic: Diagnostic) -> Node {
    json([
      "range": placeRange(of: diagnostic.location),
      "severity": json(diagnostic.severity.number),
      "code": json(diagnostic.code.rawValue),
      "source": json("viewmodelgen"),
      "message": json(diagnostic.message),
    ])
  }
}

extension Diagnostic.Severity {
  fileprivate var number: Int {
    switch self {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }
}
