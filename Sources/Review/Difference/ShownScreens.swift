import ViewModelIR

/// The texts of screens, and the parts of the screens that they belong to.
package struct ShownScreens {
  /// A part that a change can add or remove.
  enum Part: Hashable, Sendable {
    case screen(String)
    case example(String, of: String)
    /// A language, by its tag.
    case language(String, of: String)
    /// A field, such as `title` or `Cell.title`.
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
  /// The paths of the specs with errors, whose texts are unknown.
  var unknown: [String] = []

  package init(_ screens: PreviewedScreens) {
    unknown = screens.unknown
    for previewed in screens.all {
      texts += previewed.shownTexts.joined().joined()
      specs[previewed.name] = previewed.screen.location.file.path
      addParts(of: previewed.screen, as: previewed.name)
    }
  }

  private mutating func addParts(of screen: Screen, as name: String) {
    parts.append(.screen(name))
    parts += screen.examples.filter { !$0.isSample }.map { .example($0.name, of: name) }
    parts += screen.languages.map { .language($0, of: name) }
    parts += screen.allViewModels.flatMap { viewModel in
      viewModel.fields.map { .field(viewModel.declaredName(of: $0), of: name) }
    }
  }
}
