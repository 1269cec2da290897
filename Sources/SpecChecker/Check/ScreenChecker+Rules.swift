import DocumentReader
import ViewModelIR

extension ScreenChecker {
  /// The rule of a display field and the type of the property that it fills.
  mutating func rule(
    _ field: Spec.DisplayField,
    in scope: Scope
  ) throws(Diagnostic) -> (Rule, ValueType) {
    switch field.rule {
    case .text(let template):
      return (
        .text(try text(template, in: scope, allowsOptionals: false, owner: field.name)), .string
      )
    case .fallback(let template, let otherwise):
      return try fallback(template, otherwise, in: scope, owner: field.name)
    case .cases(let branches):
      return (try cases(branches, in: scope, owner: field.name), .string)
    case .join(let parts, let separator):
      var texts: [Text] = []
      for part in parts {
        texts.append(try text(part, in: scope, allowsOptionals: true, owner: field.name))
      }
      return (.join(texts, separator: separator), .string)
    case .value(let scalar):
      let (syntax, checker) = try expression(scalar, in: scope)
      let value = try checker.check(syntax)
      return (.value(value), value.type)
    case .each(let list, let model, let arguments):
      return try each(list, model, arguments, in: scope)
    case .state(let literal):
      return try state(literal)
    }
  }

  private mutating func fallback(
    _ template: Node,
    _ otherwise: Node,
    in scope: Scope,
    owner: String
  ) throws(Diagnostic) -> (Rule, ValueType) {
    let text = try self.text(template, in: scope, allowsOptionals: true, owner: owner)
    if text.bindings.isEmpty { diagnostics.append(.needlessFallback(at: otherwise.location)) }
    if otherwise.isNull { return (.fallback(text, otherwise: nil), .optional(.string)) }
    let other = try self.text(otherwise, in: scope, allowsOptionals: false, owner: owner)
    return (.fallback(text, otherwise: other), .string)
  }

  private mutating func cases(
    _ branches: [Spec.DisplayField.Branch],
    in scope: Scope,
    owner: String
  ) throws(Diagnostic) -> Rule {
    var result: [Rule.Branch] = []
    for branch in branches {
      var inner = scope
      var conditions: [Condition] = []
      if let when = branch.when {
        let (syntax, checker) = try expression(when, in: scope)
        conditions = try self.conditions(syntax, checker, narrowing: &inner)
      }
      let text = try self.text(branch.text, in: inner, allowsOptionals: false, owner: owner)
      result.append(Rule.Branch(conditions: conditions.unnamed(unusedIn: text), text: text))
    }
    warnOfUnreachable(branches, result.map(\.conditions))
    return .cases(result)
  }

  /// The clauses of a condition; `x != nil` unwraps x for what comes behind it, `x is A` makes it an A.
  private func conditions(
    _ syntax: Syntax,
    _ checker: ExpressionChecker,
    narrowing scope: inout Scope
  ) throws(Diagnostic) -> [Condition] {
    if case .binary(let left, .and, let right) = syntax.kind {
      let first = try conditions(left, checker, narrowing: &scope)
      return first + (try conditions(right, checker, narrowing: &scope))
    }
    var checker = checker
    checker.scope = scope
    if case .binary(let left, .notEqual, let right) = syntax.kind, case .null = right.kind,
      let path = scope.canonicalPath(left)
    {
      let value = try checker.check(left)
      guard value.type.isOptional else { throw .neverNil(left.path, at: checker.location(syntax)) }
      let name = scope.freshName(for: left, besides: [])
      scope.narrowed[path] = TypedExpression(value.type.unwrapped, .variable(name))
      return [.binds(Binding(name: name, value: value))]
    }
    if case .isType(let operand, let typeName) = syntax.kind {
      let union = try checker.check(operand)
      let found = try checker.unionCase(typeName, of: union, operand, syntax)
      guard let path = scope.canonicalPath(operand) else {
        return [.matches(CaseMatch(caseName: found.name, value: union))]
      }
      let name = scope.freshName(found.name, besides: [])
      scope.narrowed[path] = TypedExpression(found.type, .variable(name))
      return [.matches(CaseMatch(caseName: found.name, name: name, value: union))]
    }
    return [.holds(try checker.condition(syntax))]
  }

  private func each(
    _ list: Node,
    _ model: Node,
    _ arguments: [Node.Member],
    in scope: Scope
  ) throws(Diagnostic) -> (Rule, ValueType) {
    let name = model.text ?? ""
    guard let target = models[name] else {
      throw .unknownModel(model, known: spec.models.lazy.map(\.name))
    }
    let (syntax, checker) = try expression(list, in: scope)
    let value = try checker.check(syntax)
    if value.type.isOptional {
      throw .optionalOperand(
        syntax.path,
        "'each'",
        type: value.type,
        at: checker.location(syntax)
      )
    }
    let source = try type(target.from)
    guard value.type == .list(source) else {
      throw .wrongEach(value.type, model: name, source: source, at: checker.location(syntax))
    }
    let inputNames = Set(target.inputs.map(\.name))
    for member in arguments where !inputNames.contains(member.key) {
      throw .unknownKey(member, in: "model '\(name)'", allowed: target.inputs.map(\.name))
    }
    let given = Dictionary(
      arguments.map { ($0.key, $0.value) },
      uniquingKeysWith: { first, _ in first }
    )
    var values: [Rule.Argument] = []
    for input in target.inputs {
      guard let node = given[input.name] else {
        throw .missingInput(input.name, model: name, at: model.location)
      }
      let wanted = try type(input.type)
      let (syntax, checker) = try expression(node, in: scope)
      let argument = try checker.check(syntax, expected: wanted)
      guard argument.type == wanted || argument.type.asOptional == wanted else {
        throw .mismatch(
          "input '\(input.name)'",
          wants: wanted.spokenName,
          got: argument.type,
          at: checker.location(syntax)
        )
      }
      values.append(Rule.Argument(name: input.name, value: argument))
    }
    return (.each(value, model: name, arguments: values), .list(.viewModel(name)))
  }

  private func state(_ literal: Node) throws(Diagnostic) -> (Rule, ValueType) {
    switch literal.value {
    case .bool(let bool):
      return (.state(TypedExpression(.boolean, .literal(.bool(bool)))), .boolean)
    case .string(let text):
      return (.state(TypedExpression(.string, .literal(.string(text)))), .string)
    case .number(let text):
      if let integer = Int(text) {
        return (.state(TypedExpression(.integer, .literal(.integer(integer)))), .integer)
      }
      if let number = Double(text), number.isFinite {
        return (.state(TypedExpression(.number, .literal(.number(number)))), .number)
      }
      throw .literalTooLarge(text, at: literal.location)
    case .null, .list, .mapping:
      throw .wrongType(literal, what: "a state's first value", expected: "a literal")
    }
  }
}
