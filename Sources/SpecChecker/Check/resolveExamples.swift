import DocumentReader
import SpecSyntax
import ViewModelIR

/// Reads the examples' fixtures and settles what each leaves out.
func resolveExamples(
  _ spec: Spec,
  of service: ServiceModel,
  loader: FileLoader,
  into diagnostics: inout [Diagnostic]
) -> [Example] {
  let fields = spec.display.map(\.name)
  let fieldNames = Set(fields)
  let inputNames = Set(spec.inputs.map(\.name))
  let mayLackFields = !spec.unknownKeys.isDisjoint(with: [.display, .state])
  let mayLackInputs = spec.unknownKeys.contains(.inputs)
  var result: [Example] = []
  for (index, example) in spec.examples.enumerated() {
    for member in example.expect where !mayLackFields && !fieldNames.contains(member.key) {
      diagnostics.append(.unknownKey(member, in: "the view model", allowed: fields))
    }
    let given = inputs(of: example, loader: loader, into: &diagnostics)
    for member in given ?? [] where !mayLackInputs && !inputNames.contains(member.key) {
      diagnostics.append(
        .unknownKey(member, in: "'inputs'", allowed: spec.inputs.map(\.name))
      )
    }
    let inputs = Dictionary(
      (given ?? []).map { ($0.key, $0.value) },
      uniquingKeysWith: { first, _ in first }
    )
    for input in spec.inputs where given != nil && inputs[input.name] == nil {
      diagnostics.append(.missingExampleInput(input.name, at: example.location))
    }
    guard let data = data(of: example, service, loader: loader, into: &diagnostics) else {
      continue
    }
    result.append(
      Example(
        name: example.name ?? "example \(index + 1)",
        location: example.location,
        data: data,
        inputs: inputs,
        locale: example.locale?.text ?? example.language?.text.map(likelyLocale)
          ?? Example.defaultLocale,
        language: example.language,
        timeZone: example.timeZone?.text ?? Example.defaultTimeZone,
        now: example.now?.text ?? Example.defaultNow,
        places: (
          example.locale?.location ?? example.location,
          example.timeZone?.location ?? example.location,
          example.now?.location ?? example.location
        ),
        expectations: example.expect.map {
          Example.Expectation(field: $0.key, value: $0.value)
        }
      )
    )
  }
  return result
}

private func data(
  of example: Spec.ExampleSpec,
  _ service: ServiceModel,
  loader: FileLoader,
  into diagnostics: inout [Diagnostic]
) -> Node? {
  guard let fixture = example.fixture else { return example.given }
  guard let node = json(in: fixture, loader: loader, into: &diagnostics) else { return nil }
  return example.given.map { node.merging($0, keepsNull: service.requiresMember) } ?? node
}

/// nil where they cannot be read.
private func inputs(
  of example: Spec.ExampleSpec,
  loader: FileLoader,
  into diagnostics: inout [Diagnostic]
) -> [Node.Member]? {
  guard let inputs = example.inputs else { return [] }
  if inputs.isTold { return nil }
  if let members = inputs.members { return members }
  guard inputs.text != nil else {
    diagnostics.append(
      .wrongType(inputs, what: "'inputs'", expected: "a mapping or the name of a JSON file")
    )
    return nil
  }
  guard let node = json(in: inputs, loader: loader, into: &diagnostics) else { return nil }
  if let members = node.members { return members }
  diagnostics.append(.wrongType(node, what: "a file of inputs", expected: "an object"))
  return nil
}

private func json(
  in file: Node,
  loader: FileLoader,
  into diagnostics: inout [Diagnostic]
) -> Node? {
  let path = resolvedPath(file.text ?? "", besides: file.location.file.path)
  switch loader.load(path) {
  case .failure(let reason):
    diagnostics.append(.unreadable(path, reason, at: file.location))
    return nil
  case .file(let file): return readFile(file, into: &diagnostics)
  }
}
