import DocumentReader
import ViewModelIR

func readEffects<Key: MappingKey>(
  _ keys: KeyReader<Key>,
  _ set: Key?,
  _ event: Key,
  _ dismiss: Key?,
  into diagnostics: inout [Diagnostic]
) -> Spec.Presenter.Effects {
  var effects = Spec.Presenter.Effects()
  if let set, let node = keys.node(set) {
    if node.members?.isEmpty == true {
      let remedy = "write the new value of a local, as in { query: \"''\" }"
      diagnostics.append(.emptyList(set.rawValue, remedy, at: node.location))
    }
    effects.assignments = keys.arguments(set, into: &diagnostics)
  }
  effects.event = keys.node(event).flatMap { readEvent($0, into: &diagnostics) }
  effects.dismisses = dismiss.flatMap { keys.bool($0, into: &diagnostics) } ?? false
  return effects
}

/// Reports the keys that an action without a call cannot have, and whether it does anything at all.
func checkActionWithoutCall(
  _ keys: KeyReader<ActionKey>,
  into diagnostics: inout [Diagnostic]
) -> Bool {
  if keys.isMisspelled(.call) { return false }
  if !ActionKey.effects.contains(where: { keys[$0] != nil || keys.isMisspelled($0) }) {
    diagnostics.append(.actionWithoutEffect(at: keys.node.location))
    return false
  }
  let useless = (keys.node.members ?? []).filter { member in
    ActionKey(rawValue: member.key).map { !ActionKey.withoutCall.contains($0) } ?? false
  }
  diagnostics += useless.map { .keyWithoutCall($0.key, at: $0.keyLocation) }
  return useless.isEmpty
}

/// Reads `openSettings` or `{ openNote: { id: row.id } }`.
private func readEvent(
  _ node: Node,
  into diagnostics: inout [Diagnostic]
) -> Spec.Presenter.Event? {
  typealias Event = Spec.Presenter.Event
  func named(_ name: String, at location: Location, _ arguments: [SpecArgument]) -> Event {
    checkPropertyName(name, "an event", at: location, into: &diagnostics)
    return .init(name: name, location: location, arguments: arguments)
  }
  if let name = node.text { return named(name, at: node.location, []) }
  guard let members = node.members, members.count == 1, let event = members.first,
    let parameters = event.value.members, !parameters.isEmpty
  else {
    if !node.isReported { diagnostics.append(.wrongEvent(node)) }
    return nil
  }
  let arguments = parameters.map { SpecArgument($0, into: &diagnostics) }
  for argument in arguments {
    checkPropertyName(argument.name, "a parameter", at: argument.location, into: &diagnostics)
  }
  return named(event.key, at: event.keyLocation, arguments)
}
