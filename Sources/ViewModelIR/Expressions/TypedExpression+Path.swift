extension TypedExpression {
  /// A name for the value that is understandable without knowing the code, such as `author.name`.
  package var path: String {
    switch kind {
    case .property(let base, let name): base.isNamed ? "\(base.path).\(name)" : name
    case .variable(let name) where name != rowIndex: name
    case .call(let base, let function, _):
      base.isNamed ? "\(base.path).\(function.rawValue)" : function.rawValue
    case .lookup(let base, _), .coalesce(let base, _), .payload(let base, _): base.path
    case .ifPresent(let binding, _): binding.value.path
    case .toNumber(let base), .negate(let base), .formatted(let base, _): base.path
    default: "value"
    }
  }

  private var isNamed: Bool {
    switch kind {
    case .model, .element: false
    default: true
    }
  }
}
