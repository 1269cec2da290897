import ArgumentParser
import Reports
import SwiftOutput
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
      in: SwiftOutput.self
    )
    try watch {
      if let result = session.run() {
        Console.say(DiagnosticReport(result.diagnostics))
        try writeOutput(result.line + "\n")
      }
      return session.inputs
    }
  }
}

/// Runs until interrupted; a folder that cannot be watched ends the command.
func watch(_ run: () throws -> Inputs) throws {
  do {
    try watchForEver(run)
  } catch let error as WatchFailure {
    try report([.cannotWatch(error.folder, error.failure.reason)], printing: "")
  }
}
