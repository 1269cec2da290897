import ArgumentParser
import Workspace

/// What a build system runs that must know all inputs and outputs before, as `viewmodelgen-build` does for the plugin.
struct Build: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Write exactly the files that a build system expects.",
    discussion: """
      In the output folder: XViewModel.swift for each X.yaml, YServiceModel.swift for each schema \
      Y.json or Y.schema.json, and ViewModelSupport.swift. In the folder of tests: \
      XViewModelTests.swift for each X.yaml, and MViewModelTestSupport.swift for the module M. Where \
      there is nothing to say a file holds a comment.
      """
  )

  @Argument(help: "All specs of the target.")
  var spec: [String]

  @Option(parsing: .upToNextOption, help: "The schemas that may be used.")
  var schemas: [String] = []

  @Option(parsing: .upToNextOption, help: "What else may be read, such as fixtures.")
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
