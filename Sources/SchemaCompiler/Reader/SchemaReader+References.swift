import DocumentReader

extension SchemaReader {
  /// Resolves a `$ref`. Returns the schema it refers to, and that schema's name in its file.
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
        resource.file.node(anchored: name, within: base)
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

  /// Returns the schema resource that a reference points into, with its `$id`. A resource is a file, or a part of a file that has its own
  /// `$id`.
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
      if let own = file.node(named: name) { return (part.inside(own), absolute) }
    }
    if isMetaschema(absolute) { return (part.inside(anyValue(at: reference.location)), absolute) }
    if parsed.isRemote {
      if let saved = files.saved(parsed.file, from: file) { return (saved, saved.file.base) }
      throw .remoteReference(text, at: reference.location)
    }
    if parsed.file.hasSuffix("/") {
      throw .unresolvedReference(
        text,
        reason: "a file path cannot end in '/'",
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

  /// Whether the URI is that of a JSON Schema metaschema, whose values are treated as any JSON.
  private func isMetaschema(_ uri: String) -> Bool {
    uri.contains("//json-schema.org/draft") && uri.contains("/schema")
  }

  private func anyValue(at location: Location) -> Node { Node(.mapping([]), at: location) }
}

extension SchemaReader {
  /// The diagnostic for a reference whose file exists but whose fragment does not. The fragment is relative to `resource`.
  func unresolved(
    _ text: String,
    _ reference: SchemaReference,
    in resource: SchemaPart,
    at location: Location
  ) -> Diagnostic {
    let near: String?
    let otherwise: String
    switch reference.fragment {
    case .anchor(let name):
      near =
        pointer(like: name, in: resource) ?? suggestion(for: name, among: resource.file.anchors)
      otherwise = "no schema has that anchor"
    case .pointer(let tokens):
      near =
        sibling(like: tokens, in: resource) ?? tokens.last.flatMap { definition($0, in: resource) }
      otherwise = "nothing exists at that path"
    }
    let reason = near.map { Hint(nearest: $0).description } ?? otherwise
    return .unresolvedReference(text, reason: reason, at: location)
  }

  /// A suggestion for a reference to a missing file: something with a similar name in this file, for example because `$defs/x` lacks its
  /// `#/`.
  func hint(
    for reference: SchemaReference,
    resolved uri: String,
    in resource: SchemaPart
  ) -> String? {
    let near =
      pointer(like: reference.file, in: resource)
      ?? suggestion(for: uri, among: resource.file.identifiers)
    return near.map { Hint(nearest: $0).description }
  }

  /// The pointer that a text without `#/` probably stands for, or the pointer to a definition of that name.
  private func pointer(like text: String, in resource: SchemaPart) -> String? {
    let tokens = text.split(separator: "/").map(String.init)
    if tokens.count > 1, resource.file.node(at: tokens, from: resource.node) != nil {
      return "#/" + tokens.joined(separator: "/")
    }
    return tokens.last.flatMap { definition($0, in: resource) }
  }

  /// Returns the pointer to the definition with this name, `#/$defs/x` (or `#/definitions/x`, as in older drafts), or `nil` if there is
  /// none.
  private func definition(_ name: String, in resource: SchemaPart) -> String? {
    ["$defs", "definitions"]
      .first { resource.file.node(at: [$0, name], from: resource.node) != nil }
      .map { "#/\($0)/\(name)" }
  }

  private func sibling(like tokens: [String], in resource: SchemaPart) -> String? {
    let holder = Array(tokens.dropLast())
    let siblings = resource.file.node(at: holder, from: resource.node)?.members?.prefix(2_000)
    return tokens.last.flatMap { suggestion(for: $0, among: siblings?.map(\.key) ?? []) }
  }
}
