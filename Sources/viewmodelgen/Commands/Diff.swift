import ArgumentParser
import DocumentReader
import Reports
import Review
import SwiftRenderer
import Workspace

struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show which texts of the screens differ from those of a git revision.",
    discussion: """
      Specs, schemas, catalogs and the configuration are read from the revision; the work tree is not touched. The exit status is 2 \
      where not all could be compared.
      """
  )

  @Argument(help: "Specs, or folders of specs; without any, the configured folder.")
  var spec: [String] = []

  @Option(help: ArgumentHelp("The revision, such as main or HEAD~1.", valueName: "ref"))
  var against: String

  @OptionGroup var shownOptions: ShownOptions

  @Option(help: "Markdown for people and pull requests, or JSON for tools.")
  var format: DiffFormat = .markdown

  @Option(help: "Exit with status 1 where something differs.")
  var failOn: Difference?

  enum Difference: String, CaseIterable, ExpressibleByArgument {
    case changed
  }

  @OptionGroup var sourceOptions: SourceOptions

  func run() throws {
    var diagnostics: [Diagnostic] = []
    let difference = difference(into: &diagnostics)
    let result = difference.map(text) ?? ""
    do {
      try report(diagnostics, printing: result)
    } catch is ExitCode {
      throw ExitCode(2)
    }
    if let difference, failOn == .changed, !difference.isEmpty { throw ExitCode.failure }
  }

  private func text(of difference: TextDifference) -> String {
    switch format {
    case .markdown: difference.markdown(against: against)
    case .json: jsonText(difference.node(against: against)) + "\n"
    }
  }

  private func difference(into diagnostics: inout [Diagnostic]) -> TextDifference? {
    let revision: GitRevision
    do throws(GitFailure) {
      revision = try GitRevision(against)
    } catch {
      diagnostics.append(.noRevision(against, error))
      return nil
    }
    let strays = spec.filter { !revision.covers($0) }
    if !strays.isEmpty {
      diagnostics += strays.map { .outsideOfRepository($0) }
      return nil
    }
    var old: [Diagnostic] = []
    // A spec that is only on one side was added or removed.
    let added = spec.filter { !revision.has($0) }
    let removed = spec.filter { !exists($0) && revision.has($0) }
    let now = shown(Files(), without: removed, into: &diagnostics)
    let before = shown(Files(revision), without: added, into: &old)
    diagnostics += old.filter { $0.severity == .error }.map { $0.told(of: against) }
    return now.flatMap { now in before.map { TextDifference(from: ShownScreens($0), to: ShownScreens(now)) } }
  }

  /// nil where the specs cannot be found.
  private func shown(
    _ files: Files,
    without missing: [String],
    into diagnostics: inout [Diagnostic]
  ) -> PreviewedScreens? {
    let named = spec.filter { !missing.contains($0) }
    if named.isEmpty, !spec.isEmpty { return PreviewedScreens() }
    let flags = sourceOptions.settings
    let groups = selectSpecs(named, flags: flags, in: files, into: &diagnostics)
    if diagnostics.hasErrors { return nil }
    return PreviewedScreens(
      of: groups,
      in: Workspace(files),
      locales: shownOptions.locales,
      languages: shownOptions.languages,
      into: &diagnostics
    )
  }
}

enum DiffFormat: String, CaseIterable, ExpressibleByArgument {
  case markdown, json
}
