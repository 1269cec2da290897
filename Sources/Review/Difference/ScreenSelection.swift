import DocumentReader
import OutputInterface
import Workspace

/// Which screens people want to see, and how, now and as they were.
package struct ScreenSelection {
  /// Specs, or folders of specs; none for the configured folder.
  let specs: [String]
  let flags: Settings
  let locales: [String]
  let languages: [String]

  package init(_ specs: [String], flags: Settings, locales: [String], languages: [String]) {
    self.specs = specs
    self.flags = flags
    self.locales = locales
    self.languages = languages
  }

  /// Screens as a revision has them.
  package struct Earlier {
    fileprivate let specs: ComparedSpecs
    fileprivate let screens: ShownScreens
    fileprivate let languages: Set<String>

    package func difference(to screens: PreviewedScreens) -> TextDifference {
      TextDifference(from: self.screens, to: ShownScreens(screens), since: specs.revision.name)
    }
  }

  /// nil where they cannot be compared with.
  package func earlier(
    _ revisionName: String,
    in language: any OutputLanguage.Type,
    into diagnostics: inout [Diagnostic]
  ) -> Earlier? {
    let revision: GitRevision
    do throws(FileFailure) {
      revision = try GitRevision(revisionName)
    } catch {
      diagnostics.append(.noRevision(revisionName, error))
      return nil
    }
    let specs = ComparedSpecs(
      specs,
      flags: flags,
      languages: languages,
      against: revision,
      into: &diagnostics
    )
    let workspace = Workspace(Files(revision), in: language)
    guard let specs, let groups = specs.before(in: workspace.files, into: &diagnostics) else {
      return nil
    }
    var found: [Diagnostic] = []
    let screens = previewed(groups, in: workspace, into: &found)
    diagnostics += found.map { $0.told(of: revisionName) }
    return Earlier(specs: specs, screens: ShownScreens(screens), languages: screens.languages)
  }

  /// The screens now; nil where the specs cannot be found.
  ///
  /// - Parameter earlier: What they are compared with: a spec of that need not be there any more.
  package func previewed(
    in workspace: Workspace,
    since earlier: Earlier? = nil,
    into diagnostics: inout [Diagnostic]
  ) -> PreviewedScreens? {
    let groups =
      if let earlier {
        earlier.specs.now(in: workspace.files, into: &diagnostics)
      } else {
        requiredSpecs(
          specs,
          flags: flags,
          languages: languages,
          in: workspace.files,
          into: &diagnostics
        )
      }
    guard let groups else { return nil }
    let screens = previewed(groups, in: workspace, into: &diagnostics)
    screens.check(languages, besides: earlier?.languages ?? [], into: &diagnostics)
    return screens
  }

  private func previewed(
    _ groups: [SpecGroup],
    in workspace: Workspace,
    into diagnostics: inout [Diagnostic]
  ) -> PreviewedScreens {
    PreviewedScreens(
      of: groups,
      in: workspace,
      locales: locales,
      languages: languages,
      into: &diagnostics
    )
  }
}
