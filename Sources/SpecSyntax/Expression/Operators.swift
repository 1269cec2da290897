import ViewModelIR

/// An operator between two operands.
package enum BinaryOperator: Hashable, Sendable {
  case or, and, equal, notEqual, coalesce
  case ordered(TypedExpression.Ordering)
  case arithmetic(TypedExpression.Arithmetic)

  init?(_ sign: String) {
    switch sign {
    case "||": self = .or
    case "&&": self = .and
    case "==": self = .equal
    case "!=": self = .notEqual
    case "??": self = .coalesce
    default:
      if let ordering = TypedExpression.Ordering(rawValue: sign) {
        self = .ordered(ordering)
      } else if let arithmetic = TypedExpression.Arithmetic(rawValue: sign) {
        self = .arithmetic(arithmetic)
      } else {
        return nil
      }
    }
  }

  /// The precedence of the operator, as in Swift.
  var precedence: Precedence {
    switch self {
    case .or: .disjunction
    case .and: .conjunction
    case .equal, .notEqual, .ordered: .comparison
    case .coalesce: .coalescing
    case .arithmetic(let sign): sign.precedence
    }
  }
}

/// An operator before its operand.
package enum PrefixOperator: String, Sendable {
  case not = "!"
  case negate = "-"
}
