extension TypedExpression.Ordering {
  /// The same with its sides exchanged.
  package var flipped: Self {
    switch self {
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    }
  }

  /// Between values of one type, as `min`, `max` and `sorted` ask too.
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

/// A day and an instant can be equal.
func areEqual(_ left: Value, _ right: Value) -> Bool {
  guard let left = left.date, let right = right.date else { return left == right }
  return left == right
}
