import DocumentReader
import Evaluator
import OutputInterface
import ViewModelIR

/// A spec with the options for rendering its files.
struct RenderingKey: Hashable {
  let spec: SpecKey
  let options: RenderOptions
  /// The folder of the user's templates.
  let templates: String?
  /// Whether to generate sample values from the examples.
  let hasSamples: Bool
  /// The names that several functions of the presenter's protocol share, including functions that only other specs call.
  var overloads: Set<String> = []
}

/// The types of one schema with the options for rendering their file.
struct SchemaFileKey: Equatable {
  let types: SchemaTypeFile
  let options: RenderOptions
  let templates: String?
}

extension SchemaFileKey: Hashable {
  /// Leaves out the types, because there are rarely several sets of types for one schema.
  func hash(into hasher: inout Hasher) { hasher.combine(types.path) }
}

extension RenderOptions {
  init(_ settings: Settings, inOneFile: Bool) {
    self.init(
      access: settings.access,
      module: settings.module,
      inOneFile: inOneFile,
      languages: settings.displayLanguages
    )
    support = settings.support
  }
}

extension Settings {
  var displayLanguages: DisplayLanguages? {
    translations.map { DisplayLanguages(source: defaults.language, others: $0.languages) }
  }
}

extension Workspace {
  /// Renders the files of one spec.
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

  /// Renders the file with the types of one schema that the specs of a group need.
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

  /// The built-in templates, overridden by those in the user's folder; `nil` if one of them cannot be used.
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
