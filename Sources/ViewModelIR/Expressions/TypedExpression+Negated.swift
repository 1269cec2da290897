extension TypedExpression {
  /// The condition that holds if this one does not.
  package var negated: TypedExpression {
    switch kind {
    case .not(let operand): operand
    case .equal(let left, let right, let negated):
      TypedExpression(.boolean, .equal(left, right, negated: !negated))
    // A number that is not one is neither less nor greater.
    case .ordered(let left, let ordering, let right) where left.type == .integer:
      TypedExpression(.boolean, .ordered(left, ordering.negated, right))
    default: TypedExpression(.boolean, .not(self))
    }
  }
}

extension TypedExpression.Ordering {
  fileprivate var negated: Self {
    switch self {
    case .less: .greaterOrEqual
    case .lessOrEqual: .greater
    case .greater: .lessOrEqual
    case .greaterOrEqual: .less
    }
  }
}
