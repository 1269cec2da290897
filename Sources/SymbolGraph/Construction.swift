import ViewModelIR

/// How tests make values of a type: with an initializer that takes properties, by setting properties, or from JSON.
struct Construction {
  let kind: ServiceModel.Construction
  /// Whether the initializer has a default for the properties that it takes.
  private let arguments: [String: Bool]
  /// Whether the type is a message of Protocol Buffers.
  private let isMessage: Bool

  /// - Parameter properties: The names of the properties that specs can use.
  init(
    with initializers: [Symbol],
    of properties: Set<String>,
    isDecodable: Bool,
    isMessage: Bool
  ) {
    self.isMessage = isMessage
    let initializers = initializers.compactMap { initializerArguments($0) }
    let fitting =
      initializers
      .filter { $0.allSatisfy { $0.isOptional || properties.contains($0.property) } }
      .map { $0.filter { properties.contains($0.property) } }
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

/// Returns the arguments of an initializer; `nil` if it can fail, or has arguments without labels.
private func initializerArguments(_ symbol: Symbol) -> [ServiceModel.Construction.Argument]? {
  let tokens = symbol.tokens
  let head = tokens.prefix { $0 != .character("(") }
  if head.contains(.character("?")) || tokens.contains(.keyword("throws"))
    || tokens.contains(.keyword("async")) || symbol.isMarked("MainActor")
  {
    return nil
  }
  var arguments: [ServiceModel.Construction.Argument] = []
  for argument in splitArguments(tokens.dropFirst(head.count + 1)) {
    guard case .name(let label, _)? = argument.first, argument.dropFirst().first == .character(":")
    else { return nil }
    arguments.append(.init(property: label, isOptional: argument.contains(.character("="))))
  }
  return arguments
}

/// Splits the tokens up to the closing parenthesis at the commas that are not inside brackets.
private func splitArguments(
  _ tokens: ArraySlice<DeclarationToken>
) -> [[DeclarationToken]] {
  var arguments: [[DeclarationToken]] = []
  var current: [DeclarationToken] = []
  var depth = 0
  for token in tokens {
    if case .character(let character) = token {
      switch character {
      case "(", "[", "<": depth += 1
      case ")" where depth == 0:
        if !current.isEmpty { arguments.append(current) }
        return arguments
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
  return arguments
}
