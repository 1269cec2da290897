import DocumentReader
import SpecSyntax
import ViewModelIR

/// Assembles the examples from the spec and its files, with defaults for what they omit.
///
/// - Parameter viewModel: The view model of the spec, which lacks fields with errors.
func resolveExamples(
  _ spec: Spec,
  of service: ServiceModel,
  as viewModel: ViewModel,
  fixtures: [String: Node],
  into diagnostics: inout [Diagnostic]
) -> [Example] {
  var fields = spec.display.map(\.name)
  var fieldNames = Set(fields)
  fields += viewModel.fields.map(\.name).filter { fieldNames.insert($0).inserted }
  let known = viewModel.inputs.map(\.name)
  let inputNames = Set(spec.inputs.map(\.name) + known)
  let ofPresenter = spec.presenter?.filledInputs ?? []
  let mayLackFields = !spec.unknownKeys.isDisjoint(with: [.display, .state])
  let mayLackInputs = spec.unknownKeys.contains(.inputs)
  var result: [Example] = []
  for (index, example) in spec.examples.enumerated() {
    let expected = example.expect + example.platforms.values.joined()
    for member in expected where !mayLackFields && !fieldNames.contains(member.key) {
      diagnostics.append(.unknownKey(member, in: "the view model", allowed: fields))
    }
    let given = inputs(of: example, fixtures, into: &diagnostics)
    for member in given ?? [] where !mayLackInputs && !inputNames.contains(member.key) {
      diagnostics.append(
        .unknownKey(member, in: "'inputs'", allowed: known)
      )
    }
    let inputs = Dictionary(
      (given ?? []).map { ($0.key, $0.value) },
      uniquingKeysWith: { first, _ in first }
    )
    for input in spec.inputs
    where given != nil && inputs[input.name] == nil && !ofPresenter.contains(input.name) {
      diagnostics.append(.missingExampleInput(input.name, at: example.location))
    }
    let nothing = spec.isBlank ? Node(.null, at: example.location) : nil
    guard let data = nothing ?? data(of: example, service, fixtures) else { continue }
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
        expectations: example.expect.map(Example.Expectation.init),
        platforms: example.platforms.mapValues { $0.map(Example.Expectation.init) }
      )
    )
  }
  return result
}

extension Example.Expectation {
  fileprivate init(_ member: Node.Member) {
    self.init(field: member.key, value: member.value)
  }
}

/// The data of an example; `nil` if its file cannot be read.
private func data(
  of example: Spec.ExampleSpec,
  _ service: ServiceModel,
  _ fixtures: [String: Node]
) -> Node? {
  guard let fixture = example.fixture else { return example.given }
  guard let node = fixtures[fixture.path] else { return nil }
  return example.given.map { node.merging($0, keepsNull: service.requiresMember) } ?? node
}

/// The inputs of an example; `nil` if they are invalid or their file cannot be read.
private func inputs(
  of example: Spec.ExampleSpec,
  _ fixtures: [String: Node],
  into diagnostics: inout [Diagnostic]
) -> [Node.Member]? {
  switch example.inputs {
  case .given(let members): return members
  case .unknown: return nil
  case .inFile(let file):
    guard let node = fixtures[file.path] else { return nil }
    if let members = node.members { return members }
    diagnostics.append(.wrongType(node, what: "a file of inputs", expected: "an object"))
    return nil
  }
}

extension Spec.Presenter {
  /// The inputs that an example can leave out, because the presenter sets them: locals with `edits`, and texts of errors.
  fileprivate var filledInputs: Set<String> {
    let errors =
      actions.flatMap(\.failures).compactMap(\.error) + self.errors.flatMap(\.fields).map(\.input)
    return Set(locals.filter { $0.edits != nil }.map(\.name) + errors.compactMap(\.text))
  }
}
