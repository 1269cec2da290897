import ArgumentParser
import Reports
import Workspace

struct Watch: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Write what the specs say, and again at every change, until interrupted.",
    discussion: """
      Prints a line for each change: what was written and deleted. What is wrong goes to standard error, once.
      """
  )

  @Argument(help: "Specs, or folders of specs; without any, the configured folder.")
  var spec: [String] = []

  @OptionGroup var specOptions: SpecOptions
  @OptionGroup var outputOptions: OutputOptions

  func run() throws {
    let session = WatchSession(
      spec,
      flags: outputOptions.settings(for: specOptions),
      in: outputLanguage
    )
    try watchForEver {
      if let result = session.run() {
        Console.say(DiagnosticReport(result.diagnostics))
        try writeOutput(result.line + "\n")
      }
      return session.files
    }
  }
}
