import ArgumentParser
import DocumentReader
import KotlinOutput
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
      contains a comment. With --kotlin, the files are those of 'generate'. @FILE stands for the \
      lines of a file.
      """
  )

  @Argument(help: "All specs of the target.")
  var spec: [String]

  @Option(parsing: .upToNextOption, help: "The schemas that the specs can use.")
  var schemas: [String] = []

  @Option(parsing: .upToNextOption, help: "Other files that the specs can read, such as fixtures.")
  var inputs: [String] = []

  @Option(
    help: ArgumentHelp(
      "A folder of the build's output with inputs. Specs name them as if they were sources.",
      valueName: "folder"
    ),
    transform: nonEmpty
  )
  var built: [String] = []

  @Option(help: "The folder for view models and service models.", transform: nonEmpty)
  var output: String?

  @Option(help: "The folder for tests.", transform: nonEmpty)
  var tests: String?

  @Option(help: "The module that the tests import.", transform: validModuleName)
  var module: String?

  @Flag(help: "Write the files in Kotlin instead of Swift.")
  var kotlin = false

  /// Replaces `@FILE` with the lines of that file, since the arguments of a build can be longer than the system allows.
  static func withListedArguments(_ arguments: [String]) -> [String] {
    if arguments.first != configuration.commandName { return arguments }
    return arguments.flatMap { argument -> [String] in
      guard argument.hasPrefix("@"),
        case .file(let file) = FileLoader.disk.load(String(argument.dropFirst()))
      else { return [argument] }
      return String(decoding: file.bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }
  }

  func validate() throws {
    if output == nil, tests == nil {
      throw ValidationError("Name a folder with --output, --tests or both.")
    }
  }

  func run() throws {
    let step = BuildStep(
      specs: spec,
      schemas: schemas,
      others: inputs,
      builtIn: built,
      module: module,
      folders: [output.map { .output($0) }, tests.map { .tests($0) }].compactMap { $0 },
      in: outputLanguage,
      twin: kotlin ? KotlinLanguage() : nil
    )
    try report(step.run(), printing: "")
  }
}
