/// Follows a schema from its root and its definitions to the types that it needs.
struct SchemaReader {
  typealias Shape = SchemaGraph.Shape

  let files: SchemaFiles
  var graph = SchemaGraph()
  private var shapeByPlace: [Place: Shape] = [:]
  private var openTargets: Set<Place> = []
  private var queue: [(entry: Int, context: Context, parts: [Part])] = []

  init(files: SchemaFiles) {
    self.files = files
  }

  /// One schema in one file.
  struct Part {
    let node: Node
    let file: SchemaFile
  }

  /// What a schema inherits from where it stands.
  struct Context {
    /// Names a type that is found here, if it has no title.
    var name: String
    /// Whether the root's name comes before this one.
    var isNamedAfterRoot = false
    /// The type that contains it.
    var parent: Int?
    /// Schemas within schemas, references included.
    var depth = 0
    var references = 0
    /// The node whose description is the property's, so that the type does not repeat it.
    var documented: Location?
  }

  /// A node by where it starts, which no two schemas of a file share.
  private struct Place: Hashable {
    let file: Int
    let line: Int
    let column: Int

    init(_ part: Part) {
      file = part.file.index
      line = part.node.location.line
      column = part.node.location.column
    }
  }
}

// MARK: - The walk

extension SchemaReader {
  /// The shape of the file's root; entries are then complete once `finish` has run.
  mutating func readRoot() -> Shape {
    let context = Context(name: "", isNamedAfterRoot: true)
    return shape(of: Part(node: files.root.root, file: files.root), context)
  }

  /// Every definition of the root file, in its order: those that are lists become aliases.
  mutating func readDefinitions() {
    for section in ["$defs", "definitions"] {
      for member in files.root.root[section]?.members ?? [] {
        let part = Part(node: member.value, file: files.root)
        let shape = referenced(part, Context(name: member.key))
        switch shape {
        case .list, .failed: declareAlias(of: shape, names: names(part.node, member.key), at: part)
        case .scalar, .entry, .optional: break
        }
      }
    }
  }

  mutating func declareAlias(of shape: Shape, names: [String], at part: Part) {
    graph.entries.append(
      SchemaGraph.Entry(
        kind: .alias(shape),
        names: names,
        isNamedAfterRoot: false,
        parent: nil,
        doc: doc(of: part.node),
        location: part.node.location,
        file: part.file.index
      )
    )
  }

  /// Reads the members of the types found so far, and of those that these lead to.
  mutating func finish() {
    var next = 0
    while next < queue.count, graph.entries.count <= Limits.types {
      let (entry, context, parts) = queue[next]
      next += 1
      graph.entries[entry].kind = .record(members(of: parts, context))
    }
    if graph.entries.count > Limits.types {
      let problem = graph.failure(.tooManyTypes(at: files.root.root.location))
      for (entry, _, _) in queue.dropFirst(next) { graph.entries[entry].kind = .alias(problem) }
    }
  }

  mutating func declareRecord(_ parts: [Part], at part: Part, _ context: Context) -> Shape {
    let index = declare(.record([]), at: part, context)
    let inner = Context(name: "", parent: index)
    queue.append((index, inner, parts))
    return .entry(index)
  }

  mutating func declareEnumeration(_ values: [String], at part: Part, _ context: Context) -> Shape {
    .entry(declare(.enumeration(values), at: part, context))
  }

  private mutating func declare(
    _ kind: SchemaGraph.Kind,
    at part: Part,
    _ context: Context
  ) -> Int {
    graph.entries.append(
      SchemaGraph.Entry(
        kind: kind,
        names: names(part.node, context.name),
        isNamedAfterRoot: context.isNamedAfterRoot,
        parent: context.parent,
        doc: context.documented == part.node.location ? "" : doc(of: part.node),
        location: part.node.location,
        file: part.file.index
      )
    )
    return graph.entries.count - 1
  }

  private func names(_ node: Node, _ fallback: String) -> [String] {
    schemaTitle(node).map { [$0, fallback] } ?? [fallback]
  }

  func doc(of node: Node) -> String { node["description"]?.string ?? "" }
}

// MARK: - References

extension SchemaReader {
  /// The shape of a schema that was read before, so that one schema never becomes two types.
  func known(_ part: Part) -> Shape? { shapeByPlace[Place(part)] }

  mutating func remember(_ shape: Shape, of part: Part) { shapeByPlace[Place(part)] = shape }

  mutating func follow(_ reference: Node, in part: Part, _ context: Context) -> Shape {
    switch target(of: reference, in: part) {
    case .failure(let problem): return graph.failure(problem)
    case .success(let (target, name)):
      guard context.references < Limits.referenceDepth else {
        return graph.failure(.referenceDepth(at: reference.location))
      }
      if openTargets.contains(Place(target)) {
        return graph.failure(.circularReference(reference.string ?? "", at: reference.location))
      }
      var inner = Context(name: name, depth: context.depth + 1)
      inner.references = context.references + 1
      return referenced(target, inner)
    }
  }

  fileprivate mutating func referenced(_ target: Part, _ context: Context) -> Shape {
    let place = Place(target)
    if let shape = shapeByPlace[place] { return shape }
    openTargets.insert(place)
    let shape = shape(of: target, context)
    openTargets.remove(place)
    shapeByPlace[place] = shape
    return shape
  }

  enum Target {
    case success((Part, name: String))
    case failure(Diagnostic)
  }

  func target(of reference: Node, in part: Part) -> Target {
    guard let text = reference.string else {
      return .failure(.schema("$ref", wants: "a string", found: reference))
    }
    guard let parsed = SchemaReference(text) else {
      return .failure(.unresolvedReference(text, reason: "it is no URI", at: reference.location))
    }
    var part = part
    var root = part.file.root
    if !parsed.file.isEmpty {
      if let own = part.file.node(named: parsed.file) ?? part.file.node(named: parsed.file + "#") {
        root = own
      } else if parsed.isRemote {
        return .failure(.remoteReference(text, at: reference.location))
      } else if parsed.file.hasPrefix("/") {
        return .failure(.absoluteReference(text, at: reference.location))
      } else {
        switch files.file(parsed.file, from: part.file, at: reference.location) {
        case .failure(let problems):
          return .failure(
            problems.first ?? .unresolvedReference(text, reason: "", at: reference.location)
          )
        case .file(let file):
          part = Part(node: file.root, file: file)
          root = file.root
        }
      }
    }
    let node: Node? =
      switch parsed.fragment {
      case .anchor(let name): part.file.node(named: "#" + name)
      case .pointer([]): root
      case .pointer(let tokens):
        root.location == part.file.root.location
          ? part.file.node(at: tokens) : SchemaFile(root: root, index: 0).node(at: tokens)
      }
    guard let node else {
      return .failure(unresolved(text, parsed, in: part.file, at: reference.location))
    }
    return .success(
      (Part(node: node, file: part.file), parsed.lastToken ?? schemaStem(part.file.path))
    )
  }

  private func unresolved(
    _ text: String,
    _ reference: SchemaReference,
    in file: SchemaFile,
    at location: Location
  ) -> Diagnostic {
    guard case .pointer(let tokens) = reference.fragment, let last = tokens.last else {
      return .unresolvedReference(text, reason: "nothing has that name", at: location)
    }
    let siblings = file.node(at: Array(tokens.dropLast()))?.members?.prefix(2_000).map(\.key)
    let near = suggestion(for: last, among: siblings ?? [])
    let reason = near.map { "did you mean '\(excerpt($0))'?" } ?? "nothing stands there"
    return .unresolvedReference(text, reason: reason, at: location)
  }
}

/// A title names a type if it is a name and not a sentence.
func schemaTitle(_ node: Node) -> String? {
  node["title"]?.string.flatMap { (1...40).contains($0.utf8.count) ? $0 : nil }
}

/// `a/Book.schema.json` gives `Book`.
package func schemaStem(_ path: String) -> String {
  let name = path.split(separator: "/").last ?? ""
  var parts = name.split(separator: ".")
  if parts.count > 1 { parts.removeLast() }
  if parts.count > 1, parts.last == "schema" { parts.removeLast() }
  return parts.joined(separator: ".")
}
