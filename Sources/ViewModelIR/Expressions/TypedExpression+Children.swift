/// The name of the index of `$0` in the list, counted from 0, in closures and in the arguments of `each`.
package let rowIndex = "$index"

extension TypedExpression {
  /// The direct subexpressions, from left to right.
  package var children: [TypedExpression] {
    switch kind {
    case .literal, .enumCase, .model, .variable, .now, .today, .element: []
    case .text(let text): text.expressions
    case .property(let base, _), .not(let base), .negate(let base), .toNumber(let base),
      .isCase(let base, _), .payload(let base, _), .closure(_, let base):
      [base]
    case .call(let base, _, let arguments): [base] + arguments
    case .appCall(_, let arguments): arguments
    case .object(let members): members.map(\.value)
    case .ifPresent(let binding, let body): [binding.value, body]
    case .choice(let condition, let then, let otherwise): [condition, then, otherwise]
    case .isAny(let value, let literals): [value] + literals
    case .formatted(let value, let format): [value] + format.arguments.map(\.value)
    case .lookup(let left, let right), .coalesce(let left, let right), .and(let left, let right),
      .or(let left, let right),
      .equal(let left, let right, _), .ordered(let left, _, let right),
      .arithmetic(let left, _, let right):
      [left, right]
    }
  }

  /// The expression with each child replaced by the result of `change`. Expressions in a text are not replaced.
  package func mapChildren(_ change: (TypedExpression) -> TypedExpression) -> TypedExpression {
    var copy = self
    switch kind {
    case .literal, .enumCase, .model, .variable, .now, .today, .element, .text: break
    case .property(let base, let name): copy.kind = .property(change(base), name)
    case .not(let base): copy.kind = .not(change(base))
    case .negate(let base): copy.kind = .negate(change(base))
    case .toNumber(let base): copy.kind = .toNumber(change(base))
    case .isCase(let base, let name): copy.kind = .isCase(change(base), name)
    case .payload(let base, let name): copy.kind = .payload(change(base), name)
    case .closure(let element, let body): copy.kind = .closure(element, change(body))
    case .call(let base, let function, let arguments):
      copy.kind = .call(change(base), function, arguments.map(change))
    case .appCall(let function, let arguments):
      copy.kind = .appCall(function, arguments.map(change))
    case .object(var members):
      for index in members.indices { members[index].value = change(members[index].value) }
      copy.kind = .object(members)
    case .ifPresent(let binding, let body):
      let bound = Binding(name: binding.name, value: change(binding.value))
      copy.kind = .ifPresent(bound, change(body))
    case .formatted(let value, var format):
      for index in format.arguments.indices {
        format.arguments[index].value = change(format.arguments[index].value)
      }
      copy.kind = .formatted(change(value), format)
    case .lookup(let base, let key): copy.kind = .lookup(change(base), key: change(key))
    case .coalesce(let left, let right): copy.kind = .coalesce(change(left), change(right))
    case .choice(let condition, let then, let otherwise):
      copy.kind = .choice(change(condition), then: change(then), otherwise: change(otherwise))
    case .isAny(let value, let literals):
      copy.kind = .isAny(change(value), of: literals.map(change))
    case .and(let left, let right): copy.kind = .and(change(left), change(right))
    case .or(let left, let right): copy.kind = .or(change(left), change(right))
    case .equal(let left, let right, let negated):
      copy.kind = .equal(change(left), change(right), negated: negated)
    case .ordered(let left, let ordering, let right):
      copy.kind = .ordered(change(left), ordering, change(right))
    case .arithmetic(let left, let sign, let right):
      copy.kind = .arithmetic(change(left), sign, change(right))
    }
    return copy
  }

  /// The values that are formatted in the expression, with their formats, innermost first.
  package var formattedParts: [(value: TypedExpression, format: Format)] {
    if case .text(let text) = kind { return text.formattedParts }
    let inner = children.flatMap(\.formattedParts)
    guard case .formatted(let value, let format) = kind else { return inner }
    return inner + [(value, format)]
  }

  /// The bindings that must succeed, in order, for the value not to be `nil`, and the value that they lead to.
  package var unwrapped: (bindings: [Binding], value: TypedExpression) {
    guard case .ifPresent(let binding, let body) = kind else { return ([], self) }
    let (bindings, value) = body.unwrapped
    return ([binding] + bindings, value)
  }

  /// Whether the expression or a part of it unwraps an optional.
  package var unwraps: Bool { unwrapCount > 0 }

  /// The number of optionals that the expression and its parts unwrap.
  package var unwrapCount: Int {
    let own = if case .ifPresent = kind { 1 } else { 0 }
    return children.reduce(own) { $0 + $1.unwrapCount }
  }

  /// The number of arithmetic operators in the expression and its parts.
  package var calculationCount: Int {
    let own =
      switch kind {
      case .arithmetic, .negate: 1
      default: 0
      }
    return children.reduce(own) { $0 + $1.calculationCount }
  }

  /// The expression with a variable renamed; `nil` if a text uses the variable, because a text cannot be copied under another identity.
  package func renaming(_ name: String, to other: String) -> TypedExpression? {
    if case .text = kind { return variables.contains(name) ? nil : self }
    if case .variable(name) = kind { return TypedExpression(type, .variable(other)) }
    if elementName?.name == name { return self }
    if case .ifPresent(let binding, let body) = kind, binding.name == name {
      return binding.value.renaming(name, to: other).map {
        TypedExpression(type, .ifPresent(Binding(name: name, value: $0), body))
      }
    }
    return mapAllChildren { $0.renaming(name, to: other) }
  }

  /// The expression with another name for the values that it binds to a name itself; `nil` if a text reads that name.
  package func rebinding(_ name: String, as other: String) -> TypedExpression? {
    guard let rebound = mapAllChildren({ $0.rebinding(name, as: other) }) else { return nil }
    guard case .ifPresent(let binding, let body) = rebound.kind, binding.name == name else {
      return rebound
    }
    return body.renaming(name, to: other).map {
      TypedExpression(type, .ifPresent(Binding(name: other, value: binding.value), $0))
    }
  }

  /// The expression with each child changed; `nil` if one of them cannot be.
  func mapAllChildren(
    _ change: (TypedExpression) -> TypedExpression?
  ) -> TypedExpression? {
    var isPossible = true
    let changed = mapChildren { child in
      let changed = change(child)
      isPossible = isPossible && changed != nil
      return changed ?? child
    }
    return isPossible ? changed : nil
  }

  package var isLiteral: Bool {
    if case .literal = kind { true } else { false }
  }

  package var variableName: String? {
    if case .variable(let name) = kind { name } else { nil }
  }

  /// All variable names in the expression, including those that it binds itself.
  package var names: Set<String> {
    var names = Set([variableName].compactMap { $0 })
    if case .ifPresent(let binding, _) = kind { names.insert(binding.name) }
    if let elementName { names.insert(elementName.name) }
    return children.reduce(into: names) { $0.formUnion($1.names) }
  }

  /// The names of the inputs and bound values that the expression reads, except those that it binds itself.
  package var variables: Set<String> {
    if case .ifPresent(let binding, let body) = kind {
      return binding.value.variables.union(body.variables.subtracting([binding.name]))
    }
    if case .closure(let element, let body) = kind {
      return body.variables.subtracting([element.name])
    }
    // The index in a closure is its own.
    var inside = closures.reduce(into: Set<String>()) { $0.formUnion($1.variables) }
    inside.remove(rowIndex)
    return outsideClosures.reduce(into: inside.union([variableName].compactMap { $0 })) {
      $0.formUnion($1.variables)
    }
  }

  /// The expression with another one in place of a variable.
  package func replacing(_ name: String, by value: TypedExpression) -> TypedExpression {
    if elementName?.name == name { return self }
    return variableName == name ? value : mapChildren { $0.replacing(name, by: value) }
  }
}
