import DocumentReader
import SpecSyntax
import ViewModelIR

extension ScreenChecker {
  /// Checks the rule of a display field. Returns the rule and the type of the property.
  func rule(
    _ field: Spec.DisplayField,
    _ id: Text.ID,
    in scope: Scope
  ) throws(Diagnostic) -> (Rule, ValueType) {
    guard let rule = field.rule else { throw .alreadyReported }
    switch rule {
    case .text(let template):
      let id = id.appending("text")
      return (.text(try text(template, id, in: scope, allowsOptionals: false)), .string)
    case .fallback(let template, let otherwise, let location):
      return try fallback(template, otherwise, at: location, id, in: scope)
    case .cases(let branches):
      return try cases(branches, id.appending("cases"), in: scope)
    case .join(let parts, let separator):
      var scope = scope
      scope.assigned.insert("\(field.name)Parts")
      let rules = try problems.all(parts.enumerated()) { (index, part) throws(Diagnostic) in
        let id = id.appending("join", String(index), named: "part\(index + 1)")
        return try self.part(part, id, in: scope)
      }
      let between = Text(
        id.appending("separator", named: "separator"),
        segments: separator.isEmpty ? [] : [.literal(separator)]
      )
      return (.join(rules, separator: between), .string)
    case .value(let written):
      let (syntax, checker) = try expression(written, id.appending("value"), in: scope)
      let value = try checker.check(syntax)
      return (.value(value), value.type)
    case .each(let list, let model, let arguments):
      return try each(list, model, arguments, id, in: scope)
    case .tokens(let tokens):
      return try self.tokens(tokens, id, in: scope)
    case .token:
      throw .alreadyReported
    case .state(let literal):
      return try state(literal)
    }
  }

  /// Checks a part of `join`: a text or cases with texts, which can be optional.
  private func part(
    _ part: Spec.DisplayField.Rule,
    _ id: Text.ID,
    in scope: Scope
  ) throws(Diagnostic) -> Rule {
    guard case .cases(let branches) = part else {
      guard case .text(let template) = part else { throw .alreadyReported }
      return .text(try text(template, id, in: scope, allowsOptionals: true))
    }
    let (rule, type) = try cases(branches, id.appending("cases"), isPart: true, in: scope)
    if type.unwrapped != .string, let first = branches.first {
      throw .mismatch("'join'", wants: "texts", got: type, at: first.location)
    }
    return rule
  }

  private func fallback(
    _ template: SpecTemplate,
    _ otherwise: SpecTemplate?,
    at location: Location?,
    _ id: Text.ID,
    in scope: Scope
  ) throws(Diagnostic) -> (Rule, ValueType) {
    let templates = [(template, "text")] + [otherwise].compactMap { $0 }.map { ($0, "fallback") }
    let texts = try problems.all(templates) { (template, key) throws(Diagnostic) in
      if key == "text" {
        return try text(template, id.appending(key), in: scope, allowsOptionals: true)
      }
      let id = id.appending(key, named: key, place: "if something in it is missing")
      return try text(template, id, in: scope, allowsOptionals: false)
    }
    guard let text = texts.first else { throw .alreadyReported }
    if text.bindings.isEmpty, let location { problems.note(.needlessFallback(at: location)) }
    let other = texts.dropFirst().first
    return (.fallback(text, otherwise: other), other == nil ? .optional(.string) : .string)
  }

  private func each(
    _ list: SpecExpression,
    _ model: Node,
    _ arguments: [SpecArgument],
    _ id: Text.ID,
    in scope: Scope
  ) throws(Diagnostic) -> (Rule, ValueType) {
    let name = model.text ?? ""
    let (target, (syntax, value, checker)) = try problems.both(
      { () throws(Diagnostic) in
        guard let target = models[name] else {
          if spec.unknownKeys.contains(.models) { throw .alreadyReported }
          throw .unknownModel(model, known: spec.models.lazy.map(\.name))
        }
        return target
      },
      { () throws(Diagnostic) in
        let (syntax, checker) = try expression(list, id.appending("each"), in: scope)
        return (syntax, try checker.check(syntax), checker)
      }
    )
    let source = try type(target.from)
    guard value.type.unwrapped == .list(source) else {
      throw .wrongEach(value.type, model: name, source: source, at: checker.location(syntax))
    }
    if value.type.isOptional {
      throw .optionalOperand(syntax.path, "'each'", type: value.type, at: checker.location(syntax))
    }
    let values = try self.arguments(arguments, id, of: target, at: model.location, in: scope)
    return (.each(value, model: name, arguments: values), .list(.viewModel(name)))
  }

  private func arguments(
    _ arguments: [SpecArgument],
    _ id: Text.ID,
    of model: Spec.Model,
    at location: Location,
    in scope: Scope
  ) throws(Diagnostic) -> [Rule.Argument] {
    let allowed = model.inputs.map(\.name)
    let strays = arguments.filter { !allowed.contains($0.name) }
    problems.note(
      strays.map { .unknownKey($0.member, in: "model '\(model.name)'", allowed: allowed) }
    )
    // An input that seems to be missing may only be misspelled.
    if !strays.isEmpty { throw .alreadyReported }
    var scope = scope
    scope.variables[rowIndex] = .integer
    let given = Dictionary(
      arguments.map { ($0.name, $0.value) },
      uniquingKeysWith: { first, _ in first }
    )
    return try problems.all(model.inputs) { (input) throws(Diagnostic) in
      guard let value = given[input.name] else {
        throw .missingInput(input.name, model: model.name, at: location)
      }
      let wanted = try type(input.type)
      let (syntax, expressions) = try expression(value, id.appending("with", input.name), in: scope)
      let argument = try expressions.check(syntax, expected: wanted)
      guard argument.type == wanted || argument.type.asOptional == wanted else {
        throw .wrongInput(
          input.name,
          wants: wanted,
          got: argument.type,
          at: expressions.location(syntax)
        )
      }
      return Rule.Argument(name: input.name, value: argument)
    }
  }

  /// Checks the initial value of a state field or a local. A number takes the wanted type if possible.
  func state(
    _ literal: Node,
    _ what: String = "the initial value of a state field",
    as wanted: ValueType? = nil
  ) throws(Diagnostic) -> (Rule, ValueType) {
    switch literal.value {
    case .bool(let bool):
      return (.state(TypedExpression(.boolean, .literal(.bool(bool)))), .boolean)
    case .string(let text):
      return (.state(TypedExpression(.string, .literal(.string(text)))), .string)
    case .number(let text):
      let value =
        if Int(text) != nil {
          try TypedExpression(integer: text, as: wanted, at: literal.location)
        } else {
          try TypedExpression(number: text, as: wanted, at: literal.location)
        }
      return (.state(value), value.type)
    case .null, .list, .mapping:
      throw .wrongType(literal, what: what, expected: "a literal")
    }
  }
}
