import ViewModelIR

private typealias Ordering = TypedExpression.Ordering

/// A part of a condition: a test, and whether it holds.
struct Fact: Hashable {
  let test: TypedExpression
  var holds = true

  var negated: Self { Self(test: test, holds: !holds) }

  /// Whether the other fact certainly holds if this one does, as `count < 5` and `!(count > 4)` do if `count < 3`, and
  /// `size != .large` if `size == .small`.
  func implies(_ other: Self) -> Bool {
    if self == other { return true }
    switch (test.kind, holds, other.test.kind, other.holds) {
    case (.ordered(let value, let one, let own), true, .ordered(let same, let two, let limit), _):
      guard value == same, let own = own.constant, let limit = limit.constant else { return false }
      return (one.strict == two.strict) == other.holds && one.strict.holds(own, limit)
    case (.equal(let value, let one, _), true, .equal(let same, let two, _), false):
      guard value == same, let one = one.constant, let two = two.constant, one != two else {
        return false
      }
      return one == .null || two == .null || Ordering.less.holds(one, two)
        || Ordering.greater.holds(one, two)
    default: return false
    }
  }
}

/// Takes conditions apart. Facts about the same value are equal, whatever its name.
struct FactReader {
  /// The values of the variables that the current branch has bound so far.
  private var bound: [String: TypedExpression] = [:]

  /// The facts that all hold if the conditions do.
  mutating func facts(_ conditions: [Condition]) -> [Fact] {
    bound = [:]
    return conditions.flatMap { condition in
      switch condition {
      case .holds(let test): return facts(test)
      case .binds(let binding):
        defer { bound[binding.name] = identity(binding.value) }
        let null = TypedExpression(.boolean, .literal(.null))
        return [equality(binding.value, null).negated]
      case .matches(let match):
        let payload = TypedExpression(match.value.type, .payload(match.value, match.caseName))
        if let name = match.name { bound[name] = identity(payload) }
        return facts(TypedExpression(.boolean, .isCase(match.value, match.caseName)))
      }
    }
  }

  /// The conditions as alternatives: if all facts of one of them hold, so do the conditions.
  mutating func alternatives(_ conditions: [Condition]) -> [[Fact]] {
    let facts = facts(conditions)
    guard case .holds(let test)? = conditions.first, conditions.count == 1 else { return [facts] }
    return [facts] + alternatives(test)
  }

  private func alternatives(_ test: TypedExpression) -> [[Fact]] {
    switch test.kind {
    case .or(let left, let right): alternatives(left) + alternatives(right)
    case .isAny(let value, let literals): literals.map { [equality(value, $0)] }
    default: [facts(test)]
    }
  }

  private func facts(_ test: TypedExpression, holding isWanted: Bool = true) -> [Fact] {
    switch (test.kind, isWanted) {
    case (.not(let operand), _): return facts(operand, holding: !isWanted)
    case (.and(let left, let right), true), (.or(let left, let right), false):
      return facts(left, holding: isWanted) + facts(right, holding: isWanted)
    case (.equal(let left, let right, let isNegated), _):
      let isLiteralFirst = left.constant != nil
      let fact = isLiteralFirst ? equality(right, left) : equality(left, right)
      return [isNegated == isWanted ? fact.negated : fact]
    case (.ordered(let left, let ordering, let right), _) where left.constant != nil:
      let flipped = TypedExpression.Kind.ordered(right, ordering.flipped, left)
      return [Fact(test: identity(TypedExpression(.boolean, flipped)), holds: isWanted)]
    case (.call(let text, .isEmpty, _), _) where text.type.unwrapped == .string:
      let fact = equality(text, TypedExpression(.string, .literal(.string(""))))
      return [isWanted ? fact : fact.negated]
    default: return [Fact(test: identity(test), holds: isWanted)]
    }
  }

  private func equality(_ left: TypedExpression, _ right: TypedExpression) -> Fact {
    Fact(test: identity(TypedExpression(.boolean, .equal(left, right, negated: false))))
  }

  /// A normalized form that is equal for all expressions that read the same value.
  private func identity(_ expression: TypedExpression) -> TypedExpression {
    if let name = expression.variableName, let value = bound[name] { return value }
    var same = expression.mapChildren(identity)
    same.type = expression.kind == .literal(.null) ? .boolean : expression.type.unwrapped
    return same
  }
}

extension TypedExpression {
  fileprivate var constant: Value? {
    switch kind {
    case .literal(let value): value
    case .enumCase(let rawValue): .string(rawValue)
    default: nil
    }
  }
}

extension Ordering {
  /// `<` or `>`
  fileprivate var strict: Self {
    switch self {
    case .less, .lessOrEqual: .less
    case .greater, .greaterOrEqual: .greater
    }
  }
}
