import DocumentReader
import Evaluator
import OutputInterface
import ViewModelIR

extension Workspace {
  /// The built-in templates, overridden by those of a group's configuration; `nil` if one of them cannot be used.
  package func templates(
    of group: SpecGroup?,
    into diagnostics: inout [Diagnostic]
  ) -> TemplateSet? {
    let found = templates(in: group?.settings.templates, in: Reading(files))
    diagnostics += found.diagnostics
    return found.value
  }

  /// Renders a first version of the view for the group's only spec. Its path is in the folder that contains the output folder.
  package func view(
    of group: SpecGroup,
    into diagnostics: inout [Diagnostic]
  ) -> (path: String, text: RenderedText)? {
    var group = group
    group.others = []
    let settings = group.settings
    guard let screen = compiled(group, into: &diagnostics).screens.first,
      let templates = templates(of: group, into: &diagnostics)
    else { return nil }
    var shown = ShownScreen(screen)
    if settings.samples { shown.samples = shownExamples(of: screen) }
    shown.empty = Set(screen.examples.filter { isEmpty($0, of: screen) }.map(\.name))
    shown.cases = presenterCases(of: screen)
    let view = language.view(of: shown, templates, into: &diagnostics)
    return view.map { (joinPath(parentFolder(settings.output), $0.name), $0.body) }
  }
}
