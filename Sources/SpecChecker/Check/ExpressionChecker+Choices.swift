import DocumentReader
import SpecSyntax
import ViewModelIR

extension ExpressionChecker {
  /// Checks `condition ? then : otherwise`. Whether the condition holds narrows both branches.
  func choice(
    _ condition: Syntax,
    _ then: Syntax,
    _ otherwise: Syntax,
    expected: ValueType?,
    _ syntax: Syntax
  ) throws(Diagnostic) -> TypedExpression {
    var (first, second) = (Branch(then, self), Branch(otherwise, self))
    let test: TypedExpression
    do throws(Diagnostic) {
      test = try self.condition(condition)
      try first.narrow(by: condition, holding: true)
      try second.narrow(by: condition, holding: false)
    } catch {
      problems.note(error)
      first.checker.scope.distrust(condition)
      second.checker.scope.distrust(condition, holding: false)
      _ = try values(first, second, expected, syntax)
      throw .alreadyReported
    }
    warnOfUnreachable(first, second, condition)
    let (value, other) = try values(first, second, expected, syntax)
    return TypedExpression(test, first.clauses, then: value, second.clauses, otherwise: other)
  }

  /// Checks the values of both branches, which have the same type. A literal takes its type from the other branch.
  private func values(
    _ first: Branch,
    _ second: Branch,
    _ expected: ValueType?,
    _ syntax: Syntax
  ) throws(Diagnostic) -> (TypedExpression, TypedExpression) {
    let isFirstOpen = first.syntax.openness > second.syntax.openness
    let (one, other) = isFirstOpen ? (second, first) : (first, second)
    let value: TypedExpression
    do throws(Diagnostic) {
      value = try one.checker.check(one.syntax, expected: expected)
    } catch {
      problems.note(error)
      // A literal cannot be checked without the type.
      if other.syntax.openness == .none { _ = try other.checker.check(other.syntax) }
      throw .alreadyReported
    }
    let rest = try other.checker.check(other.syntax, expected: value.type)
    var (a, b) = isFirstOpen ? (rest, value) : (value, rest)
    try unify(&a, &b, syntax)
    guard a.type.unwrapped == b.type.unwrapped else {
      throw .choiceOfTwoTypes(a.type, b.type, at: location(syntax))
    }
    return (a, b)
  }

  private func warnOfUnreachable(_ first: Branch, _ second: Branch, _ condition: Syntax) {
    let branches = [first, second].map(\.checker.scope.assumed)
    let unreachable = unreachableBranches(branches).map(\.index)
    // If neither branch is reached, a choice around this one has the mistake.
    guard let index = unreachable.first, unreachable.count == 1 else { return }
    let (unused, used) = index == 0 ? (first, second) : (second, first)
    problems.note(
      .unreachableBranch(
        written(condition),
        holds: index == 1,
        unused: written(unused.syntax),
        used: written(used.syntax),
        at: scalar.location(of: condition.range)
      )
    )
  }
}

/// A branch of a choice, with what the choice's condition implies in it.
private struct Branch {
  let syntax: Syntax
  var checker: ExpressionChecker
  var clauses: [Condition] = []

  init(_ syntax: Syntax, _ checker: ExpressionChecker) {
    self.syntax = syntax
    self.checker = checker
  }

  mutating func narrow(by condition: Syntax, holding isWanted: Bool) throws(Diagnostic) {
    clauses = try checker.clauses(condition, holding: isWanted, narrowing: &checker.scope)
    checker.scope.assumed += clauses
  }
}

/// How much an expression depends on the other branch for its type: not at all, only as a literal that could have another type, or entirely.
private enum Openness: Comparable {
  case none, literal, entire
}

extension Syntax {
  fileprivate var openness: Openness {
    switch kind {
    case .null, .emptyList, .implicitMember: .entire
    case .choice(_, let then, let otherwise): min(then.openness, otherwise.openness)
    default: takesType ? .literal : .none
    }
  }
}

extension TypedExpression {
  /// The first value if the test is true, and otherwise the second. The clauses of both outcomes bind what the values read; no condition
  /// binds names for both outcomes.
  fileprivate init(
    _ test: Self,
    _ holding: [Condition],
    then: Self,
    _ failing: [Condition],
    otherwise: Self
  ) {
    let holding = holding.unnamed(unusedIn: [then])
    let failing = failing.unnamed(unusedIn: [otherwise])
    let isOptional = then.type.isOptional || otherwise.type.isOptional
    let type = isOptional ? then.type.asOptional : then.type
    switch (holding.bindings.isEmpty, failing.bindings.isEmpty) {
    case (false, true) where !then.type.isOptional || otherwise.kind == .literal(.null):
      self = then.present(if: holding[...], or: otherwise)
    case (true, false) where !otherwise.type.isOptional || then.kind == .literal(.null):
      self = otherwise.present(if: failing[...], or: then)
    default:
      let then = holding.bindings.reversed().reduce(then) { $0.following($1) }
      let otherwise = failing.bindings.reversed().reduce(otherwise) { $0.following($1) }
      self.init(type, .choice(test, then: then, otherwise: otherwise))
    }
  }

  /// `name.map { … } ?? other`: the value if all clauses hold, and otherwise the other value.
  private func present(if clauses: ArraySlice<Condition>, or other: Self) -> Self {
    let value = present(if: clauses)
    return other.kind == .literal(.null) ? value : Self(other.type, .coalesce(value, other))
  }

  /// The value if all clauses hold, and otherwise nil.
  private func present(if clauses: ArraySlice<Condition>) -> Self {
    guard let clause = clauses.first else { return self }
    let rest = present(if: clauses.dropFirst())
    if let binding = clause.binding { return rest.following(binding) }
    let null = Kind.literal(.null)
    let type = rest.type.asOptional
    if case .choice(let next, let value, let otherwise) = rest.kind, otherwise.kind == null {
      let both = Self(.boolean, .and(clause.test, next))
      return Self(type, .choice(both, then: value, otherwise: otherwise))
    }
    return Self(type, .choice(clause.test, then: rest, otherwise: Self(type, null)))
  }
}

extension TypedExpression {
  /// The value if the binding's value is not nil: for a property of it by optional chaining, such as `name?.count`.
  private func following(_ binding: Binding) -> Self {
    chained(to: binding) ?? over([binding])
  }

  private func chained(to binding: Binding) -> Self? {
    switch kind {
    case .variable(binding.name): binding.value
    case .property(let base, let name):
      base.chained(to: binding).map { Self(type.asOptional, .property($0, name)) }
    case .call(let base, let function, []) where function.definition.isProperty:
      base.chained(to: binding).map { Self(type.asOptional, .call($0, function, [])) }
    default: nil
    }
  }
}

extension [Condition] {
  fileprivate var bindings: [Binding] { compactMap(\.binding) }
}

extension Diagnostic {
  fileprivate static func choiceOfTwoTypes(
    _ first: ValueType,
    _ second: ValueType,
    at location: Location
  ) -> Self {
    Self(
      .typeMismatch,
      "both values of '? :' must have the same type, but these are '\(first.messageName)' and '\(second.messageName)': "
        + "change one of them, or use 'cases' with texts",
      at: location
    )
  }

  fileprivate static func unreachableBranch(
    _ condition: String,
    holds: Bool,
    unused: String,
    used: String,
    at location: Location
  ) -> Self {
    Self(
      .warning,
      .unreachable,
      "\(quoted(condition)) is \(holds ? "always true" : "never true") here, so \(quoted(unused)) is never used: "
        + "correct the condition, or write only \(quoted(used))",
      at: location
    )
  }
}
