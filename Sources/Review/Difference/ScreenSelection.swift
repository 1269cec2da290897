import DocumentReader
import SwiftRenderer
import Workspace

/// Which screens people want to see, and how, now and as they were.
package struct ScreenSelection {
  /// Specs, or folders of specs; none for the configured folder.
  let specs: [String]
  let flags: PartialSettings
  let locales: [String]
  let languages: [String]

  package init(
    _ specs: [String],
    flags: PartialSettings,
    locales: [String],
    languages: [String]
  ) {
    self.specs = specs
    self.flags = flags
    self.locales = locales
    self.languages = languages
  }

  /// Those of the first configuration; nil where one cannot be used.
  package func templates(
    in workspace: Workspace,
    into diagnostics: inout [Diagnostic]
  ) -> TemplateSet? {
    var told: [Diagnostic] = []
    let groups = selectSpecs(specs, flags: flags, in: workspace.files, into: &told)
    return workspace.templates(of: groups.first, into: &diagnostics)
  }

  /// nil where the specs cannot be found.
  package func previewed(
    in workspace: Workspace,
    into diagnostics: inout [Diagnostic]
  ) -> PreviewedScreens? {
    previewed(in: workspace, without: [], into: &diagnostics)
  }

  private func previewed(
    in workspace: Workspace,
    without missing: [String],
    into diagnostics: inout [Diagnostic]
  ) -> PreviewedScreens? {
    let named = specs.filter { !missing.contains($0) }
    if named.isEmpty, !specs.isEmpty { return PreviewedScreens() }
    var found: [Diagnostic] = []
    let groups = selectSpecs(
      named,
      flags: flags,
      languages: languages,
      in: workspace.files,
      into: &found
    )
    diagnostics += found
    if found.hasErrors { return nil }
    return PreviewedScreens(
      of: groups,
      in: workspace,
      locales: locales,
      languages: languages,
      into: &diagnostics
    )
  }

  /// Screens as a revision has them.
  package struct Earlier {
    fileprivate let revision: GitRevision
    fileprivate let screens: ShownScreens
  }

  /// nil where they cannot be compared with.
  package func earlier(
    _ revisionName: String,
    into diagnostics: inout [Diagnostic]
  ) -> Earlier? {
    let revision: GitRevision
    do throws(GitFailure) {
      revision = try GitRevision(revisionName)
    } catch {
      diagnostics.append(.noRevision(revisionName, error))
      return nil
    }
    let strays = specs.filter { !revision.covers($0) }
    if !strays.isEmpty {
      diagnostics += strays.map { .outsideOfRepository($0) }
      return nil
    }
    // A spec that is only on one side was added or removed.
    let added = specs.filter { !revision.has($0) }
    var found: [Diagnostic] = []
    let screens = previewed(in: Workspace(Files(revision)), without: added, into: &found)
    diagnostics += found.map { $0.told(of: revisionName) }
    return screens.map { Earlier(revision: revision, screens: ShownScreens($0)) }
  }

  /// The screens now, and what is different; nil where the specs cannot be found.
  package func compared(
    with earlier: Earlier,
    in workspace: Workspace,
    into diagnostics: inout [Diagnostic]
  ) -> (screens: PreviewedScreens, difference: TextDifference)? {
    let removed = specs.filter { !exists($0) && earlier.revision.has($0) }
    let now = previewed(in: workspace, without: removed, into: &diagnostics)
    return now.map { ($0, TextDifference(from: earlier.screens, to: ShownScreens($0))) }
  }
}
