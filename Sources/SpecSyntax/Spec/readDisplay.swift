import DocumentReader

/// Reads the properties of a view model, in order: the `id` of a row, the fields of `display`, and those of `state`.
func readDisplay(
  id: SpecExpression? = nil,
  _ display: [Node.Member],
  state: [Node.Member],
  into diagnostics: inout [Diagnostic]
) -> [Spec.DisplayField] {
  var fields: [Spec.DisplayField] = []
  if let id {
    fields.append(.init(name: "id", location: id.node.location, doc: "", rule: .value(id)))
  }
  for member in display {
    checkPropertyName(member.key, "a display field", at: member.keyLocation, into: &diagnostics)
    if id != nil, member.key == "id" { diagnostics.append(.secondID(at: member.keyLocation)) }
    fields.append(readField(member, into: &diagnostics))
  }
  let displayed = Dictionary(
    fields.map { ($0.name, $0.location) },
    uniquingKeysWith: { first, _ in first }
  )
  for member in state {
    checkPropertyName(member.key, "a state property", at: member.keyLocation, into: &diagnostics)
    if let first = displayed[member.key] {
      diagnostics.append(
        .duplicateName(
          member.key,
          what: "a display field",
          first: first,
          at: member.keyLocation
        )
      )
    }
    if member.value.text == nil, !member.value.isReported {
      diagnostics.append(
        .wrongType(
          member.value,
          what: "the initial value of a state field",
          expected: "true, false, a number or a text"
        )
      )
    }
    fields.append(
      Spec.DisplayField(
        name: member.key,
        location: member.keyLocation,
        doc: "",
        rule: member.value.text == nil ? nil : .state(member.value)
      )
    )
  }
  return fields
}

/// Reads the values of `let`. A scalar is an expression, a mapping the rule of a field.
func readLocals(
  _ members: [Node.Member],
  _ inputs: [Spec.Input],
  into diagnostics: inout [Diagnostic]
) -> [Spec.DisplayField] {
  members.map { member in
    checkVariableName(member.key, "a value of 'let'", at: member.keyLocation, into: &diagnostics)
    if let input = inputs.first(where: { $0.name == member.key }) {
      diagnostics.append(
        .duplicateName(member.key, what: "an input", first: input.location, at: member.keyLocation)
      )
    }
    if let text = member.value.text, !member.value.isReported {
      var found: [Diagnostic] = []
      let value = SpecExpression(member.value, into: &found)
      diagnostics += found.map { $0.code == .expressionSyntax ? $0.inLet(member.key, text) : $0 }
      return Spec.DisplayField(
        name: member.key,
        location: member.keyLocation,
        doc: "",
        rule: .value(value)
      )
    }
    let field = readField(member, into: &diagnostics)
    if field.spoken != nil, let place = member.value[FieldKey.spoken.rawValue]?.location {
      diagnostics.append(.spokenInLet(at: place))
    }
    switch field.rule {
    case .each: diagnostics.append(.nestedInLet(.each, at: member.value.location))
    case .one: diagnostics.append(.nestedInLet(.of, at: member.value.location))
    case .styled: diagnostics.append(.nestedInLet(.styled, at: member.value.location))
    case .tokens: diagnostics.append(.tokensInLet(at: member.value.location))
    default: break
    }
    return field
  }
}

extension Diagnostic {
  /// An error in an expression of `let`, which may be meant as a text.
  package func inLet(_ name: String, _ text: String) -> Self {
    let meant = quoted("\(name): { text: \(yamlQuoted(excerpt(text))) }", limit: 200)
    return Self(code, "\(message); for a text, write \(meant)", at: location)
  }
}
