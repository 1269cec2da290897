import DocumentReader
import Evaluator
import SwiftOutput
import TextOutput
import ViewModelIR

/// What a view is written with.
package enum ViewFramework: CaseIterable, Sendable {
  case swiftUI, uiKit
}

extension Workspace {
  /// Those that a configuration names, with the tool's for the rest; nil where one cannot be used.
  package func templates(
    of group: SpecGroup?,
    into diagnostics: inout [Diagnostic]
  ) -> TemplateSet? {
    let found = templates(in: group?.settings.templates, in: Reading(files))
    diagnostics += found.diagnostics
    return found.value
  }

  /// The view to start from of the group's one spec, and where it goes: beside the folder of the generated Swift.
  package func view(
    of group: SpecGroup,
    in framework: ViewFramework,
    into diagnostics: inout [Diagnostic]
  ) -> (path: String, text: RenderedText)? {
    var group = group
    group.others = []
    let settings = group.settings
    guard let screen = compiled(group, into: &diagnostics).screens.first else { return nil }
    guard let templates = templates(of: group, into: &diagnostics) else { return nil }
    if framework == .swiftUI, let presenter = screen.presenter, presenter.binding == .closures {
      diagnostics.append(.closuresInSwiftUI(at: presenter.location))
      return nil
    }
    let folder = parentFolder(settings.output)
    if framework == .uiKit {
      let text = renderViewController(screen, templates: templates, into: &diagnostics)
      return text.map { (joinPath(folder, "\(screen.viewControllerName).swift"), $0) }
    }
    let samples = settings.samples ? shownExamples(of: screen) : []
    let empty = screen.examples.filter { isEmpty($0, of: screen) }.map(\.name)
    let view = renderView(
      screen,
      samples: samples,
      empty: Set(empty),
      failures: presenterCases(of: screen)?.failures.compactMap(\.text.text) ?? [],
      templates: templates,
      into: &diagnostics
    )
    return view.map { (joinPath(folder, "\(screen.view).swift"), $0) }
  }
}
