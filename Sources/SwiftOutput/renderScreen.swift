import DocumentReader
import OutputInterface
import ViewModelIR

/// Renders a screen's view models and adapters (one file in layout 1, two in layout 2), its presenter and its samples.
package func renderScreen(
  _ shown: ShownScreen,
  options: RenderOptions,
  templates: TemplateSet,
  into diagnostics: inout [Diagnostic]
) -> [RenderedFile] {
  let screen = shown.screen
  let names =
    switch screen.layout {
    case .besideView: [("ViewModel", "\(screen.stem)ViewModel.swift")]
    case .insideView:
      [
        (
          "ViewModelInView",
          screen.isShared ? "\(screen.stem)ViewModel.swift" : "\(screen.stem)View+Model.swift"
        ),
        ("ViewModelAdapter", "\(screen.stem)ViewModelAdapter.swift"),
      ]
    }
  let context = ViewModelContext(screen, options).value
  let files = names.compactMap { template, file in
    templates.template(template)?
      .render(context, into: &diagnostics)
      .map { RenderedFile(.source, name: file, body: $0) }
  }
  let presenter = screen.presenter.flatMap { presenter in
    templates.template("Presenter")?
      .render(
        PresenterWriter(screen, presenter, access: options.access.prefix).context(options),
        into: &diagnostics
      )
      .map { RenderedFile(.source, name: "\(screen.stem)Presenter.swift", body: $0) }
  }
  let values = renderSamples(
    screen,
    shown.samples,
    options: options,
    templates: templates,
    into: &diagnostics
  )
  return files + [presenter, values].compactMap { $0 }
}
