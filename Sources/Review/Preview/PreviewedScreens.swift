import DocumentReader
import TextOutput
import ViewModelIR
import Workspace

/// Screens with what they show of all their examples.
package struct PreviewedScreens: Sendable {
  struct Previewed: Sendable {
    /// The view's name, after the folder of its configuration where that is not the current one.
    let name: String
    let screen: Screen
    let previews: [ScreenPreview]
  }

  var all: [Previewed] = []
  /// The files of the specs that cannot tell, as they have mistakes.
  var unknown: [String] = []
  /// Of the texts, with those made up that were asked for.
  private(set) var languages: Set<String> = []
  /// The first, whose templates a page of all of them is made with.
  private let group: SpecGroup?

  /// - Parameters:
  ///   - locales: None for each example's own.
  ///   - languages: `all`, and none, for all that a screen has; the made-up ones for those too.
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
      var said: [Diagnostic] = []
      let compiled = workspace.compiled(group, into: &said)
      // What else there is to say of the specs, `lint` does.
      diagnostics += said.filter { $0.severity == .error }
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

  /// - Parameter others: Those of the screens that these are compared with.
  func check(_ asked: [String], besides others: Set<String>, into diagnostics: inout [Diagnostic]) {
    guard let first = all.first(where: { !$0.screen.languages.isEmpty }) else { return }
    let known = languages.union(others)
    diagnostics += asked.filter { $0 != "all" && !known.contains($0) }
      .map { .noSuchLanguage($0, known: known.sorted(), at: first.screen.location) }
  }

  /// nil where one cannot be used.
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
  let asked = screen.expanding(languages.isEmpty ? ["all"] : languages)
  let shown = asked.filter(screen.languages.contains)
  // In another language it would be another screen.
  if shown.isEmpty, !asked.isEmpty, !screen.languages.isEmpty { return [] }
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
  /// With the languages of its texts, but for those made up, in place of `all`.
  package func expanding(_ languages: [String]) -> [String] {
    languages.flatMap { $0 == "all" ? realLanguages : [$0] }
  }

  package var realLanguages: [String] {
    languages.filter { PseudoLanguage(rawValue: $0) == nil }
  }
}
