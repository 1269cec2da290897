extension Rule {
  /// The rule as one expression; `nil` if it is a text alone, or if a case unwraps a value.
  package func expression(of type: ValueType) -> TypedExpression? {
    switch self {
    case .value(let value): return value
    case .cases(let branches):
      var result = TypedExpression(type, .literal(.null))
      for branch in branches.reversed() {
        var value = TypedExpression(type, .literal(.null))
        switch branch.rule {
        case .value(let written)?: value = written
        case .text(let text)? where text.bindings.isEmpty:
          value = TypedExpression(.string, .text(text))
        case nil: break
        default: return nil
        }
        guard let first = branch.conditions.first else {
          result = value
          continue
        }
        guard case .holds(let test) = first, branch.conditions.count == 1 else { return nil }
        result = TypedExpression(type, .choice(test, then: value, otherwise: result))
      }
      return result
    case .text, .fallback, .join, .each, .one, .state: return nil
    }
  }
}
