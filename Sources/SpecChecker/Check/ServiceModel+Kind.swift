import ViewModelIR

extension ServiceModel {
  /// What a type is declared as.
  func kind(of type: ValueType) -> Declaration.Kind? {
    if case .named(let name) = type { self[name]?.kind } else { nil }
  }
}
