import ArgumentParser
import DocumentReader
import Review
import Workspace

struct Lint: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Report every mistake, and every example that does not come out as expected."
  )

  @Argument(help: "Specs, or folders of specs; without any, the configured folder.")
  var spec: [String] = []

  @Flag(help: "Also estimate which texts have no room where the specs' 'gallery' says how much.")
  var fit = false

  @OptionGroup var specOptions: SpecOptions
  @OptionGroup var runOptions: RunOptions

  func run() throws {
    var diagnostics: [Diagnostic] = []
    let progress = runOptions.progress()
    let workspace = Workspace(in: outputLanguage, progress: progress)
    let flags = specOptions.settings
    progress.enter(.select)
    let groups = selectSpecs(spec, flags: flags, in: workspace.files, into: &diagnostics)
    let specs = groups.map(\.specs.count).reduce(0, +)
    let examples = workspace.lint(groups, into: &diagnostics).map(\.examples.count).reduce(0, +)
    if fit {
      var unheard: [Diagnostic] = []
      let screens = PreviewedScreens(
        of: groups,
        in: workspace,
        locales: [],
        languages: [],
        into: &unheard
      )
      checkFit(of: screens, into: &diagnostics)
    }
    let errors = Set(diagnostics).count { $0.severity == .error }
    let summary =
      "\(counted(specs, "spec")), \(counted(examples, "example")), \(counted(errors, "error"))\n"
    try runOptions.report(diagnostics, printing: summary, after: progress)
  }
}
