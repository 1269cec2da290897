import DocumentReader
import OutputInterface
import ViewModelIR

/// Renders a file with a static view model for each example; `nil` if no example can be written.
func renderSamples(
  _ screen: Screen,
  _ samples: [(example: String, fields: [String: Value])],
  options: RenderOptions,
  templates: TemplateSet,
  into diagnostics: inout [Diagnostic]
) -> RenderedFile? {
  guard let context = samplesContext(screen, samples, options) else { return nil }
  return templates.template("Samples")?
    .render(context, into: &diagnostics)
    .map { RenderedFile(.source, name: "\(screen.stem)ViewModel+Samples.swift", body: $0) }
}

/// Returns the samples that can be written, each with its name and code.
func writtenSamples(
  of screen: Screen,
  _ samples: [(example: String, fields: [String: Value])]
) -> [(example: String, name: String, code: Code)] {
  guard let viewModel = screen.viewModels.first else { return [] }
  let writer = SampleWriter(screen: screen)
  let names = SpecNames(reserved: .swift)
  var taken: Set<String> = []
  return samples.compactMap { example, fields in
    writer.code(fields, of: viewModel).map {
      (example, unique(names.property(example), &taken), $0)
    }
  }
}

/// Returns the values of the template `Samples`; `nil` if no sample can be written.
func samplesContext(
  _ screen: Screen,
  _ samples: [(example: String, fields: [String: Value])],
  _ options: RenderOptions
) -> TemplateValue? {
  guard let viewModel = screen.viewModels.first else { return nil }
  let values = writtenSamples(of: screen, samples).map { example, name, code -> TemplateValue in
    let declaration = Code.assignment(
      "\(options.access.prefix)static let \(swiftIdentifier(name))",
      code
    )
    return [
      "doc": lines(name == example ? [] : docLines(example, width: lineWidth - 4)),
      "declaration": lines([declaration], indent: 4),
    ]
  }
  if values.isEmpty { return nil }
  return [
    "imports": options.imports(screen.importedModules.union(["Foundation"])),
    "type": .text(screen.typeName(of: viewModel)),
    "samples": .list(values),
  ]
}
