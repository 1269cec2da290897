import ArgumentParser
import DocumentReader
import Workspace

struct Symbols: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "symbols",
    abstract: "Write the symbol graphs from which specs take the types of the app.",
    discussion: """
      Builds the Swift package above the specs, and writes the symbol graph of each module that a spec names with 'service: { swift: … }'. \
      Run it when these types have changed.
      """
  )

  @Argument(help: "Specs, or folders of specs (default: the folder set in viewmodelgen.yaml).")
  var spec: [String] = []

  @Option(
    help: "The folder of the package with the module (default: the nearest one above the spec).",
    transform: nonEmpty
  )
  var packagePath: String?

  @Option(
    help: "A folder with symbol graphs that the compiler has written, instead of a package.",
    transform: nonEmpty
  )
  var from: String?

  @OptionGroup var sourceOptions: SourceOptions
  @OptionGroup var reportOptions: ReportOptions

  func run() throws {
    var diagnostics: [Diagnostic] = []
    let written = Workspace(in: outputLanguage).writeSymbols(
      spec,
      flags: sourceOptions.settings,
      from: from,
      package: packagePath,
      into: &diagnostics
    )
    let lines = written.map { "\($0.path): \($0.isWritten ? "written" : "up to date")\n" }
    try report(diagnostics, printing: lines.joined(), as: reportOptions.format)
  }
}
