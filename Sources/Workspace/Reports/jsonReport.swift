import DocumentReader
import OutputInterface

/// Returns the diagnostics as a JSON document:
///
///     { "diagnostics": [{ "file": "specs/Book.yaml", "line": 7, "column": 14, "endLine": 7, "endColumn": 20, "severity": "error", "code": …, "message": … }] }
///
/// A diagnostic with a replacement that fixes it has a `fix`. A finding of `check` has the path of the generated file as `output`, and the
/// `command` that fixes it.
package func jsonReport(_ report: DiagnosticReport) -> String {
  let diagnostics = report.diagnostics.map { entry($0, report.finding($0)) }
  return jsonText(json(["diagnostics": json(diagnostics)])) + "\n"
}

private func entry(_ diagnostic: Diagnostic, _ finding: Finding?) -> Node {
  var members = [("file", json(diagnostic.location.file.path))] + place(diagnostic.location)
  members += [
    ("severity", json(diagnostic.severity.rawValue)),
    ("code", json(diagnostic.code.rawValue)),
    ("message", json(diagnostic.message)),
  ]
  if let fix = diagnostic.fix {
    members.append(("fix", json(place(fix.location) + [("replacement", json(fix.replacement))])))
  }
  if let finding {
    members += [("output", json(finding.path)), ("command", json(finding.command))]
  }
  return json(members)
}

/// Returns the members that describe a location; none for a file as a whole.
private func place(_ location: Location) -> [(key: String, value: Node)] {
  if location.line == 0 { return [] }
  return [
    ("line", json(location.line)),
    ("column", json(location.column)),
    ("endLine", json(location.end.line)),
    ("endColumn", json(location.end.column)),
  ]
}
