import DocumentReader
import Evaluator
import SwiftRenderer
import ViewModelIR

/// A rendered file, the folder that it goes to, and what its header names.
struct GroupFile {
  enum Kind { case source, test }

  let kind: Kind
  /// The spec's file name, the schema's, or `all specs`.
  let source: String
  let name: String
  let body: RenderedText
  /// Where what it says comes from; nil for what all specs share.
  var location: Location?
}

extension OutputFile {
  init(_ file: GroupFile) {
    self.init(name: file.name, source: file.source, body: file.body, location: file.location)
  }
}

/// The files of one spec.
struct ScreenRendering {
  var files: [GroupFile] = []
  /// What they need of the support file.
  var needs = SupportNeeds()
  var diagnostics: [Diagnostic] = []
}

/// The file of one schema.
struct ServiceFile {
  let body: RenderedText
  let needs: SupportNeeds
}

/// Renders all files of the specs under one configuration.
struct GroupRenderer {
  private let group: CompiledGroup
  private let options: RenderOptions
  private let templates: TemplateSet
  private let memory: RunMemory?
  private var needs = SupportNeeds()

  init(
    _ group: CompiledGroup,
    templates: TemplateSet,
    oneFileForEach: Bool = false,
    memory: RunMemory? = nil
  ) {
    self.group = group
    self.templates = templates
    self.memory = memory
    options = RenderOptions(
      access: group.settings.access,
      module: group.settings.module,
      testFramework: group.settings.testFramework,
      inOneFile: oneFileForEach
    )
  }

  mutating func files(into diagnostics: inout [Diagnostic]) -> [GroupFile] {
    // The specs that the run leaves alone need their helpers all the same.
    let screens = group.screens + group.others
    let rendered = concurrentMap(screens.count) { [self] index in
      memory?.rendering(of: screens[index]) ?? rendering(of: screens[index])
    }
    memory?.remember(rendered, of: screens)
    for screen in rendered {
      diagnostics += screen.diagnostics
      needs.formUnion(screen.needs)
    }
    let files = rendered.prefix(group.screens.count).flatMap(\.files)
    return files + serviceFiles(into: &diagnostics) + supportFile()
  }

  func rendering(of screen: Screen) -> ScreenRendering {
    var rendering = ScreenRendering()
    rendering.files = screenFiles(screen, into: &rendering.diagnostics)
    for file in rendering.files { rendering.needs.add(usedBy: file.body) }
    return rendering
  }

  private func screenFiles(
    _ screen: Screen,
    into diagnostics: inout [Diagnostic]
  ) -> [GroupFile] {
    let sources = renderScreen(screen, options: options, templates: templates, into: &diagnostics)
    let tests = renderTests(screen, options: options, templates: templates, into: &diagnostics)
    var files = sources.map { file($0, .source, of: screen) }
    if let tests { files.append(file(tests, .test, of: screen)) }
    return files
  }

  private func file(_ file: RenderedFile, _ kind: GroupFile.Kind, of screen: Screen) -> GroupFile {
    GroupFile(
      kind: kind,
      source: screen.specName,
      name: file.name,
      body: file.body,
      location: screen.location
    )
  }

  /// One file for each schema file, with all types that any spec of the group found in it.
  private mutating func serviceFiles(into diagnostics: inout [Diagnostic]) -> [GroupFile] {
    guard let template = templates.template("ServiceModel") else { return [] }
    return group.services.compactMap { service in
      let (path, declarations) = (service.path, service.declarations)
      let key = "\(options.access) \(group.settings.templates ?? "") \(path)"
      guard
        let file = memory?.serviceFile(key, of: declarations)
          ?? serviceFile(declarations, template, into: &diagnostics)
      else { return nil }
      memory?.remember(file, as: key, of: declarations)
      needs.formUnion(file.needs)
      return GroupFile(
        kind: .source,
        source: lastComponent(path),
        name: "\(schemaStem(path))ServiceModel.swift",
        body: file.body,
        location: declarations.first?.location
      )
    }
  }

  private func serviceFile(
    _ declarations: [ServiceModel.Declaration],
    _ template: Template,
    into diagnostics: inout [Diagnostic]
  ) -> ServiceFile? {
    let body = renderServiceModel(
      declarations,
      access: options.access,
      template: template,
      into: &diagnostics
    )
    guard let body else { return nil }
    var needs = SupportNeeds()
    needs.add(usedBy: body)
    return ServiceFile(body: body, needs: needs)
  }

  private mutating func supportFile() -> [GroupFile] {
    let name = "ViewModelSupport.swift"
    let path = joinPath(group.settings.output, name)
    if !group.isComplete, case .file(let existing) = FileLoader.disk.load(path) {
      // A spec with an error still has its files, and they need what they needed.
      needs.add(usedBy: RenderedText(String(decoding: existing.bytes, as: UTF8.self)))
    }
    let body = renderSupport(needs, access: options.access)
    guard let body else { return [] }
    return [
      GroupFile(kind: .source, source: "all specs", name: name, body: RenderedText(body))
    ]
  }
}
