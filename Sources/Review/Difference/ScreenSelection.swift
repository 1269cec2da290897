import DocumentReader
import OutputInterface
import Workspace

/// The screens that a command shows or compares, and their locales and languages.
package struct ScreenSelection {
  /// The paths of specs or of folders of specs; empty for the configured folder.
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

  /// The screens in an earlier revision.
  package struct Earlier {
    fileprivate let specs: ComparedSpecs
    fileprivate let screens: ShownScreens
    fileprivate let languages: Set<String>

    package func difference(to screens: PreviewedScreens) -> TextDifference {
      TextDifference(from: self.screens, to: ShownScreens(screens), since: specs.revision.name)
    }
  }

  /// Returns the screens in a revision; `nil` if the revision or its specs cannot be read.
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
    diagnostics += found.map { $0.inRevision(revisionName) }
    return Earlier(specs: specs, screens: ShownScreens(screens), languages: screens.languages)
  }

  /// Returns the current screens; `nil` if the specs cannot be found.
  ///
  /// - Parameter earlier: The screens to compare with; specs that only existed then are not reported as missing.
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
    screens.check(languages, excluding: earlier?.languages ?? [], into: &diagnostics)
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
