import DocumentReader
import SpecSyntax
import ViewModelIR

extension ExpressionChecker {
  /// Checks the arguments of a function that is called on a base of the given type.
  func arguments(
    _ arguments: [Syntax.Argument],
    of function: TypedExpression.Function,
    on type: ValueType,
    _ syntax: Syntax
  ) throws(Diagnostic) -> [TypedExpression] {
    let parameters = try parameters(arguments, of: function, on: type, syntax)
    let values = try problems.all(zip(arguments, parameters)) {
      (pair) throws(Diagnostic) in
      try argument(pair.0, pair.1, of: function, on: type, syntax)
    }
    if function == .replacingMatches { try checkReplacement(values, arguments) }
    guard let localized = arguments.first(where: { $0.label == "localized" }) else { return values }
    let keys = values.map(\.type).filter { $0 != .boolean }
    if !(keys.isEmpty ? [type.element] : keys).contains(.string) {
      throw .localizedNumbers(at: scalar.location(of: localized.mark))
    }
    // With `localized`, the value of `descending` is always there.
    let isAscending = !arguments.contains { $0.label == "descending" }
    return values + (isAscending ? [TypedExpression(.boolean, .literal(.bool(false)))] : [])
  }

  /// The parameter for each argument, by the number and the labels of the arguments.
  func parameters(
    _ arguments: [Syntax.Argument],
    of function: TypedExpression.Function,
    on type: ValueType,
    _ syntax: Syntax
  ) throws(Diagnostic) -> [FunctionParameter] {
    let definition = function.definition
    for argument in arguments where function == .sorted && argument.label == nil {
      if case .implicitMember = argument.value.kind {
        throw .sortDirection(at: location(argument.value))
      }
    }
    let labels = arguments.map(\.label)
    if definition.arity(on: type).contains(arguments.count) {
      for case (let argument, let label?) in zip(arguments, labels)
      where !definition.hasLabel(label, on: type) {
        throw .wrongLabel(label, function, on: type, at: scalar.location(of: argument.mark))
      }
      if let parameters = definition.parameters(labelled: labels, on: type) { return parameters }
    }
    throw .wrongArguments(function, on: type, at: location(syntax))
  }

  private func argument(
    _ given: Syntax.Argument,
    _ parameter: FunctionParameter,
    of function: TypedExpression.Function,
    on type: ValueType,
    _ syntax: Syntax
  ) throws(Diagnostic) -> TypedExpression {
    let argument = given.value
    if !parameter.isClosure { try refuseElementName(given, of: function.rawValue) }
    if case .list(let element) = type, given.element == nil,
      parameter.isElement || function == .contains && !isCondition(argument, on: element)
    {
      return try self.element(argument, element, of: function)
    }
    if parameter.isSameDate { return try date(argument, type, of: function) }
    var inner = self
    if parameter.isClosure {
      inner.scope = try closureScope(given, of: function, over: type.element)
      if inner.scope.functions > Limits.nestedFunctions {
        throw .nestedFunctions(at: location(syntax))
      }
      if given.element == nil, !argument.usesElement, !argument.usesIndex {
        throw .noElement(function, at: location(argument))
      }
    }
    let value = try inner.check(argument)
    // The `$0` may all belong to a nested function.
    if parameter.isClosure, given.element == nil, !value.usesElement, !value.usesIndex {
      throw .noElement(function, at: location(argument))
    }
    // Comparing two elements computes the key twice, and a key inside it four times.
    if function == .sorted, value.sorts { throw .sortedInside(at: location(argument)) }
    // Type-checking a comparison of two such keys takes compilers too long.
    if function == .sorted, !parameter.isLiteral, value.unwraps {
      throw .sortedByOptional(at: location(argument))
    }
    if parameter.isTimeZone { try checkTimeZone(value, argument) }
    if parameter.isPattern { try checkPattern(value, argument) }
    if !parameter.takes(value) { throw refusal(of: value, argument, parameter, function, syntax) }
    return try named(value, given, over: type.element, in: inner.scope)
  }

  /// Checks an argument that must be a date of the same kind as the base.
  private func date(
    _ argument: Syntax,
    _ type: ValueType,
    of function: TypedExpression.Function
  ) throws(Diagnostic) -> TypedExpression {
    let value = try check(argument, expected: type)
    let (name, place) = (function.rawValue, location(argument))
    if value.type == type.asOptional {
      throw .optionalOperand(argument.path, "'\(name)'", type: value.type, at: place)
    }
    guard value.type == type else {
      throw .otherDate(of: name, value.type, wants: type, at: place)
    }
    return value
  }

  private func checkTimeZone(_ value: TypedExpression, _ argument: Syntax) throws(Diagnostic) {
    if case .literal(.string(let zone)) = value.kind, !isTimeZone(zone) {
      // Point at the text between the quotes.
      let name = argument.mark.dropFirst().dropLast()
      throw .unknownTimeZone(zone, code: .typeMismatch, at: scalar.location(of: name))
    }
    if let offset = value.offsetOfNoZone {
      throw .unknownOffset(offset, code: .typeMismatch, at: location(argument))
    }
  }

  /// Whether the argument of `contains` is a condition on each element. Inside another function, or in the `with` of a row, `$0` can
  /// also be the element around the call, as in `opened.contains($0.id)`.
  private func isCondition(_ argument: Syntax, on element: ValueType) -> Bool {
    guard argument.usesElement else { return false }
    guard scope.element != nil, element.unwrapped != .boolean else { return true }
    let silent = screen.silent
    let inside = silent.expressionChecker(scalar, id, in: scope.inside(element))
    if (try? inside.check(argument))?.type == .boolean { return true }
    let around = silent.expressionChecker(scalar, id, in: scope)
    let isValue = (try? around.element(argument, element, of: .contains)) != nil
    return !isValue && argument.path == nil
  }

  /// Checks an argument that is compared with the elements of a list.
  private func element(
    _ argument: Syntax,
    _ element: ValueType,
    of function: TypedExpression.Function
  ) throws(Diagnostic) -> TypedExpression {
    let value = try check(argument, expected: element)
    let isList = function == .adding && value.type == .list(element)
    guard value.type == element || value.type.asOptional == element || isList else {
      throw .mismatch(
        "'\(function.rawValue)'",
        wants: "'\(element.messageName)'",
        got: value.type,
        at: location(argument)
      )
    }
    return value
  }

  private func refusal(
    of value: TypedExpression,
    _ argument: Syntax,
    _ parameter: FunctionParameter,
    _ function: TypedExpression.Function,
    _ syntax: Syntax
  ) -> Diagnostic {
    let what = "'\(function.rawValue)'"
    let place = location(argument)
    if parameter.isLiteral { return .noLiteral(what, wants: parameter.wants, at: place) }
    if function == .trimming, value.kind == .literal(.string("")) {
      return .trimmingNothing(at: place)
    }
    if case .literal(.integer(..<0)) = value.kind { return .negativeCount(what, at: place) }
    if value.type.isOptional, function == .map {
      return .mapOfOptional(argument.path, at: place, location(syntax))
    }
    let present = TypedExpression(value.type.unwrapped, value.kind)
    return value.type.isOptional && parameter.takes(present)
      ? .optionalOperand(argument.path, what, type: value.type, at: place)
      : .mismatch(what, wants: parameter.wants, got: value.type, at: place)
  }
}

extension TypedExpression {
  /// Whether the expression or a part of it sorts a list by a key.
  fileprivate var sorts: Bool {
    if case .call(_, .sorted, let arguments) = kind, !arguments.isEmpty { return true }
    return children.contains(where: \.sorts)
  }
}
