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
    return arguments.filter { $0.elementName == nil }
  }

  /// The children except closures that have their own `$0`.
  package var outsideClosures: [TypedExpression] {
    guard !closures.isEmpty, case .call(let base, _, let arguments) = kind else { return children }
    return [base] + arguments.filter { $0.elementName != nil }
  }

  /// The name that the expression, an argument of a function, gives to the elements; `nil` if they are `$0`.
  package var elementName: ElementName? {
    if case .closure(let element, _) = kind { element } else { nil }
  }

  /// The expression as an argument that names the elements, or with `$0` if that says the same.
  package func naming(_ element: ElementName) -> TypedExpression {
    var closure = TypedExpression(type, .closure(element, self))
    closure.source = source
    if usesElement || usesIndex { return closure }
    return unnaming(element.name) ?? closure
  }

  /// The expression with `$0` in place of a variable; `nil` if a closure reads the variable, in which `$0` can be another element.
  private func unnaming(_ name: String) -> TypedExpression? {
    if variableName == name { return TypedExpression(type, .element) }
    if !variables.contains(name) { return self }
    let isHidden = closures.contains { $0.variables.contains(name) } && !comparesElements
    if elementName != nil || isHidden { return nil }
    if case .text = kind { return nil }
    return mapAllChildren { $0.unnaming(name) }
  }

  /// Whether the argument is a value that is compared with the elements, as in `tags.contains(title)`, also if the value is `$0`.
  private var comparesElements: Bool {
    guard case .call(let base, .contains, let arguments) = kind else { return false }
    return FunctionCall(base: base, arguments: arguments).body.type != .boolean
  }

  /// Whether the expression is the literal 0.
  package var isZero: Bool {
    switch kind {
    case .literal(.integer(0)), .literal(.number(0)), .literal(.decimal(0)): true
    default: false
    }
  }
}
