import ViewModelIR

extension ViewModel {
  /// Whether any of the fields depends on a property of the source, directly or through `let`.
  func shows(_ property: String) -> Bool {
    var reader = SourceReader(property: property)
    for local in locals {
      let results = local.rule.results
      if local.rule.conditions.contains(where: reader.reads)
        || results.contains(where: reader.readsWithin)
      {
        return true
      }
      if results.contains(where: reader.mayBeSource) { reader.aliases.insert(local.name) }
    }
    return fields.contains { $0.rule.expressions.contains(where: reader.reads) }
  }
}

/// Finds expressions that read a property of a view model's source.
private struct SourceReader {
  let property: String
  /// The `let` values that may be the source itself.
  var aliases: Set<String> = []

  func mayBeSource(_ expression: TypedExpression) -> Bool {
    switch expression.kind {
    case .model: true
    case .variable(let name): aliases.contains(name)
    case .coalesce(let left, let right): mayBeSource(left) || mayBeSource(right)
    default: false
    }
  }

  /// Whether the expression reads the property. An expression that is the whole source does.
  func reads(_ expression: TypedExpression) -> Bool {
    switch expression.kind {
    case .property(let base, let name) where mayBeSource(base):
      name == property || readsWithin(base)
    case .model: true
    case .variable(let name): aliases.contains(name)
    default: expression.children.contains(where: reads)
    }
  }

  /// Whether the expression reads the property in another way than by being the source.
  func readsWithin(_ expression: TypedExpression) -> Bool {
    mayBeSource(expression)
      ? expression.children.contains(where: readsWithin) : reads(expression)
  }
}

extension Rule {
  /// The expressions that can be the rule's value.
  fileprivate var results: [TypedExpression] {
    switch self {
    case .value(let value): [value]
    case .cases(let branches): branches.compactMap(\.rule).flatMap(\.results)
    case .text, .fallback, .join, .each, .state: expressions
    }
  }

  fileprivate var conditions: [TypedExpression] {
    guard case .cases(let branches) = self else { return [] }
    return branches.flatMap { $0.conditions.map(\.expression) }
  }
}
