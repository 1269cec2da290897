import DocumentReader
import SwiftRenderer

/// The diagnostics as one JSON document:
///
///     { "diagnostics": [{ "file": "specs/Book.yaml", "line": 7, "column": 14, "endLine": 7, "endColumn": 20, "severity": "error", "code": …, "message": … }] }
///
/// Where another text in the place of one mends it, there is a `fix`; what `check` found has the generated `output` and the `command` that mends it.
package func jsonReport(_ report: DiagnosticReport) -> String {
  let diagnostics = report.diagnostics.map { diagnostic in
    let location = diagnostic.location
    let finding = report.finding(diagnostic)
    let hasPlace = location.line > 0
    return json([
      "file": json(location.file.path),
      "line": hasPlace ? json(location.line) : nil,
      "column": hasPlace ? json(location.column) : nil,
      "endLine": hasPlace ? json(location.end.line) : nil,
      "endColumn": hasPlace ? json(location.end.column) : nil,
      "severity": json(diagnostic.severity.rawValue),
      "code": json(diagnostic.code.rawValue),
      "message": json(diagnostic.message),
      "fix": diagnostic.fix.map(fix),
      "output": finding.map { json($0.path) },
      "command": finding.map { json($0.command) },
    ])
  }
  return jsonText(json(["diagnostics": json(diagnostics)])) + "\n"
}

private func fix(_ fix: Diagnostic.Fix) -> Node {
  json([
    "line": json(fix.location.line),
    "column": json(fix.location.column),
    "endLine": json(fix.location.end.line),
    "endColumn": json(fix.location.end.column),
    "replacement": json(fix.replacement),
  ])
}
