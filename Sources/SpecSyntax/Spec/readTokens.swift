import DocumentReader
import ViewModelIR

func readTokens(
  _ keys: KeyReader<FieldKey>,
  into diagnostics: inout [Diagnostic]
) -> Spec.DisplayField.Rule? {
  guard keys.require(.token, into: &diagnostics) != nil,
    let type = keys.scalar(.token, into: &diagnostics)
  else { return nil }
  checkTypeName(type, "a token type", into: &diagnostics)
  if keys[.cases] != nil {
    let others = [FieldKey.value, .map].filter { keys[$0] != nil }.map(\.rawValue)
    if others.isEmpty, let unknown = keys[.unknown] {
      diagnostics.append(.unknownBesideCases(at: unknown.location))
    } else if !others.isEmpty {
      diagnostics.append(
        .severalRules(["cases"] + others, of: "a token field", at: keys.node.location)
      )
    }
    return readCases(keys, ofTokens: true, into: &diagnostics)
      .map { .tokens(.init(type: type, choice: .cases($0))) }
  }
  guard let value = keys.require(.value, into: &diagnostics),
    let map = keys.require(.map, into: &diagnostics)
  else { return nil }
  let entries = keys.members(.map, into: &diagnostics)
  if map.members == nil { return nil }
  if entries.isEmpty {
    diagnostics.append(.emptyTokenMap(at: map.location))
    return nil
  }
  if (entries.map(\.value) + [keys[.unknown]]).allSatisfy({ $0?.isNull ?? true }) {
    diagnostics.append(.onlyNullCases(at: keys.node.location))
  }
  let choice = Spec.DisplayField.TokenMap(
    value: SpecExpression(value, into: &diagnostics),
    entries: entries,
    unknown: keys[.unknown],
    fallback: keys[.fallback],
    location: keys.node.location
  )
  return .tokens(.init(type: type, choice: .map(choice)))
}

extension Spec {
  /// Every mention of a token in the spec's fields.
  package var tokenNames: [Node] { tokenUses.flatMap(\.names) }

  /// The token types that fields mention, with the tokens that each mention uses.
  private var tokenUses: [(type: Node, names: [Node])] {
    (display + models.flatMap(\.display)).compactMap { field in
      switch field.rule {
      case .tokens(let tokens)?: (tokens.type, tokens.names)
      case .styled(let rule, _, let type?)?: (type, rule.templates.flatMap(\.tokens))
      default: nil
      }
    }
  }

  /// The token types, each with the tokens that any of its fields uses. Reports invalid names.
  package func tokenTypes(into diagnostics: inout [Diagnostic]) -> [ServiceModel.Declaration] {
    var names: [String: Set<String>] = [:]
    var types: [Node] = []
    for use in tokenUses {
      guard let type = use.type.text else { continue }
      if names[type] == nil { types.append(use.type) }
      names[type, default: []].formUnion(use.names.compactMap(\.text))
      for name in use.names { checkTokenName(name, into: &diagnostics) }
    }
    return types.map { type in
      let name = type.text ?? ""
      return .tokens(name, names[name, default: []].sorted(), at: type.location)
    }
  }
}

extension Spec.DisplayField.Tokens {
  /// The tokens that the field can have.
  fileprivate var names: [Node] {
    let nodes: [Node?] =
      switch choice {
      case .cases(let branches):
        branches.map { if case .token(let name)? = $0.rule { name } else { nil } }
      case .map(let map): map.entries.map(\.value) + [map.unknown, map.fallback]
      }
    return nodes.compactMap { $0 }.filter { !$0.isReported && !$0.isNull }
  }
}

private func checkTokenName(_ node: Node, into diagnostics: inout [Diagnostic]) {
  guard let name = node.text else {
    diagnostics.append(.wrongType(node, what: "a token", expected: "a name or null"))
    return
  }
  checkPropertyName(name, "a token", at: node.location, into: &diagnostics)
}
