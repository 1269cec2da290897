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
  effects.events = keys.node(event).map { readEvents($0, into: &diagnostics) } ?? []
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

/// Reads an event, or a list of events with conditions.
private func readEvents(
  _ node: Node,
  into diagnostics: inout [Diagnostic]
) -> [Spec.Presenter.EventCase] {
  guard let elements = node.elements else {
    return readInvocation(node, .event, into: &diagnostics).map { [.init(event: $0)] } ?? []
  }
  if elements.isEmpty {
    let remedy = "list the events, as in [{ when: isNew, event: showHelp }]"
    diagnostics.append(.emptyList("event", remedy, at: node.location))
  }
  let events = elements.compactMap { node -> Spec.Presenter.EventCase? in
    guard let keys = KeyReader<EventCaseKey>(node, into: &diagnostics) else { return nil }
    let condition = keys.expression(.when, into: &diagnostics)
    return keys.node(.event).flatMap { readInvocation($0, .event, into: &diagnostics) }
      .map { .init(condition: condition, event: $0) }
  }
  if let early = events.dropLast().first(where: { $0.condition == nil }) {
    diagnostics.append(.unreachableCase(at: early.event.location))
  }
  return events
}

/// What a name with arguments stands for.
enum InvocationKey: String { case event, then }

/// Reads `openSettings` or `{ openNote: { id: row.id } }`.
func readInvocation(
  _ node: Node,
  _ key: InvocationKey,
  into diagnostics: inout [Diagnostic]
) -> Spec.Presenter.Invocation? {
  typealias Invocation = Spec.Presenter.Invocation
  let what = key == .event ? "an event" : "an action"
  func named(_ name: String, at location: Location, _ arguments: [SpecArgument]) -> Invocation {
    checkPropertyName(name, what, at: location, into: &diagnostics)
    return .init(name: name, location: location, arguments: arguments)
  }
  if let name = node.text { return named(name, at: node.location, []) }
  guard let members = node.members, members.count == 1, let first = members.first,
    let parameters = first.value.members, !parameters.isEmpty
  else {
    if !node.isReported { diagnostics.append(.wrongInvocation(node, key.rawValue, what)) }
    return nil
  }
  let arguments = parameters.map { SpecArgument($0, into: &diagnostics) }
  for argument in arguments {
    checkPropertyName(argument.name, "a parameter", at: argument.location, into: &diagnostics)
  }
  return named(first.key, at: first.keyLocation, arguments)
}
