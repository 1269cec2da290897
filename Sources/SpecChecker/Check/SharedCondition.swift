import SpecSyntax
import ViewModelIR

/// What a condition that is a `let` value implies about paths if another condition uses it.
struct SharedCondition {
  private var facts: [Bool: [Fact]] = [:]
  private let paths: [Bool: Set<ScopePath?>]

  /// A path whose value is not nil or is a certain case of a union, with the condition that binds it.
  private struct Fact {
    let path: ScopePath
    let condition: Condition
  }

  init(_ syntax: Syntax, _ checker: ExpressionChecker) {
    paths = Dictionary(
      uniqueKeysWithValues: [true, false].map { isWanted in
        (isWanted, checker.scope.narrowed(by: syntax, holding: isWanted))
      }
    )
    // If the condition has an error, there are no facts, but the paths that it would narrow are still known.
    for (isWanted, paths) in paths where !paths.isEmpty {
      var scope = checker.scope
      let clauses = try? checker.clauses(syntax, holding: isWanted, narrowing: &scope)
      facts[isWanted] = clauses?.compactMap { clause in
        guard let name = clause.boundName,
          let path = scope.narrowed.path(of: name)
        else { return nil }
        return Fact(path: path, condition: clause)
      }
    }
  }

  /// The paths that the condition narrows if it has this outcome.
  func paths(holding isWanted: Bool) -> Set<ScopePath?> { paths[isWanted, default: []] }

  /// The conditions that this one implies with the given outcome, with names that are free in the scope. Narrows the scope.
  func implied(holding isWanted: Bool, narrowing scope: inout Scope) -> [Condition] {
    var names: [String: String] = [:]
    var conditions: [Condition] = []
    for fact in facts[isWanted, default: []] {
      guard let old = fact.condition.boundName else { continue }
      if let known = scope.narrowed[fact.path]?.variableName {
        names[old] = known
        continue
      }
      let name =
        if case .variable(let name) = fact.path { name } else {
          scope.freshName(old, excluding: [])
        }
      conditions.append(fact.condition.implied(as: name, renaming: names))
      names[old] = name
      scope.narrowed[fact.path] = fact.condition.type.map { TypedExpression($0, .variable(name)) }
    }
    return conditions
  }
}

extension Condition {
  /// The name that the condition binds, if any.
  var boundName: String? {
    switch self {
    case .holds: nil
    case .binds(let binding): binding.name
    case .matches(let match): match.name
    }
  }

  /// Whether the condition follows from others and only exists to bind a name.
  var isImplied: Bool {
    switch self {
    case .holds: false
    case .binds(let binding): binding.isImplied
    case .matches(let match): match.isImplied
    }
  }

  /// The type of the value that the condition binds.
  fileprivate var type: ValueType? {
    switch self {
    case .holds: nil
    case .binds(let binding): binding.value.type.unwrapped
    case .matches(let match): match.type
    }
  }

  fileprivate func implied(as name: String, renaming names: [String: String]) -> Condition {
    switch self {
    case .holds(let value): return .holds(value.renaming(names))
    case .binds(let binding):
      let value = binding.value.renaming(names)
      return .binds(Binding(name: name, value: value, isImplied: true))
    case .matches(var match):
      match.name = name
      match.value = match.value.renaming(names)
      match.isImplied = true
      return .matches(match)
    }
  }
}

extension TypedExpression {
  fileprivate func renaming(_ names: [String: String]) -> TypedExpression {
    if let name = variableName, let other = names[name] {
      return TypedExpression(type, .variable(other))
    }
    return mapChildren { $0.renaming(names) }
  }
}
