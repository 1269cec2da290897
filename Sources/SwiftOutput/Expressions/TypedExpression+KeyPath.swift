import ViewModelIR

extension TypedExpression {
  /// `.name.first` for a path from `$0` without optionals on its way, "" for `$0` itself; nil for anything else.
  var elementPath: Code? { keyPath(from: .element) }

  /// The path from the root, which is a closure's element or the model, in the form of a Swift key path.
  func keyPath(from root: Kind) -> Code? {
    if kind == root { return "" }
    switch kind {
    case .property(let base, let name):
      return base.type.isOptional
        ? nil : base.keyPath(from: root).map { "\($0).\(swiftMember(name))" }
    case .call(let base, let function, []):
      guard let name = function.swift.property, !base.type.isOptional else { return nil }
      return base.keyPath(from: root).map { "\($0).\(name)" }
    default: return nil
    }
  }
}
