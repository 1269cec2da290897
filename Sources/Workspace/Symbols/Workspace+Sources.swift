import DocumentReader
import SpecSyntax
import SymbolGraph
import ViewModelIR

extension Workspace {
  /// Reports a file that declares types of a spec and has changed since its symbol graph was written. A file that cannot be read, for
  /// example in a build, is not compared.
  func checkSources(
    of model: ServiceModel,
    _ graph: Node,
    _ service: Spec.Service,
    in reading: Reading,
    into diagnostics: inout [Diagnostic]
  ) {
    let path = graph.location.file.path
    for source in sources(of: model.reachedTypes, in: graph) {
      let declared = simplifiedPath(resolvedPath(source.path, relativeTo: path))
      guard case .file(let file) = reading.load(declared),
        ContentHash([file.bytes[...]]).text != source.hash
      else { continue }
      diagnostics.append(.staleSymbols(path, declared, at: service.schema.location))
    }
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
