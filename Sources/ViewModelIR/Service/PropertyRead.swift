/// A property that an expression reads.
package struct PropertyRead {
  /// The expression that reads the property, `base.name`.
  package let expression: TypedExpression
  package let base: TypedExpression
  package let name: String
}

extension TypedExpression {
  /// The properties that the expression reads. Properties of its base come first.
  package var properties: [PropertyRead] {
    let inner = children.flatMap(\.properties)
    guard case .property(let base, let name) = kind else { return inner }
    return inner + [PropertyRead(expression: self, base: base, name: name)]
  }
}

extension Rule {
  /// The bindings with which the rule unwraps values.
  package var bindings: [Binding] {
    switch self {
    case .text(let text): text.bindings
    case .fallback(let text, let otherwise): text.bindings + (otherwise?.bindings ?? [])
    case .cases(let branches):
      branches.flatMap { $0.conditions.compactMap(\.binding) + ($0.rule?.bindings ?? []) }
    case .join(let parts, _, _): parts.flatMap(\.bindings)
    case .value, .each, .one, .state: []
    }
  }
}
