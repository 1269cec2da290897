import DocumentReader

extension ServiceModel {
  /// The union that a type is; nil for any other type.
  package func union(_ type: ValueType) -> Union? {
    guard case .named(let name) = type, case .union(let found)? = self[name]?.kind else {
      return nil
    }
    return found
  }

  /// What an expression finds by name in a record or a tuple, the members that no schema declares and the counts of what was skipped among it; in a
  /// union what all its cases have; nil for any other type.
  package func properties(of type: ValueType) -> [Property]? {
    guard case .named(let name) = type, let declaration = self[name] else { return nil }
    if case .union(let union) = declaration.kind { return union.members }
    let others = declaration.others
    return declaration.properties.map { others.isEmpty ? $0 : $0 + others }
  }
}

extension ServiceModel.Enumeration {
  /// The case that a map's key or an example means: `auto` is the string among values of several types, unless it is a number.
  package func knownCase(_ text: String) -> Case? {
    cases.first { $0.rawValue == text }
      ?? (rawType == .json ? cases.first { unquoted($0) == text } : nil)
  }

  /// What each text means that a map's key or an example may have, as `knownCase` finds one.
  package var rawValueByText: [String: String] {
    let rawValues = cases.map(\.rawValue)
    let others = rawType == .json ? shownValues : []
    return Dictionary(
      zip(rawValues + others, rawValues + rawValues),
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The values as a spec writes them.
  package var shownValues: [String] {
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

extension ServiceModel.Declaration {
  /// `additionalProperties`, where those are kept, and `skippedPhotos`.
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
