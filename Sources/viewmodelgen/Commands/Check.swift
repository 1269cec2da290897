import ArgumentParser
import DocumentReader
import Workspace

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Print a diff of what generate would change; fail if anything would change."
  )

  @Argument(help: "Specs, or folders of specs (default: the folder set in viewmodelgen.yaml).")
  var spec: [String] = []

  @OptionGroup var specOptions: SpecOptions
  @OptionGroup var outputOptions: OutputOptions
  @OptionGroup var runOptions: RunOptions

  func run() throws {
    var diagnostics: [Diagnostic] = []
    let flags = outputOptions.settings(for: specOptions)
    let plans = Workspace(in: outputLanguage, twins: twinLanguages).plans(
      spec,
      flags: flags,
      into: &diagnostics
    )
    let fix = FixCommand(forCheck: CommandLine.arguments)
    var freshness = Freshness()
    var findings: [Finding] = []
    for step in plans.flatMap(\.steps) {
      let finding = Finding(step, fix: fix)
      freshness.count(finding)
      findings += [finding].compactMap { $0 }
    }
    try runOptions.report(
      diagnostics,
      findings: findings,
      printing: plans.map(describePlan).joined() + freshness.line + "\n"
    )
  }
}
