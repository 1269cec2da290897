/// What the diagnostics of a command are printed as; all but `text` fill standard output, with nothing else beside them.
package enum ReportFormat: String, CaseIterable {
  case text, github, json, sarif
}
