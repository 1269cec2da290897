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
    // What the branches so far leave for the later ones to know.
    var scope = scope
    let checked = try problems.all(branches.enumerated()) { (index, branch) throws(Diagnostic) in
      let id = id.appending(String(index), "text")
      var inner = scope
      var conditions: [Condition] = []
      var leaves: [Condition] = []
      if let when = branch.when {
        let (syntax, expressions) = try expression(when, in: scope)
        do throws(Diagnostic) {
          conditions = try expressions.clauses(syntax, narrowing: &inner)
        } catch {
          problems.note(error)
          scope.distrust(syntax, holding: false)
          inner.distrust(syntax)
          if !branch.text.isNull {
            _ = try text(branch.text, id, in: inner, allowsOptionals: false)
          }
          throw .alreadyTold
        }
        if !syntax.narrowed(holding: false).isEmpty {
          leaves = try expressions.clauses(syntax, holding: false, narrowing: &scope)
        }
      }
      let text = try problems.all([branch.text].filter { !$0.isNull }) {
        (template) throws(Diagnostic) in
        try self.text(template, id, in: inner, allowsOptionals: false)
      }
      .first
      return (branch: Rule.Branch(conditions: conditions, text: text), leaves: leaves)
    }
    warnOfUnreachable(branches, checked.map(\.branch.unnamed.conditions))
    return .cases(inOrder(checked))
  }

  /// Behind `x == nil` the later branches know x: where one reads it they come first, each with a `let x` of its own.
  private func inOrder(_ checked: [(branch: Rule.Branch, leaves: [Condition])]) -> [Rule.Branch] {
    var result: [Rule.Branch] = []
    for (branch, leaves) in checked.reversed() {
      let names = Set(leaves.compactMap(\.boundName))
      if result.contains(where: { !names.isDisjoint(with: $0.variables) }) {
        for index in result.indices { result[index].conditions = leaves + result[index].conditions }
        result.append(Rule.Branch(conditions: [], text: branch.text))
      } else {
        result.insert(branch, at: 0)
      }
    }
    return result.map(\.unnamed)
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

extension Condition {
  fileprivate var boundName: String? {
    switch self {
    case .holds: nil
    case .binds(let binding): binding.name
    case .matches(let match): match.name
    }
  }
}

extension Rule.Branch {
  /// Without names that nothing reads.
  fileprivate var unnamed: Self {
    Self(conditions: conditions.unnamed(unusedIn: text?.expressions ?? []), text: text)
  }

  fileprivate var variables: Set<String> {
    Set((conditions.map(\.expression) + (text?.expressions ?? [])).flatMap(\.variables))
  }
}
