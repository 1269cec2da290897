import DocumentReader
import ViewModelIR
import Workspace

/// What screens show in their examples.
package struct ShownScreens {
  /// What a change may add or take away.
  enum Part: Hashable {
    case screen(String)
    case example(String, of: String)
    /// By its tag.
    case language(String, of: String)
    /// `title`, `Cell.title`.
    case field(String, of: String)

    var screen: String {
      switch self {
      case .screen(let name): name
      case .example(_, let screen), .language(_, let screen), .field(_, let screen): screen
      }
    }
  }

  var texts: [ShownText] = []
  var parts: [Part] = []
  /// The file of each screen's spec.
  var specs: [String: String] = [:]
  /// The files of the specs that cannot tell, as they have mistakes.
  var unknown: [String] = []

  package init() {}

  /// - Parameters:
  ///   - locales: None for each example's own.
  ///   - languages: None for all that a screen has.
  package init(
    of groups: [SpecGroup],
    in workspace: Workspace,
    locales: [String],
    languages: [String],
    into diagnostics: inout [Diagnostic]
  ) {
    for var group in groups {
      group.others = []
      let compiled = workspace.compiled(group, into: &diagnostics)
      unknown += group.specs.filter { compiled.kept.contains(lastComponent($0)) }
      for screen in compiled.screens {
        let spec = screen.location.file.path
        let name = joinPath(group.folder, screen.view)
        let shown =
          languages.isEmpty ? screen.languages : languages.filter(screen.languages.contains)
        let before = diagnostics.count
        let texts = shownTexts(of: screen, as: name, locales, shown, into: &diagnostics)
        guard !diagnostics.dropFirst(before).contains(where: { $0.severity == .error }) else {
          unknown.append(spec)
          continue
        }
        self.texts += texts.numbered
        specs[name] = spec
        addParts(of: screen, as: name)
      }
    }
  }

  private mutating func addParts(of screen: Screen, as name: String) {
    parts.append(.screen(name))
    parts += screen.examples.filter { !$0.isSample }.map { .example($0.name, of: name) }
    parts += screen.languages.map { .language($0, of: name) }
    parts += screen.viewModels.flatMap { viewModel in
      viewModel.fields.map { .field(viewModel.declaredName(of: $0), of: name) }
    }
  }
}

extension [ShownText] {
  fileprivate var numbered: Self {
    var counts: [ShownText.Place: Int] = [:]
    return map { text in
      var text = text
      text.place.occurrence = counts[text.place, default: 0]
      counts[text.place, default: 0] += 1
      return text
    }
  }
}

private func shownTexts(
  of screen: Screen,
  as name: String,
  _ locales: [String],
  _ languages: [String],
  into diagnostics: inout [Diagnostic]
) -> [ShownText] {
  PreviewChoice(example: nil, data: nil)
    .subjects(of: screen, in: screen.location.file.path, into: &diagnostics)
    .compactMap {
      ScreenPreview(
        $0,
        of: screen,
        locales: locales,
        languages: languages,
        timeZone: nil,
        now: nil,
        into: &diagnostics
      )
    }
    .flatMap { $0.shownTexts(as: name, locales: locales) }
}
