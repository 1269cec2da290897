extension ExpressionChecker {
  func prefix(
    _ sign: String,
    _ operand: Syntax,
    _ expected: ValueType?
  ) throws(Diagnostic) -> TypedExpression {
    if sign == "!" {
      return TypedExpression(.boolean, .not(try condition(operand)))
    }
    let value = try check(operand, expected: expected)
    switch value.kind {
    case .literal(.integer(let integer)):
      return TypedExpression(.integer, .literal(.integer(0 - integer)))
    case .literal(.number(let number)):
      return TypedExpression(.number, .literal(.number(-number)))
    default: break
    }
    try require(value, operand, "'-'", "a number") { $0.isNumeric }
    return TypedExpression(value.type, .negate(value))
  }

  func binary(
    _ left: Syntax,
    _ sign: String,
    _ right: Syntax,
    expected: ValueType?,
    _ syntax: Syntax
  ) throws(Diagnostic) -> TypedExpression {
    switch sign {
    case "&&": return TypedExpression(.boolean, .and(try condition(left), try condition(right)))
    case "||": return TypedExpression(.boolean, .or(try condition(left), try condition(right)))
    case "??": return try coalesce(left, right, expected: expected, syntax)
    case "==", "!=": return try equality(left, right, negated: sign == "!=", syntax)
    default: break
    }
    if let ordering = TypedExpression.Ordering(rawValue: sign) {
      return try ordered(left, ordering, right, syntax)
    }
    guard let arithmetic = TypedExpression.Arithmetic(rawValue: sign) else {
      throw .mismatch(sign, at: location(syntax))
    }
    return try self.arithmetic(left, arithmetic, right, expected: expected, syntax)
  }

  /// An expression that must be a plain Bool.
  func condition(_ syntax: Syntax) throws(Diagnostic) -> TypedExpression {
    let value = try check(syntax)
    try require(value, syntax, "a condition", "a Bool") { $0 == .boolean }
    return value
  }

  /// Refuses an optional, with the way out, then a value of the wrong type.
  func require(
    _ value: TypedExpression,
    _ syntax: Syntax,
    _ what: String,
    _ wanted: String,
    _ isRight: (ValueType) -> Bool
  ) throws(Diagnostic) {
    if !isRight(value.type.unwrapped) {
      throw .mismatch(what, wants: wanted, got: value.type, at: location(syntax))
    }
    if value.type.isOptional {
      throw .optionalOperand(syntax.path, what, type: value.type, at: location(syntax))
    }
  }

  private func coalesce(
    _ left: Syntax,
    _ right: Syntax,
    expected: ValueType?,
    _ syntax: Syntax
  ) throws(Diagnostic) -> TypedExpression {
    var value = try check(left, expected: expected)
    guard value.type.isOptional else {
      throw .needlessDefault(left.path, at: location(syntax))
    }
    var other = try check(right, expected: value.type)
    unify(&value, &other)
    guard value.type.unwrapped == other.type.unwrapped else {
      throw .mismatch(
        "'??'",
        wants: value.type.unwrapped.swiftName,
        got: other.type,
        at: location(right)
      )
    }
    return TypedExpression(other.type, .coalesce(value, other))
  }

  private func equality(
    _ left: Syntax,
    _ right: Syntax,
    negated: Bool,
    _ syntax: Syntax
  ) throws(Diagnostic) -> TypedExpression {
    // A literal or a case takes its type from the other side, whichever that is.
    let isLeftOpen = left.takesType
    let first = try check(isLeftOpen ? right : left)
    var a = isLeftOpen ? try check(left, expected: first.type) : first
    var b = isLeftOpen ? first : try check(right, expected: first.type)
    let literal = isLeftOpen ? left : right
    if case .null = literal.kind, !first.type.isOptional {
      throw .neverNil((isLeftOpen ? right : left).path, at: location(syntax))
    }
    unify(&a, &b)
    guard a.type.unwrapped == b.type.unwrapped else {
      throw .incomparable(a, b, service, at: location(syntax))
    }
    return TypedExpression(.boolean, .equal(a, b, negated: negated))
  }

  private func ordered(
    _ left: Syntax,
    _ ordering: TypedExpression.Ordering,
    _ right: Syntax,
    _ syntax: Syntax
  ) throws(Diagnostic) -> TypedExpression {
    var a = try check(left)
    var b = try check(right, expected: a.type)
    unify(&a, &b)
    guard a.type.unwrapped == b.type.unwrapped, a.type.unwrapped.isOrdered else {
      throw .incomparable(a, b, service, at: location(syntax))
    }
    return TypedExpression(.boolean, .ordered(a, ordering, b))
  }

  private func arithmetic(
    _ left: Syntax,
    _ sign: TypedExpression.Arithmetic,
    _ right: Syntax,
    expected: ValueType?,
    _ syntax: Syntax
  ) throws(Diagnostic) -> TypedExpression {
    var a = try check(left, expected: expected)
    var b = try check(right, expected: a.type)
    let what = "'\(sign.rawValue)'"
    let joinsText = sign == .add && a.type.unwrapped == .string
    let wanted = joinsText ? "a String" : "numbers"
    let isRight: (ValueType) -> Bool = { joinsText ? $0 == .string : $0.isNumeric }
    try require(a, left, what, wanted, isRight)
    try require(b, right, what, wanted, isRight)
    unify(&a, &b)
    var type = a.type
    if sign == .divide {
      switch b.kind {
      case .literal(.integer(0)), .literal(.number(0)):
        throw .divisionByZero(at: location(syntax))
      case .literal: break
      default: type = .optional(type)
      }
    }
    return TypedExpression(type, .arithmetic(a, sign, b))
  }

  /// Where an Int meets a Double, the Int becomes a Double.
  private func unify(_ left: inout TypedExpression, _ right: inout TypedExpression) {
    switch (left.type.unwrapped, right.type.unwrapped) {
    case (.integer, .number): left = left.promoted
    case (.number, .integer): right = right.promoted
    default: break
    }
  }
}

extension TypedExpression {
  /// An Int as a Double.
  var promoted: TypedExpression {
    if case .literal(.integer(let value)) = kind {
      return TypedExpression(.number, .literal(.number(Double(value))))
    }
    return TypedExpression(type.isOptional ? .optional(.number) : .number, .toNumber(self))
  }
}

extension Syntax {
  /// Whether the other side of a comparison decides its type.
  fileprivate var takesType: Bool {
    switch kind {
    case .integer, .null, .emptyList, .implicitMember: true
    default: false
    }
  }
}
