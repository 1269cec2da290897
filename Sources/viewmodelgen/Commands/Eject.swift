import ArgumentParser
import DocumentReader
import Reports
import Workspace

struct Eject: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "eject",
    abstract: "Leave the tool: make the generated files plain ones that the team keeps.",
    discussion: """
      Takes the header out of every file that the configured specs produce, which must be up to date. The Swift needs nothing of the tool. \
      Specs stay as they are; delete them and viewmodelgen.yaml when all is well.
      """
  )

  @OptionGroup var specOptions: SpecOptions
  @OptionGroup var outputOptions: OutputOptions
  @OptionGroup var reportOptions: ReportOptions

  func run() throws {
    var diagnostics: [Diagnostic] = []
    let flags = outputOptions.settings(for: specOptions)
    let plans = Workspace(in: outputLanguage).plans([], flags: flags, into: &diagnostics)
    let files = eject(plans, into: &diagnostics)
    let summary =
      files.map { "ejected \($0)\n" }.joined() + "\(counted(files.count, "file")) ejected\n"
    try report(diagnostics, printing: summary, as: reportOptions.format)
  }
}
