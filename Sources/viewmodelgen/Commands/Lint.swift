import ArgumentParser
import DocumentReader
import Workspace

struct Lint: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract:
      "Report all errors in the specs, and every example whose strings differ from the expected ones."
  )

  @Argument(help: "Specs, or folders of specs (default: the folder set in viewmodelgen.yaml).")
  var spec: [String] = []

  @OptionGroup var specOptions: SpecOptions
  @OptionGroup var runOptions: RunOptions

  func run() throws {
    var diagnostics: [Diagnostic] = []
    let workspace = Workspace(in: outputLanguage, twins: twinLanguages)
    let flags = specOptions.settings
    let groups = selectSpecs(spec, flags: flags, in: workspace.files, into: &diagnostics)
    let specs = groups.map(\.specs.count).reduce(0, +)
    let examples = workspace.lint(groups, into: &diagnostics).map(\.examples.count).reduce(0, +)
    let errors = Set(diagnostics).count { $0.severity == .error }
    let summary =
      "\(counted(specs, "spec")), \(counted(examples, "example")), \(counted(errors, "error"))\n"
    try runOptions.report(diagnostics, printing: summary)
  }
}
