extension TypedExpression {
  /// Whether `$0` occurs in it, in which case the argument of `contains` is a closure and not a value.
  ///
  /// The `$0` of a list's function inside it is another.
  package var usesElement: Bool {
    switch kind {
    case .element: true
    case .literal, .enumCase, .model, .variable: false
    case .property(let base, _), .not(let base), .negate(let base), .toNumber(let base):
      base.usesElement
    case .call(let base, _, let arguments):
      base.usesElement || !base.type.unwrapped.isList && arguments.contains(where: \.usesElement)
    case .coalesce(let left, let right), .and(let left, let right), .or(let left, let right),
      .equal(let left, let right, _), .ordered(let left, _, let right),
      .arithmetic(let left, _, let right):
      left.usesElement || right.usesElement
    }
  }
}

extension ValueType {
  fileprivate var isList: Bool {
    if case .list = self { true } else { false }
  }
}
