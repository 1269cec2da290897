import DocumentReader
import TextOutput
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
  /// nil where texts have one language.
  package var languages: DisplayLanguages?

  package init(
    access: Access = .internal,
    module: String,
    testFramework: TestFramework = .swiftTesting,
    inOneFile: Bool = false,
    languages: DisplayLanguages? = nil
  ) {
    self.access = access
    self.module = module
    self.testFramework = testFramework
    self.inOneFile = inOneFile
    self.languages = languages
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

/// Writes a screen's view models and adapters, one file in layout 1, two in layout 2, its presenter and its samples.
///
/// `samples`: the fields that the view model has for each example.
package func renderScreen(
  _ screen: Screen,
  samples: [(example: String, fields: [String: Value])] = [],
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
  let values = renderSamples(
    screen,
    samples,
    options: options,
    templates: templates,
    into: &diagnostics
  )
  let all = files + [presenter, values].compactMap { $0 }
  if !options.inOneFile { return all }
  let body = inOneFile(all.map(\.body))
  return [RenderedFile(name: "\(screen.stem)ViewModel.swift", body: body)]
}

/// The parts of several files, with the imports of all of them at the top.
package func inOneFile(_ parts: [RenderedText]) -> RenderedText {
  let lines = parts.map { $0.string.split(separator: "\n", omittingEmptySubsequences: false) }
  let imports = Set(lines.joined().filter { $0.hasPrefix("import ") }).sorted()
  let tested = Set(lines.joined().filter { $0.hasPrefix("@testable import ") }).sorted()
  let bodies = lines.map { lines in
    lines.filter { !$0.hasPrefix("import ") && !$0.hasPrefix("@testable import ") }
      .drop(while: \.isEmpty).joined(separator: "\n")
  }
  let heads = [imports, tested].filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }
  return RenderedText((heads + bodies).joined(separator: "\n"))
}
