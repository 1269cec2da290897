import DocumentReader
import SpecSyntax
import ViewModelIR

// Narrowing: what a condition implies about the types of the expressions after it.

extension ExpressionChecker {
  /// Splits a condition into clauses that all hold if and only if the condition has the given outcome. Narrows the scope accordingly.
  ///
  /// After `x != nil`, `x > 3` or `x == 3` an optional x is not nil. After `x is A` it is an A. After `x?.y > 3` neither x nor its y is nil.
  func clauses(
    _ syntax: Syntax,
    holding isWanted: Bool = true,
    narrowing scope: inout Scope
  ) throws(Diagnostic) -> [Condition] {
    let clauses = try unexplainedClauses(syntax, holding: isWanted, narrowing: &scope)
    for name in clauses.lazy.filter({ !$0.isImplied }).compactMap(\.boundName) {
      guard let path = scope.narrowed.path(of: name), scope.reasons[path] == nil else { continue }
      let outcome = isWanted ? "is true" : "is false"
      scope.reasons[path] = "because \(quoted(written(syntax))) \(outcome)"
    }
    return clauses
  }

  private func unexplainedClauses(
    _ syntax: Syntax,
    holding isWanted: Bool,
    narrowing scope: inout Scope
  ) throws(Diagnostic) -> [Condition] {
    var checker = self
    checker.scope = scope
    switch (syntax.kind, isWanted) {
    case (.binary(let left, .and, let right), true), (.binary(let left, .or, let right), false):
      return try clauses(left, right, holding: isWanted, narrowing: &scope)
    case (.prefix(.not, let operand), _)
    where !scope.narrowed(by: operand, holding: !isWanted).isEmpty:
      return try clauses(operand, holding: !isWanted, narrowing: &scope)
    case (.isType(let operand, let name, let mark), true):
      let union = try checker.check(operand)
      let found = try checker.unionCase(name, at: mark, of: union, operand, syntax)
      let match = scope.match(found, of: union, operand)
      return [.matches(match)] + scope.bindOwners(of: union)
    case (.name(let name), _):
      if let shared = scope.conditions[name] {
        let holds = try checker.condition(syntax)
        let implied = shared.implied(holding: isWanted, narrowing: &scope)
        return [.holds(isWanted ? holds : holds.negated)] + implied
      }
    case (.membership(let operand, let literals), true):
      var (value, members) = try checker.members(literals, of: operand, syntax)
      var bindings: [Binding] = []
      if scope.path(operand) != nil { value = scope.bind(value, operand, to: &bindings) }
      let isMember = try checker.dependent(value.isAny(of: members), syntax)
      return scope.conditions(of: bindings) + [.holds(isMember)]
    case (.binary(let left, .ordered(let ordering), let right), true):
      var bindings: [Binding] = []
      let holds = try checker.ordered(left, ordering, right, binding: &bindings, in: &scope, syntax)
      return scope.conditions(of: bindings) + [.holds(holds)]
    case (.binary(let left, .equal, let right), true),
      (.binary(let left, .notEqual, let right), false):
      return try checker.equal(left, right, syntax, narrowing: &scope)
    case (.binary(let left, .notEqual, let right), true),
      (.binary(let left, .equal, let right), false):
      if let operand = nilComparison(left, right), let path = scope.path(operand) {
        var bindings: [Binding] = []
        let value = try checker.comparedWithNil(operand, syntax)
        if let known = scope.narrowed[path], let name = known.variableName,
          known.type == value.type.unwrapped
        {
          return [.binds(Binding(name: name, value: value))]
        }
        _ = scope.bind(value, operand, to: &bindings)
        return scope.conditions(of: bindings)
      }
    default: break
    }
    let holds = try checker.condition(syntax)
    return [.holds(isWanted ? holds : holds.negated)]
  }

  private func clauses(
    _ left: Syntax,
    _ right: Syntax,
    holding isWanted: Bool,
    narrowing scope: inout Scope
  ) throws(Diagnostic) -> [Condition] {
    let first: [Condition]
    do {
      first = try clauses(left, holding: isWanted, narrowing: &scope)
    } catch {
      problems.note(error)
      scope.distrust(left, holding: isWanted)
      _ = try clauses(right, holding: isWanted, narrowing: &scope)
      throw .alreadyReported
    }
    return first + (try clauses(right, holding: isWanted, narrowing: &scope))
  }

  /// The clauses of an equality that holds. If only one of the two values is optional, it cannot be nil.
  private func equal(
    _ left: Syntax,
    _ right: Syntax,
    _ syntax: Syntax,
    narrowing scope: inout Scope
  ) throws(Diagnostic) -> [Condition] {
    var (first, second) = try compared(left, right, syntax)
    var bindings: [Binding] = []
    if first.type.isOptional != second.type.isOptional {
      if scope.path(left) != nil { first = scope.bind(first, left, to: &bindings) }
      if scope.path(right) != nil { second = scope.bind(second, right, to: &bindings) }
    }
    let holds = try equality(first, second, negated: false, syntax)
    return scope.conditions(of: bindings) + [.holds(holds)]
  }

  /// Checks `left && right` or `left || right`. The left side narrows the right: it holds in `&&`, and does not hold in `||`.
  func connected(
    _ left: Syntax,
    _ right: Syntax,
    isAnd: Bool
  ) throws(Diagnostic) -> TypedExpression {
    if scope.narrowed(by: left, holding: isAnd).isEmpty {
      let (first, second) = try problems.both(
        { () throws(Diagnostic) in try condition(left) },
        { () throws(Diagnostic) in try condition(right) }
      )
      return .connecting(first, second, isAnd: isAnd)
    }
    var inner = self
    let clauses: [Condition]
    do {
      clauses = try self.clauses(left, holding: isAnd, narrowing: &inner.scope)
    } catch {
      problems.note(error)
      inner.scope.distrust(left, holding: isAnd)
      _ = try inner.condition(right)
      throw .alreadyReported
    }
    let last = try inner.condition(right)
    return .connecting(clauses.unnamed(unusedIn: [last])[...], last, isAnd: isAnd)
  }
}

extension TypedExpression {
  fileprivate static func connecting(_ left: Self, _ right: Self, isAnd: Bool) -> Self {
    Self(.boolean, isAnd ? .and(left, right) : .or(left, right))
  }

  /// Connects the clauses of the left side with the right side, which is evaluated only if all clauses hold.
  fileprivate static func connecting(
    _ clauses: ArraySlice<Condition>,
    _ last: Self,
    isAnd: Bool
  ) -> Self {
    var sides: [Self] = []
    for (index, clause) in zip(clauses.indices, clauses) {
      guard let binding = clause.binding else {
        sides.append(isAnd ? clause.test : clause.test.negated)
        continue
      }
      let rest = connecting(clauses[clauses.index(after: index)...], last, isAnd: isAnd)
      let otherwise = Self(.boolean, .literal(.bool(!isAnd)))
      // Nested bindings share one `?? false`: `a.flatMap { b.map { … } } ?? false`.
      let body = if case .coalesce(let inner, otherwise) = rest.kind { inner } else { rest }
      sides.append(Self(.boolean, .coalesce(body.over([binding]), otherwise)))
      return joined(sides, isAnd: isAnd)
    }
    return joined(sides + [last], isAnd: isAnd)
  }

  private static func joined(_ sides: [Self], isAnd: Bool) -> Self {
    guard let first = sides.first else { return Self(.boolean, .literal(.bool(isAnd))) }
    return sides.dropFirst().reduce(first) { connecting($0, $1, isAnd: isAnd) }
  }

  /// The expression with the bindings around it, which is nil if one of their values is nil.
  func over(_ bindings: [Binding]) -> Self {
    bindings.reversed().reduce(self) { Self($0.type.asOptional, .ifPresent($1, $0)) }
  }
}

/// The operand that is compared with the literal `nil`; `nil` if neither operand is that literal.
func nilComparison(_ left: Syntax, _ right: Syntax) -> Syntax? {
  if case .null = right.kind { return left }
  if case .null = left.kind { return right }
  return nil
}

extension Condition {
  /// The condition without a binding, as a Bool.
  var test: TypedExpression {
    switch self {
    case .holds(let test): test
    case .binds(let binding):
      TypedExpression(
        .boolean,
        .equal(binding.value, TypedExpression(binding.value.type, .literal(.null)), negated: true)
      )
    case .matches(let match): TypedExpression(.boolean, .isCase(match.value, match.caseName))
    }
  }
}
