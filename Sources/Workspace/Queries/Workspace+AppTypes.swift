import DocumentReader
import OutputInterface
import SchemaCompiler
import SpecSyntax
import ViewModelIR

/// A symbol graph, and the module of the generated code that reads it.
struct ModuleKey: Hashable {
  let path: String
  let reader: String
}

extension Workspace {
  /// Returns the types of the app that a spec needs; `nil` if it has errors.
  func appTypes(
    of service: Spec.Service,
    _ graph: Node,
    _ key: ModuleKey,
    in reading: Reading,
    into diagnostics: inout [Diagnostic]
  ) -> ServiceModel? {
    let place = service.schema.location
    let types = modules.value(for: key, in: reading) { reading in
      // Record the dependency on the document.
      _ = document(key.path, in: reading)
      return ModuleTypes(graph, readBy: key.reader)
    }
    guard let types else {
      diagnostics.append(.notASymbolGraph(at: place))
      return nil
    }
    guard let model = types.model(of: service.type, at: place, into: &diagnostics) else {
      return nil
    }
    for source in types.sources(of: model.reachedTypes) {
      let path = simplifiedPath(resolvedPath(source.path, relativeTo: key.path))
      // In a build, the file cannot be read and is not compared.
      guard case .file(let file) = reading.load(path),
        ContentHash([file.bytes[...]]).text != source.hash
      else { continue }
      diagnostics.append(.staleSymbols(key.path, path, at: place))
    }
    return model
  }
}

extension ServiceModel {
  /// The names of the types that values of the root contain.
  fileprivate var reachedTypes: Set<String> {
    var reached: Set<String> = []
    var next = [root.declaredName].compactMap { $0 }
    while let name = next.popLast() {
      guard reached.insert(name).inserted, let declaration = self[name] else { continue }
      next += declaration.parts
    }
    return reached
  }
}

extension Diagnostic {
  fileprivate static func staleSymbols(
    _ graph: String,
    _ source: String,
    at location: Location
  ) -> Self {
    Self(
      .staleSymbols,
      "\(lastComponent(graph)) is older than \(source): run 'viewmodelgen symbols'",
      at: location
    )
  }
}
