import DocumentReader
import OutputInterface
import ViewModelIR
import Workspace

/// Screens with previews of all their examples.
package struct PreviewedScreens: Sendable {
  struct Previewed: Sendable {
    /// The view's name, preceded by the folder of its configuration unless that is the current folder.
    let name: String
    let screen: Screen
    let previews: [ScreenPreview]
  }

  var all: [Previewed] = []
  /// The paths of the specs with errors, which have no previews.
  var unknown: [String] = []
  /// The languages of the texts, including the pseudo-languages that the user requested.
  private(set) var languages: Set<String> = []
  /// The first group, whose templates are used for a page of all screens.
  private let group: SpecGroup?

  /// - Parameters:
  ///   - locales: The locales to show; empty for each example's own.
  ///   - languages: The languages to show. Both `all` and an empty list stand for all real languages; pseudo-languages must be named.
  package init(
    of groups: [SpecGroup],
    in workspace: Workspace,
    locales: [String],
    languages: [String],
    into diagnostics: inout [Diagnostic]
  ) {
    group = groups.first
    let madeUp = languages.compactMap(PseudoLanguage.init)
    for var group in groups {
      group.others = []
      group.addLanguages(madeUp)
      var reported: [Diagnostic] = []
      let compiled = workspace.compiled(group, into: &reported)
      // Warnings are left to `lint`.
      diagnostics += reported.filter { $0.severity == .error }
      unknown += group.specs.filter { compiled.kept.contains(lastComponent($0)) }
      let screens = compiled.screens
      self.languages.formUnion(screens.flatMap(\.languages))
      let found = concurrentMap(screens.count) { index in
        var found: [Diagnostic] = []
        let previews = previews(of: screens[index], locales, languages, into: &found)
        return (previews: previews, diagnostics: found)
      }
      for (screen, found) in zip(screens, found) {
        diagnostics += found.diagnostics
        if found.diagnostics.hasErrors {
          unknown.append(screen.location.file.path)
        } else {
          let name = joinPath(group.folder, screen.view)
          all.append(Previewed(name: name, screen: screen, previews: found.previews))
        }
      }
    }
  }

  /// Reports the requested languages that no screen has.
  ///
  /// - Parameter others: The languages of the screens that these are compared with.
  func check(
    _ requested: [String],
    excluding others: Set<String>,
    into diagnostics: inout [Diagnostic]
  ) {
    guard let first = all.first(where: { !$0.screen.languages.isEmpty }) else { return }
    let known = languages.union(others)
    diagnostics += requested.filter { $0 != "all" && !known.contains($0) }
      .map { .noSuchLanguage($0, known: known.sorted(), at: first.screen.location) }
  }

  /// Returns the templates for a page of all screens; `nil` if one of them cannot be used.
  package func templates(
    in workspace: Workspace,
    into diagnostics: inout [Diagnostic]
  ) -> TemplateSet? {
    workspace.templates(of: group, into: &diagnostics)
  }
}

private func previews(
  of screen: Screen,
  _ locales: [String],
  _ languages: [String],
  into diagnostics: inout [Diagnostic]
) -> [ScreenPreview] {
  let requested = screen.expanding(languages.isEmpty ? ["all"] : languages)
  let shown = requested.filter(screen.languages.contains)
  // The screen has none of the requested languages, so leave it out instead of showing another one.
  if shown.isEmpty, !requested.isEmpty, !screen.languages.isEmpty { return [] }
  return PreviewChoice(example: nil, data: nil)
    .subjects(of: screen, in: screen.location.file.path, into: &diagnostics)
    .compactMap {
      ScreenPreview(
        $0,
        of: screen,
        locales: locales,
        languages: shown,
        timeZone: nil,
        now: nil,
        into: &diagnostics
      )
    }
}

extension Screen {
  /// Replaces `all` with the screen's languages, without pseudo-languages.
  package func expanding(_ languages: [String]) -> [String] {
    languages.flatMap { $0 == "all" ? realLanguages : [$0] }
  }

  package var realLanguages: [String] {
    languages.filter { PseudoLanguage(rawValue: $0) == nil }
  }
}
