import ArgumentParser
import Workspace

struct Watch: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract:
      "Generate the Swift files for the specs, and again after every change, until interrupted.",
    discussion: """
      Prints a line for each change, with what was written and deleted. Each error is printed once, on standard error.
      """
  )

  @Argument(help: "Specs, or folders of specs (default: the folder set in viewmodelgen.yaml).")
  var spec: [String] = []

  @OptionGroup var specOptions: SpecOptions
  @OptionGroup var outputOptions: OutputOptions

  func run() throws {
    let session = WatchSession(
      spec,
      flags: outputOptions.settings(for: specOptions),
      in: outputLanguage,
      twins: twinLanguages
    )
    try watchUntilInterrupted {
      if let result = session.run() {
        Console.say(DiagnosticReport(result.diagnostics))
        try writeOutput(result.line + "\n")
      }
      return session.files
    }
  }
}
