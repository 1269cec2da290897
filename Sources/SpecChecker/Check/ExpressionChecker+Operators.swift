import DocumentReader
import SpecSyntax
import ViewModelIR

extension ExpressionChecker {
  func prefix(
    _ sign: PrefixOperator,
    _ operand: Syntax,
    _ expected: ValueType?
  ) throws(Diagnostic) -> TypedExpression {
    switch sign {
    case .not: return TypedExpression(.boolean, .not(try condition(operand)))
    case .negate: return try negated(operand, expected)
    }
  }

  private func negated(
    _ operand: Syntax,
    _ expected: ValueType?
  ) throws(Diagnostic) -> TypedExpression {
    let value = try check(operand, expected: expected)
    guard value.type.unwrapped.isSummable else {
      throw .mismatch("'-'", wants: "a number", got: value.type, at: location(operand))
    }
    if case .literal(let number) = value.kind {
      return TypedExpression(value.type, .literal(number.negated))
    }
    var scope = scope
    var bindings: [Binding] = []
    let number = scope.bind(value, operand, to: &bindings)
    return TypedExpression(number.type, .negate(number)).over(bindings)
  }

  func binary(
    _ left: Syntax,
    _ sign: BinaryOperator,
    _ right: Syntax,
    expected: ValueType?,
    _ syntax: Syntax
  ) throws(Diagnostic) -> TypedExpression {
    switch sign {
    case .and, .or: try connected(left, right, isAnd: sign == .and)
    case .coalesce: try coalesce(left, right, expected: expected, syntax)
    case .equal: try equality(left, right, negated: false, syntax)
    case .notEqual: try equality(left, right, negated: true, syntax)
    case .ordered(let ordering): try ordered(left, ordering, right, syntax)
    case .arithmetic(let sign): try arithmetic(left, sign, right, expected: expected, syntax)
    }
  }

  /// Checks an expression that must be a non-optional Bool.
  func condition(_ syntax: Syntax) throws(Diagnostic) -> TypedExpression {
    let value = try check(syntax)
    if value.type.isOptional, value.type.unwrapped != .boolean, let path = syntax.path {
      throw .optionalAsCondition(path, value.type, at: location(syntax))
    }
    try require(value, syntax, "a condition", "a Bool") { $0 == .boolean }
    return try dependent(value, syntax)
  }

  /// Returns the condition. Throws if it does not depend on the data: compilers warn of code that never runs.
  func dependent(
    _ condition: TypedExpression,
    _ syntax: Syntax
  ) throws(Diagnostic) -> TypedExpression {
    if !condition.readsData { throw .constantCondition(at: location(syntax)) }
    return condition
  }

  /// Throws if the value has the wrong type or is optional.
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
    var value = try check(left, before: right, expected: expected)
    let isNeedless = !value.type.isOptional
    if isNeedless {
      let rest = left.range.upperBound..<max(left.range.upperBound, right.range.upperBound)
      try refuse(left) {
        .needlessDefault(left.path, $0, at: location(syntax), scalar.location(of: rest))
      }
    }
    var other = try check(right, expected: value.type)
    try unify(&value, &other, syntax)
    guard value.type.unwrapped == other.type.unwrapped else {
      throw .mismatch(
        "'??'",
        wants: "'\(value.type.unwrapped.messageName)', like the value before it",
        got: other.type,
        at: location(right)
      )
    }
    return isNeedless ? value : TypedExpression(other.type, .coalesce(value, other))
  }

  private func arithmetic(
    _ left: Syntax,
    _ sign: TypedExpression.Arithmetic,
    _ right: Syntax,
    expected: ValueType?,
    _ syntax: Syntax
  ) throws(Diagnostic) -> TypedExpression {
    var (a, b) = try operands(left, right, sign, expected: expected)
    let what = "'\(sign.rawValue)'"
    let joinsText = sign == .add && a.type.unwrapped == .string
    let isRemainder = sign == .remainder
    let numbers = isRemainder ? "an Int, such as one from 'rounded'" : "numbers"
    let wanted = joinsText ? "a String" : numbers
    let takesDates = sign == .add || sign == .subtract
    let joinsLists = sign == .add && a.type.unwrapped.isList && a.type.unwrapped == b.type.unwrapped
    for (side, operand) in joinsLists ? [] : [(a, left), (b, right)] {
      let type = side.type.unwrapped
      let isRight =
        joinsText
        ? type == .string
        : isRemainder ? type == .integer : type.isSummable || takesDates && type.isDateLike
      if case .list = type, b.type.unwrapped.isList, sign == .add, a.type.unwrapped.isList {
        let wants = "'\(a.type.unwrapped.messageName)', like the list before it"
        throw .mismatch(what, wants: wants, got: b.type, at: location(right))
      }
      if case .list = type, takesDates, !joinsText {
        throw .listArithmetic(
          sign.rawValue,
          operand.path,
          side.type,
          other: right.path.flatMap { b.type.unwrapped == type ? $0 : nil },
          at: location(operand)
        )
      }
      if !isRight { throw .mismatch(what, wants: wanted, got: side.type, at: location(operand)) }
    }
    try unify(&a, &b, syntax)
    // An Int that is added to a date is a number of seconds, so it becomes a Double.
    if a.type.unwrapped.isDateLike, b.type.unwrapped == .integer { b = b.promoted(to: .number) }
    if b.type.unwrapped.isDateLike, a.type.unwrapped == .integer { a = a.promoted(to: .number) }
    var scope = scope
    var bindings: [Binding] = []
    a = scope.bind(a, left, to: &bindings)
    b = scope.bind(b, right, to: &bindings)
    guard var type = sign.type(of: a.type, b.type) else {
      throw .timeArithmetic(sign.rawValue, a.type, b.type, at: location(syntax))
    }
    for (day, length) in [(a, b), (b, a)] where day.type == .day && length.type != .day {
      guard length.isWholeDays else {
        throw .partOfADay(at: location(syntax))
      }
    }
    if sign == .divide || isRemainder {
      if b.isZero { throw .divisionByZero(at: location(syntax)) }
      if case .literal = b.kind {} else { type = .optional(type) }
    }
    return TypedExpression(type, .arithmetic(a, sign, b)).over(bindings)
  }

  /// The elements of both lists, each once, as in `opened.adding(others)`.
  func joined(
    _ list: TypedExpression,
    _ syntax: Syntax,
    _ other: TypedExpression,
    _ otherSyntax: Syntax
  ) -> TypedExpression {
    var scope = scope
    var bindings: [Binding] = []
    let first = scope.bind(list, syntax, to: &bindings)
    let second = scope.bind(other, otherSyntax, to: &bindings)
    let both = TypedExpression(first.type, .arithmetic(first, .add, second))
    return TypedExpression(both.type, .call(both, .uniqued, [])).over(bindings)
  }

  /// Checks the operand that determines the type of the other. If it has an error, the other is still checked.
  private func check(
    _ operand: Syntax,
    before other: Syntax,
    expected: ValueType?
  ) throws(Diagnostic) -> TypedExpression {
    do {
      return try check(operand, expected: expected)
    } catch {
      problems.note(error)
      // A literal cannot be checked without the type.
      if !other.takesType { _ = try check(other) }
      throw .alreadyReported
    }
  }

  /// Checks both operands. A literal or a case takes its type from the other operand, on either side.
  func operands(
    _ left: Syntax,
    _ right: Syntax,
    _ sign: TypedExpression.Arithmetic? = nil,
    expected: ValueType? = nil
  ) throws(Diagnostic) -> (TypedExpression, TypedExpression) {
    let isLeftOpen = left.takesType && !right.takesType
    let (one, other) = isLeftOpen ? (right, left) : (left, right)
    let first = try check(one, before: other, expected: expected)
    let isFactor = sign == .multiply || sign == .divide
    // A duration is multiplied or divided by numbers, so a literal next to it is a number.
    let wanted = isFactor && first.type.unwrapped == .duration ? .number : first.type
    let second = try check(other, expected: wanted)
    return isLeftOpen ? (second, first) : (first, second)
  }

  /// Promotes an Int to the type of the other operand if that is another type of number.
  func unify(
    _ left: inout TypedExpression,
    _ right: inout TypedExpression,
    _ syntax: Syntax
  ) throws(Diagnostic) {
    switch (left.type.unwrapped, right.type.unwrapped) {
    case (.integer, .number), (.integer, .duration): left = left.promoted(to: .number)
    case (.number, .integer), (.duration, .integer): right = right.promoted(to: .number)
    case (.integer, .decimal): left = left.promoted(to: .decimal)
    case (.decimal, .integer): right = right.promoted(to: .decimal)
    case (.number, .decimal), (.decimal, .number):
      throw .decimalBesideDouble(at: location(syntax))
    default: break
    }
  }
}

extension TypedExpression {
  /// Whether the expression is a literal duration of whole days.
  fileprivate var isWholeDays: Bool {
    guard case .literal(.number(let seconds)) = kind else { return false }
    return seconds.truncatingRemainder(dividingBy: 86_400) == 0
  }

  /// Converts an Int to a Double or a Decimal.
  func promoted(to number: ValueType) -> TypedExpression {
    if case .literal(let integer) = kind, !type.isOptional {
      return TypedExpression(number, .literal(integer.converted(to: number)))
    }
    return TypedExpression(type.isOptional ? .optional(number) : number, .toNumber(self))
  }
}

extension Syntax {
  /// Whether the expression takes its type from the other operand.
  var takesType: Bool {
    switch kind {
    case .integer, .number, .string, .null, .emptyList, .implicitMember: true
    case .prefix(.negate, let operand): operand.takesType
    case .binary(let left, .arithmetic, let right): left.takesType && right.takesType
    case .choice(_, let then, let otherwise): then.takesType && otherwise.takesType
    default: false
    }
  }
}
