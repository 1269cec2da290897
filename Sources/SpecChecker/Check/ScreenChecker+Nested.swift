import DocumentReader
import SpecSyntax
import ViewModelIR

extension ScreenChecker {
  /// Checks `each`, which nests a view model for each element of a list.
  func each(
    _ nested: Spec.DisplayField.Nested,
    _ id: Text.ID,
    in scope: Scope
  ) throws(Diagnostic) -> (Rule, ValueType) {
    let (target, (syntax, value, checker)) = try parts(nested, .each, id, in: scope)
    let source = try type(target.source)
    let location = checker.location(syntax)
    guard value.type.unwrapped == .list(source) else {
      throw .wrongEach(value.type, model: target.name, source: source, at: location)
    }
    if value.type.isOptional {
      throw .optionalOperand(syntax.path, "'each'", type: value.type, at: location)
    }
    var scope = scope
    scope.variables[rowIndex] = .integer
    scope.element = source
    let rule = try rule(nested, value, of: target, id, in: scope)
    return (.each(rule), .list(.viewModel(target.name)))
  }

  /// Checks `of`, which nests a view model for a single value.
  func one(
    _ nested: Spec.DisplayField.Nested,
    _ id: Text.ID,
    in scope: Scope
  ) throws(Diagnostic) -> (Rule, ValueType) {
    let (target, (syntax, value, checker)) = try parts(nested, .of, id, in: scope)
    let source = try type(target.source)
    guard [source, source.asOptional].contains(value.type) else {
      let location = checker.location(syntax)
      throw .wrongOf(value.type, model: target.name, source: source, at: location)
    }
    let type = ValueType.viewModel(target.name)
    if value.type == source {
      return (.one(try rule(nested, value, of: target, id, in: scope)), type)
    }
    // The view model is made only if the value exists, so the arguments can use it.
    var present = scope
    let bindings =
      scope.path(syntax) == nil
      ? [] : present.unwrap(value, syntax, "because 'of' makes no '\(target.name)' without it")
    var rule = try rule(nested, value, of: target, id, in: present)
    let read = Set(rule.arguments.flatMap(\.value.variables))
    let owners = bindings.dropFirst().filter { read.contains($0.name) }
    if let source = bindings.first, read.contains(source.name) || !owners.isEmpty {
      rule.bindings = [source] + owners
    }
    return (.one(rule), .optional(type))
  }

  private typealias Source = (syntax: Syntax, value: TypedExpression, checker: ExpressionChecker)

  private func parts(
    _ nested: Spec.DisplayField.Nested,
    _ key: FieldKey,
    _ id: Text.ID,
    in scope: Scope
  ) throws(Diagnostic) -> (NestableModel, Source) {
    try problems.both(
      { () throws(Diagnostic) in
        let name = nested.model.text ?? ""
        if let target = models[name] { return target }
        let isBroken = spec.sharedModels.contains { $0.name == name }
        if isBroken || spec.unknownKeys.contains(.models) { throw .alreadyReported }
        throw .unknownModel(nested.model, known: knownModels)
      },
      { () throws(Diagnostic) in
        let id = id.appending(key.rawValue)
        let (syntax, checker) = try expression(nested.source, id, in: scope)
        return (syntax, try checker.check(syntax), checker)
      }
    )
  }

  /// The names of the models, in the order of the spec.
  private var knownModels: [String] {
    spec.models.map(\.name) + spec.sharedModels.map(\.name)
  }

  private func rule(
    _ nested: Spec.DisplayField.Nested,
    _ source: TypedExpression,
    of model: NestableModel,
    _ id: Text.ID,
    in scope: Scope
  ) throws(Diagnostic) -> Rule.Nested {
    let allowed = model.inputs.map(\.name)
    let strays = nested.arguments.filter { !allowed.contains($0.name) }
    problems.note(
      strays.map { .unknownArgument($0.member, of: model.name, inputs: allowed) }
    )
    // An input that seems to be missing may only be misspelled.
    if !strays.isEmpty { throw .alreadyReported }
    let given = Dictionary(
      nested.arguments.map { ($0.name, $0.value) },
      uniquingKeysWith: { first, _ in first }
    )
    let arguments = try problems.all(model.inputs) { (input) throws(Diagnostic) in
      guard let value = given[input.name] else {
        throw .missingInput(input.name, model: model.name, at: nested.model.location)
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
    return Rule.Nested(source: source, model: model.name, arguments: arguments)
  }
}

extension Scope {
  /// Narrows an optional and the values that it is a part of. Returns their bindings, that of the optional first.
  fileprivate mutating func unwrap(
    _ value: TypedExpression,
    _ syntax: Syntax,
    _ reason: String
  ) -> [Binding] {
    var found: [Binding] = []
    var scope = self
    _ = scope.bind(value, syntax, to: &found)
    guard found.map(\.value) == [value] else { return [] }
    let bindings = scope.conditions(of: found).compactMap(\.binding)
    for path in bindings.compactMap({ scope.narrowed.path(of: $0.name) }) {
      scope.reasons[path] = scope.reasons[path] ?? reason
    }
    self = scope
    return bindings
  }
}
