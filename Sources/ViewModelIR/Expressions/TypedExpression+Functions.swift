extension TypedExpression {
  /// Creates a call of a function, which is optional if the base is. Returns `nil` if the base does not have the function.
  package init?(_ function: Function, of base: TypedExpression, _ arguments: [TypedExpression] = [])
  {
    guard let type = function.definition.type(of: base.type.unwrapped, arguments) else {
      return nil
    }
    self.init(base.type.isOptional ? type.asOptional : type, .call(base, function, arguments))
  }

  /// Whether the expression is optional only because of optional chaining, as `author?.name` is if every author has a name. The
  /// next member then follows a plain dot.
  package func isOptionalByChaining(in service: ServiceModel) -> Bool {
    switch kind {
    case .property(let base, let name):
      guard base.type.isOptional,
        let property = service.property(name, of: base.type.unwrapped)
      else { return false }
      return !property.type.isOptional
    case .call(let base, let function, let arguments):
      guard base.type.isOptional,
        let result = function.definition.type(of: base.type.unwrapped, arguments)
      else { return false }
      return !result.isOptional
    default: return false
    }
  }

  /// Whether `$0` occurs in the expression, outside the closures in it.
  package var usesElement: Bool {
    if case .element = kind { return true }
    return outsideClosures.contains(where: \.usesElement)
  }

  /// Whether `$index` occurs in the expression, outside the closures in it.
  package var usesIndex: Bool {
    variableName == rowIndex || outsideClosures.contains(where: \.usesIndex)
  }

  /// The arguments that have their own `$0` and `$index`.
  package var closures: [TypedExpression] {
    guard case .call(let base, let function, let arguments) = kind,
      function.definition.takesClosure(on: base.type.unwrapped),
      function != .contains || !FunctionCall(base: base, arguments: arguments).isForElementAround
    else { return [] }
    return arguments
  }

  /// The children except closures.
  package var outsideClosures: [TypedExpression] {
    Array(children.dropLast(closures.count))
  }

  /// Whether the expression is the literal 0.
  package var isZero: Bool {
    switch kind {
    case .literal(.integer(0)), .literal(.number(0)), .literal(.decimal(0)): true
    default: false
    }
  }
}
