import DocumentReader
import SpecSyntax
import ViewModelIR

extension ScreenChecker {
  /// Checks a token field. Returns its rule and its type.
  func tokens(
    _ tokens: Spec.DisplayField.Tokens,
    _ id: Text.ID,
    in scope: Scope
  ) throws(Diagnostic) -> (Rule, ValueType) {
    let type = ValueType.named(tokens.type.text ?? "")
    switch tokens.choice {
    case .cases(let branches):
      return try cases(branches, id.appending("cases"), of: type, in: scope)
    case .map(let map):
      let branches = try branches(map, id, of: type, in: scope)
      let isOptional = branches.contains { $0.rule == nil }
      return (.cases(branches), isOptional ? type.asOptional : type)
    }
  }

  /// The branches for a map: one for each of its values, then those for `unknown` and for nil.
  private func branches(
    _ map: Spec.DisplayField.TokenMap,
    _ id: Text.ID,
    of tokens: ValueType,
    in scope: Scope
  ) throws(Diagnostic) -> [Rule.Branch] {
    let (syntax, checker) = try expression(map.value, id.appending("value"), in: scope)
    let value = try checker.check(syntax)
    let type = value.type.unwrapped
    guard type == .string || type == .boolean || service.enumeration(type) != nil else {
      let wanted = "an enumeration, a Bool or a String (for other types use 'cases')"
      throw .mismatch("a map", wants: wanted, got: value.type, at: checker.location(syntax))
    }
    let values = MapKeys(
      keys: map.entries,
      unknown: map.unknown?.location,
      isInline: false,
      location: map.location
    )
    let (keys, needsUnknown) = try self.keys(of: values, for: type)
    if !value.type.isOptional, let fallback = map.fallback {
      problems.note(.neverNil(syntax.path, fallback: fallback.location))
    }
    var branches = zip(map.entries, keys).map { entry, key in
      Rule.Branch(
        conditions: [.holds(value.equals(key))],
        rule: .token(entry.value, of: tokens)
      )
    }
    if needsUnknown, let unknown = map.unknown {
      branches.append(Rule.Branch(conditions: [], rule: .token(unknown, of: tokens)))
    }
    guard value.type.isOptional else { return branches.endingUnconditionally }
    guard let fallback = map.fallback else {
      throw .noTokenForNil(syntax.path, at: checker.location(syntax))
    }
    if needsUnknown, let last = branches.indices.last {
      let null = TypedExpression(value.type, .literal(.null))
      branches[last].conditions = [
        .holds(TypedExpression(.boolean, .equal(value, null, negated: true)))
      ]
    }
    return branches + [Rule.Branch(conditions: [], rule: .token(fallback, of: tokens))]
  }
}

extension Rule {
  /// The rule for a token; `nil` if the node is null.
  static func token(_ name: Node, of type: ValueType) -> Rule? {
    name.isNull ? nil : .value(TypedExpression(type, .enumCase(rawValue: name.text ?? "")))
  }
}

extension TypedExpression {
  /// The condition that the expression has the value of a map's key.
  fileprivate func equals(_ key: String) -> TypedExpression {
    switch type {
    case .boolean: key == "true" ? self : TypedExpression(.boolean, .not(self))
    case .optional(.boolean): equals(.literal(.bool(key == "true")))
    case .string, .optional(.string): equals(.literal(.string(key)))
    default: equals(.enumCase(rawValue: key))
    }
  }

  private func equals(_ kind: Kind) -> TypedExpression {
    TypedExpression(.boolean, .equal(self, TypedExpression(type.unwrapped, kind), negated: false))
  }
}

extension [Rule.Branch] {
  /// The branches without the condition of the last one, which applies if none before it does.
  fileprivate var endingUnconditionally: Self {
    var branches = self
    if let last = indices.last { branches[last].conditions = [] }
    return branches
  }
}
