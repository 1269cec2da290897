import SwiftCode
import ViewModelIR

extension ExpressionWriter {
  func prefixed(_ sign: String, _ operand: TypedExpression) -> Code {
    .sequence([.text(sign), code(operand, in: .postfix)])
  }

  func infix(
    _ left: TypedExpression,
    _ sign: String,
    _ right: TypedExpression,
    _ precedence: Precedence,
    isRightAssociative: Bool = false
  ) -> Code {
    let tighter = Precedence(rawValue: precedence.rawValue + 1) ?? .postfix
    let isComparison = precedence == .comparison
    let place = isComparison ? .sum : isRightAssociative ? tighter : precedence
    let first = operand(left, beside: right, in: place)
    let second = operand(
      right,
      beside: left,
      in: isComparison || !isRightAssociative ? max(tighter, place) : precedence
    )
    // One row of operands, so that a long one is not a staircase.
    if isRightAssociative, case .binary(let next, let rest) = second,
      rest.allSatisfy({ $0.sign == sign })
    {
      return .binary(first, [.init(sign, next)] + rest)
    }
    return .binary(first, [.init(sign, second)])
  }

  /// A whole number beside a Double needs no `.0`, and one beside a Decimal is one.
  private func operand(
    _ operand: TypedExpression,
    beside other: TypedExpression,
    in place: Precedence
  ) -> Code {
    if case .literal(.number(let number)) = operand.kind, let whole = Int(exactly: number),
      number >= 0
    {
      if case .literal = other.kind { return code(operand, in: place) }
      return .text(integerLiteral(whole))
    }
    if case .literal(.decimal(let number)) = operand.kind, let whole = number.wholeInt, whole >= 0 {
      if case .literal = other.kind { return code(operand, in: place) }
      return .text(integerLiteral(whole))
    }
    return code(operand, in: place)
  }

  /// A comparison with nil is false.
  func ordered(
    _ left: TypedExpression,
    _ ordering: TypedExpression.Ordering,
    _ right: TypedExpression
  ) -> (Code, Precedence) {
    func side(_ expression: TypedExpression, _ name: String) -> TypedExpression {
      expression.type.isOptional
        ? TypedExpression(expression.type.unwrapped, .variable(name)) : expression
    }
    let lhs = unusedName("lhs", in: [left, right])
    let rhs = unusedName("rhs", in: [left, right])
    let comparison = infix(side(left, lhs), ordering.rawValue, side(right, rhs), .comparison)
    func mapping(_ function: String, _ value: TypedExpression, _ name: String, _ body: Code) -> Code
    {
      .chain(
        optional(value),
        [.sequence([".", closure(function, .closure(parameters: name, [body]))])]
      )
    }
    let result: Code
    switch (left.type.isOptional, right.type.isOptional) {
    case (false, false): return (comparison, .comparison)
    case (true, false): result = mapping("map", left, lhs, comparison)
    case (false, true): result = mapping("map", right, rhs, comparison)
    case (true, true):
      result = mapping("flatMap", left, lhs, mapping("map", right, rhs, comparison))
    }
    return (.binary(result, [.init("??", "false")]), .coalescing)
  }

  func arithmetic(
    _ left: TypedExpression,
    _ sign: TypedExpression.Arithmetic,
    _ right: TypedExpression
  ) -> (Code, Precedence) {
    let isInteger = left.type == .integer
    let isDecimal = left.type == .decimal
    func method(_ name: String) -> (Code, Precedence) {
      (member(of: left, .call(name, [labelled(name, code(right))])), .postfix)
    }
    switch (sign, isInteger) {
    case (.add, true): return method("addingClamped")
    case (.subtract, true): return method("subtractingClamped")
    case (.multiply, true): return method("multipliedClamped")
    case (.divide, _):
      guard case .literal = right.kind else {
        return method(
          isInteger ? "dividedClamped" : isDecimal ? "divided" : "dividedUnlessZero"
        )
      }
      if case .literal(.integer(-1)) = right.kind {
        return (member(of: left, "negatedClamped()"), .postfix)
      }
      return (infix(left, "/", right, .product), .product)
    // `*` traps where the product has too many decimal places, which one with a whole number has not.
    case (.multiply, false) where isDecimal && !left.isWhole && !right.isWhole:
      return method("multiplied")
    case (.multiply, false): return (infix(left, "*", right, .product), .product)
    case (.add, false), (.subtract, false):
      return (infix(left, sign.rawValue, right, .sum), .sum)
    }
  }

  private func labelled(_ method: String, _ argument: Code) -> Code {
    method.hasPrefix("multiplied") || method.hasPrefix("divided")
      ? .argument("by", argument) : argument
  }

  func toNumber(_ operand: TypedExpression, as type: String) -> Code {
    if !operand.type.isOptional { return .call(type, [code(operand)]) }
    // Decimal has two initialisers that take an Int.
    let conversion = type == "Double" ? "Double.init" : "\(type).init(_:)"
    return .chain(optional(operand), [.text(".map(\(conversion))")])
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
