/// What a node is not that it should be.
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
