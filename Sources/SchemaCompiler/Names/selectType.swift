import DocumentReader
import ViewModelIR

/// The type that a spec requests, and the names of all types.
struct TypeSelection {
  var entry: Int
  var names: [String]
  /// Whether the root is not declared, because it only refers to another type or only its file gives it a name.
  var hidesRoot: Bool
}

/// Selects the type with the requested name, or gives that name to the root. Returns `nil` after reporting an error if neither is possible.
func selectType(
  _ request: SchemaRequest,
  in types: SchemaTypes,
  into diagnostics: inout [Diagnostic]
) -> TypeSelection? {
  let (start, root, naming) = (types.start, types.root, types.naming)
  let kind = rootKind(start.part.node, types.graph.entries[root])
  guard let names = checkedRenames(types.ownNames, request, naming, into: &diagnostics) else {
    return nil
  }
  let selection = TypeSelection(entry: root, names: names, hidesRoot: kind != .type)
  guard let typeName = request.typeName else { return selection }
  // A root that accepts any name takes precedence over a type that is only named after a property.
  let isForRoot = request.namesAnyRoot && kind != .nothing
  let isSelectable = { (entry: Int) in
    names[entry] == typeName && (!isForRoot || entry == root || types.definitions.contains(entry))
  }
  if let entry = names.indices.first(where: isSelectable) {
    // A root that only its file gives a name is declared only for specs that request it.
    let isNamed = entry == root || start.ownName != nil
    return TypeSelection(entry: entry, names: names, hidesRoot: kind != .type || !isNamed)
  }
  let hasOwnName = start.ownName != nil && !request.namesAnyRoot
  if kind == .nothing || hasOwnName {
    let instead = naming.names.type(typeName)
    let near =
      names.first { $0 == instead }
      ?? suggestion(for: typeName, among: names.lazy.filter { !$0.isEmpty }.prefix(2_000))
    diagnostics.append(.unknownTypeName(typeName, near: near, at: request.typeNameLocation))
    return nil
  }
  guard isIdentifier(typeName), naming.names.type(typeName) == typeName else {
    let instead = naming.names.type(typeName)
    diagnostics.append(
      .badTypeName(
        typeName,
        instead: instead,
        hidesView: request.reserved.viewTypes.contains(typeName),
        at: request.typeNameLocation
      )
    )
    return nil
  }
  let given = SchemaNaming.RootName(text: typeName, priority: .first)
  let renamed = naming.renamed(naming.typeNames(of: types.graph, root: root, named: given))
  return TypeSelection(entry: root, names: renamed, hidesRoot: false)
}

enum RootKind {
  case type
  /// The schema only refers to another type.
  case reference
  /// The schema only contains definitions.
  case nothing
}

func rootKind(_ schema: Node, _ entry: SchemaGraph.Entry) -> RootKind {
  guard case .alias(let shape) = entry.kind else { return .type }
  if shape == .scalar(.json), !hasContent(schema) { return .nothing }
  return schema["$ref"] == nil ? .type : .reference
}

private func hasContent(_ schema: Node) -> Bool {
  let silent: Set = [
    "$schema", "$id", "id", "$defs", "definitions", "title", "description", "$comment",
  ]
  return schema.members?.contains { !silent.contains($0.key) } ?? true
}

/// The root's name: its title if that can name a type, else its name in the document, else the name of its file.
func ownName(of start: SchemaStart, _ kind: RootKind) -> SchemaNaming.RootName {
  if kind != .type { return SchemaNaming.RootName(text: start.name, priority: .none) }
  let name = start.ownName
  return SchemaNaming.RootName(text: name ?? start.name, priority: name == nil ? .last : .first)
}

/// Returns the names of the types after `rename`, or `nil` after reporting an error, for example if two types would have the same name.
private func checkedRenames(
  _ names: [String],
  _ request: SchemaRequest,
  _ naming: SchemaNaming,
  into diagnostics: inout [Diagnostic]
) -> [String]? {
  if request.rename.isEmpty { return names }
  let count = diagnostics.count
  let renamed = naming.renamed(names)
  var taken: Set<String> = []
  for name in renamed where !name.isEmpty && !taken.insert(name).inserted {
    let place = request.rename.first { $0.value.text == name }?.value.location
    diagnostics.append(.takenName(name, at: place ?? request.typeNameLocation))
  }
  for rename in request.rename {
    let new = rename.value.text ?? ""
    if !isIdentifier(new) {
      diagnostics.append(.badRename(new, at: rename.value.location))
    }
    // Members are checked later, once all types have names.
    if !rename.key.contains("."), !names.contains(rename.key) {
      diagnostics.append(.unknownRename(rename.key, among: names, at: rename.keyLocation))
    }
  }
  return diagnostics.count == count ? renamed : nil
}

/// Reports each `Type.member` of `rename` that does not exist, or whose new name is taken.
func checkMemberRenames(
  _ request: SchemaRequest,
  _ builder: ServiceModelBuilder,
  into diagnostics: inout [Diagnostic]
) {
  for rename in request.rename {
    let new = rename.value.text ?? ""
    let parts = rename.key.split(separator: ".", maxSplits: 1).map(String.init)
    guard let type = parts.first, let member = parts.dropFirst().first else { continue }
    guard let entry = builder.names.firstIndex(of: type) else {
      diagnostics.append(.unknownRename(type, among: builder.names, at: rename.keyLocation))
      continue
    }
    let members = builder.memberNames(of: entry)
    if !members.contains(member) {
      diagnostics.append(.unknownRename(member, among: members, at: rename.keyLocation))
    } else if builder.naming.renamed(members, in: type).count(where: { $0 == new }) > 1 {
      diagnostics.append(.takenName(new, at: rename.value.location))
    } else if builder.takenCases(of: entry).contains(new) {
      diagnostics.append(.takenCase(new, at: rename.value.location))
    }
  }
}
