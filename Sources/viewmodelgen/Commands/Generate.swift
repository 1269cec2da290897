import ArgumentParser
import SpecCompiler

struct Generate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write what the specs say; files that need no change stay untouched."
  )

  @Argument(help: "Specs, or folders of specs; without any, the configured folder.")
  var spec: [String] = []

  @OptionGroup var specOptions: SpecOptions
  @OptionGroup var outputOptions: OutputOptions
  @OptionGroup var reportOptions: ReportOptions

  @Flag(help: "Overwrite files that were edited by hand or are not generated.")
  var force = false

  func run() throws {
    var diagnostics: [Diagnostic] = []
    let flags = outputOptions.settings(for: specOptions)
    let plans = planSpecs(spec, flags: flags, into: &diagnostics)
    var summary = OutputSummary()
    for plan in plans {
      applyPlan(plan, force: force, to: &summary, into: &diagnostics)
    }
    try report(diagnostics, printing: summary.line + "\n", as: reportOptions.format)
  }
}
