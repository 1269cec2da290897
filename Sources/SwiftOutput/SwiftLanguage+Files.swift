import DocumentReader
import OutputInterface
import ViewModelIR

extension SwiftLanguage {
  package func files(
    of shown: ShownScreen,
    _ options: RenderOptions,
    _ templates: TemplateSet,
    into diagnostics: inout [Diagnostic]
  ) -> [RenderedFile] {
    let screen = shown.screen
    let sources = renderScreen(shown, options: options, templates: templates, into: &diagnostics)
    let tests = renderTests(screen, options: options, templates: templates, into: &diagnostics)
    let presenterTests = shown.cases.flatMap { cases in
      renderPresenterTests(
        screen,
        cases,
        overloads: shown.overloads,
        options: options,
        templates: templates,
        into: &diagnostics
      )
    }
    return options.linking(
      options.joined(sources, as: "\(screen.stem)ViewModel.swift")
        + options.joined(
          [tests, presenterTests].compactMap { $0 },
          as: "\(screen.stem)ViewModelTests.swift"
        )
    )
  }

  package func file(
    of types: SchemaTypeFile,
    _ options: RenderOptions,
    _ templates: TemplateSet,
    into diagnostics: inout [Diagnostic]
  ) -> RenderedFile? {
    let body = renderServiceModel(
      types.declarations,
      access: options.access,
      needs: types.needs,
      templates: templates,
      into: &diagnostics
    )
    return body.flatMap {
      let name = "\(schemaStem(types.path))ServiceModel.swift"
      let body = types.modules.reduce($0) { $0.importing($1.name) }
      return options.linking([RenderedFile(.source, name: name, body: body)]).first
    }
  }

  package func sharedFiles(
    of output: SharedParts,
    _ options: RenderOptions,
    _ templates: TemplateSet,
    into diagnostics: inout [Diagnostic]
  ) -> [RenderedFile] {
    var sources: [RenderedFile] = output.protocols.compactMap {
      renderServiceProtocol($0, options: options, templates: templates, into: &diagnostics)
    }
    if let support = supportFile(output, sources, options) { sources.append(support) }
    let needs = TestSupportNeeds(of: output.files.filter { $0.kind == .test }.map(\.body))
    let testSupport = renderTestSupport(
      needs,
      options: options,
      templates: templates,
      into: &diagnostics
    )
    var tests: [RenderedFile] = output.protocols.compactMap {
      renderServiceMock($0, options: options, templates: templates, into: &diagnostics)
    }
    if !output.protocols.isEmpty,
      let support = renderScreenTestSupport(options, templates, into: &diagnostics)
    {
      tests.append(support)
    }
    if let testSupport { tests.append(testSupport) }
    // With single files, these are joined too: build systems cannot know the names of protocols in advance.
    return options.linking(
      options.joined(sources, as: supportFileName)
        + options.joined(tests, as: options.testSupportFile)
    )
  }

  private func supportFile(
    _ output: SharedParts,
    _ protocols: [RenderedFile],
    _ options: RenderOptions
  ) -> RenderedFile? {
    var needs = SupportNeeds(of: (output.files + protocols).map(\.body))
    for screen in output.screens { needs.addTokens(of: screen) }
    return renderSupport(needs, options: options)
      .map { RenderedFile(.source, name: supportFileName, body: $0) }
  }

  package func view(
    of shown: ShownScreen,
    _ templates: TemplateSet,
    into diagnostics: inout [Diagnostic]
  ) -> RenderedFile? {
    let screen = shown.screen
    if let presenter = screen.presenter, presenter.binding == .closures {
      diagnostics.append(.closuresInSwiftUI(at: presenter.location))
      return nil
    }
    let body = renderView(shown, templates: templates, into: &diagnostics)
    return body.map { RenderedFile(.source, name: "\(screen.viewFileName).swift", body: $0) }
  }
}

extension Screen {
  /// The name of the file with a starter view, without the extension.
  fileprivate var viewFileName: String {
    viewModels.first.map { isShared ? ViewWriter(self).viewName(of: $0) : view } ?? view
  }
}

let supportFileName = "ViewModelSupport.swift"

extension Diagnostic {
  fileprivate static func closuresInSwiftUI(at location: Location) -> Self {
    Self(
      .conflict,
      "SwiftUI cannot observe 'binding: closures': choose 'observation' or 'observableObject'",
      at: location
    )
  }
}
