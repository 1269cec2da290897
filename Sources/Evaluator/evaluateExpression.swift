import Foundation
import ViewModelIR
import ViewModelSupport

/// The value of an expression; null where it is nil, or where its parts do not fit together.
func evaluate(_ expression: TypedExpression, in scope: EvaluationScope) -> Value {
  switch expression.kind {
  case .literal(let value): return value
  case .enumCase(let rawValue): return .string(rawValue)
  case .model: return scope.model
  case .variable(let name): return scope.variables[name] ?? .null
  case .element: return scope.element
  case .property(let base, let name):
    guard case .object(let properties) = evaluate(base, in: scope) else { return .null }
    return properties[name] ?? .null
  case .call(let base, let function, let arguments):
    return call(function, on: base, arguments, in: scope)
  case .lookup(let base, let key):
    guard case .object(let members) = evaluate(base, in: scope),
      case .string(let key) = evaluate(key, in: scope)
    else { return .null }
    return members[key] ?? .null
  case .isCase(let union, let name):
    guard case .choice(name, _) = evaluate(union, in: scope) else { return .bool(false) }
    return .bool(true)
  case .coalesce(let left, let right):
    let value = evaluate(left, in: scope)
    return value == .null ? evaluate(right, in: scope) : value
  case .not(let operand): return .bool(!holds(operand, in: scope))
  case .and(let left, let right): return .bool(holds(left, in: scope) && holds(right, in: scope))
  case .or(let left, let right): return .bool(holds(left, in: scope) || holds(right, in: scope))
  case .equal(let left, let right, let negated):
    return .bool(areEqual(evaluate(left, in: scope), evaluate(right, in: scope)) != negated)
  case .ordered(let left, let ordering, let right):
    return .bool(compare(evaluate(left, in: scope), ordering, evaluate(right, in: scope)))
  case .arithmetic(let left, let sign, let right):
    return calculate(evaluate(left, in: scope), sign, evaluate(right, in: scope))
  case .negate(let operand):
    return switch evaluate(operand, in: scope) {
    case .integer(let integer): .integer(integer.negatedClamped())
    case .number(let number): .number(-number)
    case .decimal(let number): .decimal(-number)
    default: .null
    }
  case .toNumber(let operand):
    guard case .integer(let integer) = evaluate(operand, in: scope) else { return .null }
    return expression.type.unwrapped == .decimal
      ? .decimal(Decimal(integer)) : .number(Double(integer))
  }
}

func holds(_ expression: TypedExpression, in scope: EvaluationScope) -> Bool {
  evaluate(expression, in: scope) == .bool(true)
}

/// A day and an instant are the same Swift type.
func areEqual(_ left: Value, _ right: Value) -> Bool {
  guard let left = left.date, let right = right.date else { return left == right }
  return left == right
}

private func compare(
  _ left: Value,
  _ ordering: TypedExpression.Ordering,
  _ right: Value
) -> Bool {
  switch (left, right) {
  case (.integer(let left), .integer(let right)): ordering.holds(left, right)
  case (.number(let left), .number(let right)): ordering.holds(left, right)
  case (.decimal(let left), .decimal(let right)): ordering.holds(left, right)
  case (.string(let left), .string(let right)): ordering.holds(left, right)
  default:
    if let left = left.date, let right = right.date { ordering.holds(left, right) } else { false }
  }
}

extension TypedExpression.Ordering {
  fileprivate func holds<Operand: Comparable>(_ left: Operand, _ right: Operand) -> Bool {
    switch self {
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    case .greaterOrEqual: left >= right
    }
  }
}

private func calculate(
  _ left: Value,
  _ sign: TypedExpression.Arithmetic,
  _ right: Value
) -> Value {
  switch (left, sign, right) {
  case (.integer(let left), .add, .integer(let right)): .integer(left.addingClamped(right))
  case (.integer(let left), .subtract, .integer(let right)):
    .integer(left.subtractingClamped(right))
  case (.integer(let left), .multiply, .integer(let right)):
    .integer(left.multipliedClamped(by: right))
  case (.integer(let left), .divide, .integer(let right)):
    left.dividedClamped(by: right).map(Value.integer) ?? .null
  case (.number(let left), .add, .number(let right)): .number(left + right)
  case (.number(let left), .subtract, .number(let right)): .number(left - right)
  case (.number(let left), .multiply, .number(let right)): .number(left * right)
  case (.number(let left), .divide, .number(let right)):
    left.dividedUnlessZero(by: right).map(Value.number) ?? .null
  case (.decimal(let left), .add, .decimal(let right)): .decimal(left + right)
  case (.decimal(let left), .subtract, .decimal(let right)): .decimal(left - right)
  case (.decimal(let left), .multiply, .decimal(let right)): .decimal(left.multiplied(by: right))
  case (.decimal(let left), .divide, .decimal(let right)):
    left.divided(by: right).map(Value.decimal) ?? .null
  case (.string(let left), .add, .string(let right)): .string(left + right)
  default: .null
  }
}
