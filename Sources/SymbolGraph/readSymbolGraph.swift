import DocumentReader
import ViewModelIR

/// A symbol graph, with the settings of the spec that uses it.
package struct SymbolGraphRequest: Sendable {
  package var document: Node
  /// The location of the graph's path in the spec, for messages.
  package var location: Location
  /// The name of the type of the response; `nil` if the spec does not have one.
  package var type: Node?
  /// The module of the generated code, which has access to declarations that are not public if it is the same one.
  package var module: String

  package init(document: Node, location: Location, type: Node?, module: String) {
    self.document = document
    self.location = location
    self.type = type
    self.module = module
  }
}

/// Returns the types of the module that a symbol graph describes, or `nil` after reporting an error.
package func readSymbolGraph(
  _ request: SymbolGraphRequest,
  into diagnostics: inout [Diagnostic]
) -> ServiceModel? {
  guard let graph = SymbolGraph(request.document, readBy: request.module) else {
    diagnostics.append(.notASymbolGraph(at: request.location))
    return nil
  }
  guard let type = request.type else {
    diagnostics.append(.noTypeOfGraph(graph, at: request.location))
    return nil
  }
  let name = type.text ?? ""
  var builder = AppTypesBuilder(graph)
  builder.build()
  guard let declaration = builder.declarations.first(where: { $0.name == name }) else {
    diagnostics.append(.notInGraph(name, builder, at: type.location))
    return nil
  }
  let root = if case .alias(let type) = declaration.kind { type } else { ValueType.named(name) }
  return ServiceModel(
    root: root,
    declarations: builder.declarations,
    app: builder.facts
  )
}

extension Diagnostic {
  fileprivate static func notASymbolGraph(at location: Location) -> Self {
    Self(
      .schema,
      "the file is not a symbol graph; 'viewmodelgen symbols' writes one",
      at: location
    )
  }

  fileprivate static func noTypeOfGraph(_ graph: SymbolGraph, at location: Location) -> Self {
    let names = graph.types.lazy.filter { $0.owner.isEmpty && $0.unreadable == nil }.map(\.name)
    return Self(
      .missingKey,
      "'service' lacks 'type', the type of the response; \(graph.module) has \(list(names, "and"))",
      at: location
    )
  }

  fileprivate static func notInGraph(
    _ name: String,
    _ builder: AppTypesBuilder,
    at location: Location
  ) -> Self {
    if let reason = builder.unreadable[name] {
      return Self(.unsupportedSchema, "'\(excerpt(name))' cannot be used: \(reason)", at: location)
    }
    let known = builder.declarations.map(\.name)
    let nested = known.filter { $0.hasSuffix("." + name) }
    let hint =
      nested.first.map { Hint("write '\($0)'", meaning: $0) }
      ?? Hint(for: name, near: known)
      ?? Hint("'viewmodelgen symbols' updates the file after the code has changed")
    return Self(
      .typeName,
      "the module \(builder.graph.module) has no type '\(excerpt(name))'",
      hint,
      at: location
    )
  }
}
