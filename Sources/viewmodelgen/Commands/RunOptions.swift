import ArgumentParser
import DocumentReader
import Reports

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
