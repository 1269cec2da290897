import ArgumentParser
import DocumentReader
import Evaluator
import Workspace

struct Lint: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Report every mistake, and every example that does not come out as expected."
  )

  @Argument(help: "Specs, or folders of specs; without any, the configured folder.")
  var spec: [String] = []

  @OptionGroup var specOptions: SpecOptions
  @OptionGroup var reportOptions: ReportOptions

  func run() throws {
    var diagnostics: [Diagnostic] = []
    var specs = 0
    var examples = 0
    let workspace = Workspace()
    let flags = specOptions.settings
    for var group in selectSpecs(spec, flags: flags, in: workspace.files, into: &diagnostics) {
      specs += group.specs.count
      group.others = []
      for screen in workspace.compiled(group, into: &diagnostics).screens {
        examples += screen.examples.count
        checkExamples(of: screen, into: &diagnostics)
      }
    }
    let errors = Set(diagnostics).count { $0.severity == .error }
    let summary =
      "\(counted(specs, "spec")), \(counted(examples, "example")), \(counted(errors, "error"))\n"
    try report(diagnostics, printing: summary, as: reportOptions.format)
  }
}
