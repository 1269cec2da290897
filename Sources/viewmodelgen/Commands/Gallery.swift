import ArgumentParser
import DocumentReader
import Foundation
import Reports
import Review
import TextOutput
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

  @Option(
    defaultAsFlag: Gallery.defaultPort,
    help: ArgumentHelp(
      "Serve the page on this machine instead, and update it whenever a spec is saved.",
      valueName: "port"
    )
  )
  var serve: UInt16?

  private static let defaultPort: UInt16 = 8090

  mutating func validate() throws {
    let exists = FileManager.default.fileExists(atPath:)
    // The parser takes a folder whose name is a number for the port.
    if let port = serve, exists(String(port)) {
      spec.insert(String(port), at: 0)
      serve = Gallery.defaultPort
    }
    if output == nil, serve == nil {
      throw ValidationError("Name the page with --output FILE.html, or serve it with --serve.")
    }
    if output != nil, serve != nil {
      throw ValidationError("Pass either --output or --serve, not both.")
    }
    // The parser treats a value that is not a valid port as a spec.
    let isNumber: (String) -> Bool = { $0.allSatisfy(\.isNumber) && !exists($0) }
    if serve != nil, let number = spec.first(where: isNumber) {
      throw ValidationError("'\(number)' is not a port; use one from 1 to 65535.")
    }
  }

  func run() throws {
    var diagnostics: [Diagnostic] = []
    let earlier = against.flatMap {
      selection.earlier($0, in: outputLanguage, into: &diagnostics)
    }
    if against != nil, earlier == nil { return try report(diagnostics, printing: "") }
    if let serve { return try self.serve(atPort: serve, comparedWith: earlier) }
    var summary = ""
    if let output,
      let page = page(
        in: Workspace(in: outputLanguage),
        comparedWith: earlier,
        into: &diagnostics
      ),
      writePage(page, to: output, into: &diagnostics)
    {
      summary = "wrote \(output)\n"
    }
    try report(diagnostics, printing: summary)
  }

  private var selection: ScreenSelection {
    shownOptions.selection(of: spec, flags: sourceOptions.settings)
  }

  private func page(
    in workspace: Workspace,
    comparedWith earlier: ScreenSelection.Earlier?,
    version: String? = nil,
    into diagnostics: inout [Diagnostic]
  ) -> RenderedText? {
    guard
      let screens = selection.previewed(in: workspace, since: earlier, into: &diagnostics),
      let templates = screens.templates(in: workspace, into: &diagnostics)
    else { return nil }
    return renderGallery(
      screens,
      difference: earlier?.difference(to: screens),
      version: version,
      templates: templates,
      into: &diagnostics
    )
  }

  /// Serves the page and updates it after each change, until the process is interrupted.
  private func serve(atPort port: UInt16, comparedWith earlier: ScreenSelection.Earlier?) throws {
    let workspace = Workspace(in: outputLanguage)
    var server: PageServer?
    var reported: Set<Diagnostic> = []
    try watchUntilInterrupted {
      workspace.beginRun()
      var diagnostics: [Diagnostic] = []
      let version = UUID().uuidString
      let page = page(in: workspace, comparedWith: earlier, version: version, into: &diagnostics)
      Console.say(DiagnosticReport(diagnostics.filter { !reported.contains($0) }))
      reported = Set(diagnostics)
      let running = try server ?? start(atPort: port)
      server = running
      if let page { running.show(page, version: version) }
      workspace.endRun(hasErrors: diagnostics.hasErrors)
      return workspace.files
    }
  }

  private func start(atPort port: UInt16) throws -> PageServer {
    do throws(FileFailure) {
      let server = try PageServer(port: port)
      server.start()
      try Console.output.write("http://localhost:\(server.port)/\n")
      return server
    } catch {
      try report([.cannotServe(port, error.reason)], printing: "")
      throw ExitCode.failure
    }
  }
}

@Sendable private func pageFile(_ argument: String) throws -> String {
  guard argument.hasSuffix(".html"), lastComponent(argument) != ".html" else {
    throw ValidationError("Expected a file such as gallery.html.")
  }
  return argument
}
