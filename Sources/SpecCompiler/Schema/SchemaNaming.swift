/// Gives every type of a schema its Swift name, the same for the same schema whatever spec asks.
struct SchemaNaming {
  let names: SwiftNames
  let rename: [String: String]

  /// A name for each entry. A root that says its name comes first, then definitions, then what they contain.
  ///
  /// A name that is taken is qualified with the containing type's name, then numbered.
  func typeNames(of graph: SchemaGraph, root: Int, rootName: RootName) -> [String] {
    var unique = UniqueNames()
    var result = Array(repeating: "", count: graph.entries.count)
    switch rootName {
    case .given(let name): result[root] = unique.claim(name)
    case .title(let title): result[root] = unique.claim(names.type(title))
    case .none, .fileName: break
    }
    for (index, entry) in graph.entries.enumerated() where index != root {
      let candidates = entry.names.map(names.type)
      if let free = candidates.first(where: { unique.reserve($0) }) {
        result[index] = free
        continue
      }
      let text = entry.names.first ?? ""
      let qualified = entry.parent.map { result[$0] + " " + text }
      result[index] = unique.claim(names.type(qualified ?? text))
    }
    if case .fileName(let stem) = rootName { result[root] = unique.claim(names.type(stem)) }
    return result.map { rename[$0] ?? $0 }
  }

  enum RootName {
    case given(String)
    case title(String)
    case fileName(String)
    /// The root is another type's second name, or no type at all.
    case none
  }

  func properties(of members: [SchemaGraph.Member], in typeName: String) -> [String] {
    folded(members.map(\.key), names.property).map { rename["\(typeName).\($0)"] ?? $0 }
  }

  func cases(of rawValues: [String], keepsUnknown: Bool) -> [String] {
    folded(rawValues) { rawValue in
      let name = names.enumCase(rawValue)
      return keepsUnknown && name == "unknown" ? "unknownValue" : name
    }
  }

  /// Who is spelt like the name gets it; the others are numbered in their order.
  private func folded(_ texts: [String], _ fold: (String) -> String) -> [String] {
    var unique = UniqueNames()
    let names = texts.map(fold)
    let isExact = zip(texts, names).map { text, name in text == name && unique.reserve(name) }
    return zip(names, isExact).map { name, isExact in isExact ? name : unique.claim(name) }
  }
}
