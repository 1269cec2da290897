import DocumentReader
import SchemaCompiler
import SpecChecker
import ViewModelIR

/// The compiler's stages in their order: YAML, spec, the schema's types, the checked screen.
package func compileSpec(
  _ file: SourceFile,
  defaults: SpecDefaults,
  loader: FileLoader,
  services: SharedServices = SharedServices(),
  into diagnostics: inout [Diagnostic]
) -> CompiledSpec {
  guard let node = readYAML(file, into: &diagnostics),
    let spec = parseSpec(node, into: &diagnostics)
  else { return CompiledSpec() }
  guard let service = services.service(of: spec, defaults, loader, into: &diagnostics) else {
    return CompiledSpec()
  }
  let screen = checkSpec(
    spec,
    service: service.model,
    defaults: defaults,
    loader: loader,
    into: &diagnostics
  )
  return CompiledSpec(
    service: spec.service.generate ? service.model : nil,
    serviceFiles: service.files,
    screen: screen,
    typeNames: viewModelNames(spec, spec.layout ?? defaults.layout)
  )
}

/// As far as a spec got: a stage's result is nil where it, or one before it, found errors.
package struct CompiledSpec: Sendable {
  /// The types to write; nil too where the app has them.
  package var service: ServiceModel?
  /// Those that the types were read from, for whichever spec that was.
  package var serviceFiles: Set<String>
  package var screen: Screen?
  /// Of its view models, and where the spec names them.
  package var typeNames: [(name: String, location: Location)]

  package init(
    service: ServiceModel? = nil,
    serviceFiles: Set<String> = [],
    screen: Screen? = nil,
    typeNames: [(name: String, location: Location)] = []
  ) {
    self.service = service
    self.serviceFiles = serviceFiles
    self.screen = screen
    self.typeNames = typeNames
  }
}

/// Where a spec finds its service's types.
func schemaRequest(
  _ spec: Spec,
  _ defaults: SpecDefaults,
  document: Node
) -> SchemaRequest {
  SchemaRequest(
    document: document,
    fragment: splitSchemaReference(spec.service.schema.text ?? "").fragment,
    location: spec.service.schema.location,
    typeName: spec.service.type?.text,
    typeNameLocation: spec.service.type?.location ?? spec.service.schema.location,
    rename: spec.service.rename,
    types: spec.service.types,
    acronyms: defaults.acronyms,
    keepsUnknown: spec.service.keepsUnknown ?? defaults.keepsUnknown,
    keepsUnknownMembers: spec.service.keepsUnknownMembers ?? defaults.keepsUnknownMembers
  )
}

/// Reads the schema that a spec names.
func readService(
  _ spec: Spec,
  _ loader: FileLoader,
  into diagnostics: inout [Diagnostic]
) -> Node? {
  let schema = spec.service.schema
  let path = resolvedPath(
    splitSchemaReference(schema.text ?? "").path,
    besides: schema.location.file.path
  )
  switch loader.load(path) {
  case .failure(let reason):
    diagnostics.append(.unreadable(path, reason, at: schema.location))
    return nil
  case .file(let file): return readFile(file, into: &diagnostics)
  }
}
