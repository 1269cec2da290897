import DocumentReader

/// A part of a declaration: a name with the ID of what it refers to, or a single character.
enum DeclarationToken: Equatable {
  case name(String, id: String?)
  case keyword(String)
  case character(Character)
}

/// Returns the tokens of a symbol graph's declaration fragments.
///
/// - Parameter owner: The type that the compiler calls `Self`.
func declarationTokens(_ fragments: [Node], in owner: String) -> [DeclarationToken] {
  let tokens = fragments.flatMap { fragment -> [DeclarationToken] in
    guard let spelling = fragment["spelling"]?.string else { return [] }
    switch fragment["kind"]?.string {
    // The accessors of a `private(set) var` are text.
    case "text": return textTokens(spelling)
    case "keyword", "attribute": return [.keyword(spelling)]
    default: return [.name(spelling, id: fragment["preciseIdentifier"]?.string)]
    }
  }
  let itself: [DeclarationToken] = [.character("`"), .keyword("Self"), .character("`")]
  return Array(tokens.replacing(itself, with: [.name(owner, id: nil)]))
}

private func textTokens(_ text: String) -> [DeclarationToken] {
  var tokens: [DeclarationToken] = []
  var rest = text[...]
  while let first = rest.first {
    let word = rest.prefix { $0.isLetter }
    if word.isEmpty {
      if !first.isWhitespace { tokens.append(.character(first)) }
      rest.removeFirst()
    } else {
      tokens.append(.keyword(String(word)))
      rest = rest[word.endIndex...]
    }
  }
  return tokens
}

/// A type as a declaration writes it.
indirect enum WrittenType: Equatable {
  case named(String, id: String?, arguments: [WrittenType])
  case list(WrittenType)
  case dictionary(key: WrittenType, value: WrittenType)
  case optional(WrittenType)
}

/// Reads types from the tokens of a declaration.
struct TypeReader {
  private(set) var rest: ArraySlice<DeclarationToken>
  private var depth = 0
  /// Deeper types would overflow the stack.
  private static let maxDepth = 32

  init(_ tokens: some Collection<DeclarationToken>) {
    rest = Array(tokens)[...]
  }

  /// Returns the type at the start of the tokens; `nil` if it is a function, a tuple, an existential or the like.
  mutating func type() -> WrittenType? {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.maxDepth, var type = plainType() else { return nil }
    var marks = 0
    while accept("?") || accept("!") {
      type = .optional(type)
      marks += 1
      if marks == Self.maxDepth { return nil }
    }
    return type
  }

  mutating func accept(_ character: Character) -> Bool {
    guard rest.first == .character(character) else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func plainType() -> WrittenType? {
    if accept("[") {
      guard let element = type() else { return nil }
      if accept(":") {
        guard let value = type(), accept("]") else { return nil }
        return .dictionary(key: element, value: value)
      }
      return accept("]") ? .list(element) : nil
    }
    if accept("(") {
      guard let type = type(), accept(")") else { return nil }
      return type
    }
    // The name of a module is text.
    while case .keyword? = rest.first, rest.dropFirst().first == .character(".") {
      rest.removeFirst(2)
    }
    guard case .name(var name, var id)? = rest.first else { return nil }
    rest.removeFirst()
    while rest.first == .character("."), case .name(let next, let nextID)? = rest.dropFirst().first
    {
      rest.removeFirst(2)
      // A module is a part of a path, but not of a type's own.
      name = id == nil ? next : "\(name).\(next)"
      id = nextID
    }
    guard let arguments = arguments() else { return nil }
    switch (name, arguments.first, arguments.count) {
    case ("Optional", let wrapped?, 1): return .optional(wrapped)
    case ("Array", let element?, 1): return .list(element)
    case ("Dictionary", let key?, 2):
      return arguments.last.map { .dictionary(key: key, value: $0) }
    default: return .named(name, id: id, arguments: arguments)
    }
  }

  /// The generic arguments in angle brackets; empty if there are none, and `nil` if one cannot be read.
  private mutating func arguments() -> [WrittenType]? {
    guard accept("<") else { return [] }
    var arguments: [WrittenType] = []
    repeat {
      guard let argument = type() else { return nil }
      arguments.append(argument)
    } while accept(",")
    return accept(">") ? arguments : nil
  }
}
