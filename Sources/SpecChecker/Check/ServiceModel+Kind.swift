import ViewModelIR

extension ServiceModel {
  /// The kind of declaration that a named type refers to; `nil` for any other type.
  func kind(of type: ValueType) -> Declaration.Kind? {
    if case .named(let name) = type { self[name]?.kind } else { nil }
  }
}
