import DocumentReader
import SpecSyntax
import ViewModelIR

extension ExpressionChecker {
  func equality(
    _ left: Syntax,
    _ right: Syntax,
    negated: Bool,
    _ syntax: Syntax
  ) throws(Diagnostic) -> TypedExpression {
    let (first, second) = try compared(left, right, syntax)
    return try equality(first, second, negated: negated, syntax)
  }

  func equality(
    _ left: TypedExpression,
    _ right: TypedExpression,
    negated: Bool,
    _ syntax: Syntax
  ) throws(Diagnostic) -> TypedExpression {
    var (left, right) = (left, right)
    try unify(&left, &right, syntax)
    guard left.type.unwrapped == right.type.unwrapped else {
      throw .incomparable(left, right, service, at: location(syntax))
    }
    if left.type.unwrapped == .data, ![left, right].contains(where: { $0.kind == .literal(.null) })
    {
      throw .comparisonOfData(at: location(syntax))
    }
    warnOfComparing(left, right, syntax)
    return try dependent(TypedExpression(.boolean, .equal(left, right, negated: negated)), syntax)
  }

  /// Checks both operands of a comparison.
  func compared(
    _ left: Syntax,
    _ right: Syntax,
    _ syntax: Syntax
  ) throws(Diagnostic) -> (TypedExpression, TypedExpression) {
    guard let operand = nilComparison(left, right) else { return try operands(left, right) }
    let value = try comparedWithNil(operand, syntax)
    let null = TypedExpression(value.type, .literal(.null))
    return operand.range == left.range ? (value, null) : (null, value)
  }

  /// Checks the operand of a comparison with nil. It must be optional, except that an earlier condition may have ruled out nil.
  func comparedWithNil(_ operand: Syntax, _ syntax: Syntax) throws(Diagnostic) -> TypedExpression {
    var checker = self
    if let path = scope.path(operand) { checker.scope.narrowed[path] = nil }
    let value = try checker.check(operand)
    if value.type.isOptional { return value }
    // For example `owner?.name` after a condition has ruled out that `owner` is nil.
    if let value = optional(operand) { return value }
    throw .neverNil(operand.path, at: location(syntax))
  }

  /// Checks the value without the conditions around it. Returns `nil` if it is not optional even then.
  private func optional(_ syntax: Syntax) -> TypedExpression? {
    // Without the conditions the expression can have errors that are not in the spec, so none are reported.
    var checker = screen.silent.expressionChecker(scalar, id, in: scope)
    checker.scope.narrowed = NarrowedPaths()
    return (try? checker.check(syntax)).flatMap { $0.type.isOptional ? $0 : nil }
  }

  /// Refuses a `??`, `?.` or similar on a value that is never nil: an error if the schema rules out nil, and a warning if
  /// a condition that the author wrote does. If a condition only implies it, nothing is reported.
  func refuse(
    _ value: Syntax,
    _ needless: (_ reason: String?) -> Diagnostic
  ) throws(Diagnostic) {
    guard optional(value) != nil else { throw needless(nil) }
    if let reason = scope.reason(value) { problems.note(needless(reason)) }
  }

  /// Checks an ordered comparison, which is false if an operand is nil.
  func ordered(
    _ left: Syntax,
    _ ordering: TypedExpression.Ordering,
    _ right: Syntax,
    _ syntax: Syntax
  ) throws(Diagnostic) -> TypedExpression {
    var scope = scope
    var bindings: [Binding] = []
    let holds = try ordered(left, ordering, right, binding: &bindings, in: &scope, syntax)
    if bindings.isEmpty { return holds }
    let no = TypedExpression(.boolean, .literal(.bool(false)))
    return TypedExpression(.boolean, .coalesce(holds.over(bindings), no))
  }

  /// Checks an ordered comparison of non-nil values. Adds bindings for the operands that are optional.
  func ordered(
    _ left: Syntax,
    _ ordering: TypedExpression.Ordering,
    _ right: Syntax,
    binding bindings: inout [Binding],
    in scope: inout Scope,
    _ syntax: Syntax
  ) throws(Diagnostic) -> TypedExpression {
    let (first, second) = try operands(left, right)
    var (a, b) = (first, second)
    try unify(&a, &b, syntax)
    guard a.type.unwrapped == b.type.unwrapped, a.type.unwrapped.isOrdered else {
      throw .incomparable(first, second, service, at: location(syntax))
    }
    a = scope.bind(a, left, to: &bindings)
    b = scope.bind(b, right, to: &bindings)
    return try dependent(TypedExpression(.boolean, .ordered(a, ordering, b)), syntax)
  }
}

extension Diagnostic {
  fileprivate static func comparisonOfData(at location: Location) -> Self {
    Self(
      .typeMismatch,
      "bytes cannot be compared, except with 'nil': the screen only hands them through",
      at: location
    )
  }
}
