import DocumentReader
import ViewModelIR

extension ScreenChecker {
  /// The rule of a display field and the type of the property that it fills.
  mutating func rule(
    _ field: Spec.DisplayField,
    _ id: Text.ID,
    in scope: Scope
  ) throws(Diagnostic) -> (Rule, ValueType) {
    guard let rule = field.rule else { throw .alreadyTold }
    switch rule {
    case .text(let template):
      let id = id.appending("text")
      return (.text(try text(template, id, in: scope, allowsOptionals: false)), .string)
    case .fallback(let template, let otherwise):
      return try fallback(template, otherwise, id, in: scope)
    case .cases(let branches):
      let rule = try cases(branches, id.appending("cases"), in: scope)
      return (rule, branches.contains { $0.text.isNull } ? .optional(.string) : .string)
    case .join(let parts, let separator):
      let texts = try problems.all(parts.enumerated()) { (index, part) throws(Diagnostic) in
        try text(part, id.appending("join", String(index)), in: scope, allowsOptionals: true)
      }
      let between = Text(
        id.appending("separator"),
        segments: separator.isEmpty ? [] : [.literal(separator)]
      )
      return (.join(texts, separator: between), .string)
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
    _ id: Text.ID,
    in scope: Scope
  ) throws(Diagnostic) -> (Rule, ValueType) {
    let templates =
      [(template, "text")] + (otherwise.isNull ? [] : [(otherwise, "fallback")])
    let texts = try problems.all(templates) { (template, key) throws(Diagnostic) in
      try text(template, id.appending(key), in: scope, allowsOptionals: key == "text")
    }
    guard let text = texts.first else { throw .alreadyTold }
    if text.bindings.isEmpty, !otherwise.isTold {
      problems.note(.needlessFallback(at: otherwise.location))
    }
    let other = texts.dropFirst().first
    return (.fallback(text, otherwise: other), other == nil ? .optional(.string) : .string)
  }

  private mutating func cases(
    _ branches: [Spec.DisplayField.Branch],
    _ id: Text.ID,
    in scope: Scope
  ) throws(Diagnostic) -> Rule {
    let result = try problems.all(branches.enumerated()) { (index, branch) throws(Diagnostic) in
      let id = id.appending(String(index), "text")
      var inner = scope
      var conditions: [Condition] = []
      if let when = branch.when {
        let (syntax, expressions) = try expression(when, in: scope)
        do throws(Diagnostic) {
          conditions = try self.conditions(syntax, expressions, narrowing: &inner)
        } catch {
          problems.note(error)
          if !syntax.narrows, !branch.text.isNull {
            _ = try text(branch.text, id, in: scope, allowsOptionals: false)
          }
          throw .alreadyTold
        }
      }
      let text = try problems.all([branch.text].filter { !$0.isNull }) {
        (template) throws(Diagnostic) in
        try self.text(template, id, in: inner, allowsOptionals: false)
      }
      .first
      return Rule.Branch(conditions: conditions.unnamed(unusedIn: text), text: text)
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
      let first: [Condition]
      do {
        first = try conditions(left, checker, narrowing: &scope)
      } catch {
        problems.note(error)
        // Without what the left side would have unwrapped, the right might be wrong for no other reason.
        if !left.narrows { _ = try conditions(right, checker, narrowing: &scope) }
        throw .alreadyTold
      }
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
    if case .isType(let operand, let typeName, let mark) = syntax.kind {
      let union = try checker.check(operand)
      let found = try checker.unionCase(typeName, at: mark, of: union, operand, syntax)
      guard let path = scope.canonicalPath(operand) else {
        return [.matches(CaseMatch(caseName: found.name, value: union))]
      }
      let name = scope.freshName(found.name, besides: [])
      scope.narrowed[path] = TypedExpression(found.type, .variable(name))
      return [.matches(CaseMatch(caseName: found.name, name: name, value: union))]
    }
    return [.holds(try checker.condition(syntax))]
  }

  private mutating func each(
    _ list: Node,
    _ model: Node,
    _ arguments: [Node.Member],
    in scope: Scope
  ) throws(Diagnostic) -> (Rule, ValueType) {
    let name = model.text ?? ""
    let (target, (syntax, value, checker)) = try problems.both(
      { () throws(Diagnostic) in
        guard let target = models[name] else {
          if spec.unknownKeys.contains(.models) { throw .alreadyTold }
          throw .unknownModel(model, known: spec.models.lazy.map(\.name))
        }
        return target
      },
      { () throws(Diagnostic) in
        let (syntax, checker) = try expression(list, in: scope)
        return (syntax, try checker.check(syntax), checker)
      }
    )
    if value.type.isOptional {
      throw .optionalOperand(syntax.path, "'each'", type: value.type, at: checker.location(syntax))
    }
    let source = try type(target.from)
    guard value.type == .list(source) else {
      throw .wrongEach(value.type, model: name, source: source, at: checker.location(syntax))
    }
    let values = try self.arguments(arguments, of: target, at: model.location, in: scope)
    return (.each(value, model: name, arguments: values), .list(.viewModel(name)))
  }

  private mutating func arguments(
    _ arguments: [Node.Member],
    of model: Spec.Model,
    at location: Location,
    in scope: Scope
  ) throws(Diagnostic) -> [Rule.Argument] {
    let allowed = model.inputs.map(\.name)
    let strays = arguments.filter { !allowed.contains($0.key) }
    problems.note(strays.map { .unknownKey($0, in: "model '\(model.name)'", allowed: allowed) })
    // What is missing may be what is misspelt.
    if !strays.isEmpty { throw .alreadyTold }
    let given = Dictionary(
      arguments.map { ($0.key, $0.value) },
      uniquingKeysWith: { first, _ in first }
    )
    return try problems.all(model.inputs) { (input) throws(Diagnostic) in
      guard let node = given[input.name] else {
        throw .missingInput(input.name, model: model.name, at: location)
      }
      let wanted = try type(input.type)
      let (syntax, expressions) = try expression(node, in: scope)
      let argument = try expressions.check(syntax, expected: wanted)
      guard argument.type == wanted || argument.type.asOptional == wanted else {
        throw .mismatch(
          "input '\(input.name)'",
          wants: wanted.spokenName,
          got: argument.type,
          at: expressions.location(syntax)
        )
      }
      return Rule.Argument(name: input.name, value: argument)
    }
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

extension Syntax {
  /// Whether, as a condition, it says something of the type of what stands behind it.
  fileprivate var narrows: Bool {
    switch kind {
    case .isType: true
    case .binary(_, .notEqual, let right): if case .null = right.kind { true } else { false }
    case .binary(let left, .and, let right): left.narrows || right.narrows
    default: false
    }
  }
}
