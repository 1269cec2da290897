import ArgumentParser
import SpecCompiler

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print what generate would change, as a diff, and fail where there is anything."
  )

  @Argument(help: "Specs, or folders of specs; without any, the configured folder.")
  var spec: [String] = []

  @OptionGroup var specOptions: SpecOptions
  @OptionGroup var outputOptions: OutputOptions

  func run() throws {
    var diagnostics: [Diagnostic] = []
    let flags = outputOptions.settings(for: specOptions)
    let plans = planSpecs(spec, flags: flags, into: &diagnostics)
    var freshness = Freshness()
    let text = plans.map { describePlan($0, counting: &freshness) }.joined()
    try report(
      diagnostics,
      printing: text + freshness.line + "\n",
      isFine: freshness.isFresh
    )
  }
}
