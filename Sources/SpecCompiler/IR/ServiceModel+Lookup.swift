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

extension ServiceModel.Enumeration {
  /// The case that a map's key or an example means: `auto` is the string among values of several types, unless it is a number.
  package func knownCase(_ text: String) -> Case? {
    cases.first { $0.rawValue == text }
      ?? (rawType == .json ? cases.first { unquoted($0) == text } : nil)
  }

  /// The values as a spec writes them.
  var shownValues: [String] {
    rawType == .json ? cases.map(unquoted) : cases.map(\.rawValue)
  }

  /// A string among values of several types as it is in the JSON.
  private func unquoted(_ known: Case) -> String {
    guard known.rawValue.hasPrefix("\"") else { return known.rawValue }
    var unheard: [Diagnostic] = []
    let file = SourceFile(path: "", text: known.rawValue)
    return readJSON(file, into: &unheard)?.string ?? known.rawValue
  }
}
