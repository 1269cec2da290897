import ArgumentParser
import Workspace

/// The command for build systems that must know all inputs and outputs in advance. The SwiftPM plugin uses `viewmodelgen-build` instead.
struct Build: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract:
      "Write a fixed set of files, for build systems that must know all outputs in advance.",
    discussion: """
      With --output: XViewModel.swift for each X.yaml, YServiceModel.swift for each schema \
      Y.json or Y.schema.json, and ViewModelSupport.swift. With --tests: XViewModelTests.swift \
      for each X.yaml, and MViewModelTestSupport.swift for the module M. A file that would be empty \
      contains a comment.
      """
  )

  @Argument(help: "All specs of the target.")
  var spec: [String]

  @Option(parsing: .upToNextOption, help: "The schemas that the specs can use.")
  var schemas: [String] = []

  @Option(parsing: .upToNextOption, help: "Other files that the specs can read, such as fixtures.")
  var inputs: [String] = []

  @Option(help: "The folder for view models and service models.", transform: nonEmpty)
  var output: String?

  @Option(help: "The folder for tests, instead of --output.", transform: nonEmpty)
  var tests: String?

  @Option(help: "The module that the tests import.", transform: validModuleName)
  var module: String?

  func validate() throws {
    if (output == nil) == (tests == nil) {
      throw ValidationError("Pass one of --output and --tests.")
    }
  }

  func run() throws {
    let step = BuildStep(
      specs: spec,
      schemas: schemas,
      others: inputs,
      module: module,
      folder: tests.map { .tests($0) } ?? .output(output ?? ""),
      in: outputLanguage
    )
    try report(step.run(), printing: "")
  }
}
