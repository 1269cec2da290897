extension ServiceModel {
  /// What a type is declared as.
  func kind(of type: ValueType) -> Declaration.Kind? {
    if case .named(let name) = type { self[name]?.kind } else { nil }
  }

  /// The union that a type is; nil for any other type.
  package func union(_ type: ValueType) -> Union? {
    guard case .named(let name) = type, case .union(let found)? = self[name]?.kind else {
      return nil
    }
    return found
  }

  /// Those of a record or a tuple; none of any other type.
  func properties(of type: ValueType) -> [Property] {
    if case .named(let name) = type { self[name]?.properties ?? [] } else { [] }
  }
}
