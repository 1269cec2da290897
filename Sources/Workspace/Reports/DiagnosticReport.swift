import DocumentReader

/// The diagnostics of a command, in the order of their locations and without duplicates.
package struct DiagnosticReport {
  package let diagnostics: [Diagnostic]
  /// The findings of `check`, by their diagnostics.
  private let findings: [Diagnostic: Finding]

  package init(_ diagnostics: [Diagnostic], findings: [Finding] = []) {
    let reported = findings.map { ($0.diagnostic, $0) }
    self.findings = Dictionary(reported) { first, _ in first }
    self.diagnostics = (diagnostics + reported.map(\.0)).sortedByLocation()
  }

  func finding(_ diagnostic: Diagnostic) -> Finding? { findings[diagnostic] }
}

/// The format in which a command prints its diagnostics. In all formats except `text`, they are all that standard output contains.
package enum ReportFormat: String, CaseIterable {
  case text, github, json, sarif
}
