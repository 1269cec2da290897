import DocumentReader

extension SchemaReader {
  /// Of a reference into a file that is there, from the part of it that the reference starts at.
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
      otherwise = "nothing has that name"
    case .pointer(let tokens):
      near =
        sibling(like: tokens, in: resource) ?? tokens.last.flatMap { definition($0, in: resource) }
      otherwise = "there is nothing there"
    }
    let reason = near.map { Hint(nearest: $0).description } ?? otherwise
    return .unresolvedReference(text, reason: reason, at: location)
  }

  /// For a missing file: something in this one with a similar name. `$defs/x` lacks its `#/`.
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

  /// Where a pointer without its `#/` leads, or the definition of that name.
  private func pointer(like text: String, in resource: SchemaPart) -> String? {
    let tokens = text.split(separator: "/").map(String.init)
    if tokens.count > 1, resource.file.node(at: tokens, from: resource.node) != nil {
      return "#/" + tokens.joined(separator: "/")
    }
    return tokens.last.flatMap { definition($0, in: resource) }
  }

  /// `#/$defs/x`, where that is there; elsewhere drafts have their definitions under `definitions`.
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
