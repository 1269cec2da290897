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

func compileService(
  _ spec: Spec,
  _ defaults: SpecDefaults,
  _ loader: FileLoader,
  into diagnostics: inout [Diagnostic]
) -> ServiceModel? {
  let schema = spec.service.schema
  let (relative, fragment) = splitSchemaReference(schema.text ?? "")
  let path = resolvedPath(relative, besides: schema.location.file.path)
  let file: SourceFile
  switch loader.load(path) {
  case .failure(let reason):
    diagnostics.append(.unreadable(path, reason, at: schema.location))
    return nil
  case .file(let loaded): file = loaded
  }
  guard let node = readFile(file, into: &diagnostics) else { return nil }
  let request = SchemaRequest(
    document: node,
    fragment: fragment,
    location: schema.location,
    typeName: spec.service.type?.text,
    typeNameLocation: spec.service.type?.location ?? schema.location,
    rename: spec.service.rename,
    types: spec.service.types,
    acronyms: defaults.acronyms,
    keepsUnknown: spec.service.keepsUnknown ?? defaults.keepsUnknown,
    keepsUnknownMembers: spec.service.keepsUnknownMembers ?? defaults.keepsUnknownMembers
  )
  return compileSchema(request, loader: loader, into: &diagnostics)
}
