/// A JSON Schema and what a spec says about it.
package struct SchemaRequest: Sendable {
  /// The schema, read; its file is where relative `$ref`s start.
  package var schema: Node
  /// Selects a type by its Swift name, or names a root that has no name of its own.
  package var typeName: String?
  package var typeNameLocation: Location
  /// From a Swift name to another: `Person: Author`, `Person.id_2: number`.
  package var rename: [String: String]
  /// Beyond the common ones: `["EAN"]`.
  package var acronyms: [String]
  /// Whether string enumerations decode values that the schema does not name.
  package var keepsUnknown: Bool

  package init(
    schema: Node,
    typeName: String?,
    typeNameLocation: Location,
    rename: [String: String] = [:],
    acronyms: [String] = [],
    keepsUnknown: Bool = true
  ) {
    self.schema = schema
    self.typeName = typeName
    self.typeNameLocation = typeNameLocation
    self.rename = rename
    self.acronyms = acronyms
    self.keepsUnknown = keepsUnknown
  }
}

/// Finds, checks and names the types of a schema; nil where what the requested type needs cannot be compiled.
package func compileSchema(
  _ request: SchemaRequest,
  loader: FileLoader,
  into diagnostics: inout [Diagnostic]
) -> ServiceModel? {
  let files = SchemaFiles(root: request.schema, loader: loader)
  var reader = SchemaReader(files: files)
  let shape = reader.readRoot(named: schemaStem(files.root.path))
  reader.readDefinitions()
  let root = reader.declareRoot(shape)
  reader.finish()
  var graph = reader.graph
  graph.refuseRecursionByValue()

  let naming = SchemaNaming(names: SwiftNames(acronyms: request.acronyms), rename: request.rename)
  guard
    let selection = selectType(request, root: root, in: graph, naming, into: &diagnostics),
    checkRenames(request, selection.names, into: &diagnostics)
  else { return nil }
  let problems = graph.problems(reachedFrom: selection.entry)
  diagnostics += problems
  if problems.hasErrors { return nil }

  let declarations = ServiceModelBuilder(graph: graph, naming: naming, names: selection.names)
  return declarations.model(
    root: selection.entry,
    keepsUnknown: request.keepsUnknown,
    omitting: selection.hidesRoot ? root : nil
  )
}

extension SchemaReader {
  /// The entry that stands for the file's root, which is an alias where the root is no struct or enumeration itself.
  fileprivate mutating func declareRoot(_ shape: Shape) -> Int {
    let node = files.root.root
    if case .entry(let index) = shape, graph.entries[index].location == node.location {
      return index
    }
    declareAlias(of: shape, names: [], at: Part(node: node, file: files.root))
    return graph.entries.count - 1
  }
}

private struct Selection {
  var entry: Int
  var names: [String]
  /// Whether nobody named the root, which is a second name of another type.
  var hidesRoot: Bool
}

private func selectType(
  _ request: SchemaRequest,
  root: Int,
  in graph: SchemaGraph,
  _ naming: SchemaNaming,
  into diagnostics: inout [Diagnostic]
) -> Selection? {
  let title = request.schema["title"]?.string
  let stem = schemaStem(request.schema.location.file.path)
  var isAnonymous = false
  var isNothing = false
  if case .alias(let shape) = graph.entries[root].kind {
    if case .failed = shape { isNothing = !declaresStructure(request.schema) }
    isAnonymous = isNothing || request.schema["$ref"] != nil
  }
  let rootName: SchemaNaming.RootName =
    isAnonymous
    ? .none : title.map { $0.utf8.count <= 40 ? .title($0) : .fileName(stem) } ?? .fileName(stem)
  let names = naming.typeNames(of: graph, root: root, rootName: rootName)
  guard let typeName = request.typeName else {
    return Selection(entry: root, names: names, hidesRoot: isAnonymous)
  }
  if let entry = names.firstIndex(of: typeName) {
    return Selection(entry: entry, names: names, hidesRoot: isAnonymous)
  }
  if isNothing {
    let near = suggestion(for: typeName, among: names.lazy.filter { !$0.isEmpty }.prefix(2_000))
    diagnostics.append(.unknownTypeName(typeName, near: near, at: request.typeNameLocation))
    return nil
  }
  guard isSwiftIdentifier(typeName), SwiftNames().type(typeName) == typeName else {
    diagnostics.append(
      .badTypeName(typeName, instead: naming.names.type(typeName), at: request.typeNameLocation)
    )
    return nil
  }
  let renamed = naming.typeNames(of: graph, root: root, rootName: .given(typeName))
  return Selection(entry: root, names: renamed, hidesRoot: false)
}

/// Whether the root says anything about its instances, or only holds definitions.
private func declaresStructure(_ node: Node) -> Bool {
  node.members?.contains { member in
    !["$schema", "$id", "id", "$defs", "definitions", "title", "description", "$comment"].contains(
      member.key
    )
  } ?? true
}

/// New names must be names, and nobody else's.
private func checkRenames(
  _ request: SchemaRequest,
  _ names: [String],
  into diagnostics: inout [Diagnostic]
) -> Bool {
  if request.rename.isEmpty { return true }
  let count = diagnostics.count
  for (_, new) in request.rename.sorted(by: { $0.key < $1.key }) where !isSwiftIdentifier(new) {
    diagnostics.append(.badRename(new, at: request.typeNameLocation))
  }
  var taken: Set<String> = []
  for name in names where !name.isEmpty && !taken.insert(name).inserted {
    diagnostics.append(.takenName(name, at: request.typeNameLocation))
  }
  return diagnostics.count == count
}
