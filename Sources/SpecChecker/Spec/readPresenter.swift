import DocumentReader
import SwiftNaming
import ViewModelIR

/// Reads the shape of `screen`; nil if it has none.
func readPresenter(_ node: Node, into diagnostics: inout [Diagnostic]) -> Spec.Presenter? {
  guard let keys = KeyReader<PresenterKey>(node, into: &diagnostics) else { return nil }
  let name = keys.scalar(.name, into: &diagnostics)
  if let name { checkTypeName(name, "a presenter", into: &diagnostics) }
  return Spec.Presenter(
    location: node.location,
    name: name,
    binding: keys.word(.binding, into: &diagnostics)?.value,
    service: keys.node(.service)
      .flatMap { readService($0, into: &diagnostics) },
    inputs: readInputs(keys.members(.inputs, into: &diagnostics), into: &diagnostics),
    locals: keys.members(.local, into: &diagnostics).filter { member in
      checkVariableName(member.key, "a local", at: member.keyLocation, into: &diagnostics)
      return !member.value.isTold
    },
    load: keys.node(.load).flatMap { readLoad($0, into: &diagnostics) },
    sources: keys.members(.sources, into: &diagnostics)
      .compactMap { readSource($0, into: &diagnostics) },
    pollInterval: keys[.poll].flatMap { readPoll($0, into: &diagnostics) },
    empty: keys.scalar(.empty, into: &diagnostics),
    more: keys[.more].flatMap { readMore($0, into: &diagnostics) },
    errors: keys.members(.errors, into: &diagnostics),
    errorsLocation: (keys.node(.errors) ?? node).location,
    actions: keys.members(.actions, into: &diagnostics)
      .compactMap { readAction($0, into: &diagnostics) },
    selections: keys.members(.select, into: &diagnostics)
      .compactMap { readSelection($0, into: &diagnostics) }
  )
}

private func readService(
  _ node: Node,
  into diagnostics: inout [Diagnostic]
) -> Spec.Presenter.Service? {
  if node.members == nil, node.text != nil {
    checkTypeName(node, "a protocol", into: &diagnostics)
    return .init(protocolName: node, generate: true)
  }
  guard let keys = KeyReader<PresenterServiceKey>(node, into: &diagnostics),
    let protocolName = keys.scalar(.protocol, into: &diagnostics)
  else { return nil }
  checkTypeName(protocolName, "a protocol", into: &diagnostics)
  let name = keys.scalar(.name, into: &diagnostics)
  if let name {
    checkPropertyName(name.text ?? "", "a service", at: name.location, into: &diagnostics)
  }
  let module = keys.scalar(.importing, into: &diagnostics)
  if let module { checkModuleName(module, into: &diagnostics) }
  return .init(
    protocolName: protocolName,
    name: name,
    generate: keys.bool(.generate, into: &diagnostics) ?? true,
    importing: module?.text
  )
}

private func readLoad(_ node: Node, into diagnostics: inout [Diagnostic]) -> Spec.Presenter.Load? {
  guard let keys = KeyReader<LoadKey>(node, into: &diagnostics),
    let call = readCall(.call, .with, keys, into: &diagnostics)
  else { return nil }
  let debounce = keys.scalar(.debounce, into: &diagnostics)
  return .init(
    call: call,
    progress: keys.scalar(.progress, into: &diagnostics),
    stale: keys.scalar(.stale, into: &diagnostics),
    keep: keys[.keep].flatMap { node in
      keys.bool(.keep, into: &diagnostics).map { ($0, node.location) }
    },
    debounce: debounce.flatMap { node in
      seconds(node, "'debounce'", into: &diagnostics).map { ($0, node.location) }
    }
  )
}

private func readSource(
  _ member: Node.Member,
  into diagnostics: inout [Diagnostic]
) -> Spec.Presenter.Source? {
  checkVariableName(member.key, "a source", at: member.keyLocation, into: &diagnostics)
  let what = "source '\(member.key)'"
  guard let keys = KeyReader<SourceKey>(member.value, what, into: &diagnostics),
    let call = readCall(.call, .with, keys, into: &diagnostics)
  else { return nil }
  return .init(
    name: member.key,
    location: member.keyLocation,
    call: call,
    isOptional: keys.bool(.optional, into: &diagnostics) ?? false
  )
}

private func readPoll(_ node: Node, into diagnostics: inout [Diagnostic]) -> Double? {
  guard let keys = KeyReader<PollKey>(node, into: &diagnostics),
    keys.require(.every, into: &diagnostics) != nil,
    let every = keys.scalar(.every, into: &diagnostics)
  else { return nil }
  return seconds(every, "'every'", into: &diagnostics)
}

/// Of `300ms`, `0.5s` or `2min`.
private func seconds(
  _ node: Node,
  _ what: String,
  into diagnostics: inout [Diagnostic]
) -> Double? {
  let text = node.text ?? ""
  for (unit, length) in [("ms", 0.001), ("min", 60), ("s", 1)] where text.hasSuffix(unit) {
    guard let count = Double(text.dropLast(unit.count)), count > 0, count <= 86_400 else { break }
    return count * length
  }
  diagnostics.append(.notALengthOfTime(text, what: what, at: node.location))
  return nil
}

private func readMore(_ node: Node, into diagnostics: inout [Diagnostic]) -> Spec.Presenter.More? {
  guard let keys = KeyReader<MoreKey>(node, into: &diagnostics) else { return nil }
  guard keys.node(.with) != nil, let call = readCall(.call, .with, keys, into: &diagnostics),
    let append = keys.scalar(.append, into: &diagnostics)
  else { return nil }
  return .init(
    condition: keys.scalar(.when, into: &diagnostics),
    call: call,
    append: append,
    progress: keys.scalar(.progress, into: &diagnostics)
  )
}

private func readCall<Key: MappingKey>(
  _ call: Key,
  _ with: Key,
  _ keys: KeyReader<Key>,
  into diagnostics: inout [Diagnostic]
) -> Spec.Presenter.Call? {
  guard let function = keys.scalar(call, into: &diagnostics) else { return nil }
  checkPropertyName(function.text ?? "", "a call", at: function.location, into: &diagnostics)
  let arguments = keys.members(with, into: &diagnostics)
  for argument in arguments {
    checkPropertyName(argument.key, "an argument", at: argument.keyLocation, into: &diagnostics)
  }
  return .init(function: function, arguments: arguments)
}

private func readAction(
  _ member: Node.Member,
  into diagnostics: inout [Diagnostic]
) -> Spec.Presenter.Action? {
  checkPropertyName(member.key, "an action", at: member.keyLocation, into: &diagnostics)
  let what = "action '\(member.key)'"
  guard let keys = KeyReader<ActionKey>(member.value, what, into: &diagnostics),
    let call = readCall(.call, .with, keys, into: &diagnostics)
  else { return nil }
  return Spec.Presenter.Action(
    name: member.key,
    location: member.keyLocation,
    doc: keys.text(.doc, into: &diagnostics) ?? "",
    row: keys.scalar(.row, into: &diagnostics),
    parameters: readInputs(keys.members(.parameters, into: &diagnostics), into: &diagnostics),
    condition: keys.scalar(.when, into: &diagnostics),
    call: call,
    change: keys[.optimistic].flatMap { readChange($0, into: &diagnostics) },
    again: keys.word(.again, into: &diagnostics),
    progress: keys.scalar(.progress, into: &diagnostics),
    success: readSuccess(keys, into: &diagnostics),
    toast: keys[.onSuccess].flatMap { readToast($0, into: &diagnostics) },
    failure: keys[.onFailure].flatMap { readFailure($0, into: &diagnostics) },
    confirmation: keys[.confirm].flatMap { readConfirmation($0, into: &diagnostics) }
  )
}

private func readSuccess(
  _ keys: KeyReader<ActionKey>,
  into diagnostics: inout [Diagnostic]
) -> (value: Presenter.Action.Success, location: Location)? {
  guard let node = keys[.onSuccess], node.members == nil else { return nil }
  if let value = node.text.flatMap(Presenter.Action.Success.init(rawValue:)) {
    return (value, node.location)
  }
  if node.isTold { return nil }
  let choices = Presenter.Action.Success.allCases.map(\.rawValue) + ["{ toast: text }"]
  diagnostics.append(
    node.text == nil
      ? .wrongType(node, what: "'onSuccess'", expected: list(choices, "or"))
      : .notOneOf(node, what: "'onSuccess'", choices: choices)
  )
  return nil
}

private func readToast(_ node: Node, into diagnostics: inout [Diagnostic]) -> Spec.Presenter.Toast?
{
  guard node.members != nil, let keys = KeyReader<ToastKey>(node, into: &diagnostics),
    let text = keys.require(.toast, into: &diagnostics)
  else { return nil }
  return .init(text: text, undo: keys.scalar(.undo, into: &diagnostics))
}

private func readConfirmation(
  _ node: Node,
  into diagnostics: inout [Diagnostic]
) -> Spec.Presenter.Confirmation? {
  guard let keys = KeyReader<ConfirmationKey>(node, into: &diagnostics) else { return nil }
  guard let title = keys.node(.title), let button = keys.node(.button) else { return nil }
  return .init(
    title: title,
    button: button,
    cancel: keys[.cancel],
    isDestructive: keys.bool(.destructive, into: &diagnostics) ?? false
  )
}

private func readChange(
  _ node: Node,
  into diagnostics: inout [Diagnostic]
) -> Spec.Presenter.Change? {
  if node.text == "remove" { return .remove(node.location) }
  let entries = node.members ?? []
  let allowed = ChangeKey.allCases.map(\.rawValue)
  guard entries.count == 1, let entry = entries.first, let key = ChangeKey(rawValue: entry.key),
    let members = entry.value.members, let first = members.first,
    key == .set || members.count == 1
  else {
    if let stray = entries.first(where: { !allowed.contains($0.key) }) {
      diagnostics.append(.unknownKey(stray, in: ChangeKey.mapping, allowed: allowed))
    } else if !node.isTold {
      let expected =
        "remove, { set: { field: expression } }, { insert: { list: expression } } or { append: { list: expression } }"
      diagnostics.append(.wrongType(node, what: "'optimistic'", expected: expected))
    }
    return nil
  }
  return switch key {
  case .set: .set(members)
  case .insert: .insert(first, atEnd: false)
  case .append: .insert(first, atEnd: true)
  }
}

private func readFailure(
  _ node: Node,
  into diagnostics: inout [Diagnostic]
) -> Spec.Presenter.Failure? {
  switch node.text {
  case "alert": return .alert(nil)
  case "silent": return .silent
  case "reload": return .reload
  default:
    if let entries = node.members, entries.count == 1, entries.first?.key == "alert" {
      return entries.first.map { .alert($0.value) }
    }
    if !node.isTold {
      let expected = "alert, silent, reload or { alert: text }"
      diagnostics.append(.wrongType(node, what: "'onFailure'", expected: expected))
    }
    return nil
  }
}

private func readSelection(
  _ member: Node.Member,
  into diagnostics: inout [Diagnostic]
) -> Spec.Presenter.Selection? {
  checkPropertyName(member.key, "a selection", at: member.keyLocation, into: &diagnostics)
  let what = "selection '\(member.key)'"
  guard let keys = KeyReader<SelectionKey>(member.value, what, into: &diagnostics),
    let row = keys.scalar(.row, into: &diagnostics)
  else { return nil }
  let obstacles = keys.elements(.unless, into: &diagnostics).compactMap { node in
    KeyReader<ObstacleKey>(node, into: &diagnostics).flatMap { keys in
      keys.node(.when).map { when in
        (when: when, alert: keys.scalar(.alert, into: &diagnostics))
      }
    }
  }
  return .init(name: member.key, location: member.keyLocation, row: row, obstacles: obstacles)
}
