extension TypedExpression {
  /// What it is made of, left to right.
  package var children: [TypedExpression] {
    switch kind {
    case .literal, .enumCase, .model, .variable, .element: []
    case .property(let base, _), .not(let base), .negate(let base), .toNumber(let base),
      .isCase(let base, _):
      [base]
    case .call(let base, _, let arguments): [base] + arguments
    case .lookup(let left, let right), .coalesce(let left, let right), .and(let left, let right),
      .or(let left, let right),
      .equal(let left, let right, _), .ordered(let left, _, let right),
      .arithmetic(let left, _, let right):
      [left, right]
    }
  }

  /// Names of inputs and bound values in it.
  package var variables: Set<String> {
    children.reduce(into: Set([variableName].compactMap { $0 })) { $0.formUnion($1.variables) }
  }

  /// Whether `$0` occurs in it, outside any closure inside it, which has a `$0` of its own.
  package var usesElement: Bool {
    if case .element = kind { return true }
    if case .call(let base, let function, _) = kind, function.takesClosure(on: base.type.unwrapped)
    {
      return base.usesElement
    }
    return children.contains(where: \.usesElement)
  }
}

extension TypedExpression.Function {
  /// Whether `$0` in its argument is an element of the base.
  package func takesClosure(on base: ValueType) -> Bool {
    guard case .list = base else { return false }
    switch self {
    case .sum, .min, .max, .average, .filter, .map, .compactMap, .sorted, .contains, .chunked:
      return true
    case .count, .isEmpty, .first, .last, .reversed, .prefix, .joined, .hasPrefix, .hasSuffix,
      .keys:
      return false
    }
  }
}
