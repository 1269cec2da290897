import ArgumentParser
import DocumentReader
import Reports
import Workspace

struct ReportOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How to print diagnostics.",
      discussion: """
        text: on standard error. github (annotations), json, sarif (2.1.0): on standard output, in place of all else.
        """
    )
  )
  var format: ReportFormat = .text
}

extension ReportFormat: ExpressibleByArgument {}

/// Ends a command: prints what is wrong and, for people, the result; exit code 1 where there is an error.
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

/// The same, whatever is wrong; throws where it cannot be written.
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

/// What a run over all specs says.
struct RunOptions: ParsableArguments {
  @Flag(name: .shortAndLong, help: "Print nothing but what is wrong.")
  var quiet = false

  @OptionGroup var reportOptions: ReportOptions

  /// Ends the command.
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
