import ViewModelIR

/// The paths that conditions have unwrapped and the variables that hold their values, with lookup in both directions.
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

  /// The path whose value the variable holds.
  func path(of name: String) -> ScopePath? { pathsByName[name] }

  /// The paths that are valid inside a closure, where `$0` is another element.
  var outsideElements: NarrowedPaths {
    var result = self
    for path in values.keys where path.usesElement { result[path] = nil }
    return result
  }
}
