import DocumentReader
import ViewModelIR

/// The types of a module, from its symbol graph. All specs that use the graph share them.
package struct ModuleTypes: Sendable {
  private let model: ServiceModel
  private let app: ServiceModel.AppTypes
  /// The files that declare the types and their members, by the names of the types, as they were when the symbol graph was written.
  private let sources: [String: Set<SymbolSource>]

  /// Reads the types of a symbol graph. Returns `nil` if the document is not a symbol graph.
  ///
  /// - Parameter module: The module of the generated code, which has access to declarations that are not public if it is the same one.
  package init?(_ document: Node, readBy module: String) {
    guard let graph = SymbolGraph(document, readBy: module) else { return nil }
    var builder = AppTypesBuilder(graph)
    builder.build()
    app = builder.facts
    let hashes = document["sources"]
    sources = graph.types.reduce(into: [:]) { sources, type in
      let paths = ([type] + graph.allMembers(of: type)).compactMap { $0.node["source"]?.string }
      sources[type.name] = Set(
        Set(paths).compactMap { path in
          (hashes?[path]?.string).map { SymbolSource(path: path, hash: $0) }
        }
      )
    }
    model = ServiceModel(root: .json, declarations: builder.declarations, app: app)
  }

  /// The files that declare some types.
  package func sources(of types: Set<String>) -> [SymbolSource] {
    types.reduce(into: Set<SymbolSource>()) { $0.formUnion(sources[$1] ?? []) }.sorted {
      $0.path < $1.path
    }
  }

  /// Returns the model with the type of the response that a spec names, or `nil` after reporting an error.
  ///
  /// - Parameters:
  ///   - type: The name of the type; `nil` if the spec does not have one.
  ///   - place: The location of the graph's path in the spec.
  package func model(
    of type: Node?,
    at place: Location,
    into diagnostics: inout [Diagnostic]
  ) -> ServiceModel? {
    guard let type, let name = type.text else {
      diagnostics.append(.noTypeOfGraph(app, model.declarations.map(\.name), at: place))
      return nil
    }
    guard let declaration = model.schemaType(name) else {
      diagnostics.append(.notInGraph(name, app, model, at: type.location))
      return nil
    }
    if case .alias(let type) = declaration.kind { return model.rooted(at: type) }
    return model.rooted(at: .named(name))
  }
}

extension Diagnostic {
  package static func notASymbolGraph(at location: Location) -> Self {
    Self(
      .schema,
      "the file is not a symbol graph; 'viewmodelgen symbols' writes one",
      at: location
    )
  }

  fileprivate static func noTypeOfGraph(
    _ app: ServiceModel.AppTypes,
    _ names: [String],
    at place: Location
  ) -> Self {
    let outer = names.filter { !$0.contains(".") }
    return Self(
      .missingKey,
      "'service' lacks 'type', the type of the response; \(app.module) has \(list(outer, "and"))",
      at: place
    )
  }

  fileprivate static func notInGraph(
    _ name: String,
    _ app: ServiceModel.AppTypes,
    _ model: ServiceModel,
    at place: Location
  ) -> Self {
    if let reason = app.unreadable[name] {
      return Self(.unsupportedSchema, "'\(excerpt(name))' cannot be used: \(reason)", at: place)
    }
    let known = model.declarations.map(\.name)
    let hint =
      known.first { $0.hasSuffix("." + name) }.map { Hint("write '\($0)'", meaning: $0) }
      ?? Hint(for: name, near: known)
      ?? Hint("'viewmodelgen symbols' updates the file after the code has changed")
    return Self(
      .typeName,
      "the module \(app.module) has no type '\(excerpt(name))'",
      hint,
      at: place
    )
  }
}
