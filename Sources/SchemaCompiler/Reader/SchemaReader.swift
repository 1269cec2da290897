import DocumentReader

/// Reads a schema, from its root and definitions to all types that they need.
struct SchemaReader {
  typealias Shape = SchemaGraph.Shape

  let files: SchemaFiles
  var graph = SchemaGraph()
  var shapeByKey: [FlatSchema.Key: Shape] = [:]
  /// The schemas that are being read, each with its entry if it was met again in a list of its own.
  var open: [FlatSchema.Key: Int?] = [:]
  /// The known steps from schemas that only stand for another one.
  var hops: [SchemaPlace: ReferenceStep] = [:]
  /// Whether strings of a pattern are numbers.
  var numericPatterns: [String: Bool] = [:]
  /// The number of branches that were omitted because they lead back to a schema that is being read.
  var droppedBranches = 0
  /// The entries of the root file's definitions.
  private(set) var definitions: [Int] = []
  /// The enumerations and unions that are written inline. Properties with the same name and the same choice share a type.
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

  /// What a schema inherits from the place where it is used.
  struct Context {
    /// The name of a type found here, if it has no title.
    var name: String
    /// Whether the root's name is put in front of this name.
    var isNamedAfterRoot = false
    /// The type that contains it.
    var parent: Int?
    /// The number of enclosing schemas, including those that references lead through.
    var depth = 0
    /// The enclosing schemas that have no object or list between them and this one.
    var direct: [FlatSchema.Key] = []
    /// The node whose description documents the property. The type does not repeat it.
    var documented: Location?

    /// Returns the context of a schema elsewhere, under the name that a reference gives it.
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

// MARK: - Reading

extension SchemaReader {
  /// Returns the shape of the requested schema. Its entries are incomplete until `finish` has run.
  mutating func readRoot(_ root: SchemaPart) -> Shape {
    shape(of: root, Context(name: "", isNamedAfterRoot: true))
  }

  /// Reads every definition of the root file, in order. Lists and dictionaries become aliases.
  mutating func readDefinitions() {
    for section in ["$defs", "definitions"] {
      for member in files.root.root[section]?.members ?? [] {
        let part = SchemaPart(node: member.value, file: files.root)
        let shape = shape(of: part, Context(name: member.key))
        switch shape {
        case .list, .dictionary, .failed:
          definitions.append(declare(.alias(shape), at: part, Context(name: member.key)))
        case .entry(let index), .optional(.entry(let index)): definitions.append(index)
        case .scalar, .numeral, .optional: break
        }
      }
    }
  }

  /// Reads the members of the types found so far, and of the types that these lead to.
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
