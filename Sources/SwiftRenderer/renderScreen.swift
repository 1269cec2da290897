import DocumentReader
import ViewModelIR

/// What the configuration says of the output's form.
package struct RenderOptions: Hashable, Sendable {
  package enum TestFramework: String, CaseIterable, Sendable {
    case swiftTesting = "swift-testing"
    case xcTest = "xctest"
  }

  package var access: Access
  /// The module that the tests import.
  package var module: String
  package var testFramework: TestFramework
  /// Whether a screen is one file in every layout.
  package var inOneFile: Bool

  package init(
    access: Access = .internal,
    module: String,
    testFramework: TestFramework = .swiftTesting,
    inOneFile: Bool = false
  ) {
    self.access = access
    self.module = module
    self.testFramework = testFramework
    self.inOneFile = inOneFile
  }
}

/// A file of the output without its header.
package struct RenderedFile: Sendable {
  package let name: String
  package let body: RenderedText

  package init(name: String, body: RenderedText) {
    self.name = name
    self.body = body
  }
}

/// Writes a screen's view models and adapters: one file in layout 1, two in layout 2.
package func renderScreen(
  _ screen: Screen,
  options: RenderOptions,
  templates: TemplateSet,
  into diagnostics: inout [Diagnostic]
) -> [RenderedFile] {
  let names =
    switch screen.layout {
    case .together: [("ViewModel", "\(screen.stem)ViewModel.swift")]
    case .adapter:
      [
        ("ViewModelInView", "\(screen.stem)View+Model.swift"),
        ("ViewModelAdapter", "\(screen.stem)ViewModelAdapter.swift"),
      ]
    }
  let context = ViewModelContext(screen, options).value
  let files = names.compactMap { template, file in
    templates.template(template)?
      .render(context, into: &diagnostics)
      .map { RenderedFile(name: file, body: $0) }
  }
  let presenter = screen.presenter.flatMap { presenter in
    templates.template("Presenter")?
      .render(PresenterContext(screen, presenter, options).value, into: &diagnostics)
      .map { RenderedFile(name: "\(screen.stem)Presenter.swift", body: $0) }
  }
  let all = files + [presenter].compactMap { $0 }
  guard options.inOneFile, let first = files.first else { return all }
  let body = all.dropFirst().reduce(first.body) { $0 + withoutImports(of: first.body, $1.body) }
  return [RenderedFile(name: "\(screen.stem)ViewModel.swift", body: body)]
}

/// A further part of a file without the imports that the first has.
private func withoutImports(of first: RenderedText, _ part: RenderedText) -> RenderedText {
  let imports = Set(first.string.split(separator: "\n").filter { $0.hasPrefix("import ") })
  let lines = part.string.split(separator: "\n", omittingEmptySubsequences: false)
  return RenderedText(lines.filter { !imports.contains($0) }.joined(separator: "\n"))
}
