import DocumentReader
import ViewModelIR

package enum ChangeKey: String, MappingKey {
  case set, insert, append

  package static let mapping = "'optimistic'"
  package static let choices = allCases.map { KeyChoice([$0], allowed: [$0]) }
  package var definition: KeyDefinition {
    switch self {
    case .set: .init(.filled(.names(.text)), ActionKey.optimistic.definition.description)
    case .insert: .init(.name(.text), ActionKey.optimistic.definition.description)
    case .append: .init(.name(.text), ActionKey.optimistic.definition.description)
    }
  }
}

extension Spec.Presenter {
  package enum Change: Sendable {
    case remove(Location)
    case set([SpecArgument])
    case insert(SpecExpression, into: SpecExpression, atEnd: Bool)
  }
}

func readChange(
  _ node: Node,
  into diagnostics: inout [Diagnostic]
) -> Spec.Presenter.Change? {
  if node.text == "remove" { return .remove(node.location) }
  let entries = node.members ?? []
  let allowed = ChangeKey.allCases.map(\.rawValue)
  guard entries.count == 1, let entry = entries.first, let key = ChangeKey(rawValue: entry.key),
    let members = entry.value.members, let member = members.first,
    key == .set || members.count == 1
  else {
    if let stray = entries.first(where: { !allowed.contains($0.key) }) {
      diagnostics.append(.unknownKey(stray, in: ChangeKey.mapping, allowed: allowed))
    } else if entries.count == 1, let entry = entries.first, entry.value.members?.isEmpty == true {
      let sample = entry.key == ChangeKey.set.rawValue ? "isDone: true" : "posts: post"
      let remedy = "write the change, as in { \(entry.key): { \(sample) } }"
      diagnostics.append(.emptyList(entry.key, remedy, at: entry.value.location))
    } else if !node.isReported {
      let expected =
        "'remove', '{ set: { field: expression } }', '{ insert: { list: expression } }' or '{ append: { list: expression } }'"
      diagnostics.append(.wrongType(node, what: "'optimistic'", expected: expected))
    }
    return nil
  }
  if key == .set { return .set(members.map { SpecArgument($0, into: &diagnostics) }) }
  let list = Node(.string(member.key), at: member.keyLocation)
  return .insert(
    SpecExpression(member.value, into: &diagnostics),
    into: SpecExpression(list, into: &diagnostics),
    atEnd: key == .append
  )
}
