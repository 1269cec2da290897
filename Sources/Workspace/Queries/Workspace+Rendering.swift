import DocumentReader
import Evaluator
import OutputInterface
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
  /// The names that several functions of the presenter's protocol share, including functions that only other specs call.
  var overloads: Set<String> = []
}

/// The types of one schema, and how their file is to look.
struct SchemaFileKey: Equatable {
  let types: SchemaTypeFile
  let options: RenderOptions
  let templates: String?
}

extension SchemaFileKey: Hashable {
  /// Without the types: there are seldom others of one schema.
  func hash(into hasher: inout Hasher) { hasher.combine(types.path) }
}

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
  func rendering(_ key: RenderingKey) -> Found<[RenderedFile]> {
    renderings.value(for: key, in: Reading(files)) { reading in
      var rendering = Found<[RenderedFile]>([])
      guard let screen = compiled(key.spec, in: reading).screen,
        let templates = templates(in: key.templates, in: reading).value
      else { return rendering }
      var shown = ShownScreen(screen)
      if key.hasSamples { shown.samples = shownExamples(of: screen) }
      shown.cases = presenterCases(of: screen)
      shown.overloads = key.overloads
      rendering.value = language.files(
        of: shown,
        key.options,
        templates,
        into: &rendering.diagnostics
      )
      return rendering
    }
  }

  /// The file with all types that any spec of a group found in one schema.
  func schemaFile(_ key: SchemaFileKey) -> Found<RenderedFile?> {
    schemaRenderings.value(for: key, in: Reading(files)) { reading in
      var found = Found<RenderedFile?>(nil)
      if let templates = templates(in: key.templates, in: reading).value {
        found.value = language.file(
          of: key.types,
          key.options,
          templates,
          into: &found.diagnostics
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
      let templates = language.templates(overrides ?? [], into: &found.diagnostics)
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
