/// Takes the values of a mapping by key and type; what has the wrong shape becomes a diagnostic.
package struct KeyReader<Key: MappingKey> {
  package let node: Node
  /// What the mapping is, as a message names it: `a spec`.
  let what: String
  private let values: [String: Node]

  /// nil if the node is not a mapping, or was an error. Keys that are not allowed are reported with the nearest allowed one.
  package init?(
    _ node: Node,
    _ what: String = Key.mapping,
    allowed: [Key] = Array(Key.allCases),
    into diagnostics: inout [Diagnostic]
  ) {
    if node.isTold { return nil }
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
    values = Dictionary(members.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  package subscript(key: Key) -> Node? { values[key.rawValue] }

  /// nil too where the value was an error.
  @discardableResult
  package func require(_ key: Key, into diagnostics: inout [Diagnostic]) -> Node? {
    if let value = self[key] { return value.isTold ? nil : value }
    if isMisspelt(key) { return nil }
    diagnostics.append(.missingKey(key.rawValue, in: what, at: node.location))
    return nil
  }

  /// Whether a similar key has been reported.
  package func isMisspelt(_ key: Key) -> Bool {
    self[key] == nil && suggestion(for: key.rawValue, among: values.keys) != nil
  }

  /// A scalar's node, of any scalar type.
  package func scalar(_ key: Key, into diagnostics: inout [Diagnostic]) -> Node? {
    take(key, "a string", into: &diagnostics) { $0.text == nil ? nil : $0 }
  }

  package func text(_ key: Key, into diagnostics: inout [Diagnostic]) -> String? {
    take(key, "a string", into: &diagnostics) { $0.text }
  }

  package func bool(_ key: Key, into diagnostics: inout [Diagnostic]) -> Bool? {
    take(key, "true or false", into: &diagnostics) { $0.bool }
  }

  package func elements(_ key: Key, into diagnostics: inout [Diagnostic]) -> [Node] {
    take(key, "a list", into: &diagnostics) { $0.elements } ?? []
  }

  package func members(_ key: Key, into diagnostics: inout [Diagnostic]) -> [Node.Member] {
    take(key, "a mapping", into: &diagnostics) { $0.members } ?? []
  }

  private func take<Value>(
    _ key: Key,
    _ expected: String,
    into diagnostics: inout [Diagnostic],
    _ convert: (Node) -> Value?
  ) -> Value? {
    guard let node = self[key], !node.isTold else { return nil }
    let value = convert(node)
    if value == nil {
      diagnostics.append(.wrongType(node, what: "'\(key.rawValue)'", expected: expected))
    }
    return value
  }
}
