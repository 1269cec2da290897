/// The compiler's stages in their order: YAML, spec, the schema's types, the checked screen.
package func compileSpec(
  _ file: SourceFile,
  defaults: SpecDefaults,
  loader: FileLoader,
  into diagnostics: inout [Diagnostic]
) -> CompiledSpec {
  guard let node = readYAML(file, into: &diagnostics),
    let spec = parseSpec(node, into: &diagnostics)
  else { return CompiledSpec() }
  guard let service = compileService(spec, defaults, loader, into: &diagnostics) else {
    return CompiledSpec(spec: spec)
  }
  let screen = checkSpec(
    spec,
    service: service,
    defaults: defaults,
    loader: loader,
    into: &diagnostics
  )
  return CompiledSpec(spec: spec, service: service, screen: screen)
}

/// As far as a spec got: a later stage's result is nil where a stage before it, or that one, found errors.
package struct CompiledSpec: Sendable {
  package var spec: Spec?
  package var service: ServiceModel?
  package var screen: Screen?
}

private func compileService(
  _ spec: Spec,
  _ defaults: SpecDefaults,
  _ loader: FileLoader,
  into diagnostics: inout [Diagnostic]
) -> ServiceModel? {
  let schema = spec.service.schema
  let path = resolvedPath(schema.text ?? "", besides: schema.location.file.path)
  let file: SourceFile
  switch loader.load(path) {
  case .failure(let reason):
    diagnostics.append(.unreadable(path, reason, at: schema.location))
    return nil
  case .file(let loaded): file = loaded
  }
  guard let node = readFile(file, into: &diagnostics) else { return nil }
  let request = SchemaRequest(
    schema: node,
    typeName: spec.service.type?.text,
    typeNameLocation: spec.service.type?.location ?? schema.location,
    rename: spec.service.rename,
    acronyms: defaults.acronyms,
    keepsUnknown: spec.service.keepsUnknown ?? defaults.keepsUnknown
  )
  return compileSchema(request, loader: loader, into: &diagnostics)
}
