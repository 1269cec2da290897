import DocumentReader
import ViewModelIR

package enum ChangeKey: String, MappingKey {
  case remove, set, insert, append, move

  package static let mapping = "'optimistic'"
  package static let choices = allCases.map { KeyChoice([$0], allowed: [$0]) }
  package var definition: KeyDefinition {
    switch self {
    case .remove:
      .init(.either([.text, .name(.text)]), ActionKey.optimistic.definition.description)
    case .set: .init(.filled(.names(.text)), ActionKey.optimistic.definition.description)
    case .insert: .init(.name(.text), ActionKey.optimistic.definition.description)
    case .append: .init(.name(.text), ActionKey.optimistic.definition.description)
    case .move: .init(.filled(.names(.text)), ActionKey.optimistic.definition.description)
    }
  }
}

extension Spec.Presenter {
  package enum Change: Sendable {
    case remove(Location)
    /// The rows with some IDs, of a list or, without one, of the list that the screen shows.
    case removeAll(SpecExpression, from: SpecExpression?)
    case set([SpecArgument])
    case insert(SpecExpression, into: SpecExpression, atEnd: Bool)
    /// To a position in a list, which can be that of another outer row.
    case move(list: Node, to: SpecExpression, outerID: SpecExpression?)
  }
}

func readChange(
  _ node: Node,
  into diagnostics: inout [Diagnostic]
) -> Spec.Presenter.Change? {
  if node.text == "remove" { return .remove(node.location) }
  let entries = node.members ?? []
  if entries.count == 1, let entry = entries.first, entry.key == ChangeKey.remove.rawValue,
    entry.value.text != nil || entry.value.members?.count == 1
  {
    let list = entry.value.members?.first
    return .removeAll(
      SpecExpression(list?.value ?? entry.value, into: &diagnostics),
      from: list.map {
        SpecExpression(Node(.string($0.key), at: $0.keyLocation), into: &diagnostics)
      }
    )
  }
  let allowed = ChangeKey.allCases.map(\.rawValue)
  guard entries.count == 1, let entry = entries.first, let key = ChangeKey(rawValue: entry.key),
    let members = entry.value.members, let member = members.first,
    key == .set || members.count == 1 || key == .move && members.count == 2
  else {
    if let stray = entries.first(where: { !allowed.contains($0.key) }) {
      diagnostics.append(.unknownKey(stray, in: ChangeKey.mapping, allowed: allowed))
    } else if entries.count == 1, let entry = entries.first, entry.value.members?.isEmpty == true {
      let samples = [
        ChangeKey.set.rawValue: "isDone: true", "move": "tasks: position",
        "remove": "posts: selected",
      ]
      let sample = samples[entry.key] ?? "posts: post"
      let remedy = "write the change, as in { \(entry.key): { \(sample) } }"
      diagnostics.append(.emptyList(entry.key, remedy, at: entry.value.location))
    } else if !node.isReported {
      let expected =
        "'remove', '{ remove: { list: ids } }', '{ set: { field: expression } }', '{ insert: { list: expression } }', '{ append: { list: expression } }' or '{ move: { list: position } }'"
      diagnostics.append(.wrongType(node, what: "'optimistic'", expected: expected))
    }
    return nil
  }
  if key == .set { return .set(members.map { SpecArgument($0, into: &diagnostics) }) }
  if key == .move { return readMove(members, into: &diagnostics) }
  let list = Node(.string(member.key), at: member.keyLocation)
  return .insert(
    SpecExpression(member.value, into: &diagnostics),
    into: SpecExpression(list, into: &diagnostics),
    atEnd: key == .append
  )
}

/// Reads `{ tasks: position }`, or for rows in rows `{ cards: position, outerID: column }`.
private func readMove(
  _ members: [Node.Member],
  into diagnostics: inout [Diagnostic]
) -> Spec.Presenter.Change? {
  let outer = members.first { $0.key == ViewModelIR.Presenter.outerID }
  let lists = members.filter { $0.key != outer?.key }
  guard let list = lists.first, lists.count == 1 else {
    diagnostics.append(.moveOfSeveralLists(at: (lists.last ?? members[0]).keyLocation))
    return nil
  }
  return .move(
    list: Node(.string(list.key), at: list.keyLocation),
    to: SpecExpression(list.value, into: &diagnostics),
    outerID: outer.map { SpecExpression($0.value, into: &diagnostics) }
  )
}

extension Diagnostic {
  fileprivate static func moveOfSeveralLists(at location: Location) -> Self {
    Self(
      .wrongType,
      "'move' needs one list and the new position in it, and for rows in rows 'outerID' for another row: write it as in '{ move: { tasks: position } }'",
      at: location
    )
  }
}
