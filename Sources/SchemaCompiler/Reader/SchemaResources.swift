import DocumentReader

/// The schemas of a file that a reference may name without saying where they stand.
struct SchemaResources {
  /// By `$id`, as it is written and as it resolves, and by `$anchor` after the `$id` that it belongs to.
  private(set) var nodes: [String: Node] = [:]
  /// By `$anchor`, wherever it is.
  private(set) var anchors: [String: Node] = [:]
  /// Of references in a part that has an `$id` of its own.
  private(set) var bases: [Location: String] = [:]
  let rootBase: String

  init(of root: Node) {
    rootBase = root.ownIdentifier ?? ""
    add(root, rootBase)
  }

  /// Of two that say the same name, the first is what it means.
  private mutating func add(_ node: Node, _ base: String) {
    for element in (node.elements ?? []).reversed() where !element.isScalar { add(element, base) }
    guard let members = node.members else { return }
    var inner = base
    if let identifier = node.ownIdentifier {
      if identifier.hasPrefix("#") {
        anchor(String(identifier.dropFirst()), node, base)
      } else {
        inner = resolvedURI(identifier, from: base)
        nodes[inner] = node
        nodes[identifier] = node
      }
    }
    for index in members.indices where members[index].key.utf8.first == UInt8(ascii: "$") {
      if let text = members[index].value.string { add(members[index], text, of: node, inner) }
    }
    for index in members.indices.reversed() where !members[index].value.isScalar {
      if !valueKeywords.contains(members[index].key) { add(members[index].value, inner) }
    }
  }

  private mutating func add(_ member: Node.Member, _ text: String, of node: Node, _ base: String) {
    if member.key == "$anchor" || member.key == "$dynamicAnchor" {
      anchor(text, node, base)
    } else if base != rootBase, referenceKeywords.contains(member.key) {
      bases[member.value.location] = base
    }
  }

  private mutating func anchor(_ name: String, _ node: Node, _ base: String) {
    nodes["\(base)#\(name)"] = node
    anchors[name] = node
  }
}

/// What they contain are not schemas.
private let valueKeywords = ["const", "enum", "default", "examples"]

extension Node {
  /// `$id`, which was `id` in draft 4.
  fileprivate var ownIdentifier: String? {
    (self["$id"] ?? self["id"])?.string.map { $0.hasSuffix("#") ? String($0.dropLast()) : $0 }
  }
}
