import DocumentReader

/// What a command found wrong: each once, in the order of their places.
struct DiagnosticReport {
  let diagnostics: [Diagnostic]
  /// Those of `check`, by the diagnostics that tell them.
  private let findings: [Diagnostic: Finding]

  init(_ diagnostics: [Diagnostic], findings: [Finding] = []) {
    let told = findings.map { ($0.diagnostic, $0) }
    self.findings = Dictionary(told) { first, _ in first }
    self.diagnostics = sortedByPlace(diagnostics + told.map(\.0))
  }

  func finding(_ diagnostic: Diagnostic) -> Finding? { findings[diagnostic] }
}

/// Each once.
private func sortedByPlace(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
  var seen: Set<Diagnostic> = []
  return diagnostics.filter { seen.insert($0).inserted }.sorted { left, right in
    if left.location.file.path != right.location.file.path {
      return left.location.file.path < right.location.file.path
    }
    return (left.location.line, left.location.column, left.message)
      < (right.location.line, right.location.column, right.message)
  }
}
