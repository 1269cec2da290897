/// Reads the values of a mapping by key and type, and reports values of the wrong type.
package struct KeyReader<Key: MappingKey> {
  package let node: Node
  /// What messages call the mapping: `a spec`.
  let what: String
  private let values: [String: Node]

  /// Reports keys that are not allowed, with the nearest allowed one, and required keys that are missing. Returns `nil` if the node is
  /// not a mapping, which is reported, or stands for an error that has been reported before.
  package init?(
    _ node: Node,
    _ what: String = Key.mapping,
    allowed: [Key] = Array(Key.allCases),
    into diagnostics: inout [Diagnostic]
  ) {
    if node.isReported { return nil }
    guard let members = node.members else {
      diagnostics.append(.wrongType(node, what: what, expected: "a mapping"))
      return nil
    }
    let names = allowed.map(\.rawValue)
    for member in members where !names.contains(member.key) {
      diagnostics.append(.unknownKey(member, in: what, allowed: names))
    }
    self.node = node
    self.what = what
    values = Dictionary(
      members.map { ($0.key, $0.value) },
      uniquingKeysWith: { first, _ in first }
    )
    for key in allowed where key.isRequired { require(key, into: &diagnostics) }
  }

  package subscript(key: Key) -> Node? { values[key.rawValue] }

  /// The value for the key, of any type; `nil` if there is none, or if it stands for an error that has been reported.
  package func node(_ key: Key) -> Node? { self[key].flatMap { $0.isReported ? nil : $0 } }

  /// The value for a key that other keys require; reports the key if it is missing.
  @discardableResult
  package func require(_ key: Key, into diagnostics: inout [Diagnostic]) -> Node? {
    if self[key] == nil, !isMisspelled(key) {
      diagnostics.append(.missingKey(key.rawValue, in: what, at: node.location))
    }
    return node(key)
  }

  /// Whether the key is missing, but the mapping has a similar one: a spelling mistake, which is reported as such.
  package func isMisspelled(_ key: Key) -> Bool {
    self[key] == nil && suggestion(for: key.rawValue, among: values.keys) != nil
  }

  /// The node for the key if it is a scalar of any type except null; other values are reported.
  package func scalar(_ key: Key, into diagnostics: inout [Diagnostic]) -> Node? {
    take(key, into: &diagnostics) { $0.text == nil ? nil : $0 }
  }

  package func text(_ key: Key, into diagnostics: inout [Diagnostic]) -> String? {
    take(key, into: &diagnostics) { $0.text }
  }

  package func bool(_ key: Key, into diagnostics: inout [Diagnostic]) -> Bool? {
    take(key, into: &diagnostics) { $0.bool }
  }

  package func elements(_ key: Key, into diagnostics: inout [Diagnostic]) -> [Node] {
    take(key, into: &diagnostics) { $0.elements } ?? []
  }

  package func members(_ key: Key, into diagnostics: inout [Diagnostic]) -> [Node.Member] {
    take(key, into: &diagnostics) { $0.members } ?? []
  }

  /// The value for the key as a case of `Word`, with its location; other values are reported.
  package func word<Word: RawRepresentable<String>>(
    _ key: Key,
    into diagnostics: inout [Diagnostic]
  ) -> (value: Word, location: Location)? {
    guard let node = scalar(key, into: &diagnostics) else { return nil }
    if let word = Word(rawValue: node.text ?? "") { return (word, node.location) }
    diagnostics.append(.notOneOf(node, what: "'\(key.rawValue)'", choices: key.shape.words))
    return nil
  }

  private func take<Value>(
    _ key: Key,
    into diagnostics: inout [Diagnostic],
    _ convert: (Node) -> Value?
  ) -> Value? {
    guard let node = node(key) else { return nil }
    let value = convert(node)
    if value == nil {
      let expected = key.shape.expected
      diagnostics.append(.wrongType(node, what: "'\(key.rawValue)'", expected: expected))
    }
    return value
  }
}

/// Errors for keys and values that the grammar does not allow.
extension Diagnostic {
  package static func notOneOf(_ node: Node, what: String, choices: [String]) -> Self {
    let text = node.text ?? ""
    let hint = Hint(for: text, among: choices, else: "it takes", "or")
    return Self(.wrongType, "\(what) cannot be \(quoted(text))", hint, at: node.location)
  }

  package static func unknownKey(_ member: Node.Member, in what: String, allowed: [String]) -> Self
  {
    let hint = Hint(for: member.key, among: allowed, else: "it takes", "or")
    return Self(
      .unknownKey,
      "\(what) has no key \(quoted(member.key))",
      hint,
      at: member.keyLocation
    )
  }

  package static func missingKey(_ key: String, in what: String, at location: Location) -> Self {
    Self(.missingKey, "\(what) needs '\(key)'", at: location)
  }

  package static func wrongType(_ node: Node, what: String, expected: String) -> Self {
    Self(.wrongType, "\(what) must be \(expected), not \(node.kindName)", at: node.location)
  }
}
