import ArgumentParser
import DocumentReader
import Reports
import Review
import SwiftRenderer
import ViewModelIR
import Workspace

struct Gallery: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write a page on which people look at every screen, in each example, state and locale.",
    discussion: """
      The page is one file that asks for nothing from anywhere. With --against it marks what has changed since a git revision.
      """
  )

  @Argument(help: "Specs, or folders of specs; without any, the configured folder.")
  var spec: [String] = []

  @Option(
    help: ArgumentHelp("The page to write.", valueName: "file.html"),
    transform: pageFile
  )
  var output: String?

  @OptionGroup var shownOptions: ShownOptions

  @Option(
    help: """
      Show the texts also in a language made up from them: long has accents and grows, rtl is written from right to left; may be \
      repeated.
      """
  )
  var pseudo: [Pseudo] = []

  @Option(help: ArgumentHelp("Mark what has changed since a revision.", valueName: "ref"))
  var against: String?

  @OptionGroup var sourceOptions: SourceOptions

  func validate() throws {
    if output == nil { throw ValidationError("Name the page with --output FILE.html.") }
  }

  func run() throws {
    var diagnostics: [Diagnostic] = []
    var summary = ""
    if let output, let page = page(in: Workspace(), into: &diagnostics),
      writePage(page, to: output, into: &diagnostics)
    {
      summary = "wrote \(output)\n"
    }
    try report(diagnostics, printing: summary)
  }

  private func page(
    in workspace: Workspace,
    into diagnostics: inout [Diagnostic]
  ) -> RenderedText? {
    let languages = shownOptions.languages
    let selection = ScreenSelection(
      spec,
      flags: sourceOptions.settings,
      locales: shownOptions.locales,
      languages: (languages.isEmpty && !pseudo.isEmpty ? ["all"] : languages)
        + pseudo.map(\.language.rawValue)
    )
    let templates = TemplateSet(into: &diagnostics)
    guard let against else {
      return selection.previewed(in: workspace, into: &diagnostics).flatMap {
        renderGallery($0, templates: templates, into: &diagnostics)
      }
    }
    let compared = selection.compared(with: against, in: workspace, into: &diagnostics)
    return compared.flatMap { screens, difference in
      let comparison = GalleryComparison(with: against, difference)
      return renderGallery(
        screens,
        comparison: comparison,
        templates: templates,
        into: &diagnostics
      )
    }
  }
}

enum Pseudo: String, CaseIterable, ExpressibleByArgument {
  case long, rtl

  var language: PseudoLanguage {
    switch self {
    case .long: .accented
    case .rtl: .mirrored
    }
  }
}

@Sendable private func pageFile(_ argument: String) throws -> String {
  guard argument.hasSuffix(".html"), lastComponent(argument) != ".html" else {
    throw ValidationError("Expected a file such as gallery.html.")
  }
  return argument
}
