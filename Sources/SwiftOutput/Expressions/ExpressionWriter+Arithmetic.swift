import ViewModelIR

extension ExpressionWriter {
  func arithmetic(
    _ left: TypedExpression,
    _ sign: TypedExpression.Arithmetic,
    _ right: TypedExpression
  ) -> (Code, Precedence) {
    if sign == .subtract, right.type.isDateLike {
      return (member(of: left, .call("timeIntervalSince", [code(right)])), .postfix)
    }
    if sign == .add, right.type.isDateLike {
      return infix(right, sign.rawValue, left, sign.precedence)
    }
    if let method = sign.method(left, right) {
      let argument = code(right)
      let labelled = sign.precedence == .product ? .argument("by", argument) : argument
      return (member(of: left, .call("\(helper: method)", [labelled])), .postfix)
    }
    if sign == .divide, case .literal(.integer(-1)) = right.kind { return negated(left) }
    return infix(left, sign.rawValue, sign.divisor(right), sign.precedence)
  }

  func negated(_ operand: TypedExpression) -> (Code, Precedence) {
    operand.type == .integer
      ? (member(of: operand, "\(helper: "negatedClamped")\(call: "")"), .postfix)
      : (prefixed("-", operand), .prefix)
  }

  func converted(_ operand: TypedExpression, to type: ValueType) -> Code {
    let name = type.swiftName
    if !operand.type.isOptional { return .call(name, [code(operand)]) }
    // Decimal has two initializers that take an Int.
    let conversion = type == .number ? "Double.init" : "\(name).init(_:)"
    return .chain(optional(operand), [".map\(call: .text(conversion))"])
  }
}

extension TypedExpression.Arithmetic {
  /// The helper to call instead of the operator if the operator could trap or divide by zero; otherwise `nil`.
  fileprivate func method(_ left: TypedExpression, _ right: TypedExpression) -> String? {
    switch (self, left.type, right.kind) {
    case (.add, .integer, _): "addingClamped"
    case (.subtract, .integer, _): "subtractingClamped"
    case (.multiply, .integer, _): "multipliedClamped"
    // A product traps only if it has too many decimal places, which cannot happen if one factor is a whole number.
    case (.multiply, .decimal, _) where !left.isWhole && !right.isWhole: "multiplied"
    case (.divide, _, .literal), (.remainder, _, .literal): nil
    case (.divide, .integer, _): "dividedClamped"
    case (.divide, .decimal, _): "divided"
    case (.divide, _, _): "dividedUnlessZero"
    case (.remainder, _, _): "remainderUnlessZero"
    case (.add, _, _), (.subtract, _, _), (.multiply, _, _): nil
    }
  }

  /// The right operand. The remainder of a division by -1 would trap for Int.min, and that by 1 is the same: 0.
  fileprivate func divisor(_ right: TypedExpression) -> TypedExpression {
    guard self == .remainder, right.kind == .literal(.integer(-1)) else { return right }
    return TypedExpression(right.type, .literal(.integer(1)))
  }
}

extension TypedExpression {
  /// Whether a Decimal certainly has no fraction.
  fileprivate var isWhole: Bool {
    switch kind {
    case .literal(.decimal(let number)): number.exponent >= 0
    case .toNumber: true
    default: false
    }
  }
}
