import DocumentReader
import OutputInterface
import TextOutput
import ViewModelIR

/// Writes a static value of the screen's view model for each example; nil where there is none to write.
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

/// Those that can be written, each with what it is called.
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

/// What the template `Samples` is given.
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
    "imports": options.imports(["Foundation", screen.serviceModule]),
    "type": .text(screen.typeName(of: viewModel)),
    "samples": .list(values),
  ]
}
