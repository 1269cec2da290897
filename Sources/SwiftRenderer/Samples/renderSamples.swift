import DocumentReader
import SwiftCode
import SwiftNaming
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
    .map { RenderedFile(name: "\(screen.stem)ViewModel+Samples.swift", body: $0) }
}

/// What the template `Samples` is given.
func samplesContext(
  _ screen: Screen,
  _ samples: [(example: String, fields: [String: Value])],
  _ options: RenderOptions
) -> TemplateValue? {
  guard let viewModel = screen.viewModels.first else { return nil }
  let writer = SampleWriter(screen: screen)
  let names = SwiftNames()
  var taken: Set<String> = []
  let values = samples.compactMap { example, fields -> TemplateValue? in
    guard let code = writer.code(fields, of: viewModel) else { return nil }
    let name = unique(names.property(example), &taken)
    let declaration = Code.assignment(
      "\(options.access.prefix)static let \(swiftIdentifier(name))",
      code
    )
    return [
      "doc": lines(name == example ? [] : docLines(example, width: lineWidth - 4)),
      "declaration": lines(declaration.outdentedLines(indent: 4)),
    ]
  }
  if values.isEmpty { return nil }
  return [
    "imports": .list(
      (["Foundation"] + [screen.serviceModule].compactMap { $0 }).sorted().map { .text($0) }
    ),
    "type": .text(screen.typeName(of: viewModel)),
    "samples": .list(values),
  ]
}
