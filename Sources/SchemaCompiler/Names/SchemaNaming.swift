import ViewModelIR

/// Names the types of a schema. The names are the same whichever type a spec requests.
struct SchemaNaming {
  let names: SpecNames
  let rename: [String: String]

  /// Returns a name for each entry. A root with its own name is named first, then definitions, then the types that they contain.
  ///
  /// If a name is taken, the containing type's name is put in front of it. If that is taken too, a number is appended.
  func typeNames(of graph: SchemaGraph, root: Int, named rootName: RootName) -> [String] {
    // Reserved names also exclude numbered ones: the eighth `UTF` must not become `UTF8`.
    var unique = UniqueNames(excluding: names.reserved.types)
    var result = Array(repeating: "", count: graph.entries.count)
    if rootName.priority == .first { result[root] = unique.claim(names.type(rootName.text)) }
    for (index, entry) in graph.entries.enumerated() where index != root {
      let prefix = entry.isNamedAfterRoot ? rootName.text + " " : ""
      let candidates = entry.names.map { names.type(prefix + $0) }
      if let free = candidates.first(where: { unique.reserve($0) }) {
        result[index] = free
        continue
      }
      let text = prefix + (entry.names.first ?? "")
      let qualified = entry.parent.map { result[$0] + " " + text }
      result[index] = unique.claim(names.type(qualified ?? text))
    }
    if rootName.priority == .last { result[root] = unique.claim(names.type(rootName.text)) }
    return result
  }

  struct RootName {
    let text: String
    let priority: Priority

    enum Priority {
      /// The schema or the spec specifies the name, so the root is named before other types.
      case first
      /// The name is only that of the file, so the root is named after all other types.
      case last
      /// The root refers to another type, or is not a type at all, so it gets no name.
      case none
    }
  }

  func renamed(_ typeNames: [String]) -> [String] { typeNames.map { rename[$0] ?? $0 } }

  /// Returns the names of a type's members after `rename`.
  func renamed(_ members: [String], in typeName: String) -> [String] {
    rename.isEmpty ? members : members.map { rename["\(typeName).\($0)"] ?? $0 }
  }

  /// Returns the names of a type's properties, before `rename`.
  func propertyNames(of members: [SchemaGraph.Member]) -> [String] {
    folded(members.map(\.key), names.property)
  }

  /// Returns the names of a union's cases, after the types that they contain: `string`, `imageMessage`, `array`. In `Pet`, the case for
  /// `PetObject` is `object`.
  func unionCases(of types: [ValueType], in union: String, keepsUnknown: Bool) -> [String] {
    var unique = UniqueNames()
    if keepsUnknown { _ = unique.reserve("unknown") }
    let lists = types.count { if case .list = $0.unwrapped { true } else { false } }
    return types.map { type in
      let word = word(for: type, isOnlyList: lists == 1)
      return unique.claim(names.enumCase(without(union, word)))
    }
  }

  /// Returns a type's name without that of the union: `Object` for `PetObject` in `Pet`, `Card` for `CardPayment` in `Payment`.
  private func without(_ union: String, _ word: String) -> String {
    let rest = word.dropFirst(union.count)
    if word.hasPrefix(union), rest.first?.isUppercase == true { return String(rest) }
    return word.hasSuffix(union) && !rest.isEmpty ? String(word.dropLast(union.count)) : word
  }

  private func word(for type: ValueType, isOnlyList: Bool) -> String {
    switch type {
    case .string, .styledText: "string"
    case .integer: "integer"
    case .number: "number"
    case .decimal: "decimal"
    case .boolean: "bool"
    case .date: "date"
    case .day: "day"
    case .localDateTime: "localDateTime"
    case .duration: "duration"
    case .url: "url"
    case .uuid: "uuid"
    case .json: "value"
    case .named(let name), .viewModel(let name): name
    case .list(let element): isOnlyList ? "array" : word(for: element, isOnlyList: true) + " array"
    case .dictionary: "dictionary"
    case .optional(let wrapped): word(for: wrapped, isOnlyList: isOnlyList)
    }
  }

  func cases(of rawValues: [String], keepsUnknown: Bool) -> [String] {
    folded(rawValues) { rawValue in
      let name = names.enumCase(rawValue)
      return keepsUnknown && name == "unknown" ? "unknownValue" : name
    }
  }

  /// Turns texts into unique names. If several texts lead to one name, the text that is spelled like it gets it. The others are numbered
  /// in order.
  private func folded(_ texts: [String], _ fold: (String) -> String) -> [String] {
    var unique = UniqueNames(minimumCapacity: texts.count)
    let names = texts.map(fold)
    let isExact = zip(texts, names).map { text, name in text == name && unique.reserve(name) }
    return zip(names, isExact).map { name, isExact in isExact ? name : unique.claim(name) }
  }
}
