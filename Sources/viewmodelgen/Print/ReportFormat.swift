import ArgumentParser

/// What the diagnostics of a command are printed as; all but `text` fill standard output, with nothing else beside them.
enum ReportFormat: String, CaseIterable, ExpressibleByArgument {
  case text, github, json, sarif
}
