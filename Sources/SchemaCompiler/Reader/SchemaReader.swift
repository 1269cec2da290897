import DocumentReader

/// Follows a schema from its root and its definitions to the types that it needs.
struct SchemaReader {
  typealias Shape = SchemaGraph.Shape

  let files: SchemaFiles
  var graph = SchemaGraph()
  var shapeByKey: [FlatSchema.Key: Shape] = [:]
  /// Schemas that are being read, and the entries of those that were met again in their own lists.
  var open: [FlatSchema.Key: Int?] = [:]
  /// From each schema that only leads to another.
  var hops: [SchemaPlace: Hop] = [:]
  /// Branches that were left out because they lead back to what is being read.
  var droppedBranches = 0
  /// The entries of the root file's definitions.
  private(set) var definitions: [Int] = []
  /// Enumerations and unions that stand where they are used, so that properties of one name and one choice have one type.
  private var choices: [ChoiceKey: Int] = [:]
  private var queue: [(entry: Int, schema: FlatSchema, context: Context)] = []

  init(files: SchemaFiles) {
    self.files = files
  }

  private struct ChoiceKey: Hashable {
    let names: [String]
    let doc: String
    var enumeration: SchemaGraph.Enumeration?
    var cases: [SchemaGraph.Case] = []
    var discriminator: String?
  }

  /// What a schema inherits from its place.
  struct Context {
    /// Names a type that is found here, if it has no title.
    var name: String
    /// Whether the root's name comes before this one.
    var isNamedAfterRoot = false
    /// The type that contains it.
    var parent: Int?
    /// Schemas within schemas, references included.
    var depth = 0
    /// Those that lead here without an object or a list in between.
    var direct: [FlatSchema.Key] = []
    /// The node whose description is the property's, so that the type does not repeat it.
    var documented: Location?

    /// For a schema elsewhere that a reference calls so.
    func referred(as name: String) -> Context {
      var inner = self
      inner.name = name
      inner.isNamedAfterRoot = false
      inner.parent = nil
      return inner
    }

    func inside(_ suffix: String) -> Context {
      var inner = self
      inner.name += suffix
      inner.direct = []
      inner.documented = nil
      return inner
    }
  }
}

// MARK: - The walk

extension SchemaReader {
  /// The shape of the schema that was asked for; entries are then complete once `finish` has run.
  mutating func readRoot(_ root: SchemaPart) -> Shape {
    shape(of: root, Context(name: "", isNamedAfterRoot: true))
  }

  /// Every definition of the root file, in its order: those that are lists become aliases.
  mutating func readDefinitions() {
    for section in ["$defs", "definitions"] {
      for member in files.root.root[section]?.members ?? [] {
        let part = SchemaPart(node: member.value, file: files.root)
        let shape = shape(of: part, Context(name: member.key))
        switch shape {
        case .list, .dictionary, .failed:
          definitions.append(declare(.alias(shape), at: part, Context(name: member.key)))
        case .entry(let index), .optional(.entry(let index)): definitions.append(index)
        case .scalar, .optional: break
        }
      }
    }
  }

  /// Reads the members of the types found so far, and of those that these lead to.
  mutating func finish() {
    var next = 0
    while next < queue.count, graph.entries.count <= Limits.types {
      let (entry, schema, context) = queue[next]
      next += 1
      graph.entries[entry].kind = .record(members(of: schema, context), others(of: schema, context))
    }
    graph.markNullableEntries()
    if graph.entries.count > Limits.types {
      let problem = graph.failure(.tooManyTypes(at: files.root.root.location))
      for (entry, _, _) in queue.dropFirst(next) { graph.entries[entry].kind = .alias(problem) }
    }
  }

  mutating func declareRecord(_ schema: FlatSchema, _ context: Context) -> Shape {
    let index = declare(.record([], .closed), at: schema.head, context)
    queue.append((index, schema, Context(name: "", parent: index)))
    return .entry(index)
  }

  mutating func declare(_ kind: SchemaGraph.Kind, at part: SchemaPart, _ context: Context) -> Int {
    let entry = SchemaGraph.Entry(
      kind: kind,
      names: names(part, context.name),
      isNamedAfterRoot: context.isNamedAfterRoot && part.title == nil,
      parent: context.parent,
      doc: context.documented == part.node.location ? "" : part.doc,
      location: part.node.location,
      file: part.file.index
    )
    let choice = context.parent == nil ? nil : choice(entry)
    if let choice, let same = choices[choice] { return same }
    graph.entries.append(entry)
    let index = graph.entries.count - 1
    if let choice { choices[choice] = index }
    return index
  }

  private func choice(_ entry: SchemaGraph.Entry) -> ChoiceKey? {
    switch entry.kind {
    case .enumeration(let enumeration):
      ChoiceKey(names: entry.names, doc: entry.doc, enumeration: enumeration)
    case .union(let cases, let discriminator) where !cases.isEmpty:
      ChoiceKey(names: entry.names, doc: entry.doc, cases: cases, discriminator: discriminator)
    case .record, .tuple, .union, .alias: nil
    }
  }

  private func names(_ part: SchemaPart, _ fallback: String) -> [String] {
    part.title.map { [$0, fallback] } ?? [fallback]
  }
}
