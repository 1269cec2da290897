import DocumentReader

/// What a command found wrong: each once, in the order of their places.
package struct DiagnosticReport {
  package let diagnostics: [Diagnostic]
  /// Those of `check`, by the diagnostics that tell them.
  private let findings: [Diagnostic: Finding]

  package init(_ diagnostics: [Diagnostic], findings: [Finding] = []) {
    let told = findings.map { ($0.diagnostic, $0) }
    self.findings = Dictionary(told) { first, _ in first }
    self.diagnostics = (diagnostics + told.map(\.0)).sortedByPlace()
  }

  func finding(_ diagnostic: Diagnostic) -> Finding? { findings[diagnostic] }
}

/// What the diagnostics of a command are printed as; all but `text` fill standard output, with nothing else beside them.
package enum ReportFormat: String, CaseIterable {
  case text, github, json, sarif
}
