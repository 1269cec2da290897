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
      .render(
        PresenterWriter(screen, presenter, access: options.access.prefix).context(options),
        into: &diagnostics
      )
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

extension RenderOptions {
  /// What a template writes imports of; none in a part of a file, which has those of all its parts at its top.
  func imports(_ modules: Set<String?>) -> TemplateValue {
    imports(modules.compactMap { $0 }, Need.module)
  }

  var testedModules: TemplateValue { imports([module], Need.testedModule) }

  private func imports(_ modules: [String], _ need: (String) -> Need) -> TemplateValue {
    let texts = inOneFile ? [] : modules.sorted().map { TemplateValue.text($0) }
    return .needing(Set(modules.map(need)), .list(texts))
  }
}

extension RenderOptions.TestFramework {
  var module: String {
    switch self {
    case .swiftTesting: "Testing"
    case .xcTest: "XCTest"
    }
  }
}

/// The parts of a file, with the imports of all of them at the top.
package func inOneFile(_ parts: [RenderedText]) -> RenderedText {
  let needs = parts.reduce(into: Set<Need>()) { $0.formUnion($1.needs) }
  let modules = needs.compactMap { if case .module(let name) = $0 { name } else { nil } }
  let tested = needs.compactMap { if case .testedModule(let name) = $0 { name } else { nil } }
  let heads = [
    modules.sorted().map { "import \($0)\n" }, tested.sorted().map { "@testable import \($0)\n" },
  ]
  let all = heads.filter { !$0.isEmpty }.map { RenderedText($0.joined()) } + parts
  return all.dropFirst().reduce(all.first ?? "") { $0 + "\n" + $1 }
}
