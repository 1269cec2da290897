import DocumentReader
import ViewModelIR

/// Checks that the examples' inputs and expectations fit their types, because generated tests contain them as code.
///
/// - Parameter knowsFields: Whether the view models have all of their fields.
func checkExampleValues(
  of screen: Screen,
  knowsFields: Bool,
  into diagnostics: inout [Diagnostic]
) {
  guard let own = screen.viewModels.first else { return }
  let checker = ExampleValueChecker(screen: screen)
  for value in screen.functionValues {
    let function = value.function
    let parts = zip(value.arguments + [value.result], function.takes + [function.gives])
    for (node, type) in parts.compactMap({ checker.misfit($0, $1) }) {
      diagnostics.append(
        .wrongFunctionValue(function, node, wants: screen.service.wantedValue(type))
      )
    }
  }
  for example in screen.examples {
    for input in own.inputs {
      guard let value = example.inputs[input.name],
        let (node, type) = checker.misfit(value, input.type)
      else { continue }
      diagnostics.append(.wrongInput(input.name, node, wants: screen.service.wantedValue(type)))
    }
    for expectation in example.expectations {
      guard let field = own.field(expectation.field) else { continue }
      if knowsFields { checker.checkFields(of: expectation.value, in: field, into: &diagnostics) }
      for (field, node, type) in checker.misfits(of: field, expectation.value) {
        diagnostics.append(
          .wrongExpectation(field.name, node, wants: screen.service.wantedValue(type))
        )
      }
    }
  }
}

private struct ExampleValueChecker {
  let screen: Screen

  /// Reports fields in the expectations of nested models that these do not have: a test could not contain them.
  func checkFields(of node: Node, in field: Field, into diagnostics: inout [Diagnostic]) {
    guard let name = field.rule.nested?.model, let viewModel = screen.viewModel(name) else {
      return
    }
    for member in (node.elements ?? [node]).flatMap({ $0.members ?? [] }) {
      if let inner = viewModel.field(member.key) {
        checkFields(of: member.value, in: inner, into: &diagnostics)
      } else {
        diagnostics.append(.noField(member, of: name, among: viewModel.fields.map(\.name)))
      }
    }
  }

  /// The parts of an expectation that can never be equal to a value of the field's type.
  func misfits(of field: Field, _ node: Node) -> [(Field, Node, ValueType)] {
    let nested: [Node]? =
      switch field.type.unwrapped {
      case .list(.viewModel): node.elements
      case .viewModel: node.members == nil ? nil : [node]
      default: nil
      }
    guard let nested else {
      return misfit(node, field.type, isExpectation: true).map { [(field, $0.node, $0.type)] } ?? []
    }
    let viewModel = field.rule.nested.flatMap { screen.viewModel($0.model) }
    return nested.flatMap { $0.members ?? [] }.flatMap { member in
      viewModel?.field(member.key).map { misfits(of: $0, member.value) } ?? []
    }
  }

  func misfit(
    _ node: Node,
    _ type: ValueType,
    isExpectation: Bool = false
  ) -> (node: Node, type: ValueType)? {
    switch type {
    case .optional(let wrapped):
      return node.isNull ? nil : misfit(node, wrapped, isExpectation: isExpectation)
    case .list(let element):
      guard let elements = node.elements else { return (node, type) }
      return elements.firstNonNil { misfit($0, element, isExpectation: isExpectation) }
    case .json: return isExpectation ? (node, type) : nil
    case .dictionary(let value):
      guard let members = node.members else { return (node, type) }
      return members.firstNonNil { misfit($0.value, value, isExpectation: isExpectation) }
    case .string, .styledText, .date, .day, .localDateTime, .url, .uuid:
      return node.text == nil ? (node, type) : nil
    case .integer: return node.text.flatMap { Int($0) } == nil ? (node, type) : nil
    case .number, .duration:
      return node.text.flatMap { Double($0) }?.isFinite == true ? nil : (node, type)
    case .decimal: return node.text.flatMap { decimal($0) } == nil ? (node, type) : nil
    case .boolean: return node.bool == nil ? (node, type) : nil
    case .viewModel: return node.members == nil ? (node, type) : nil
    case .named:
      guard let enumeration = screen.service.enumeration(type) else {
        // For an input, decoding reports the error later.
        return isExpectation ? (node, type) : nil
      }
      return isValue(node, of: enumeration) ? nil : (node, type)
    }
  }

  private func isValue(_ node: Node, of enumeration: ServiceModel.Enumeration) -> Bool {
    let text = node.isNull ? "null" : node.text
    guard let text else { return false }
    if enumeration.knownCase(text) != nil { return true }
    guard enumeration.keepsUnknown else { return false }
    return switch enumeration.rawType {
    case .string, .json: true
    case .integer: Int(text) != nil
    case .number: Double(text)?.isFinite == true
    }
  }
}

extension Diagnostic {
  fileprivate static func noField(
    _ member: Node.Member,
    of model: String,
    among names: [String]
  ) -> Self {
    let hint = Hint(for: member.key, near: names)
    return Self(
      .unknownKey,
      "model '\(model)' has no field \(quoted(member.key))\(hint.map { "; \($0)" } ?? "")",
      at: member.keyLocation,
      fix: hint?.fix(at: member.keyLocation)
    )
  }
}
