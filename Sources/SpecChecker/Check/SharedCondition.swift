import ViewModelIR

/// What a value of `let` that is a condition says of paths, wherever it is used as one.
struct SharedCondition {
  private var facts: [Bool: [Fact]] = [:]
  private let paths: [Bool: [ScopePath?]]

  /// A path that is there, or is one of a union's cases.
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
    // Where it has a mistake, it is known only of what it would say something.
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

  /// What it says something of.
  func paths(holding isWanted: Bool) -> [ScopePath?] { paths[isWanted, default: []] }

  /// The conditions that hold behind it, with names that are free in the scope.
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
        if case .variable(let name) = fact.path { name } else { scope.freshName(old, besides: []) }
      conditions.append(fact.condition.implied(as: name, renaming: names))
      names[old] = name
      scope.narrowed[fact.path] = fact.condition.type.map { TypedExpression($0, .variable(name)) }
    }
    return conditions
  }
}

extension Condition {
  /// What it calls a value from here on.
  var boundName: String? {
    switch self {
    case .holds: nil
    case .binds(let binding): binding.name
    case .matches(let match): match.name
    }
  }

  /// Whether conditions before it say so too.
  var isImplied: Bool {
    switch self {
    case .holds: false
    case .binds(let binding): binding.isImplied
    case .matches(let match): match.isImplied
    }
  }

  /// Of what it names.
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
