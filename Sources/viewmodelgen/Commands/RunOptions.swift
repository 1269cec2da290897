import ArgumentParser
import DocumentReader
import Reports
import Workspace

/// What a run over all specs says to whoever waits for it.
struct RunOptions: ParsableArguments {
  @Flag(name: .shortAndLong, help: "Print nothing but what is wrong.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "Say on standard error how long each stage took.")
  var verbose = false

  @OptionGroup var reportOptions: ReportOptions

  func validate() throws {
    if quiet, verbose { throw ValidationError("'--quiet' and '--verbose' exclude each other.") }
  }

  func progress() -> RunProgress {
    Console.error.progress(isShown: !quiet && reportOptions.format == .text)
  }

  /// Ends the command.
  func report(
    _ diagnostics: [Diagnostic],
    findings: [Finding] = [],
    printing result: String,
    after progress: RunProgress
  ) throws {
    let stages = progress.end()
    if verbose { Console.say(describe(stages)) }
    try viewmodelgen.report(
      diagnostics,
      findings: findings,
      printing: quiet ? "" : result,
      as: reportOptions.format
    )
  }
}
