import ArgumentParser
import DocumentReader
import Workspace

struct Generate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate",
    abstract: "Generate the Swift files for the specs; leave files that are up to date untouched."
  )

  @Argument(help: "Specs, or folders of specs (default: the folder set in viewmodelgen.yaml).")
  var spec: [String] = []

  @OptionGroup var specOptions: SpecOptions
  @OptionGroup var outputOptions: OutputOptions
  @OptionGroup var runOptions: RunOptions

  @Flag(help: "Overwrite files that were edited by hand or are not generated.")
  var force = false

  @Option(
    help: ArgumentHelp("Write a dependency file for make or ninja.", valueName: "file"),
    transform: nonEmpty
  )
  var depfile: String?

  @Flag(help: "Print the paths of all files that the output depends on, and write nothing.")
  var inputs = false

  func validate() throws {
    if inputs, force || depfile != nil {
      throw ValidationError("Pass '--inputs' alone: nothing is written with it.")
    }
  }

  func run() throws {
    var diagnostics: [Diagnostic] = []
    let flags = outputOptions.settings(for: specOptions)
    if inputs { return try printInputs(flags) }
    let record = force ? nil : RunRecord(of: CommandLine.arguments)
    if let count = record?.filesUpToDate {
      let summary = OutputSummary(unchanged: count)
      return try runOptions.report([], printing: summary.line + "\n")
    }
    let workspace = Workspace(in: outputLanguage, twins: twinLanguages)
    let plans = workspace.plans(spec, flags: flags, into: &diagnostics)
    let results = applyPlans(plans, force: force, into: &diagnostics)
    let inputs = workspace.files.inputs
    var dependencies: OutputResults.File?
    if let depfile, !diagnostics.hasErrors {
      dependencies = writeDepfile(depfile, for: plans, inputs: inputs, into: &diagnostics)
    }
    if diagnostics.isEmpty {
      record?.remember(results, inputs: inputs, depfile: dependencies)
    }
    try runOptions.report(diagnostics, printing: results.summary.line + "\n")
  }

  private func printInputs(_ flags: Settings) throws {
    func report(_ diagnostics: [Diagnostic], _ paths: [String]) throws {
      try runOptions.report(diagnostics, printing: paths.map { "\($0)\n" }.joined())
    }
    let record = RunRecord(of: CommandLine.arguments)
    if let paths = record?.findings { return try report([], paths) }
    var diagnostics: [Diagnostic] = []
    let workspace = Workspace(in: outputLanguage, twins: twinLanguages)
    let paths = workspace.inputs(of: spec, flags: flags, into: &diagnostics)
    // What is only a warning does not change which files are read.
    let errors = diagnostics.filter { $0.severity == .error }
    if errors.isEmpty { record?.remember(paths, inputs: workspace.files.inputs) }
    try report(errors, paths)
  }
}
