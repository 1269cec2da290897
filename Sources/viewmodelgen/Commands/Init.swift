import ArgumentParser
import DocumentReader
import FirstSpec
import OutputInterface
import Workspace

struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract:
      "Write a first spec with its schema and examples; with --from, from samples of a service's JSON.",
    discussion: """
      Never overwrites a file. In a project that has a viewmodelgen.yaml, the new spec is written to the specs folder that it sets.
      """
  )

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("JSON samples of the service's responses.", valueName: "sample"),
    transform: nonEmpty
  )
  var from: [String] = []

  @Option(
    help: "The view's type, such as ProfileView (default: named after the first sample).",
    transform: typeName
  )
  var view: String?

  @Option(help: "The service model's type (default: named after the view).", transform: typeName)
  var type: String?

  @OptionGroup var inferenceOptions: InferenceOptions
  @OptionGroup var reportOptions: ReportOptions

  func validate() throws {
    if from.isEmpty, !inferenceOptions.hints.isEmpty {
      throw ValidationError(
        "--map, --enum, --date and --same describe samples; name some with --from."
      )
    }
  }

  func run() throws {
    var diagnostics: [Diagnostic] = []
    let request = StartRequest(
      view: view,
      samples: from,
      type: type,
      hints: inferenceOptions.hints
    )
    var summary = ""
    if let plan = Workspace(in: outputLanguage, twins: twinLanguages).start(
      request,
      into: &diagnostics
    ) {
      if let inferred = plan.inferred {
        // Refers only to a file that this run writes: an existing one describes other samples.
        let rest = plan.files.last { $0.path.hasSuffix(nextStepsName) }?.path
        summary = describe(inferred, style: .suiting(.output), rest: rest) + "\n"
      }
      for file in plan.files {
        let text = RenderedText(file.text)
        if writeOnce(text, to: file.path, into: &diagnostics) { summary += "wrote \(file.path)\n" }
      }
    }
    try report(diagnostics, printing: summary, as: reportOptions.format)
  }
}
