import DocumentReader
import OutputInterface
import ViewModelIR

/// Renders a SwiftUI view as a starting point, which shows every state of the screen and calls every action of its presenter.
func renderView(
  _ shown: ShownScreen,
  templates: TemplateSet,
  into diagnostics: inout [Diagnostic]
) -> RenderedText? {
  // The error texts that the user can see.
  let failures = shown.cases?.failures.compactMap(\.text.text) ?? []
  let context = viewContext(shown.screen, shown.samples, shown.empty, failures)
  return templates.template("View")?.render(context, into: &diagnostics)
}

/// Returns the values of the template `View`.
func viewContext(
  _ screen: Screen,
  _ samples: [(example: String, fields: [String: Value])],
  _ empty: Set<String>,
  _ failures: [String]
) -> TemplateValue {
  let writer = ViewWriter(screen)
  let imports = screen.importedModules.union(["SwiftUI"])
  let surroundings = screen.presenter.map { ViewSurroundings(screen, $0).value }
  let form = screen.presenter.flatMap { ViewForm(screen: screen, presenter: $0).value }
  return [
    "imports": .list(imports.sorted().map(TemplateValue.text)),
    "presenter": surroundings ?? false,
    "form": form ?? false,
    "views": .list(screen.viewModels.map { viewContext(of: $0, in: screen, writer) }),
    "hasPresented": .flag(screen.presenter != nil),
    "previews": .list(previews(screen, writer, samples, empty, failures)),
  ]
}

private func viewContext(
  of viewModel: ViewModel,
  in screen: Screen,
  _ writer: ViewWriter
) -> TemplateValue {
  let presenter = writer.usesPresenter(viewModel) ? screen.presenter : nil
  let presenterType = presenter.map { TemplateValue.text(screen.typeName(of: $0)) }
  return [
    "doc": lines(docLines(viewModel.doc, width: lineWidth - 2)),
    "name": .text(writer.viewName(of: viewModel)),
    "type": .text(screen.typeName(of: viewModel)),
    "presenter": presenterType ?? false,
    "body": lines(writer.body(of: viewModel)),
  ]
}

/// Returns a preview of each state, or without a presenter of each example.
private func previews(
  _ screen: Screen,
  _ writer: ViewWriter,
  _ samples: [(example: String, fields: [String: Value])],
  _ empty: Set<String>,
  _ failures: [String]
) -> [TemplateValue] {
  guard let viewModel = screen.viewModels.first else { return [] }
  func preview(_ title: String, _ value: Code) -> TemplateValue {
    [
      "title": .text(SwiftString(title).literal),
      "value": lines(value.outdentedLines(indent: 4)),
    ]
  }
  let values = writtenSamples(of: screen, samples).map { sample in
    (sample.example, "\(screen.typeName(of: viewModel)).\(swiftMember(sample.name))")
  }
  guard screen.presenter != nil else {
    let view = writer.viewName(of: viewModel)
    return values.map { example, value in
      preview(example, .call(view, [.argument("viewModel", .text(value))]))
    }
  }
  func state(_ title: String, _ state: Code) -> TemplateValue {
    preview(title, .call(ViewSurroundings.stateView(of: screen), [.argument("state", state)]))
  }
  let loads = screen.presenter?.load != nil
  var previews = loads ? [state("loading", ".loading")] : []
  for failure in loads ? failures : [] {
    previews.append(state(failure, .call(".failed", [.string(SwiftString(failure))])))
  }
  for (example, value) in values {
    let name: String = empty.contains(example) ? ".empty" : ".loaded"
    previews.append(state(example, .call(name, [.text(value)])))
  }
  return previews
}
