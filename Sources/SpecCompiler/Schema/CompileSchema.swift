/// A JSON Schema and what a spec says about it.
package struct SchemaRequest: Sendable {
  /// The schema, read; its file is where relative `$ref`s start.
  package var schema: Node
  /// Selects a type by its Swift name, or names a root that has no name of its own.
  package var typeName: String?
  package var typeNameLocation: Location
  /// Whether a name that no type has is the root's even where its title says another.
  package var namesAnyRoot: Bool
  /// From a Swift name to another: `Person: Author`, `Person.id_2: number`.
  package var rename: [String: String]
  /// Wire formats that the schema left out, as the spec says them: `Amount.value: decimal`.
  package var types: [Node.Member]
  /// Beyond the common ones: `["EAN"]`.
  package var acronyms: [String]
  /// Whether string enumerations decode values that the schema does not name.
  package var keepsUnknown: Bool
  /// Whether the members that an open object does not declare are decoded and encoded again.
  package var keepsUndeclared: Bool

  package init(
    schema: Node,
    typeName: String?,
    typeNameLocation: Location,
    namesAnyRoot: Bool = false,
    rename: [String: String] = [:],
    types: [Node.Member] = [],
    acronyms: [String] = [],
    keepsUnknown: Bool = true,
    keepsUndeclared: Bool = false
  ) {
    self.schema = schema
    self.typeName = typeName
    self.typeNameLocation = typeNameLocation
    self.namesAnyRoot = namesAnyRoot
    self.rename = rename
    self.types = types
    self.acronyms = acronyms
    self.keepsUnknown = keepsUnknown
    self.keepsUndeclared = keepsUndeclared
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
  let shape = reader.readRoot(SchemaPart(node: files.root.root, file: files.root))
  reader.readDefinitions()
  let root = reader.declareRoot(shape)
  reader.finish()
  var graph = reader.graph
  graph.boxRecursion()

  let naming = SchemaNaming(names: SwiftNames(acronyms: request.acronyms), rename: request.rename)
  guard let selection = selectType(request, root: root, in: graph, naming, into: &diagnostics)
  else { return nil }
  let problems = graph.problems(reachedFrom: selection.entry)
  diagnostics += problems
  if problems.hasErrors { return nil }

  let builder = ServiceModelBuilder(graph: graph, naming: naming, names: selection.names, request)
  let model = builder.model(
    root: selection.entry,
    definitions: reader.definitions + (selection.hidesRoot ? [] : [root]),
    omitting: selection.hidesRoot ? root : nil
  )
  return applyWireFormats(request.types, to: model, into: &diagnostics)
}

extension SchemaReader {
  /// The entry that stands for the file's root, which is an alias where the root is no struct or enumeration itself.
  fileprivate mutating func declareRoot(_ shape: Shape) -> Int {
    let node = files.root.root
    if case .entry(let index) = shape, graph.entries[index].location == node.location {
      return index
    }
    declareAlias(of: shape, names: [], at: SchemaPart(node: node, file: files.root))
    return graph.entries.count - 1
  }
}
