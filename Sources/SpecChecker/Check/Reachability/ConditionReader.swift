import ViewModelIR
import ViewModelSupport

/// Turns conditions into tests on sample data.
///
/// Every value that a condition depends on is an unknown, and equal expressions share one. For each unknown, a few samples are enough to
/// cover all outcomes.
struct ConditionReader {
  typealias Test = (inout SampleData) -> Bool

  let service: ServiceModel
  private var unknowns: [TypedExpression: Int] = [:]
  private(set) var samples: [[Value]] = []
  /// The samples of each unknown as a set.
  private var known: [Set<Value>] = []
  /// The unknowns that have a sample for each of their cases.
  private var chosen: Set<Int> = []
  /// The values of the variables that the current branch has bound so far.
  private var bound: [String: TypedExpression] = [:]

  init(service: ServiceModel) {
    self.service = service
  }

  mutating func test(_ conditions: [Condition]) -> Test {
    bound = [:]
    var parts: [Test] = []
    for condition in conditions {
      switch condition {
      case .holds(let expression): parts.append(truth(expression))
      case .binds(let binding): parts.append(bind(binding))
      case .matches(let match):
        parts.append(isCase(match.value, match.caseName))
        let payload = TypedExpression(match.value.type, .payload(match.value, match.caseName))
        if let name = match.name { bound[name] = identity(payload) }
      }
    }
    return { [parts] data in parts.allSatisfy { $0(&data) } }
  }

  private mutating func bind(_ binding: Binding) -> Test {
    defer { bound[binding.name] = identity(binding.value) }
    return exists(binding.value)
  }

  /// Whether a Bool is true. For an optional one, the test assumes that it is not nil.
  private mutating func truth(_ expression: TypedExpression) -> Test {
    switch expression.kind {
    case .literal(.bool(let bool)): return { _ in bool }
    case .not(let operand): return not(truth(operand))
    case .and(let left, let right): return and(truth(left), truth(right))
    case .or(let left, let right): return or(truth(left), truth(right))
    case .coalesce(let left, let right):
      return either(exists(left), truth(left), otherwise: truth(right))
    case .choice(let condition, let then, let otherwise):
      return either(truth(condition), truth(then), otherwise: truth(otherwise))
    case .isAny(let value, let literals):
      let tests = literals.map { equality(value, $0) }
      return { data in tests.contains { $0(&data) } }
    case .equal(let left, let right, let negated):
      return negated ? not(equality(left, right)) : equality(left, right)
    case .ordered(let left, let ordering, let right): return comparison(left, ordering, right)
    case .ifPresent(let binding, let body): return and(bind(binding), truth(body))
    case .isCase(let union, let name): return isCase(union, name)
    case .call(let base, .isEmpty, _): return isEmpty(base)
    default: return choice(expression, of: 2, 1)
    }
  }

  /// Whether a value is not nil.
  private mutating func exists(_ expression: TypedExpression) -> Test {
    guard expression.type.isOptional else { return { _ in true } }
    switch expression.kind {
    case .literal(let literal): return { _ in literal != .null }
    case .coalesce(let left, let right): return or(exists(left), exists(right))
    case .choice(let condition, let then, let otherwise):
      return either(truth(condition), exists(then), otherwise: exists(otherwise))
    case .negate(let operand), .toNumber(let operand): return exists(operand)
    case .payload(let union, let name): return isCase(union, name)
    case .ifPresent(let binding, let body): return and(bind(binding), exists(body))
    case .property(let base, _), .call(let base, _, _):
      if expression.isOptionalByChaining(in: service) { return exists(base) }
      return and(exists(base), isThere(expression))
    default: return isThere(expression)
    }
  }

  private mutating func isCase(_ value: TypedExpression, _ name: String) -> Test {
    guard let union = service.union(value.type.unwrapped) else {
      return choice(TypedExpression(.boolean, .isCase(value, name)), of: 2, 1)
    }
    let index = union.cases.firstIndex { $0.name == name } ?? union.cases.count
    let count = union.caseCount
    return and(exists(value), choice(value, of: count, index))
  }

  private mutating func isEmpty(_ base: TypedExpression) -> Test {
    if base.type.unwrapped == .string { return order(base, nil, .string("")) }
    return order(TypedExpression(.integer, .call(base, .count, [])), nil, .integer(0))
  }

  private mutating func equality(_ left: TypedExpression, _ right: TypedExpression) -> Test {
    if case .literal(.null) = left.kind { return not(exists(right)) }
    if case .literal(.null) = right.kind { return not(exists(left)) }
    let (hasLeft, hasRight) = (exists(left), exists(right))
    return either(
      and(hasLeft, hasRight),
      comparison(left, nil, right),
      otherwise: not(or(hasLeft, hasRight))
    )
  }

  /// A comparison of two values, neither of which is nil; without an ordering, whether they are equal.
  private mutating func comparison(
    _ left: TypedExpression,
    _ ordering: TypedExpression.Ordering?,
    _ right: TypedExpression
  ) -> Test {
    switch (left.kind, right.kind) {
    case (.literal(let left), .literal(let right)): return { _ in holds(left, ordering, right) }
    case (.literal, _), (.enumCase, _): return comparison(right, ordering?.flipped, left)
    case (.coalesce(let first, let second), .literal),
      (.coalesce(let first, let second), .enumCase):
      return either(
        exists(first),
        comparison(first, ordering, right),
        otherwise: comparison(second, ordering, right)
      )
    case (.choice(let condition, let then, let otherwise), .literal),
      (.choice(let condition, let then, let otherwise), .enumCase):
      return either(
        truth(condition),
        comparison(then, ordering, right),
        otherwise: comparison(otherwise, ordering, right)
      )
    case (_, .literal(.bool(let bool))): return bool ? truth(left) : not(truth(left))
    case (_, .literal(.list([]))): return isEmpty(left)
    case (_, .literal(let literal)) where ordering == nil || literal.hasNeighbours:
      return order(left, ordering, literal)
    case (_, .enumCase(let rawValue)):
      guard let known = service.enumeration(left.type.unwrapped),
        let index = known.cases.firstIndex(where: { $0.rawValue == rawValue })
      else { break }
      return choice(left, of: known.cases.count + (known.keepsUnknown ? 1 : 0), index)
    default: break
    }
    // Neither side is a literal, so the unknown is their order: -1 if the left is less, 0 if equal, 1 if it is greater.
    let isMirrored = identity(right).path < identity(left).path
    let pair = isMirrored ? (right, left) : (left, right)
    return order(
      TypedExpression(.boolean, .equal(pair.0, pair.1, negated: false)),
      isMirrored ? ordering?.flipped : ordering,
      .integer(0),
      mayBeNaN: left.mayBeNaN || right.mayBeNaN
    )
  }
}

// MARK: - Unknowns

extension ConditionReader {
  private mutating func isThere(_ expression: TypedExpression) -> Test {
    let null = TypedExpression(expression.type, .literal(.null))
    return choice(TypedExpression(.boolean, .equal(expression, null, negated: true)), of: 2, 1)
  }

  private mutating func choice(_ expression: TypedExpression, of count: Int, _ index: Int) -> Test {
    let unknown = unknown(expression)
    if chosen.insert(unknown).inserted { add((0..<max(0, count)).map(Value.integer), to: unknown) }
    return { $0.value(unknown) == .integer(index) }
  }

  private mutating func order(
    _ expression: TypedExpression,
    _ ordering: TypedExpression.Ordering?,
    _ literal: Value,
    mayBeNaN: Bool? = nil
  ) -> Test {
    let isCount = if case .call(_, .count, _) = expression.kind { true } else { false }
    let nan: [Value] = mayBeNaN ?? expression.mayBeNaN ? [.null] : []
    let unknown = unknown(expression)
    add(literal.neighbours(least: isCount ? 0 : .min) + nan, to: unknown)
    return { holds($0.value(unknown), ordering, literal) }
  }

  private mutating func unknown(_ expression: TypedExpression) -> Int {
    let key = identity(expression)
    if let index = unknowns[key] { return index }
    unknowns[key] = samples.count
    samples.append([])
    known.append([])
    return samples.count - 1
  }

  private mutating func add(_ values: [Value], to unknown: Int) {
    for value in values where known[unknown].insert(value).inserted {
      samples[unknown].append(value)
    }
  }

  /// A normalized form that is equal for all expressions that read the same value.
  private func identity(_ expression: TypedExpression) -> TypedExpression {
    if let name = expression.variableName, let value = bound[name] { return value }
    var same = expression.mapChildren(identity)
    same.type = expression.type.unwrapped
    return same
  }

  private func not(_ test: @escaping Test) -> Test { { !test(&$0) } }

  private func and(_ left: @escaping Test, _ right: @escaping Test) -> Test {
    { left(&$0) && right(&$0) }
  }

  private func or(_ left: @escaping Test, _ right: @escaping Test) -> Test {
    { left(&$0) || right(&$0) }
  }

  private func either(
    _ condition: @escaping Test,
    _ then: @escaping Test,
    otherwise: @escaping Test
  ) -> Test {
    { condition(&$0) ? then(&$0) : otherwise(&$0) }
  }
}

private func holds(_ left: Value, _ ordering: TypedExpression.Ordering?, _ right: Value) -> Bool {
  ordering.map { $0.holds(left, right) } ?? (left == right)
}

extension Value {
  /// Whether the value has known neighbors in its order.
  fileprivate var hasNeighbours: Bool {
    switch self {
    case .integer, .number, .string: true
    default: false
    }
  }

  /// The value itself, and a sample for each way in which another value can compare with it.
  ///
  /// If there is anything between two values of a condition, a neighbor of one of them is there. Null compares with nothing and equals
  /// nothing.
  fileprivate func neighbours(least: Int) -> [Value] {
    switch self {
    case .integer(let integer):
      return [integer.subtractingClamped(1), integer, integer.addingClamped(1)]
        .map { .integer(Swift.max($0, least)) }
    case .number(let number): return [.number(number.nextDown), self, .number(number.nextUp)]
    case .string(let text): return [.string(""), self, .string(text + "\0")]
    default: return [self, .null]
    }
  }
}

extension TypedExpression {
  /// Whether the value can be NaN. JSON has no NaN, but a computed number or an input can be NaN.
  fileprivate var mayBeNaN: Bool {
    switch kind {
    case .literal, .property, .lookup, .toNumber: false
    case .negate(let operand): operand.mayBeNaN
    default:
      switch type.unwrapped {
      case .string, .integer, .boolean, .date, .day, .localDateTime, .named: false
      default: true
      }
    }
  }
}
