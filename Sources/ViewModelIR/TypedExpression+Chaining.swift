extension TypedExpression {
  /// Whether it is optional only because of a `?.` before it, as `author?.name` is where every author has a name: Swift goes on
  /// with a plain dot.
  package func isOptionalByChaining(in service: ServiceModel) -> Bool {
    switch kind {
    case .property(let base, let name):
      guard base.type.isOptional,
        let property = service.property(name, of: base.type.unwrapped)
      else { return false }
      return !property.type.isOptional
    case .call(let base, let function, let arguments):
      guard base.type.isOptional,
        let result = function.type(of: base.type.unwrapped, arguments.first)
      else { return false }
      return !result.isOptional
    default: return false
    }
  }
}
