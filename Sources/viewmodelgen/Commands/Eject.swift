import ArgumentParser
import DocumentReader
import Workspace

struct Eject: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "eject",
    abstract: "Stop using viewmodelgen: turn the generated files into ordinary source files.",
    discussion: """
      Removes the header from every file that the configured specs produce. All of these files must be up to date. The Swift code does \
      not depend on viewmodelgen. The specs are kept; delete them and viewmodelgen.yaml once everything works.
      """
  )

  @OptionGroup var specOptions: SpecOptions
  @OptionGroup var outputOptions: OutputOptions
  @OptionGroup var reportOptions: ReportOptions

  func run() throws {
    var diagnostics: [Diagnostic] = []
    let flags = outputOptions.settings(for: specOptions)
    let plans = Workspace(in: outputLanguage, twins: twinLanguages).plans(
      [],
      flags: flags,
      into: &diagnostics
    )
    let files = eject(plans, into: &diagnostics)
    let summary =
      files.map { "ejected \($0)\n" }.joined() + "\(counted(files.count, "file")) ejected\n"
    try report(diagnostics, printing: summary, as: reportOptions.format)
  }
}
