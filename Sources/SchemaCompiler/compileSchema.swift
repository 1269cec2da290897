import DocumentReader
import ViewModelIR

/// A JSON Schema, with the settings of the spec that uses it.
package struct SchemaRequest: Sendable {
  /// The parsed file that contains the schema. Relative `$ref`s are relative to this file.
  package var document: Node
  /// The schema's location in the document, as in a `$ref`: `/components/schemas/Order`. Empty for the whole document.
  package var fragment: String
  /// The location of the request, for messages.
  package var location: Location
  /// The name of the requested type, or the name to give to a root that has none. `nil` requests the root.
  package var typeName: String?
  package var typeNameLocation: Location
  /// Whether a `typeName` that no type has becomes the name of the root, even if its title is different.
  package var namesAnyRoot: Bool
  /// The new names of types and members: `Person: Author`, `Person.id_2: number`.
  package var rename: [Node.Member]
  /// The wire formats that the schema does not specify, from the spec: `Amount.value: decimal`.
  package var types: [Node.Member]
  /// The acronyms in addition to the common ones: `["EAN"]`.
  package var acronyms: [String]
  /// The names that types and cases of the schema cannot have.
  package var reserved: ReservedNames
  /// Whether enumerations and unions with a discriminator decode values that the schema does not list.
  package var keepsUnknown: Bool
  /// Whether undeclared members of open objects are kept when decoding, and encoded again.
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

  /// Whether the name of the type selects the part of the document that is read.
  package var readsByType: Bool { fragment.isEmpty && isOpenAPI(document) }
}

/// Returns the types of a schema, checked and named, or `nil` after reporting an error if the requested type, or one that it needs,
/// cannot be compiled.
package func compileSchema(
  _ request: SchemaRequest,
  loader: FileLoader,
  into diagnostics: inout [Diagnostic]
) -> ServiceModel? {
  readSchema(request, loader: loader, into: &diagnostics)?.model(request, into: &diagnostics)
}

/// Reads and names all types of a schema. Returns `nil` after reporting an error if the requested schema does not exist.
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
  /// Returns the entry of the root, which is an alias if the root is not itself a declared type.
  fileprivate mutating func declareRoot(_ shape: Shape, at part: SchemaPart) -> Int {
    if case .entry(let index) = shape, graph.entries[index].location == part.node.location {
      return index
    }
    return declare(.alias(shape), at: part, Context(name: "", isNamedAfterRoot: true))
  }
}

/// The requested schema, and its name in the document.
struct SchemaStart {
  let part: SchemaPart
  let name: String
  /// Whether the name is the schema's own, because it is one of several in its document, rather than that of the file.
  let isNamed: Bool

  /// The title of the schema, else its name in the document, or `nil` if only its file has a name.
  var ownName: String? { part.title ?? (isNamed ? name : nil) }
}

/// Splits a reference to a schema into its path and the fragment after `#`: `api.yaml` and `/components/schemas/Order`.
package func splitSchemaReference(_ text: String) -> (path: String, fragment: String) {
  let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
  return (parts.first.map(String.init) ?? "", parts.dropFirst().first.map(String.init) ?? "")
}

extension SchemaReader {
  /// Returns the requested schema: the whole document, or the part that a fragment (or, in OpenAPI, the name of the type) selects.
  func start(_ request: SchemaRequest) throws(Diagnostic) -> SchemaStart {
    let document = SchemaPart(node: request.document, file: files.root)
    var fragment = request.fragment
    if fragment.isEmpty, files.root.isOpenAPI {
      let schemas = request.document["components"]?["schemas"]?.members ?? []
      let names = SpecNames(reserved: request.reserved)
      let requested = schemas.first {
        $0.key == request.typeName || names.type($0.key) == request.typeName
      }
      guard let requested else {
        throw .documentOfSchemas(schemas.map(\.key), at: request.location)
      }
      fragment = "/components/schemas/\(requested.key)"
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
