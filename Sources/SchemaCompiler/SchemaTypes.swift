import DocumentReader
import Foundation
import ViewModelIR

/// The types of a schema, read and named. All requests for types of the schema share them.
package final class SchemaTypes: @unchecked Sendable {
  let start: SchemaStart
  let root: Int
  let definitions: [Int]
  let graph: SchemaGraph
  let naming: SchemaNaming
  /// The names of the types, unless a request gives the root another name.
  let ownNames: [String]
  private let lock = NSLock()
  private var whole: WholeModel?
  private var problemsByEntry: [Int: [Diagnostic]] = [:]

  /// The model with the types of all definitions. It is the same whichever of them is requested, so it is cached.
  private struct WholeModel {
    let names: [String]
    let hidesRoot: Bool
    let entries: Set<Int>
    let builder: ServiceModelBuilder
    let model: ServiceModel
  }

  init(
    _ reader: SchemaReader,
    _ graph: SchemaGraph,
    _ naming: SchemaNaming,
    start: SchemaStart,
    root: Int
  ) {
    self.start = start
    self.root = root
    self.graph = graph
    self.naming = naming
    definitions = reader.definitions
    let name = ownName(of: start, rootKind(start.part.node, graph.entries[root]))
    ownNames = naming.typeNames(of: graph, root: root, named: name)
  }

  /// Returns the model for a request, or `nil` after reporting an error. The request may differ from the one that the schema was read for
  /// only in its type and locations.
  package func model(
    _ request: SchemaRequest,
    into diagnostics: inout [Diagnostic]
  ) -> ServiceModel? {
    guard let selection = selectType(request, in: self, into: &diagnostics) else { return nil }
    let problems = problems(reachedFrom: selection.entry)
    diagnostics += problems
    if problems.hasErrors { return nil }
    diagnostics += graph.warnings
    let whole = wholeModel(selection, request)
    let before = diagnostics.count
    checkMemberRenames(request, whole.builder, into: &diagnostics)
    if diagnostics.count > before { return nil }
    let model = whole.model.rooted(at: whole.builder.type(of: selection.entry))
    return applyWireFormats(request.types, to: model, into: &diagnostics)
  }

  private func problems(reachedFrom entry: Int) -> [Diagnostic] {
    if let known = lock.withLock({ problemsByEntry[entry] }) { return known }
    let problems = graph.problems(reachedFrom: entry)
    lock.withLock { problemsByEntry[entry] = problems }
    return problems
  }

  private func wholeModel(_ selection: TypeSelection, _ request: SchemaRequest) -> WholeModel {
    if let known = lock.withLock({ self.whole }), known.names == selection.names,
      known.hidesRoot == selection.hidesRoot, known.entries.contains(selection.entry)
    {
      return known
    }
    let builder = ServiceModelBuilder(graph: graph, naming: naming, names: selection.names, request)
    let starts = definitions + (selection.hidesRoot ? [] : [root])
    let whole = WholeModel(
      names: selection.names,
      hidesRoot: selection.hidesRoot,
      entries: Set(graph.reached(from: starts)),
      builder: builder,
      model: builder.model(
        root: selection.entry,
        definitions: starts,
        omitting: selection.hidesRoot ? root : nil
      )
    )
    // Otherwise, the model contains types that only this request needs, so other requests cannot use it.
    if whole.entries.contains(selection.entry) { lock.withLock { self.whole = whole } }
    return whole
  }
}
