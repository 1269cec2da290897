import DocumentReader
import Evaluator
import OutputInterface
import SpecChecker
import ViewModelIR

extension Session {
  /// Answers `textDocument/hover` with a name's type, its description in the schema or the reference, and its values in the examples.
  func hover(_ params: Node) throws(ResponseError) -> Node {
    guard let (spec, position) = try specAndPosition(params),
      let (lines, location) = spec.description(at: position)
    else { return json(.null) }
    return json([
      "contents": hoverFormat.markup(lines.filter { !$0.isEmpty }.joined(separator: "\n\n")),
      "range": placeRange(of: location),
    ])
  }
}

extension SpecDocument {
  /// The Markdown paragraphs about the name or key at a position, and its location.
  fileprivate func description(at position: Position) -> ([String], Location)? {
    if let name = tracedName(at: position) { return (describe(name), name.location) }
    if let name = names[position], case .field(let field, let model) = name.symbol {
      return (describe(field: field, of: model, at: position), name.location)
    }
    if let name = names[position], let lines = describe(name.symbol) {
      return (lines, name.location)
    }
    guard let place = place(at: position), place.isKey, let step = place.steps.last,
      let key = step.key, let member = step.mapping.members?.first(where: { $0.key == step.name })
    else { return nil }
    return ([codeSpan(key.rawValue), explanation(of: key)], member.keyLocation)
  }

  // MARK: Names in expressions

  private func describe(_ name: Trace.Name) -> [String] {
    let type = name.type?.specName ?? ""
    let typed = codeSpan("\(name.text): \(type)")
    switch name.meaning {
    case .property(let owner):
      let property = service?.property(name.text, of: owner)
      return [
        "\(typed) of \(codeSpan(owner.specName))", property.map { escaped($0.doc) } ?? "",
        property.map { sample(of: $0, in: owner, name.expression) } ?? "",
      ]
    case .function(let function):
      let base = name.expression?.children.first?.type.unwrapped
      let sample = base.map { function.definition.sample(on: $0) } ?? name.text
      return [codeSpan("\(sample): \(type)")]
    case .appFunction(let function):
      return [codeSpan(function.signature), "a function of the app"]
    case .action: return describe(.action(name.text)) ?? []
    case .enumCase, .unionCase: return [codeSpan(".\(name.text)"), "of \(codeSpan(type))"]
    case .format(let kind?): return [codeSpan("| \(name.text)"), withoutLinks(kind.reference)]
    case .format(nil): return describe(.format(name.text)) ?? []
    case .model: return [typed, name.type.map { typeDoc($0) } ?? ""]
    case .variable, .element, .elementName, .present: return [typed]
    }
  }

  /// The property's value in the first example that has one: what the expression reads or else the first value of that property anywhere in
  /// the example's data.
  private func sample(
    of property: ServiceModel.Property,
    in owner: ValueType,
    _ expression: TypedExpression?
  ) -> String {
    var ignoredDiagnostics: [Diagnostic] = []
    guard let screen, let expression else { return "" }
    for example in screen.examples {
      let filled = FilledViewModel(example, of: screen, into: &ignoredDiagnostics)?.withNested ?? []
      let here = filled.filter { $0.viewModel.source == expression.rootType }
        .firstNonNil { $0.node(of: expression) }
      let elsewhere = {
        screen.service.sample(of: property, in: owner, within: example.data, screen.service.root)
      }
      guard let found = here ?? elsewhere() else { continue }
      let text = excerpt(jsonText(found, width: .max), limit: 200)
      let source = example.isSample ? "" : " in \(escaped(example.name))"
      return codeSpan(text) + source
    }
    return ""
  }

  private func typeDoc(_ type: ValueType) -> String {
    escaped(type.declaredName.flatMap { service?.schemaType($0)?.doc } ?? "")
  }

  // MARK: The spec's own names

  private func describe(field: String, of model: String?, at position: Position) -> [String] {
    let type = screen?.owner(named: model)?.field(field)?.type
    let typed =
      type.flatMap { type in screen.map { "\(field): \(language.name(of: type, in: $0))" } }
      ?? field
    return [codeSpan(typed), list(shownFields[model]?[field] ?? [])]
  }

  private func describe(_ symbol: Symbol) -> [String]? {
    switch symbol {
    case .type(let name):
      return [codeSpan(name), typeDoc(.named(name))]
    case .format(let name):
      let written = names.declarations.format(name)?.location.shortText ?? ""
      return [codeSpan("| \(name)"), written.isEmpty ? "" : codeSpan(written)]
    case .input(let name, let model):
      let owner = screen?.owner(named: model)
      guard let type = owner?.inputs.first(where: { $0.name == name })?.type else { return nil }
      return [codeSpan("\(name): \(type.specName)"), "an input"]
    case .local(let name, let model):
      let owner = screen?.owner(named: model)
      guard let type = owner?.locals.first(where: { $0.name == name })?.type else { return nil }
      return [codeSpan("\(name): \(type.specName)"), "a `let` value"]
    case .model(let name):
      let source = screen?.viewModel(name)?.source
      return [codeSpan(name), source.map { "built from \(codeSpan($0.specName))" } ?? ""]
    case .screenValue(let name):
      guard let type = screen?.presenter?.locals.first(where: { $0.name == name })?.type else {
        return nil
      }
      return [codeSpan("\(name): \(type.specName)"), "a local"]
    case .action(let name):
      let when = spec.node["screen"]?["actions"]?[name]?["when"]?.text
      return [
        codeSpan(name), when.map { "an action, available if \(codeSpan($0))" } ?? "an action",
      ]
    case .event(let name):
      guard let event = screen?.presenter?.events.first(where: { $0.name == name }) else {
        return nil
      }
      let parameters = event.arguments.map { "\($0.name): \($0.value.type.specName)" }
      let list = parameters.isEmpty ? "" : "(\(parameters.joined(separator: ", ")))"
      return [codeSpan(name + list), "an event"]
    case .field, .property, .element: return nil
    }
  }
}

/// The reference's description of a key, in Markdown.
func explanation(of key: any MappingKey) -> String {
  let text = withoutLinks(key.definition.description)
  return key.isRequired ? "Required: \(text)" : text
}

/// Escapes a text so that Markdown shows it as it is.
func escaped(_ text: String) -> String {
  escapingControls(text).reduce(into: "") { escaped, character in
    if "\\`*_{}[]<>#|".contains(character) { escaped.append("\\") }
    escaped.append(character)
  }
}

extension TypedExpression {
  /// The type of the value that a path such as `author.name` starts from.
  fileprivate var rootType: ValueType {
    switch kind {
    case .property(let base, _), .payload(let base, _): base.rootType
    default: type
    }
  }
}

extension Screen {
  /// The view model that a model's name stands for, or the screen's own.
  fileprivate func owner(named name: String?) -> ViewModel? {
    name.map { viewModel($0) } ?? viewModels.first
  }
}
