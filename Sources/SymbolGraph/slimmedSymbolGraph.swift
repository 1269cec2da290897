import DocumentReader

/// The file that declares a type, as a symbol graph records it to find out whether it is stale.
package struct SymbolSource: Hashable, Sendable {
  /// The path, relative to the symbol graph.
  package let path: String
  package let hash: String

  package init(path: String, hash: String) {
    self.path = path
    self.hash = hash
  }
}

/// Returns the parts of a symbol graph that specs can use, in an order that makes differences small, with the paths of the files that
/// declare the types; `nil` if the document is not a symbol graph.
///
/// - Parameter source: Returns what to record about a file, given its URI; `nil` for a file of another package.
package func slimmedSymbolGraph(
  _ document: Node,
  source: (String) -> SymbolSource?
) -> Node? {
  guard let module = document["module"]?["name"], let name = module.string,
    let symbols = document["symbols"]?.elements
  else { return nil }
  let place = document.location
  func mapping(_ members: [(String, Node?)]) -> Node {
    let present = members.compactMap { key, value in
      value.map { Node.Member(key: key, keyLocation: place, value: $0) }
    }
    return Node(.mapping(present), at: place)
  }
  func list(_ elements: [Node]) -> Node { Node(.list(elements), at: place) }
  func text(_ text: String) -> Node { Node(.string(text), at: place) }

  var sources: [String: SymbolSource] = [:]
  func path(_ node: Node) -> Node? {
    guard let uri = node["location"]?["uri"]?.string else { return nil }
    let found = sources[uri] ?? source(uri)
    sources[uri] = found
    return (found?.path).map(text)
  }
  let slim = symbols.compactMap { node -> (place: SymbolPlace, node: Node)? in
    guard let symbol = Symbol(node, of: name, readBy: name), symbol.access == .visible else {
      return nil
    }
    let fragments = node["declarationFragments"]?.elements ?? []
    let lines = node["docComment"]?["lines"]?.elements ?? []
    let slim = mapping([
      ("kind", mapping([("identifier", node["kind"]?["identifier"])])),
      ("identifier", mapping([("precise", text(symbol.id))])),
      ("pathComponents", node["pathComponents"]),
      ("accessLevel", node["accessLevel"]),
      (
        "docComment",
        lines.isEmpty
          ? nil : mapping([("lines", list(lines.map { mapping([("text", $0["text"])]) }))])
      ),
      (
        "declarationFragments",
        list(
          fragments.map { fragment in
            mapping(["kind", "spelling", "preciseIdentifier"].map { ($0, fragment[$0]) })
          }
        )
      ),
      ("swiftGenerics", node["swiftGenerics"].map { _ in mapping([]) }),
      ("source", symbol.kind.isType ? path(node) : nil),
    ])
    return (SymbolPlace(node, symbol.id), slim)
  }
  let known = Set(slim.map(\.place.id))
  let relationships = (document["relationships"]?.elements ?? []).filter { node in
    guard let from = node["source"]?.string, let to = node["target"]?.string, known.contains(from)
    else { return false }
    return node["kind"]?.string == "inheritsFrom"
      || SymbolGraph.KnownProtocol(rawValue: to) != nil
  }
  let hashes = Set(sources.values).sorted { $0.path < $1.path }
  return mapping([
    ("module", mapping([("name", module)])),
    ("sources", mapping(hashes.map { ($0.path, text($0.hash)) })),
    ("symbols", list(slim.sorted { $0.place < $1.place }.map(\.node))),
    (
      "relationships",
      list(
        relationships.map { node in
          mapping(["kind", "source", "target"].map { ($0, node[$0]) })
        }
        .sorted { jsonKey($0) < jsonKey($1) }
      )
    ),
  ])
}

/// Where a symbol is declared. In the order of these places, the members of a type are in the order of its declaration.
private struct SymbolPlace: Comparable {
  let file: String
  let line: Int
  let id: String

  init(_ node: Node, _ id: String) {
    file = node["location"]?["uri"]?.string ?? ""
    line = (node["location"]?["position"]?["line"]?.text).flatMap { Int($0) } ?? 0
    self.id = id
  }

  static func < (left: Self, right: Self) -> Bool {
    (left.file, left.line, left.id) < (right.file, right.line, right.id)
  }
}

private func jsonKey(_ relationship: Node) -> String {
  ["source", "target"].compactMap { relationship[$0]?.string }.joined(separator: " ")
}

/// Returns the files that declare a type and the types in it, with the hashes that they had when the symbol graph was written.
package func sources(of types: Set<String>, in document: Node) -> [SymbolSource] {
  let paths = (document["symbols"]?.elements ?? []).compactMap { node -> String? in
    guard let path = node["source"]?.string,
      let name = node["pathComponents"]?.elements?.compactMap(\.string),
      types.contains(name.joined(separator: "."))
    else { return nil }
    return path
  }
  return Set(paths).sorted().compactMap { path in
    (document["sources"]?[path]?.string).map { SymbolSource(path: path, hash: $0) }
  }
}
