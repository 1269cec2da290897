import ViewModelIR

/// Paths that conditions have unwrapped, with the variables that hold their values; either leads to the other.
struct NarrowedPaths {
  private var values: [ScopePath: TypedExpression] = [:]
  private var pathsByName: [String: ScopePath] = [:]

  subscript(path: ScopePath) -> TypedExpression? {
    get { values[path] }
    set {
      if let name = values[path]?.variableName { pathsByName[name] = nil }
      values[path] = newValue
      if let name = newValue?.variableName { pathsByName[name] = path }
    }
  }

  /// What a variable holds the value of.
  func path(of name: String) -> ScopePath? { pathsByName[name] }

  /// In a closure over elements `$0` is not the one outside.
  var outsideElements: NarrowedPaths {
    var result = self
    for path in values.keys where path.usesElement { result[path] = nil }
    return result
  }
}
