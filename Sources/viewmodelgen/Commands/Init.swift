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

      With several --from, each response gets a spec, named after its first sample, and one schema has the types of all. Paths then \
      begin with the name of the response, such as Tasks.results.due.
      """
  )

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "JSON samples of a response of the service; may be repeated for further responses.",
      valueName: "sample"
    ),
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

  private var endpoints: [[String]] { SampleGroups.groups(of: from) }

  func validate() throws {
    if from.isEmpty, !inferenceOptions.hints.isEmpty {
      throw ValidationError(
        "--map, --enum, --date and --same describe samples; name some with --from."
      )
    }
    if endpoints.count > 1, view != nil || type != nil {
      throw ValidationError(
        "--view and --type name a single screen. With several --from, each screen is named after its first sample: rename that file instead."
      )
    }
  }

  func run() throws {
    var diagnostics: [Diagnostic] = []
    let request = StartRequest(
      view: view,
      endpoints: endpoints,
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
