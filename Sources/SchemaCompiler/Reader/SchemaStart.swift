import DocumentReader
import ViewModelIR

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
