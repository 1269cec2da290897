import Foundation
import SwiftCode
import SwiftNaming
import ViewModelIR
import ViewModelSupport

extension TypedExpression.Arithmetic {
  package var precedence: Precedence {
    switch self {
    case .add, .subtract: .sum
    case .multiply, .divide: .product
    }
  }

  /// The result's type, a quotient's too; nil if the sides are a date or a duration and what it does not go with.
  package func type(of left: ValueType, _ right: ValueType) -> ValueType? {
    if left.isMoment || right.isMoment {
      switch self {
      case .subtract where left == right: return .duration
      case .add where right.isMoment && left.isSeconds: return right
      case .add, .subtract: return right.isSeconds ? left : nil
      case .multiply, .divide: return nil
      }
    }
    return switch (self, left, right) {
    case (.divide, .duration, .duration): .number
    case (.multiply, .duration, .number), (.multiply, .number, .duration),
      (.divide, .duration, .number):
      .duration
    case (.multiply, .duration, .duration): nil
    default: left == right ? left : nil
    }
  }

  /// What Swift has in its operator's place where that would trap, or would divide by zero.
  fileprivate func method(_ left: TypedExpression, _ right: TypedExpression) -> String? {
    switch (self, left.type, right.kind) {
    case (.add, .integer, _): "addingClamped"
    case (.subtract, .integer, _): "subtractingClamped"
    case (.multiply, .integer, _): "multipliedClamped"
    // Only a product with too many decimal places traps, which one with a whole number has not.
    case (.multiply, .decimal, _) where !left.isWhole && !right.isWhole: "multiplied"
    case (.divide, _, .literal): nil
    case (.divide, .integer, _): "dividedClamped"
    case (.divide, .decimal, _): "divided"
    case (.divide, _, _): "dividedUnlessZero"
    case (.add, _, _), (.subtract, _, _), (.multiply, _, _): nil
    }
  }

  func value(_ left: Value, _ right: Value) -> Value {
    if let time = time(left, right) { return time }
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
    }
  }
}

extension TypedExpression.Arithmetic {
  /// The distance of two dates, or a date so many seconds from another; nil without a date.
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
  /// A date so many seconds later; nil of anything else.
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
  /// What a date can be moved by.
  fileprivate var isSeconds: Bool { self == .duration || self == .number }
}

/// Two values of one type as that type combines them.
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

extension ExpressionWriter {
  func arithmetic(
    _ left: TypedExpression,
    _ sign: TypedExpression.Arithmetic,
    _ right: TypedExpression
  ) -> (Code, Precedence) {
    if sign == .subtract, right.type.isMoment {
      return (member(of: left, .call("timeIntervalSince", [code(right)])), .postfix)
    }
    if sign == .add, right.type.isMoment {
      return infix(right, sign.rawValue, left, sign.precedence)
    }
    if let method = sign.method(left, right) {
      let argument = code(right)
      let labelled = sign.precedence == .product ? .argument("by", argument) : argument
      return (member(of: left, .call("\(helper: method)", [labelled])), .postfix)
    }
    if sign == .divide, case .literal(.integer(-1)) = right.kind { return negated(left) }
    return infix(left, sign.rawValue, right, sign.precedence)
  }

  func negated(_ operand: TypedExpression) -> (Code, Precedence) {
    operand.type == .integer
      ? (member(of: operand, "\(helper: "negatedClamped")\(call: "")"), .postfix)
      : (prefixed("-", operand), .prefix)
  }

  func converted(_ operand: TypedExpression, to type: ValueType) -> Code {
    let name = type.swiftName
    if !operand.type.isOptional { return .call(name, [code(operand)]) }
    // Decimal has two initialisers that take an Int.
    let conversion = type == .number ? "Double.init" : "\(name).init(_:)"
    return .chain(optional(operand), [".map\(call: .text(conversion))"])
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

  /// An Int as a number of a type; anything else as it is.
  package func converted(to type: ValueType) -> Value {
    guard let integer, type != .integer else { return self }
    return type == .decimal ? .decimal(Decimal(integer)) : .number(Double(integer))
  }
}

extension TypedExpression {
  /// Whether a Decimal has no fraction for certain.
  fileprivate var isWhole: Bool {
    switch kind {
    case .literal(.decimal(let number)): number.exponent >= 0
    case .toNumber: true
    default: false
    }
  }
}
