import DocumentReader
import ViewModelIR

/// A JSON Schema and what a spec says about it.
package struct SchemaRequest: Sendable {
  /// The file that has the schema, read; relative `$ref`s start there.
  package var document: Node
  /// Where in the document the schema is, as written in a `$ref`: `/components/schemas/Order`; empty for the whole.
  package var fragment: String
  /// Where somebody asks for it.
  package var location: Location
  /// Selects a type by its name, or names a root that has no name of its own.
  package var typeName: String?
  package var typeNameLocation: Location
  /// Whether a name that no type has is the root's even where its title says another.
  package var namesAnyRoot: Bool
  /// From a name to another: `Person: Author`, `Person.id_2: number`.
  package var rename: [Node.Member]
  /// Wire formats that the schema left out, as the spec says them: `Amount.value: decimal`.
  package var types: [Node.Member]
  /// Beyond the common ones: `["EAN"]`.
  package var acronyms: [String]
  /// Names that nothing in the schema gets.
  package var reserved: ReservedNames
  /// Whether string enumerations decode values that the schema does not name.
  package var keepsUnknown: Bool
  /// Whether the members that an open object does not declare are decoded and encoded again.
  package var keepsUnknownMembers: Bool

  package init(
    document: Node,
    fragment: String = "",
    location: Location,
    typeName: String?,
    typeNameLocation: Location,
    namesAnyRoot: Bool = false,
    rename: [Node.Member] = [],
    types: [Node.Member] = [],
    acronyms: [String] = [],
    reserved: ReservedNames = ReservedNames(),
    keepsUnknown: Bool = true,
    keepsUnknownMembers: Bool = false
  ) {
    self.document = document
    self.fragment = fragment
    self.location = location
    self.typeName = typeName
    self.typeNameLocation = typeNameLocation
    self.namesAnyRoot = namesAnyRoot
    self.rename = rename
    self.types = types
    self.acronyms = acronyms
    self.reserved = reserved
    self.keepsUnknown = keepsUnknown
    self.keepsUnknownMembers = keepsUnknownMembers
  }

  /// Whether another type asks for another part of the document.
  package var readsByType: Bool { fragment.isEmpty && isOpenAPI(document) }
}

/// Finds, checks and names the types of a schema; nil where what the requested type needs cannot be compiled.
package func compileSchema(
  _ request: SchemaRequest,
  loader: FileLoader,
  into diagnostics: inout [Diagnostic]
) -> ServiceModel? {
  readSchema(request, loader: loader, into: &diagnostics)?.model(request, into: &diagnostics)
}

/// Reads and names all types of a schema; nil if the request leads to none.
package func readSchema(
  _ request: SchemaRequest,
  loader: FileLoader,
  into diagnostics: inout [Diagnostic]
) -> SchemaTypes? {
  let files = SchemaFiles(root: request.document, loader: loader)
  var reader = SchemaReader(files: files)
  let start: SchemaStart
  do { start = try reader.start(request) } catch {
    diagnostics.append(error)
    return nil
  }
  let shape = reader.readRoot(start.part)
  reader.readDefinitions()
  let root = reader.declareRoot(shape, at: start.part)
  reader.finish()
  var graph = reader.graph
  graph.closeTags()
  let containment = graph.containment()
  graph.boxRecursion(containment)
  graph.boxLargeMembers(in: containment.rings.order)

  let naming = SchemaNaming(
    names: SpecNames(acronyms: request.acronyms, reserved: request.reserved),
    rename: request.rename.textByKey
  )
  return SchemaTypes(reader, graph, naming, start: start, root: root)
}

extension SchemaReader {
  /// The entry that stands for the root, which is an alias if the root is not a type itself.
  fileprivate mutating func declareRoot(_ shape: Shape, at part: SchemaPart) -> Int {
    if case .entry(let index) = shape, graph.entries[index].location == part.node.location {
      return index
    }
    return declare(.alias(shape), at: part, Context(name: "", isNamedAfterRoot: true))
  }
}

/// The schema that is asked for, and what it is called in its place.
struct SchemaStart {
  let part: SchemaPart
  let name: String
  /// Whether it is one of several in its document, and the name is its own.
  let isNamed: Bool

  /// What the schema calls itself, or what it is called among others; nil where only its file has a name.
  var ownName: String? { part.title ?? (isNamed ? name : nil) }
}

/// A schema's path and the fragment after `#`: `api.yaml` and `/components/schemas/Order`.
package func splitSchemaReference(_ text: String) -> (path: String, fragment: String) {
  let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
  return (parts.first.map(String.init) ?? "", parts.dropFirst().first.map(String.init) ?? "")
}

extension SchemaReader {
  /// The document itself, or the part of it that a fragment, or in OpenAPI the type's name, asks for.
  func start(_ request: SchemaRequest) throws(Diagnostic) -> SchemaStart {
    let document = SchemaPart(node: request.document, file: files.root)
    var fragment = request.fragment
    if fragment.isEmpty, files.root.isOpenAPI {
      let schemas = request.document["components"]?["schemas"]?.members ?? []
      let names = SpecNames(reserved: request.reserved)
      let asked = schemas.first {
        $0.key == request.typeName || names.type($0.key) == request.typeName
      }
      guard let asked else { throw .documentOfSchemas(schemas.map(\.key), at: request.location) }
      fragment = "/components/schemas/\(asked.key)"
    }
    if fragment.isEmpty {
      let stem = schemaStem(document.file.path)
      return SchemaStart(part: document, name: stem, isNamed: false)
    }
    let reference = Node(.string("#" + fragment), at: request.location)
    let (part, name) = try target(of: reference, in: document)
    return SchemaStart(part: part, name: name, isNamed: true)
  }
}
