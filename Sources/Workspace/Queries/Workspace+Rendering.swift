import DocumentReader
import Evaluator
import SwiftOutput
import TextOutput
import ViewModelIR

/// A spec, and how its files are to look.
struct RenderingKey: Hashable {
  let spec: SpecKey
  let options: RenderOptions
  /// The folder of the user's own.
  let templates: String?
  /// Whether the examples become values.
  let hasSamples: Bool
  /// The functions of which the presenter's protocol has several, with what other specs call.
  var overloads: Set<String> = []
}

/// What the file of one schema says, and how it is to look.
struct ServiceFileKey {
  let path: String
  let declarations: [ServiceModel.Declaration]
  let needs: TypeNeeds
  let access: Access
  let templates: String?
}

extension ServiceFileKey: Hashable {
  /// Without the types: there are seldom others of one schema.
  func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

func serviceModelFile(of schema: String) -> String { "\(schemaStem(schema))ServiceModel.swift" }

extension RenderOptions {
  init(_ settings: Settings, inOneFile: Bool) {
    self.init(
      access: settings.access,
      module: settings.module,
      testFramework: settings.testFramework,
      inOneFile: inOneFile,
      languages: settings.displayLanguages
    )
  }
}

extension Settings {
  var displayLanguages: DisplayLanguages? {
    translations.map { DisplayLanguages(source: defaults.language, others: $0.languages) }
  }
}

extension Workspace {
  /// The files of one spec.
  func rendering(_ key: RenderingKey) -> Found<[GroupFile]> {
    renderings.value(for: key, in: Reading(files)) { reading in
      var rendering = Found<[GroupFile]>([])
      guard let screen = compiled(key.spec, in: reading).screen,
        let templates = templates(in: key.templates, in: reading).value
      else { return rendering }
      let sources = renderScreen(
        screen,
        samples: key.hasSamples ? shownExamples(of: screen) : [],
        options: key.options,
        templates: templates,
        into: &rendering.diagnostics
      )
      rendering.value = sources.map { GroupFile($0, .source, of: screen) }
      rendering.value += testFiles(of: screen, key, templates, into: &rendering.diagnostics)
      return rendering
    }
  }

  /// The tests of the examples, and those of the presenter.
  private func testFiles(
    of screen: Screen,
    _ key: RenderingKey,
    _ templates: TemplateSet,
    into diagnostics: inout [Diagnostic]
  ) -> [GroupFile] {
    let tests = renderTests(
      screen,
      options: key.options,
      templates: templates,
      into: &diagnostics
    )
    let presenterTests = presenterCases(of: screen).flatMap { cases in
      renderPresenterTests(
        screen,
        cases,
        overloads: key.overloads,
        options: key.options,
        templates: templates,
        into: &diagnostics
      )
    }
    var files = [tests, presenterTests].compactMap { $0 }
    if key.options.inOneFile, let first = files.first {
      files = [RenderedFile(name: first.name, body: inOneFile(files.map(\.body)))]
    }
    return files.map { GroupFile($0, .test, of: screen) }
  }

  /// One file for each schema file, with all types that any spec of the group found in it.
  func serviceFiles(
    of group: CompiledGroup,
    into diagnostics: inout [Diagnostic]
  ) -> [GroupFile] {
    group.services.compactMap { service in
      let key = ServiceFileKey(
        path: service.path,
        declarations: service.declarations,
        needs: service.needs,
        access: group.settings.access,
        templates: group.settings.templates
      )
      let file = serviceFile(key)
      diagnostics += file.diagnostics
      return file.value
    }
  }

  private func serviceFile(_ key: ServiceFileKey) -> Found<GroupFile?> {
    serviceFiles.value(for: key, in: Reading(files)) { reading in
      var found = Found<GroupFile?>(nil)
      guard let templates = templates(in: key.templates, in: reading).value,
        let template = templates.template("ServiceModel")
      else { return found }
      let body = renderServiceModel(
        key.declarations,
        access: key.access,
        needs: key.needs,
        template: template,
        into: &found.diagnostics
      )
      found.value = body.map { body in
        GroupFile(
          kind: .source,
          source: lastComponent(key.path),
          name: serviceModelFile(of: key.path),
          body: body,
          location: key.declarations.first?.location
        )
      }
      return found
    }
  }

  /// The tool's templates with those of the user's folder in their place; nil where one cannot be used.
  func templates(in folder: String?, in reading: Reading) -> Found<TemplateSet?> {
    templateSets.value(for: folder ?? "", in: reading) { reading in
      var found = Found<TemplateSet?>(nil)
      let overrides = folder.map { self.overrides(in: $0, in: reading, into: &found.diagnostics) }
      let templates = TemplateSet(
        overrides: overrides ?? [],
        needs: needsNamed,
        into: &found.diagnostics
      )
      if found.diagnostics.isEmpty { found.value = templates }
      return found
    }
  }

  private func overrides(
    in folder: String,
    in reading: Reading,
    into diagnostics: inout [Diagnostic]
  ) -> [SourceFile] {
    switch reading.entries(of: folder) {
    case .failure(let failure):
      diagnostics.append(.unreadable(folder, failure.reason))
      return []
    case .success(let entries):
      return entries.filter { $0.name.hasSuffix(".mustache") }.compactMap { entry in
        load(joinPath(folder, entry.name), in: reading, into: &diagnostics)
      }
    }
  }
}

extension GroupFile {
  fileprivate init(_ file: RenderedFile, _ kind: Kind, of screen: Screen) {
    self.init(
      kind: kind,
      source: screen.specName,
      name: file.name,
      body: file.body,
      location: screen.location
    )
  }
}
