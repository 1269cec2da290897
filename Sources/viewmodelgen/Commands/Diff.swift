import ArgumentParser
import DocumentReader
import OutputInterface
import Review
import Workspace

struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Print every on-screen text that differs from a git revision.",
    discussion: """
      Reads the earlier specs, schemas, catalogs and configuration from the revision, without touching the work tree. The exit status \
      is 2 if anything could not be compared.
      """
  )

  @Argument(help: "Specs, or folders of specs (default: the folder set in viewmodelgen.yaml).")
  var spec: [String] = []

  @Option(
    help: ArgumentHelp(
      "The git revision to compare with, such as main or HEAD~1.",
      valueName: "ref"
    ),
    transform: nonEmpty
  )
  var against: String

  @OptionGroup var shownOptions: ShownOptions

  @Option(help: "Markdown for people and pull requests, JSON for tools, or an HTML page.")
  var format: DiffFormat = .markdown

  @Option(help: "Exit with status 1 if anything differs.")
  var failOn: Difference?

  enum Difference: String, CaseIterable, ExpressibleByArgument {
    case changed
  }

  @OptionGroup var sourceOptions: SourceOptions

  func run() throws {
    var diagnostics: [Diagnostic] = []
    let selection = shownOptions.selection(of: spec, flags: sourceOptions.settings)
    let workspace = Workspace(in: outputLanguage)
    let earlier = selection.earlier(against, in: outputLanguage, into: &diagnostics)
    let screens = earlier.flatMap {
      selection.previewed(in: workspace, since: $0, into: &diagnostics)
    }
    var difference: TextDifference?
    var result = ""
    if let earlier, let screens {
      let found = earlier.difference(to: screens)
      difference = found
      result = text(of: found, on: screens, in: workspace, into: &diagnostics)
    }
    do {
      try report(diagnostics, printing: result)
    } catch is ExitCode {
      throw ExitCode(2)
    }
    if let difference, failOn == .changed, !difference.isEmpty { throw ExitCode.failure }
  }

  private func text(
    of difference: TextDifference,
    on screens: PreviewedScreens,
    in workspace: Workspace,
    into diagnostics: inout [Diagnostic]
  ) -> String {
    switch format {
    case .markdown: return difference.markdown
    case .json: return jsonText(difference.node) + "\n"
    case .html:
      return screens.templates(in: workspace, into: &diagnostics)
        .flatMap { difference.page(templates: $0, into: &diagnostics) }?
        .string ?? ""
    }
  }
}

enum DiffFormat: String, CaseIterable, ExpressibleByArgument {
  case markdown, json, html
}
