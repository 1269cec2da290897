import DocumentReader
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
    let groups = selectSpecs(
      named,
      flags: flags,
      languages: languages,
      in: workspace.files,
      into: &diagnostics
    )
    if diagnostics.hasErrors { return nil }
    return PreviewedScreens(
      of: groups,
      in: workspace,
      locales: locales,
      languages: languages,
      into: &diagnostics
    )
  }

  /// The screens now, and what is different from a revision; nil where they cannot be compared.
  package func compared(
    with revisionName: String,
    in workspace: Workspace,
    into diagnostics: inout [Diagnostic]
  ) -> (screens: PreviewedScreens, difference: TextDifference)? {
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
    let removed = specs.filter { !exists($0) && revision.has($0) }
    let now = previewed(in: workspace, without: removed, into: &diagnostics)
    var old: [Diagnostic] = []
    let before = previewed(in: Workspace(Files(revision)), without: added, into: &old)
    diagnostics += old.filter { $0.severity == .error }.map { $0.told(of: revisionName) }
    guard let now, let before else { return nil }
    return (now, TextDifference(from: ShownScreens(before), to: ShownScreens(now)))
  }
}
