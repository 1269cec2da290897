import DocumentReader
import ViewModelIR

extension Diagnostic {
  static func wrongData(_ node: Node, at path: DataPath, expected: String) -> Diagnostic {
    Diagnostic(
      .exampleData,
      "\(name(path)) must be \(expected), not \(shown(node))",
      at: node.location
    )
  }

  static func readAsNil(_ node: Node, at path: DataPath, expected: String) -> Diagnostic {
    Diagnostic(
      .warning,
      .exampleData,
      "\(name(path)) is read as nil, because it must be \(expected), not \(shown(node))",
      at: node.location
    )
  }

  static func missingData(
    _ node: Node,
    at path: DataPath,
    from origin: ServiceModel.Origin = .data
  ) -> Diagnostic {
    let why =
      switch origin {
      case .data, .zero, .presence: ", but the schema requires it"
      case .computed: ": the tool cannot compute it as the app does, so give its value"
      case .defaulted: ": the tool does not know the default that the app has, so give its value"
      }
    return Diagnostic(.exampleData, "\(name(path)) is missing\(why)", at: node.location)
  }

  static func unknownCase(
    _ node: Node,
    _ text: String,
    at path: DataPath,
    known: [String]
  ) -> Diagnostic {
    let hint = Hint(for: text, among: known)
    return Diagnostic(
      .exampleData,
      "\(name(path)) has no value \(quoted(text))",
      hint,
      at: node.location
    )
  }

  static func undeclaredMember(
    _ member: Node.Member,
    at path: DataPath,
    declared: [String]
  ) -> Diagnostic {
    let hint = Hint(for: member.key, among: declared, else: "it has")
    return Diagnostic(
      .exampleData,
      "\(name(path)) is not in the schema, which allows no other members\(declared.isEmpty ? "" : "; \(hint)")",
      at: member.keyLocation,
      fix: hint.fix(at: member.keyLocation)
    )
  }

  static func undeclaredElement(
    _ node: Node,
    at path: DataPath,
    count: Int,
    most: Int
  ) -> Diagnostic {
    Diagnostic(
      .exampleData,
      "\(name(path)) has \(count) elements, but the schema allows \(most)",
      at: node.location
    )
  }

  /// A value that fits none of a union's types. The message includes the problem with the closest type.
  static func noFittingType(
    _ node: Node,
    at path: DataPath,
    tried types: [ValueType],
    closest: ValueType?,
    problem: Diagnostic?
  ) -> Diagnostic {
    // All kinds of dates have the same type name.
    let names =
      types.count(where: \.isDateLike) > 1
      ? types.map { $0.isDateLike ? $0.wanted : quoted($0.specName) }.joined(separator: " or ")
      : list(types.map(\.specName))
    guard let closest, let problem, closest.hasParts else {
      return wrongData(node, at: path, expected: names)
    }
    return Diagnostic(
      .exampleData,
      "\(name(path)) must be \(names); for '\(closest.specName)', \(problem.message)",
      at: node.location
    )
  }

  static func tooManyTrials(_ node: Node, at path: DataPath) -> Diagnostic {
    Diagnostic(
      .limit,
      "\(name(path)) needs more than \(Limits.unionTrials) attempts to determine its type: add a discriminator to the choice in the schema",
      at: node.location
    )
  }

  private static func name(_ path: DataPath) -> String {
    path.text.map { quoted($0, limit: 200) } ?? "the data"
  }

  private static func shown(_ node: Node) -> String {
    switch node.value {
    case .string(let text), .number(let text): quoted(text)
    default: node.kindName
    }
  }
}

extension ValueType {
  /// Whether a problem can be in a part of the value rather than all of it.
  fileprivate var hasParts: Bool {
    switch self {
    case .named, .list, .dictionary: true
    default: false
    }
  }
}
