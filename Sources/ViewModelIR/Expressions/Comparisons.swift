extension TypedExpression.Ordering {
  /// The ordering with its operands exchanged.
  package var flipped: Self {
    switch self {
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    }
  }

  /// Whether the ordering holds between two values of the same type. `min`, `max` and `sorted` use it too.
  package func holds(_ left: Value, _ right: Value) -> Bool {
    switch (left, right) {
    case (.integer(let left), .integer(let right)): holds(left, right)
    case (.number(let left), .number(let right)): holds(left, right)
    case (.decimal(let left), .decimal(let right)): holds(left, right)
    case (.string(let left), .string(let right)): holds(left, right)
    default:
      if let left = left.date, let right = right.date { holds(left, right) } else { false }
    }
  }

  private func holds<Operand: Comparable>(_ left: Operand, _ right: Operand) -> Bool {
    switch self {
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    case .greaterOrEqual: left >= right
    }
  }
}

/// Whether two values are equal. All kinds of dates are compared as instants, so a calendar day can be equal to one.
func areEqual(_ left: Value, _ right: Value) -> Bool {
  guard let left = left.date, let right = right.date else { return left == right }
  return left == right
}
