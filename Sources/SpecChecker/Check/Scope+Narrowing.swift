import SpecSyntax
import ViewModelIR

// What a condition implies about the paths in the expressions after it.

extension Scope {
  /// The paths whose types a condition narrows if it has this outcome. `nil` is in the set if it narrows a value without a path.
  func narrowed(by condition: Syntax, holding isWanted: Bool) -> Set<ScopePath?> {
    switch (condition.kind, isWanted) {
    case (.isType(let operand, _, _), true): return paths(operand)
    case (.membership(let value, _), true): return paths(value)
    case (.binary(let left, .ordered, let right), true): return paths(left).union(paths(right))
    case (.binary(let left, .equal, let right), _), (.binary(let left, .notEqual, let right), _):
      let isEqual = if case .binary(_, .equal, _) = condition.kind { isWanted } else { !isWanted }
      let operand = nilComparison(left, right)
      if isEqual { return operand == nil ? paths(left).union(paths(right)) : [] }
      return operand.map(paths) ?? []
    case (.binary(let left, .and, let right), true), (.binary(let left, .or, let right), false):
      return narrowed(by: left, holding: isWanted)
        .union(narrowed(by: right, holding: isWanted))
    case (.prefix(.not, let operand), _): return narrowed(by: operand, holding: !isWanted)
    case (.name(let name), _): return conditions[name]?.paths(holding: isWanted) ?? []
    default: return []
    }
  }

  /// The paths of a value and of its owners.
  private func paths(_ syntax: Syntax) -> Set<ScopePath?> {
    switch syntax.kind {
    case .member(let base, _, _), .lookup(let base, _, _): paths(base).union([path(syntax)])
    default: [path(syntax)]
    }
  }

  /// The condition that rules out nil for a value or one of its owners, for messages; `nil` if there is none.
  func reason(_ syntax: Syntax) -> String? {
    if let path = path(syntax), narrowed[path] != nil, let reason = reasons[path] { return reason }
    return switch syntax.kind {
    case .member(let base, _, _), .lookup(let base, _, _), .call(let base?, _, _, _): reason(base)
    default: nil
    }
  }

  /// The conditions for bindings and their owners: a binding of `author?.name` also binds `author`.
  mutating func conditions(of bindings: [Binding]) -> [Condition] {
    let names = bindings.map(\.name)
    return bindings.map(Condition.binds)
      + bindings.flatMap { bindOwners(of: $0.value, excluding: names) }
  }

  /// Binds the owners of a value, which cannot be nil if the value is not.
  mutating func bindOwners(
    of value: TypedExpression,
    excluding names: [String] = []
  ) -> [Condition] {
    guard let owner = value.owner else { return [] }
    let outer = bindOwners(of: owner, excluding: names)
    guard owner.type.isOptional, let path = path(owner), narrowed[path] == nil else { return outer }
    let name =
      if case .variable(let name) = path { name } else { freshName(path.name, excluding: names) }
    narrowed[path] = TypedExpression(owner.type.unwrapped, .variable(name))
    return outer + [.binds(Binding(name: name, value: owner, isImplied: true))]
  }
}

extension TypedExpression {
  /// The value that this one is a part of, if any.
  fileprivate var owner: TypedExpression? {
    switch kind {
    case .property(let base, _), .call(let base, _, _), .lookup(let base, _): base
    case .toNumber(let value), .negate(let value): value.owner
    default: nil
    }
  }
}
