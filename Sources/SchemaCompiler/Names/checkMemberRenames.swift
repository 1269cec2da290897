import DocumentReader

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
