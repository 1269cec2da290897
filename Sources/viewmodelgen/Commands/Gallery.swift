import ArgumentParser
import DocumentReader
import Foundation
import OutputInterface
import Review
import Workspace

struct Gallery: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract:
      "Write an HTML page that shows every screen in each example, state and locale.",
    discussion: """
      The page is a single file that loads nothing from the network. With --against, it marks what has changed since a git revision.
      """
  )

  @Argument(help: "Specs, or folders of specs (default: the folder set in viewmodelgen.yaml).")
  var spec: [String] = []

  @Option(help: ArgumentHelp("The page to write.", valueName: "file.html"), transform: pageFile)
  var output: String?

  @OptionGroup var shownOptions: ShownOptions

  @Option(
    help: ArgumentHelp("Mark what has changed since a git revision.", valueName: "ref"),
    transform: nonEmpty
  )
  var against: String?

  @OptionGroup var sourceOptions: SourceOptions

  @Flag(help: "Write the page again whenever a spec is saved; an open page then reloads itself.")
  var watch = false

  func validate() throws {
    if output == nil { throw ValidationError("Name the page with --output FILE.html.") }
  }

  func run() throws {
    var diagnostics: [Diagnostic] = []
    let earlier = against.flatMap {
      selection.earlier($0, in: outputLanguage, into: &diagnostics)
    }
    if against != nil, earlier == nil { return try report(diagnostics, printing: "") }
    guard let output else { return }
    let workspace = Workspace(in: outputLanguage)
    if watch { return try writeUntilInterrupted(output, in: workspace, comparedWith: earlier) }
    let page = page(in: workspace, comparedWith: earlier, into: &diagnostics)
    let isWritten = page.map { writePage($0, to: output, into: &diagnostics) } ?? false
    try report(diagnostics, printing: isWritten ? "wrote \(output)\n" : "")
  }

  private var selection: ScreenSelection {
    shownOptions.selection(of: spec, flags: sourceOptions.settings)
  }

  private func page(
    in workspace: Workspace,
    comparedWith earlier: ScreenSelection.Earlier?,
    updates: String? = nil,
    into diagnostics: inout [Diagnostic]
  ) -> RenderedText? {
    guard
      let screens = selection.previewed(in: workspace, since: earlier, into: &diagnostics),
      let templates = screens.templates(in: workspace, into: &diagnostics)
    else { return nil }
    return renderGallery(
      screens,
      difference: earlier?.difference(to: screens),
      updates: updates,
      templates: templates,
      into: &diagnostics
    )
  }

  /// Writes the page and, beside it, the script that tells an open page its newest version, whenever a change of a spec changes the page.
  private func writeUntilInterrupted(
    _ output: String,
    in workspace: Workspace,
    comparedWith earlier: ScreenSelection.Earlier?
  ) throws {
    let script = output + ".js"
    var shown: RenderedText?
    var reported: Set<Diagnostic> = []
    try watchUntilInterrupted {
      workspace.beginRun()
      var diagnostics: [Diagnostic] = []
      let page = page(
        in: workspace,
        comparedWith: earlier,
        updates: lastComponent(script),
        into: &diagnostics
      )
      // A written page may change a folder that is watched, so the same page is not written again.
      if let page, page != shown, writePage(page, to: output, into: &diagnostics),
        writePage(galleryUpdate(for: page), to: script, into: &diagnostics)
      {
        shown = page
        try writeOutput("wrote \(output)\n")
      }
      Console.say(DiagnosticReport(diagnostics.filter { !reported.contains($0) }))
      reported = Set(diagnostics)
      workspace.endRun(hasErrors: diagnostics.hasErrors)
      return workspace.files
    }
  }
}

@Sendable private func pageFile(_ argument: String) throws -> String {
  guard argument.hasSuffix(".html"), lastComponent(argument) != ".html" else {
    throw ValidationError("Expected a file such as gallery.html.")
  }
  return argument
}
