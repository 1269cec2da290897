import DocumentReader
import SchemaCompiler
import SpecSyntax
import ViewModelIR
import Workspace

// Go to definition, find references, and highlight occurrences.

extension Session {
  func definition(_ params: Node) throws(ResponseError) -> Node {
    guard let (spec, position) = try specAndPosition(params),
      let location = definition(at: position, in: spec)
    else { return json(.null) }
    return description(of: location)
  }

  func references(_ params: Node) throws(ResponseError) -> Node {
    guard let (spec, position) = try specAndPosition(params),
      let symbol = spec.names[position]?.symbol
    else { return json([Node]()) }
    let wantsDefinition = params["context"]?["includeDeclaration"]?.bool ?? true
    let indices =
      symbol.isOwn ? indices(sharing: symbol, with: spec) : [spec.names] + others(beside: spec.path)
    var places = indices.flatMap { $0.occurrences(of: symbol) }
      .filter { wantsDefinition || !$0.isDefinition }.map(\.location)
    if wantsDefinition, !symbol.isOwn { places += [spec.definition(of: symbol)].compactMap { $0 } }
    return json(places.map { description(of: $0) })
  }

  func highlights(_ params: Node) throws(ResponseError) -> Node {
    guard let (spec, position) = try specAndPosition(params),
      let symbol = spec.names[position]?.symbol
    else { return json([Node]()) }
    return json(
      spec.names.occurrences(of: symbol).map { json(["range": placeRange(of: $0.location)]) }
    )
  }

  func description(of location: Location) -> Node {
    json([
      "uri": json(paths.uri(of: location.file.path)), "range": placeRange(of: location),
    ])
  }

  /// The names in the other specs in the folder of a spec.
  private func others(beside path: String) -> [NameIndex] {
    var ignoredDiagnostics: [Diagnostic] = []
    let folder = parentFolder(path)
    return listSpecs(in: folder, workspace.files, into: &ignoredDiagnostics).compactMap { other in
      guard normalizedPath(other) != normalizedPath(path),
        case .file(let file) = workspace.files.contents(of: other)
      else { return nil }
      return traced(file).map { NameIndex($0) }
    }
  }
}

extension Session {
  /// The names of all specs that know a symbol from the same file as a spec does: the one that declares it, and those that share it.
  func indices(sharing symbol: Symbol, with spec: SpecDocument) -> [NameIndex] {
    let home = spec.names.declarations.home(of: symbol)
    let isShared = spec.spec.node.nameOfSharedModel != nil || spec.isSharedFile
    guard home != normalizedPath(spec.path) || isShared else { return [spec.names] }
    // Where the server runs decides how paths are spelled.
    var known: Set = [canonicalPath(spec.path)]
    let paths = (relatedSpecs(of: spec.path, in: workspace.files) + [home]).map(normalizedPath)
      .sorted().filter { known.insert(canonicalPath($0)).inserted }
    let others = paths.compactMap { path -> NameIndex? in
      guard case .file(let file) = workspace.files.contents(of: path) else { return nil }
      return traced(file).map { NameIndex($0) }
    }
    return [spec.names]
      + others.filter { canonicalPath($0.declarations.home(of: symbol)) == canonicalPath(home) }
  }

  private func definition(at position: Position, in spec: SpecDocument) -> Location? {
    guard let symbol = spec.names[position]?.symbol, symbol.isOwn else {
      return spec.definition(at: position)
    }
    return indices(sharing: symbol, with: spec).firstNonNil { names in
      names.occurrences(of: symbol).first(where: \.isDefinition)?.location
    } ?? spec.definition(at: position)
  }
}

extension SpecDocument {
  var isSharedFile: Bool { isSharedTexts(spec.node) }

  func definition(at position: Position) -> Location? {
    if let symbol = names[position]?.symbol { return definition(of: symbol) }
    if let name = tracedName(at: position), let type = name.type?.declaredName,
      name.meaning == .enumCase || name.meaning == .model
    {
      return definition(of: .type(type))
    }
    if case .appFunction(let function)? = tracedName(at: position)?.meaning {
      return function.location
    }
    return referredFile(at: position)
  }

  func definition(of symbol: Symbol) -> Location? {
    switch symbol {
    case .property(let name, let owner):
      return service?.property(name, of: .named(owner))?.location
    case .type(let name): return service?.schemaType(name)?.location
    default: return names.occurrences(of: symbol).first(where: \.isDefinition)?.location
    }
  }

  /// The file that a value names.
  private func referredFile(at position: Position) -> Location? {
    guard let place = place(at: position), !place.isKey, let name = place.node.text else {
      return nil
    }
    guard place.isFile else { return nil }
    let file = resolvedPath(splitSchemaReference(name).path, relativeTo: path)
    return SourceFile(path: file, bytes: []).start
  }
}
