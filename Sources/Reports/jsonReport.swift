import DocumentReader
import SwiftRenderer

/// The diagnostics as one JSON document:
///
///     { "diagnostics": [{ "file": "specs/Book.yaml", "line": 7, "column": 14, "severity": "error", "code": …, "message": … }] }
///
/// What `check` found has the generated `output` and the `command` that mends it besides.
package func jsonReport(_ report: DiagnosticReport) -> String {
  let diagnostics = report.diagnostics.map { diagnostic in
    let location = diagnostic.location
    let finding = report.finding(diagnostic)
    return json([
      "file": json(location.file.path),
      "line": location.line > 0 ? json(location.line) : nil,
      "column": location.line > 0 ? json(location.column) : nil,
      "severity": json(diagnostic.severity.rawValue),
      "code": json(diagnostic.code.rawValue),
      "message": json(diagnostic.message),
      "output": finding.map { json($0.path) },
      "command": finding.map { json($0.command) },
    ])
  }
  return jsonText(json(["diagnostics": json(diagnostics)])) + "\n"
}
