import DocumentReader
import ViewModelIR

/// The type that a spec asks for, and every type's name.
struct TypeSelection {
  var entry: Int
  var names: [String]
  /// Whether nobody named the root, which is a second name of another type.
  var hidesRoot: Bool
}

/// Finds the requested type among the names, or gives that name to the root.
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
  // Where any name will do for the root, it comes before a schema that merely belongs to a property of that name.
  let isForRoot = request.namesAnyRoot && kind != .nothing
  let isSelectable = { (entry: Int) in
    names[entry] == typeName && (!isForRoot || entry == root || types.definitions.contains(entry))
  }
  if let entry = names.indices.first(where: isSelectable) {
    // A root that only its file gave a name is named by the spec that asks for it.
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
  /// Only refers to another type.
  case reference
  /// Only holds definitions.
  case nothing
}

func rootKind(_ schema: Node, _ entry: SchemaGraph.Entry) -> RootKind {
  guard case .alias(let shape) = entry.kind else { return .type }
  if shape == .scalar(.json), !saysSomething(schema) { return .nothing }
  return schema["$ref"] == nil ? .type : .reference
}

private func saysSomething(_ schema: Node) -> Bool {
  let silent: Set = [
    "$schema", "$id", "id", "$defs", "definitions", "title", "description", "$comment",
  ]
  return schema.members?.contains { !silent.contains($0.key) } ?? true
}

/// By its title if that is a name and no sentence, else by what it is called in its document or by its file.
func ownName(of start: SchemaStart, _ kind: RootKind) -> SchemaNaming.RootName {
  if kind != .type { return SchemaNaming.RootName(text: start.name, priority: .none) }
  let name = start.ownName
  return SchemaNaming.RootName(text: name ?? start.name, priority: name == nil ? .last : .first)
}

/// The names after `rename`; nil where it names what is not there, or two things alike.
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
    // Members have names only once the types have theirs.
    if !rename.key.contains("."), !names.contains(rename.key) {
      diagnostics.append(.unknownRename(rename.key, among: names, at: rename.keyLocation))
    }
  }
  return diagnostics.count == count ? renamed : nil
}

/// Whether each `Type.member` of `rename` is there, and its new name is nobody else's.
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
