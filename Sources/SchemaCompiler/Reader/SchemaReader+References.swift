import DocumentReader

extension SchemaReader {
  /// What a `$ref` leads to, and what that is called there.
  func target(
    of reference: Node,
    in part: SchemaPart
  ) throws(Diagnostic) -> (part: SchemaPart, name: String) {
    guard let text = reference.string else {
      throw .schema("$ref", wants: "a string", found: reference)
    }
    guard let parsed = SchemaReference(text) else {
      throw .unresolvedReference(text, reason: "it is not a URI", at: reference.location)
    }
    let (resource, base) = try resource(of: parsed, text, at: reference, in: part)
    let node: Node? =
      switch parsed.fragment {
      case .anchor(let name):
        try resource.file.node(anchored: name, within: base).map { (node) throws(Diagnostic) in
          try unambiguous(node, named: "\(base)#\(name)", text, in: resource.file, at: reference)
        }
      case .pointer([]): resource.node
      case .pointer(let tokens):
        resource.file.node(at: tokens, from: resource.node)
          ?? (parsed.file.isEmpty ? resource.file.node(at: tokens) : nil)
      }
    guard let node else {
      throw unresolved(text, parsed, in: resource, at: reference.location)
    }
    let name =
      switch parsed.fragment {
      case .anchor(let name): name
      case .pointer(let tokens): resource.file.name(at: tokens) ?? schemaStem(resource.file.path)
      }
    return (resource.inside(node), name)
  }

  /// The document, or the part of it with an `$id`, that the reference is about, and that `$id`.
  private func resource(
    of parsed: SchemaReference,
    _ text: String,
    at reference: Node,
    in part: SchemaPart
  ) throws(Diagnostic) -> (part: SchemaPart, base: String) {
    let file = part.file
    let base = file.base(of: reference)
    if parsed.file.isEmpty {
      return (part.inside(file.node(named: base) ?? file.root), base)
    }
    let absolute = resolvedURI(parsed.file, from: base)
    for name in [absolute, parsed.file] {
      if let own = file.node(named: name) {
        let own = try unambiguous(own, named: name, text, in: file, at: reference)
        return (part.inside(own), absolute)
      }
    }
    if isMetaschema(absolute) { return (part.inside(anyValue(at: reference.location)), absolute) }
    if parsed.isRemote {
      if let saved = files.saved(parsed.file, from: file) { return (saved, saved.file.base) }
      throw .remoteReference(text, at: reference.location)
    }
    if parsed.file.hasSuffix("/") {
      throw .unresolvedReference(
        text,
        reason: "the path of a file does not end in '/'",
        at: reference.location
      )
    }
    if parsed.file.hasPrefix("/") { throw .absoluteReference(text, at: reference.location) }
    switch files.file(parsed.file, from: file, at: reference.location) {
    case .failure(let problems):
      let own = part.inside(file.node(named: base) ?? file.root)
      if problems.allSatisfy({ $0.code == .unresolvedReference }),
        let hint = hint(for: parsed, resolved: absolute, in: own)
      {
        throw .unresolvedReference(text, reason: hint, at: reference.location)
      }
      throw problems.first ?? .unresolvedReference(text, reason: "", at: reference.location)
    case .file(let other): return (SchemaPart(node: other.root, file: other), other.base)
    }
  }

  private func unambiguous(
    _ node: Node,
    named name: String,
    _ text: String,
    in file: SchemaFile,
    at reference: Node
  ) throws(Diagnostic) -> Node {
    guard let other = file.otherNode(named: name) else { return node }
    throw .ambiguousReference(text, node.location, other.location, at: reference.location)
  }

  /// JSON Schema's own schema has any JSON as its values.
  private func isMetaschema(_ uri: String) -> Bool {
    uri.contains("//json-schema.org/draft") && uri.contains("/schema")
  }

  private func anyValue(at location: Location) -> Node { Node(.mapping([]), at: location) }
}
