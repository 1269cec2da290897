/// The schemas of a file that a reference may name without saying where they stand.
struct SchemaResources {
  /// By `$id`, as it is written and as it resolves, and by `#` and `$anchor`.
  private(set) var nodes: [String: Node] = [:]
  /// Of references in a part that has an `$id` of its own.
  private(set) var bases: [Location: String] = [:]
  let rootBase: String

  init(of root: Node) {
    rootBase = root.ownIdentifier ?? ""
    var rest = [(node: root, base: rootBase)]
    while let (node, base) = rest.popLast() {
      for element in node.elements ?? [] { rest.append((element, base)) }
      guard let members = node.members else { continue }
      let own = node.ownIdentifier.map { resolvedURI($0, from: base) }
      if let own {
        nodes[own, default: node] = node
        nodes[node.ownIdentifier ?? own, default: node] = node
      }
      let inner = own.flatMap { $0.hasPrefix("#") ? nil : $0 } ?? base
      for member in members { add(member, of: node, inner, &rest) }
    }
  }

  private mutating func add(
    _ member: Node.Member,
    of node: Node,
    _ base: String,
    _ rest: inout [(node: Node, base: String)]
  ) {
    switch (member.key, member.value.string) {
    case ("$anchor", let name?), ("$dynamicAnchor", let name?):
      nodes["#" + name, default: node] = node
    case ("$ref", .some), ("$dynamicRef", .some):
      if base != rootBase { bases[member.value.location] = base }
    case (_, .some), ("const", _), ("enum", _), ("default", _), ("examples", _): break
    default: rest.append((member.value, base))
    }
  }
}

extension Node {
  /// `$id`, which was `id` in draft 4.
  fileprivate var ownIdentifier: String? {
    (self["$id"] ?? self["id"])?.string.map { $0.hasSuffix("#") ? String($0.dropLast()) : $0 }
  }
}

/// A URI reference as an absolute URI (RFC 3986, section 5.2, without dot segments).
func resolvedURI(_ reference: String, from base: String) -> String {
  if reference.hasPrefix("#") || base.isEmpty || hasScheme(reference) { return reference }
  let authorityEnd = base.range(of: "://").flatMap { base[$0.upperBound...].firstIndex(of: "/") }
  if reference.hasPrefix("/") {
    return (authorityEnd.map { String(base[..<$0]) } ?? base) + reference
  }
  let folder = base.lastIndex(of: "/").map { base[...$0] } ?? ""
  return folder + reference
}

private func hasScheme(_ reference: String) -> Bool {
  guard let colon = reference.firstIndex(of: ":") else { return false }
  return !reference[..<colon].contains("/")
}
