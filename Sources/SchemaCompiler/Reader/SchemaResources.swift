import DocumentReader

/// The schemas of a file that a reference can identify by `$id` or anchor instead of by location.
struct SchemaResources {
  /// The schemas by `$id`, both as written and as resolved, and by `$id` followed by `#` and an anchor.
  private(set) var nodes: [String: Node] = [:]
  /// The schemas by anchor, regardless of the `$id` that the anchor belongs to.
  private(set) var anchors: [String: Node] = [:]
  /// The base URIs of references, by location, within parts that have their own `$id`.
  private(set) var bases: [Location: String] = [:]
  let rootBase: String

  init(of root: Node) {
    rootBase = root.ownIdentifier ?? ""
    add(root, rootBase)
  }

  /// Adds a node and its contents, in reverse order: if two schemas have the same name, the first one wins.
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

/// The keywords whose values are data rather than schemas.
private let valueKeywords = ["const", "enum", "default", "examples"]

extension Node {
  /// The value of `$id`, or of `id` as in draft 4, without an empty fragment.
  fileprivate var ownIdentifier: String? {
    (self["$id"] ?? self["id"])?.string.map { $0.hasSuffix("#") ? String($0.dropLast()) : $0 }
  }
}
