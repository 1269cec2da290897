import Foundation
import ViewModelSupport

/// The precedence of operators, lowest first.
package enum Precedence: Comparable, CaseIterable, Sendable {
  case choice, disjunction, conjunction, comparison, coalescing, sum, product, prefix, postfix
}

extension TypedExpression.Arithmetic {
  package var precedence: Precedence {
    switch self {
    case .add, .subtract: .sum
    case .multiply, .divide, .remainder: .product
    }
  }

  /// The type of the result, not optional even for a quotient; `nil` if the operator does not apply to these types.
  package func type(of left: ValueType, _ right: ValueType) -> ValueType? {
    if left.isDateLike || right.isDateLike {
      switch self {
      case .subtract where left == right: return .duration
      case .add where right.isDateLike && left.isSeconds: return right
      case .add, .subtract: return right.isSeconds ? left : nil
      case .multiply, .divide, .remainder: return nil
      }
    }
    return switch (self, left, right) {
    case (.divide, .duration, .duration): .number
    case (.multiply, .duration, .number), (.multiply, .number, .duration),
      (.divide, .duration, .number):
      .duration
    case (.multiply, .duration, .duration): nil
    case (.remainder, _, _): left == .integer && right == .integer ? left : nil
    default: left == right ? left : nil
    }
  }

  func value(_ left: Value, _ right: Value) -> Value {
    if let time = time(left, right) { return time }
    if case (.add, .list(let first), .list(let second)) = (self, left, right) {
      return .list(first + second)
    }
    return switch self {
    case .add: combined(left, right, { $0.addingClamped($1) }, +, +, +)
    case .subtract: combined(left, right, { $0.subtractingClamped($1) }, -, -)
    case .multiply:
      combined(left, right, { $0.multipliedClamped(by: $1) }, *, { $0.multiplied(by: $1) })
    case .divide:
      combined(
        left,
        right,
        { $0.dividedClamped(by: $1) },
        { $0.dividedUnlessZero(by: $1) },
        { $0.divided(by: $1) }
      )
    case .remainder:
      combined(left, right, { $0.remainderUnlessZero(by: $1) }, { _, _ in nil }, { _, _ in nil })
    }
  }
}

extension TypedExpression.Arithmetic {
  /// The distance between two dates, or a date moved by a number of seconds; `nil` if neither operand is a date.
  private func time(_ left: Value, _ right: Value) -> Value? {
    switch (self, left, right) {
    case (.add, _, .number(let seconds)): left.moved(by: seconds)
    case (.add, .number(let seconds), _): right.moved(by: seconds)
    case (.subtract, _, .number(let seconds)): left.moved(by: -seconds)
    case (.subtract, _, _):
      if let end = left.date, let start = right.date {
        .number(end.timeIntervalSince(start))
      } else {
        nil
      }
    default: nil
    }
  }
}

extension Value {
  /// The date moved by a number of seconds; `nil` if the value is not a date.
  fileprivate func moved(by seconds: TimeInterval) -> Value? {
    switch self {
    case .date(let date): .date(date + seconds)
    case .day(let day): .day(day + seconds)
    case .localDateTime(let date): .localDateTime(date + seconds)
    default: nil
    }
  }
}

extension ValueType {
  /// Whether dates can be moved by values of this type.
  fileprivate var isSeconds: Bool { self == .duration || self == .number }
}

/// The result of the function for the type of the operands; `.null` if they are of different types.
private func combined(
  _ left: Value,
  _ right: Value,
  _ integers: (Int, Int) -> Int?,
  _ numbers: (Double, Double) -> Double?,
  _ decimals: (Decimal, Decimal) -> Decimal?,
  _ texts: (String, String) -> String? = { _, _ in nil }
) -> Value {
  switch (left, right) {
  case (.integer(let left), .integer(let right)): integers(left, right).map(Value.integer) ?? .null
  case (.number(let left), .number(let right)): numbers(left, right).map(Value.number) ?? .null
  case (.decimal(let left), .decimal(let right)): decimals(left, right).map(Value.decimal) ?? .null
  case (.string(let left), .string(let right)): texts(left, right).map(Value.string) ?? .null
  default: .null
  }
}

extension Value {
  package var negated: Value {
    switch self {
    case .integer(let integer): .integer(integer.negatedClamped())
    case .number(let number): .number(-number)
    case .decimal(let number): .decimal(-number)
    default: .null
    }
  }

  /// An integer as a value of the given number type; any other value unchanged.
  package func converted(to type: ValueType) -> Value {
    guard let integer, type != .integer else { return self }
    return type == .decimal ? .decimal(Decimal(integer)) : .number(Double(integer))
  }
}
