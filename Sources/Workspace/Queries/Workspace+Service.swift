import DocumentReader
import SchemaCompiler
import SpecSyntax
import ViewModelIR

/// Queries for commands that compare two schemas.
extension Workspace {
  package func compiled(_ path: String, in group: SpecGroup) -> CompiledSpec {
    compiled(SpecKey(path, group.settings), in: Reading(files))
  }

  /// The path of a spec's schema; `nil` if the spec does not name one or cannot be read.
  package func schemaPath(of path: String) -> String? {
    var ignoredDiagnostics: [Diagnostic] = []
    guard let service = service(of: path, into: &ignoredDiagnostics), !service.isSymbolGraph,
      let text = service.schema.text
    else { return nil }
    return normalizedPath(resolvedPath(splitSchemaReference(text).path, relativeTo: path))
  }

  /// Returns the type of the documents that the schema allows, starting from the spec's type and with the spec's wire formats.
  ///
  /// Ignores how the spec handles unknown enumeration values and object members, and what it specifies for properties that the schema lacks.
  package func documents(
    of path: String,
    in group: SpecGroup,
    into diagnostics: inout [Diagnostic]
  ) -> ServiceModel? {
    guard var service = service(of: path, into: &diagnostics) else { return nil }
    service.unknownCases = .reject
    service.unknownMembers = .keep
    let reading = schemaReading(for: Reading(files))
    let defaults = SpecDefaults(group.settings)
    while true {
      var found: [Diagnostic] = []
      if let model = types(of: service, defaults, in: reading, into: &found) { return model }
      let errors = Set(found.filter { $0.severity == .error }.map(\.location))
      let before = service.rename.count + service.types.count
      service.rename.removeAll { $0.isBlamed(by: errors) }
      service.types.removeAll { $0.isBlamed(by: errors) }
      if service.rename.count + service.types.count == before {
        diagnostics += found
        return nil
      }
    }
  }

  func schemaReading(for reading: Reading) -> Reading { schemaFiles.map(Reading.init) ?? reading }

  func service(of path: String, into diagnostics: inout [Diagnostic]) -> Spec.Service? {
    guard let file = load(path, in: Reading(files), into: &diagnostics),
      let node = readYAML(file, into: &diagnostics)
    else { return nil }
    return parseSpec(node, into: &diagnostics)?.service
  }
}

extension Node.Member {
  fileprivate func isBlamed(by places: Set<Location>) -> Bool {
    places.contains { place in
      place.file.path == keyLocation.file.path && keyLocation.start <= place.start
        && place.end <= max(keyLocation.end, value.location.end)
    }
  }
}
