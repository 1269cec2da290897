import DocumentReader

extension SchemaWriter {
  /// Writes the members of the schema, and returns them with the types of whole samples, which are definitions if there are several.
  mutating func writeRoots() -> (members: [(key: String, value: Node)], types: [String]) {
    if samples.roots.count == 1, let root = samples.roots.first {
      let body = schema(of: root.shape, presence: nil)
      var members = root.type.map { [(key: "title", value: json($0))] } ?? []
      members += (body.members ?? []).map { ($0.key, $0.value) }
      let shared = allDefinitions()
      return (members + (shared.isEmpty ? [] : [("definitions", json(shared))]), [])
    }
    var definitions: [(key: String, value: Node)] = []
    let types = samples.roots.map { root in
      let type = root.type ?? root.shape.path
      let presence = "in \(counted(root.shape.count, "sample"))"
      let body = schema(of: root.shape, presence: presence)
      // A response that is of a shared type needs no other name for it.
      if let home = home(of: root.shape), let shared = references[home.path], body["$ref"] != nil {
        return shared.name
      }
      definitions.append((type, body))
      return type
    }
    definitions += allDefinitions()
    // Types are named in this order, so that no other type takes the name of a response.
    definitions =
      definitions.filter { types.contains($0.key) } + definitions.filter { !types.contains($0.key) }
    return ([("definitions", json(definitions))], types)
  }
}
