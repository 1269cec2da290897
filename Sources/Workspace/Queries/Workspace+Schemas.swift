import DocumentReader
import SchemaCompiler
import SpecSyntax
import ViewModelIR

/// The settings that determine how a schema is read. It is read once for all specs with the same settings, whichever types they need.
struct SchemaKey: Hashable {
  let path: String
  let fragment: String
  /// The type to read, if that determines which part of the document is read, as in OpenAPI; otherwise `nil`.
  let type: String?
  let rename: [String: String]
  let acronyms: [String]
  let keepsUnknown: Bool
  let keepsUnknownMembers: Bool
}

/// A result with its diagnostics.
struct Found<Value: Sendable>: Sendable {
  var value: Value
  var diagnostics: [Diagnostic] = []

  init(_ value: Value) {
    self.value = value
  }
}

/// A document, or the reason why it cannot be read.
enum Document {
  case root(Found<Node?>)
  case failure(String)
}

extension Workspace {
  func document(_ path: String, in reading: Reading) -> Document {
    documents.value(for: path, in: reading) { reading in
      switch reading.load(path) {
      case .failure(let reason): return .failure(reason)
      case .file(let file):
        var found = Found<Node?>(nil)
        found.value = readFile(file, isForeign: true, into: &found.diagnostics)
        return .root(found)
      }
    }
  }

  /// Returns the service model that a spec needs; `nil` if it has errors.
  func types(
    of service: Spec.Service,
    _ defaults: SpecDefaults,
    in reading: Reading,
    into diagnostics: inout [Diagnostic]
  ) -> ServiceModel? {
    let schema = service.schema
    let (reference, fragment) = splitSchemaReference(schema.text ?? "")
    let path = simplifiedPath(resolvedPath(reference, relativeTo: schema.location.file.path))
    let document: Node
    switch self.document(path, in: reading) {
    case .failure(let reason):
      let hint = service.isSymbolGraph ? "; 'viewmodelgen symbols' writes it" : ""
      diagnostics.append(.unreadable(path, reason + hint, at: schema.location))
      return nil
    case .root(let found):
      diagnostics += found.diagnostics
      guard let root = found.value else { return nil }
      document = root
    }
    if service.isSymbolGraph {
      let key = ModuleKey(path: path, reader: defaults.module)
      return appTypes(of: service, document, key, in: reading, into: &diagnostics)
    }
    var request = SchemaRequest(service, defaults, document: document, fragment: fragment)
    request.reserved = language.reservedNames
    return types(request, at: path, in: reading, into: &diagnostics)?
      .model(request, into: &diagnostics)
  }

  private func types(
    _ request: SchemaRequest,
    at path: String,
    in reading: Reading,
    into diagnostics: inout [Diagnostic]
  ) -> SchemaTypes? {
    let key = SchemaKey(
      path: path,
      fragment: request.fragment,
      type: request.readsByType ? request.typeName : nil,
      rename: request.rename.textByKey,
      acronyms: request.acronyms,
      keepsUnknown: request.keepsUnknown,
      keepsUnknownMembers: request.keepsUnknownMembers
    )
    let shared = schemas.value(for: key, in: reading) { reading in
      var found = Found<SchemaTypes?>(nil)
      // Record the dependency on the request's document.
      _ = document(path, in: reading)
      found.value = readSchema(request, loader: reading.loader, into: &found.diagnostics)
      return found
    }
    if !shared.diagnostics.hasErrors {
      diagnostics += shared.diagnostics
      return shared.value
    }
    // Read the schema again, so that errors are reported for this spec.
    return readSchema(request, loader: reading.loader, into: &diagnostics)
  }
}

extension SchemaRequest {
  fileprivate init(
    _ service: Spec.Service,
    _ defaults: SpecDefaults,
    document: Node,
    fragment: String
  ) {
    self.init(
      document: document,
      fragment: fragment,
      location: service.schema.location,
      typeName: service.type?.text,
      typeNameLocation: service.type?.location ?? service.schema.location,
      rename: service.rename,
      types: service.types,
      acronyms: defaults.acronyms,
      keepsUnknown: (service.unknownCases ?? defaults.unknownCases) == .keep,
      keepsUnknownMembers: (service.unknownMembers ?? defaults.unknownMembers) == .keep
    )
  }
}
