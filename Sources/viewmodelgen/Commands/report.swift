import ArgumentParser
import DocumentReader
import Workspace

struct ReportOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How to print diagnostics.",
      discussion: """
        text prints them on standard error. github (annotations), json and sarif (2.1.0) print them on standard output, instead of the \
        command's usual output.
        """
    )
  )
  var format: ReportFormat = .text
}

extension ReportFormat: ExpressibleByArgument {}

/// Ends a command: prints the diagnostics and, in the `text` format, the result. Exits with status 1 if there is an error.
func report(
  _ diagnostics: [Diagnostic],
  findings: [Finding] = [],
  printing result: String,
  as format: ReportFormat = .text
) throws {
  let report = DiagnosticReport(diagnostics, findings: findings)
  try tell(report, printing: result, as: format)
  if report.diagnostics.hasErrors { throw ExitCode.failure }
}

/// Prints the diagnostics and, in the `text` format, the result. Throws only if standard output cannot be written, whatever the diagnostics.
func tell(_ report: DiagnosticReport, printing result: String, as format: ReportFormat) throws {
  var output = result
  switch format {
  case .text: Console.say(report)
  case .github: output = gitHubAnnotations(report, paths: .current)
  case .json: output = jsonReport(report)
  case .sarif: output = sarifReport(report, paths: .current)
  }
  try writeOutput(output)
}

func writeOutput(_ text: String) throws {
  do throws(FileFailure) {
    try Console.output.write(text)
  } catch {
    try? Console.error.write("standard output: error: cannot write it: \(error.reason)\n")
    throw ExitCode.failure
  }
}

/// Options for what a command prints that runs over all specs.
struct RunOptions: ParsableArguments {
  @Flag(name: .shortAndLong, help: "Print only diagnostics.")
  var quiet = false

  @OptionGroup var reportOptions: ReportOptions

  /// Ends the command like the global `report`, but without the result if `quiet` is set.
  func report(
    _ diagnostics: [Diagnostic],
    findings: [Finding] = [],
    printing result: String
  ) throws {
    try viewmodelgen.report(
      diagnostics,
      findings: findings,
      printing: quiet ? "" : result,
      as: reportOptions.format
    )
  }
}
