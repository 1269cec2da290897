import ViewModelIR

// Arithmetic. Integers that do not fit become the nearest one, as in Swift.

extension ExpressionWriter {
  func arithmetic(
    _ left: TypedExpression,
    _ sign: TypedExpression.Arithmetic,
    _ right: TypedExpression
  ) throws(NotInKotlin) -> (Code, Precedence) {
    if left.type.isDateLike || right.type.isDateLike {
      return (try moved(left, sign, right), .postfix)
    }
    if left.type == .string || left.type.isList { return try infix(left, "+", right, .sum) }
    if sign == .divide || sign == .remainder, right.isLiteral, left.type != .decimal {
      // The quotient of the smallest integer by -1 does not fit.
      if case .literal(.integer(-1)) = right.kind, sign == .divide { return try negated(left) }
      return try infix(left, sign.rawValue, right, .product)
    }
    if left.type == .decimal { return (try decimal(left, sign, right), .postfix) }
    guard let helper = sign.helper(left.type) else {
      return try infix(left, sign.rawValue, right, sign.isProduct ? .product : .sum)
    }
    return (try link(.call(.helper(helper), [try code(right)]), on: left), .postfix)
  }

  func negated(_ operand: TypedExpression) throws(NotInKotlin) -> (Code, Precedence) {
    switch operand.type {
    case .integer:
      let difference = Code.call(.helper("saturatingMinus"), [try code(operand)])
      return (.chain("0L", [.sequence([".", difference])]), .postfix)
    case .number, .duration: return (.sequence(["-", try code(operand, in: .postfix)]), .prefix)
    default: return (try link("negate()", on: operand), .postfix)
    }
  }

  /// `price.plusDecimal(tax)`
  private func decimal(
    _ left: TypedExpression,
    _ sign: TypedExpression.Arithmetic,
    _ right: TypedExpression
  ) throws(NotInKotlin) -> Code {
    let method =
      switch sign {
      case .add: "plusDecimal"
      case .subtract: "minusDecimal"
      case .multiply: "timesDecimal"
      case .divide, .remainder: right.isLiteral ? "dividedByDecimal" : "dividedBy"
      }
    return try link(.call(.helper(method), [try code(right)]), on: left)
  }

  /// A date moved by seconds, or the seconds between two dates.
  private func moved(
    _ left: TypedExpression,
    _ sign: TypedExpression.Arithmetic,
    _ right: TypedExpression
  ) throws(NotInKotlin) -> Code {
    if right.type.isDateLike, left.type.isDateLike {
      return try link(.call(.helper("secondsSince"), [try code(right)]), on: left)
    }
    let (date, seconds) = right.type.isDateLike ? (right, left) : (left, right)
    if date.type == .day { return try movedDay(date, sign, by: seconds) }
    let amount = sign == .subtract ? try negated(seconds).0 : try code(seconds)
    return try link(.call(.helper("plusDuration"), [amount]), on: date)
  }

  /// `today.plusDays(7)`: a calendar day can only be moved by a literal of whole days.
  private func movedDay(
    _ day: TypedExpression,
    _ sign: TypedExpression.Arithmetic,
    by seconds: TypedExpression
  ) throws(NotInKotlin) -> Code {
    guard let days = seconds.literalSeconds.flatMap({ Int32(exactly: $0 / 86_400) }) else {
      throw NotInKotlin("a calendar day moved by seconds", day)
    }
    let isBack = (sign == .subtract) == (days >= 0)
    let name: Code = isBack ? "minusDays" : "plusDays"
    return try link(.call(name, [.text("\(days.magnitude)")]), on: day)
  }
}

extension TypedExpression {
  fileprivate var literalSeconds: Double? {
    switch kind {
    case .literal(.number(let seconds)): seconds
    case .literal(.integer(let seconds)): Double(seconds)
    case .negate(let operand): operand.literalSeconds.map(-)
    default: nil
    }
  }
}

extension TypedExpression.Arithmetic {
  fileprivate var isProduct: Bool { self != .add && self != .subtract }

  /// The helper in place of the operator, which could overflow or divide by zero; `nil` if it cannot.
  fileprivate func helper(_ type: ValueType) -> String? {
    switch (self, type) {
    case (.add, .integer): "saturatingPlus"
    case (.subtract, .integer): "saturatingMinus"
    case (.multiply, .integer): "saturatingTimes"
    case (.divide, .integer): "quotient"
    case (.remainder, _): "remainder"
    case (.divide, _): "dividedBy"
    case (.add, _), (.subtract, _), (.multiply, _): nil
    }
  }
}
