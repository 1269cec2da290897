import ArgumentParser
import DocumentReader
import OutputInterface
import Review
import Workspace

struct ImpactCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "impact",
    abstract: "Show how a schema change affects the screens.",
    discussion: """
      Gives two verdicts: one for the released app, which was built from the specs and schemas of --against and now receives data that \
      follows the schemas in the work tree; and one for the next build, which uses the specs and schemas in the work tree. The exit status \
      is 2 if anything could not be compared.
      """
  )

  @Argument(help: "Specs, or folders of specs (default: the folder set in viewmodelgen.yaml).")
  var spec: [String] = []

  @Option(
    help: ArgumentHelp(
      "A git revision, such as main or HEAD~1, or a file: the earlier version of the specs' schema.",
      valueName: "ref-or-file"
    ),
    transform: nonEmpty
  )
  var against: String

  @Option(
    name: .customLong("sample"),
    help: ArgumentHelp(
      "A JSON document from the new service, to show what the released app does with it; may be repeated.",
      valueName: "file"
    ),
    transform: nonEmpty
  )
  var samples: [String] = []

  @Option(help: "Text or Markdown for people, JSON for tools, GitHub annotations for CI.")
  var format: ImpactFormat = .text

  @Option(
    help: "Exit with status 1 if anything breaks (breaking), or also if strings change (strings)."
  )
  var failOn: FailingImpact?

  enum FailingImpact: String, CaseIterable, ExpressibleByArgument {
    case breaking, strings
  }

  @OptionGroup var sourceOptions: SourceOptions

  func run() throws {
    var diagnostics: [Diagnostic] = []
    let impact = impact(into: &diagnostics)
    let isOfDiagnostics = format == .github
    let all = diagnostics + (isOfDiagnostics ? impact?.diagnostics ?? [] : [])
    // The impact's own diagnostics are results: they do not make the run fail.
    try tell(
      DiagnosticReport(all),
      printing: impact.map(text) ?? "",
      as: isOfDiagnostics ? .github : .text
    )
    guard let impact, impact.isComplete, !diagnostics.hasErrors else { throw ExitCode(2) }
    let limit = failOn.flatMap { ImpactSeverity(rawValue: $0.rawValue) }
    if let limit, impact.severity >= limit { throw ExitCode.failure }
  }

  private func text(of impact: Impact) -> String {
    switch format {
    case .text: impact.text(style: .suiting(.output))
    case .markdown: impact.markdown
    case .json: jsonText(impact.node) + "\n"
    case .github: ""
    }
  }

  private func impact(into diagnostics: inout [Diagnostic]) -> Impact? {
    do throws(FileFailure) {
      return impact(since: try GitRevision(against), into: &diagnostics)
    } catch {
      if exists(against), !isFolder(against) { return impactOfFile(into: &diagnostics) }
      let file = isFolder(against) ? "it is a folder" : "no such file"
      diagnostics.append(.noRevision(against, FileFailure("\(file), and \(error.reason)")))
      return nil
    }
  }

  private func impact(
    since revision: GitRevision,
    into diagnostics: inout [Diagnostic]
  ) -> Impact? {
    let specs = ComparedSpecs(
      spec,
      flags: sourceOptions.settings,
      against: revision,
      into: &diagnostics
    )
    let (then, now) = (Files(revision), Files())
    let new = specs?.now(in: now, into: &diagnostics)
    let before = specs?.before(in: then, into: &diagnostics)
    guard let new, let before else { return nil }
    return impactOfSchemas(
      ImpactSides(then: then, now: now, revision: against, in: outputLanguage),
      against: against,
      then: before,
      now: new,
      samples: samples,
      into: &diagnostics
    )
  }

  private func impactOfFile(into diagnostics: inout [Diagnostic]) -> Impact? {
    let now = Files()
    let specs = requiredSpecs(spec, flags: sourceOptions.settings, in: now, into: &diagnostics)
    guard let groups = specs else { return nil }
    let workspace = Workspace(now, in: outputLanguage)
    let paths = groups.flatMap(\.specs).compactMap { workspace.schemaPath(of: $0) }
    let schemas = Set(paths).sorted()
    guard let schema = schemas.first, schemas.count == 1 else {
      diagnostics.append(.schemaOfWhich(against, schemas))
      return nil
    }
    return impactOfSchemas(
      ImpactSides(
        now: now,
        schemasThen: Files(reading: against, inPlaceOf: schema),
        against,
        in: outputLanguage
      ),
      against: against,
      then: groups,
      now: groups,
      samples: samples,
      into: &diagnostics
    )
  }
}

enum ImpactFormat: String, CaseIterable, ExpressibleByArgument {
  case text, markdown, json, github
}
