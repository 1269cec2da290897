import ViewModelIR

extension ViewModel {
  /// Whether any of the fields depends on a property of a type's values, directly or through `let`.
  func shows(_ property: String, of owner: ValueType) -> Bool {
    let reader = PropertyReader(property: property, owner: owner)
    return locals.contains { local in
      local.rule.conditions.contains(where: reader.reads)
        || local.rule.results.contains(where: reader.readsWithin)
    }
      || fields.contains { field in
        field.type.innermost == owner || field.rule.expressions.contains(where: reader.reads)
      }
  }
}

/// Finds expressions that read a property of a type's values.
private struct PropertyReader {
  let property: String
  let owner: ValueType

  /// Whether the expression reads the property. An expression that is a whole value does.
  func reads(_ expression: TypedExpression) -> Bool {
    switch expression.kind {
    case .property(let base, let name) where base.type.unwrapped == owner:
      name == property || readsWithin(base)
    case .equal(let left, let right, _) where left.isLiteral || right.isLiteral:
      readsWithin(left) || readsWithin(right)
    case .isAny(let value, _): readsWithin(value)
    case .model, .variable, .element: expression.type.unwrapped == owner
    default: expression.children.contains(where: reads)
    }
  }

  /// Whether the expression reads the property in another way than by being a whole value.
  func readsWithin(_ expression: TypedExpression) -> Bool {
    switch expression.kind {
    case .model, .variable, .element: false
    case .choice(let condition, let then, let otherwise):
      reads(condition) || readsWithin(then) || readsWithin(otherwise)
    case .coalesce: expression.children.contains(where: readsWithin)
    default: reads(expression)
    }
  }
}

extension Rule {
  /// The expressions that can be the rule's value.
  fileprivate var results: [TypedExpression] {
    switch self {
    case .value(let value): [value]
    case .cases(let branches): branches.compactMap(\.rule).flatMap(\.results)
    case .text, .fallback, .join, .each, .one, .state: expressions
    }
  }

  fileprivate var conditions: [TypedExpression] {
    guard case .cases(let branches) = self else { return [] }
    return branches.flatMap { $0.conditions.map(\.expression) }
  }
}
