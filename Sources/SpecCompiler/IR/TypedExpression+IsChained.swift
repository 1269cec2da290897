extension TypedExpression {
  /// Whether it is optional only because something before its last member is: `address?.city` of a plain city.
  package func isChained(in service: ServiceModel) -> Bool {
    switch kind {
    case .property(let base, let name):
      guard base.type.isOptional, case .named(let type) = base.type.unwrapped,
        case .record(let properties)? = service[type]?.kind
      else { return false }
      return properties.first { $0.name == name }?.type.isOptional == false
    case .call(let base, let function, let arguments):
      return base.type.isOptional
        && function.type(of: base.type.unwrapped, arguments.first)?.isOptional == false
    default: return false
    }
  }
}
