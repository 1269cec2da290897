import ViewModelIR

/// How tests make values of a type: with an initializer that takes properties, by setting properties, or from JSON.
struct Construction {
  let kind: ServiceModel.Construction
  /// Whether the initializer has a default for the properties that it takes.
  private let arguments: [String: Bool]
  /// Whether the type is a message of Protocol Buffers.
  private let isMessage: Bool

  /// - Parameter properties: The types of the properties that specs can use, by name.
  init(
    with initializers: [Symbol],
    of properties: [String: AppType],
    _ types: AppTypeReader,
    isDecodable: Bool,
    isMessage: Bool
  ) {
    self.isMessage = isMessage
    let initializers = initializers.compactMap { InitializerArgument.all(of: $0) }
    let fitting = initializers.compactMap { arguments -> [ServiceModel.Construction.Argument]? in
      let fitting = arguments.filter { properties[$0.label] == types.wholeType($0.type) }
        .filter { properties[$0.label] != nil }
      let labels = Set(fitting.map(\.label))
      guard arguments.allSatisfy({ $0.hasDefault || labels.contains($0.label) }) else { return nil }
      return fitting.map { .init(property: $0.label, isOptional: $0.hasDefault) }
    }
    if let best = fitting.max(by: { $0.count < $1.count }), !best.isEmpty {
      kind = .arguments(best)
      arguments = Dictionary(best.map { ($0.property, $0.isOptional) }, uniquingKeysWith: { $1 })
    } else if initializers.contains(where: \.isEmpty) {
      kind = .setting
      arguments = [:]
    } else {
      kind = isDecodable ? .decoding : .impossible
      arguments = [:]
    }
  }

  /// An initializer can take a property that looks computed from outside, such as a `private(set) var`.
  func origin(of property: Symbol, among names: Set<String>) -> ServiceModel.Origin {
    if isMessage {
      if !property.isReadOnly { return .zero }
      // `hasNote` is true if `note` has been set, and `hasURL` if `url` has.
      guard property.ownName.hasPrefix("has") else { return .computed }
      let name = property.ownName.dropFirst(3).lowercased()
      return names.first { $0.lowercased() == name }.map { .presence(of: $0) } ?? .computed
    }
    return switch kind {
    case .arguments:
      arguments[property.ownName].map { $0 ? .defaulted : .data } ?? .computed
    case .setting: property.isReadOnly ? .computed : .defaulted
    case .decoding: property.isReadOnly ? .computed : .data
    // Such a value is only in a computed property, so examples need no more of it than the spec reads.
    case .impossible: .computed
    }
  }
}

/// A parameter of an initializer.
private struct InitializerArgument {
  let label: String
  let type: ArraySlice<DeclarationToken>
  let hasDefault: Bool

  private init?(_ tokens: [DeclarationToken]) {
    guard case .name(let label, _)? = tokens.first, tokens.dropFirst().first == .character(":")
    else { return nil }
    self.label = label
    let equals = tokens.firstIndex(of: .character("="))
    type = tokens.prefix(equals ?? tokens.count).dropFirst(2)
    hasDefault = equals != nil
  }

  /// Returns the parameters of an initializer; `nil` if tests cannot call it as it is, or if one has no label.
  static func all(of symbol: Symbol) -> [Self]? {
    let tokens = symbol.tokens
    let head = tokens.prefix { $0 != .character("(") }
    let (parts, rest) = splitArguments(tokens.dropFirst(head.count + 1))
    if head.contains(.character("?")) || symbol.isMarked("MainActor")
      || rest.contains(.keyword("throws")) || rest.contains(.keyword("async"))
    {
      return nil
    }
    let arguments = parts.compactMap(Self.init)
    return arguments.count == parts.count ? arguments : nil
  }
}

/// Splits the tokens up to the closing parenthesis at the commas that are not inside brackets. Returns the tokens after it, too.
private func splitArguments(
  _ tokens: ArraySlice<DeclarationToken>
) -> (arguments: [[DeclarationToken]], rest: ArraySlice<DeclarationToken>) {
  var arguments: [[DeclarationToken]] = []
  var current: [DeclarationToken] = []
  var depth = 0
  for (index, token) in zip(tokens.indices, tokens) {
    if case .character(let character) = token {
      switch character {
      case "(", "[", "<": depth += 1
      case ")" where depth == 0:
        if !current.isEmpty { arguments.append(current) }
        return (arguments, tokens[index...].dropFirst())
      // The arrow of a function type.
      case ">" where current.last == .character("-"): break
      case ")", "]", ">": depth -= 1
      case "," where depth == 0:
        arguments.append(current)
        current = []
        continue
      default: break
      }
    }
    current.append(token)
  }
  return (arguments, [])
}
