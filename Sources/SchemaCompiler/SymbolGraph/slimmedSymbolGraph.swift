import DocumentReader

/// A file that declares a symbol.
package enum SymbolFile {
  /// A file that the tool has written.
  case generated
  case source(SymbolSource, text: String)
  /// A file of another package, whose changes are not noticed.
  case other
}

/// A file that declares a type, as a symbol graph records it to find out whether it is stale.
package struct SymbolSource: Hashable, Sendable {
  /// The path, relative to the symbol graph.
  package let path: String
  package let hash: String

  package init(path: String, hash: String) {
    self.path = path
    self.hash = hash
  }
}

/// Returns the parts of a symbol graph that specs can use, in an order that makes differences small, with the files that declare the types;
/// `nil` if the document is not a symbol graph.
///
/// - Parameter file: Returns what is known about a file, given its URI.
package func slimmedSymbolGraph(_ document: Node, file: (String) -> SymbolFile) -> Node? {
  guard let module = document["module"]?["name"]?.string,
    let symbols = document["symbols"]?.elements
  else { return nil }
  let slimmer = Slimmer(place: document.location)
  var files: [String: SymbolFile] = [:]
  var kept: [(symbol: Symbol, place: SymbolPlace, node: Node)] = []
  for node in symbols {
    guard let symbol = Symbol(node, of: module, readBy: module), symbol.access == .visible else {
      continue
    }
    let place = SymbolPlace(node, symbol.id)
    let found = files[place.file] ?? file(place.file)
    files[place.file] = found
    if case .generated = found { continue }
    kept.append((symbol, place, slimmer.symbol(symbol, in: found, line: place.line)))
  }
  // An initializer that the compiler adds has no file, so it goes with its type.
  let types = Set(kept.filter { $0.symbol.kind.isType }.map(\.symbol.name))
  let slim = kept.filter { $0.symbol.kind.isType || types.contains($0.symbol.owner) }
  let known = Set(slim.map(\.place.id))
  let sources = files.values.compactMap {
    if case .source(let source, _) = $0 { source } else { nil }
  }
  return slimmer.mapping([
    ("module", slimmer.mapping([("name", slimmer.text(module))])),
    (
      "sources",
      slimmer.mapping(
        sources.sorted { $0.path < $1.path }.map { ($0.path, slimmer.text($0.hash)) }
      )
    ),
    ("symbols", slimmer.list(slim.sorted { $0.place < $1.place }.map(\.node))),
    ("relationships", slimmer.relationships(document["relationships"], of: known)),
  ])
}

/// How a declaration says that values of its type cannot be copied.
let notCopyable = "~Copyable"

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

/// Copies parts of a symbol graph.
private struct Slimmer {
  let place: Location

  func text(_ text: String) -> Node { Node(.string(text), at: place) }
  func list(_ elements: [Node]) -> Node { Node(.list(elements), at: place) }

  /// A mapping with the members that are not `nil`.
  func mapping(_ members: [(String, Node?)]) -> Node {
    let present = members.compactMap { key, value in
      value.map { Node.Member(key: key, keyLocation: place, value: $0) }
    }
    return Node(.mapping(present), at: place)
  }

  private func copy(_ node: Node, _ keys: [String]) -> Node {
    mapping(keys.map { ($0, node[$0]) })
  }

  func symbol(_ symbol: Symbol, in file: SymbolFile, line: Int) -> Node {
    let node = symbol.node
    var fragments = node["declarationFragments"]?.elements ?? []
    let lines = node["docComment"]?["lines"]?.elements ?? []
    let doc = mapping([("lines", list(lines.map { copy($0, ["text"]) }))])
    var path: Node?
    if case .source(let source, let code) = file {
      path = text(source.path)
      // The compiler does not write this to the graph.
      if symbol.kind.isType, code.contains(notCopyable) {
        let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
        let head = lines.dropFirst(line).joined(separator: "\n").prefix { $0 != "{" }
        let keyword = mapping([("kind", text("keyword")), ("spelling", text(notCopyable))])
        if head.contains(notCopyable) { fragments.append(keyword) }
      }
    }
    return mapping([
      ("kind", node["kind"].map { copy($0, ["identifier"]) }),
      ("identifier", node["identifier"].map { copy($0, ["precise"]) }),
      ("pathComponents", node["pathComponents"]),
      ("accessLevel", node["accessLevel"]),
      ("availability", node["availability"]),
      ("docComment", lines.isEmpty ? nil : doc),
      (
        "declarationFragments",
        list(fragments.map { copy($0, ["kind", "spelling", "preciseIdentifier"]) })
      ),
      ("swiftGenerics", node["swiftGenerics"].map { _ in mapping([]) }),
      ("source", path),
    ])
  }

  /// The superclasses of the symbols, and the protocols that matter.
  func relationships(_ all: Node?, of known: Set<String>) -> Node {
    let found = (all?.elements ?? []).compactMap { node -> (key: String, node: Node)? in
      guard let source = node["source"]?.string, let target = node["target"]?.string,
        known.contains(source),
        node["kind"]?.string == "inheritsFrom" || SymbolGraph.KnownProtocol(rawValue: target) != nil
      else { return nil }
      return ("\(source) \(target)", copy(node, ["kind", "source", "target"]))
    }
    return list(found.sorted { $0.key < $1.key }.map(\.node))
  }
}
