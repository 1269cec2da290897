import DocumentReader

extension ServiceModel {
  /// The declaration of a union type; `nil` for any other type.
  package func union(_ type: ValueType) -> Union? {
    guard case .named(let name) = type, case .union(let found)? = self[name]?.kind else {
      return nil
    }
    return found
  }

  /// The properties that expressions can read. For a record or a tuple, these include the undeclared members, if they are kept, and
  /// the counts of skipped elements; for a union, they are the properties that all cases share. `nil` for any other type.
  package func properties(of type: ValueType) -> [Property]? {
    guard case .named(let name) = type, let declaration = self[name] else { return nil }
    if case .union(let union) = declaration.kind { return union.members }
    let others = declaration.others
    return declaration.properties.map { others.isEmpty ? $0 : $0 + others }
  }
}

extension ServiceModel.Enumeration {
  /// The case that a map's key or an example refers to. In an enumeration with values of several types, `auto` is the string
  /// `"auto"`, and `2` is the number if there is one.
  package func knownCase(_ text: String) -> Case? {
    cases.first { $0.rawValue == text }
      ?? (rawType == .json ? cases.first { unquoted($0) == text } : nil)
  }

  /// The raw value for each text that `knownCase` finds a case for.
  package var rawValueByText: [String: String] {
    let rawValues = cases.map(\.rawValue)
    let others = rawType == .json ? shownValues : []
    return Dictionary(
      zip(rawValues + others, rawValues + rawValues),
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The values as written in a spec.
  package var shownValues: [String] {
    rawType == .json ? cases.map(unquoted) : cases.map(\.rawValue)
  }

  /// The raw value without quotes if it is a string in an enumeration with values of several types.
  private func unquoted(_ known: Case) -> String {
    guard known.rawValue.hasPrefix("\"") else { return known.rawValue }
    var ignoredDiagnostics: [Diagnostic] = []
    let file = SourceFile(path: "", text: known.rawValue)
    return readJSON(file, into: &ignoredDiagnostics)?.string ?? known.rawValue
  }
}

extension ServiceModel.Declaration {
  /// The properties that the schema does not declare: the one with the undeclared members, if they are kept, and the counts of
  /// skipped elements, such as `skippedPhotos`.
  var others: [ServiceModel.Property] {
    switch kind {
    case .record(let record):
      let counts = record.properties.compactMap(\.skippedCount).map { property($0, .integer) }
      guard case .kept(let name, let type, _) = record.others else { return counts }
      return counts + [property(name, .dictionary(type))]
    case .tuple(let tuple):
      guard case .kept(let name, let type, _) = tuple.others else { return [] }
      return [property(name, .list(type))]
    case .enumeration, .union, .alias: return []
    }
  }

  private func property(_ name: String, _ type: ValueType) -> ServiceModel.Property {
    ServiceModel.Property(name: name, key: name, type: type, doc: "", location: location)
  }
}
