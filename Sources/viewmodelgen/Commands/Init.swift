import ArgumentParser
import DocumentReader
import FirstSpec
import Reports
import TextOutput
import Workspace

struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract:
      "Write a first spec with its schema and examples; with --from, for the JSON of a service.",
    discussion: """
      Never writes over a file. In a project that has a viewmodelgen.yaml, the new spec joins the others.
      """
  )

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("JSON samples of what the service answers.", valueName: "sample"),
    transform: nonEmpty
  )
  var from: [String] = []

  @Option(
    help: "The view's type, such as ProfileView; without it, named after the first sample.",
    transform: typeName
  )
  var view: String?

  @Option(help: "The service model's type; without it, named after the view.", transform: typeName)
  var type: String?

  @OptionGroup var inferenceOptions: InferenceOptions
  @OptionGroup var reportOptions: ReportOptions

  func validate() throws {
    if from.isEmpty, !inferenceOptions.wishes.isEmpty {
      throw ValidationError(
        "--map, --enum, --date and --same are about samples; name some with --from."
      )
    }
  }

  func run() throws {
    var diagnostics: [Diagnostic] = []
    let request = StartRequest(
      view: view,
      samples: from,
      type: type,
      wishes: inferenceOptions.wishes
    )
    var summary = ""
    if let plan = Workspace(in: outputLanguage).start(request, into: &diagnostics) {
      if let inferred = plan.inferred {
        // An existing file of that name describes other samples, so only a new one counts.
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
