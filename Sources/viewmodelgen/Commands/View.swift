import ArgumentParser
import DocumentReader
import OutputInterface
import Workspace

struct View: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "view",
    abstract:
      "Write a starter view in SwiftUI for a screen, which is yours to edit: it is not generated again.",
    discussion: """
      The view shows every field and state of the screen and calls every action of its presenter, with a preview for each state. An \
      existing file is never overwritten.
      """
  )

  @Argument(help: "The spec.", transform: nonEmpty)
  var spec: String

  @Option(
    help: "The Swift file to write (default: named after the view, next to the output folder).",
    transform: swiftFile
  )
  var output: String?

  @OptionGroup var specOptions: SpecOptions
  @OptionGroup var reportOptions: ReportOptions

  func validate() throws {
    if isFolder(spec) { throw ValidationError("'\(spec)' is a folder; name one spec.") }
  }

  func run() throws {
    var diagnostics: [Diagnostic] = []
    var summary = ""
    let workspace = Workspace(in: outputLanguage)
    let flags = specOptions.settings
    for group in selectSpecs([spec], flags: flags, in: workspace.files, into: &diagnostics) {
      guard let view = workspace.view(of: group, into: &diagnostics) else { continue }
      let path = output ?? view.path
      if writeOnce(view.text, to: path, into: &diagnostics) { summary = "wrote \(path)\n" }
    }
    try report(diagnostics, printing: summary, as: reportOptions.format)
  }
}
