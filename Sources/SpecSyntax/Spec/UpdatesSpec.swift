import DocumentReader
import ViewModelIR

package enum UpdatesKey: String, MappingKey {
  case call, with, apply, list, at, source, set, returns

  package static let mapping = "'updates'"
  package static let choices = [
    KeyChoice([UpdatesKey.apply], allowed: [.call, .with, .apply, .list, .at]),
    KeyChoice([UpdatesKey.source], allowed: [.call, .with, .source]),
    KeyChoice([UpdatesKey.set], allowed: [.call, .with, .set, .returns]),
  ]

  package var definition: KeyDefinition {
    switch self {
    case .call:
      .init(
        .text,
        isRequired: true,
        "the name of the service's function, which returns an `AsyncThrowingStream` of values"
      )
    case .with: LoadKey.with.definition
    case .apply:
      .init(
        .word(of: Presenter.Update.Kind.self),
        "what a value is: `use`, the model; `upsert`, an element of `list`; `remove`, the id of an element of `list`"
      )
    case .list:
      .init(
        .text,
        "with `upsert` and `remove`, the list that changes, `self` or a property; its rows must have an `id`"
      )
    case .at:
      .init(
        .word(of: Presenter.Update.Place.self),
        standard: "\(Presenter.Update.Place.start.rawValue)",
        "with `upsert`, where an element with an unknown id is added: `start` or `end`"
      )
    case .source: .init(.text, "instead of `apply`: the [source](#sources) whose new value it is")
    case .set:
      .init(
        EffectKey.set.shape,
        "instead of `apply`: `local: expression`, new values of locals, computed from `value`"
      )
    case .returns:
      .init(
        .text,
        "with `set`, the type of a value; it can be left out if a local gets `value` itself"
      )
    }
  }
}

extension Spec.Presenter {
  package struct Update: Sendable {
    package var call: Call
    /// `nil` if a value is for a source or for locals.
    package var kind: ViewModelIR.Presenter.Update.Kind?
    package var source: Node?
    package var assignments: [SpecArgument] = []
    package var returns: Node?
    package var list: SpecExpression?
    package var place: ViewModelIR.Presenter.Update.Place
    package var location: Location
  }
}

/// Reads one mapping, or a list of them.
func readUpdates(_ node: Node, into diagnostics: inout [Diagnostic]) -> [Spec.Presenter.Update] {
  (node.elements ?? [node]).compactMap { readUpdate($0, into: &diagnostics) }
}

private func readUpdate(
  _ node: Node,
  into diagnostics: inout [Diagnostic]
) -> Spec.Presenter.Update? {
  guard let keys = KeyReader<UpdatesKey>(node, into: &diagnostics) else { return nil }
  let call = readCall(.call, .with, keys, into: &diagnostics)
  let kind: Presenter.Update.Kind? = keys.word(.apply, into: &diagnostics)?.value
  let place: Presenter.Update.Place? = keys.word(.at, into: &diagnostics)?.value
  let others = [UpdatesKey.apply, .source, .set].filter { keys[$0] != nil }
  if others.count > 1, let node = keys[others[1]] {
    diagnostics.append(.severalTargets(others.map(\.rawValue), at: node.location))
    return nil
  }
  if others.isEmpty, ![UpdatesKey.source, .set].contains(where: keys.isMisspelled) {
    keys.require(.apply, into: &diagnostics)
  }
  guard let call else { return nil }
  if keys[.source] != nil || keys[.set] != nil {
    return readOwnUpdate(keys, call, into: &diagnostics)
  }
  if let node = keys[.returns] {
    diagnostics.append(.keyBeside("returns", "apply", at: node.location))
  }
  guard let kind else { return nil }
  let kindsOfKeys: [(UpdatesKey, [Presenter.Update.Kind])] = [
    (.list, [.upsert, .remove]), (.at, [.upsert]),
  ]
  for (key, kinds) in kindsOfKeys
  where !kinds.contains(kind) {
    if let node = keys[key] {
      diagnostics.append(.keyOfOtherUpdate(key, kind, kinds, at: node.location))
    }
  }
  if kind != .use, keys.require(.list, into: &diagnostics) == nil { return nil }
  return .init(
    call: call,
    kind: kind,
    list: kind == .use ? nil : keys.expression(.list, into: &diagnostics),
    place: place ?? .start,
    location: node.location
  )
}

/// Reads an update of a source or of locals.
private func readOwnUpdate(
  _ keys: KeyReader<UpdatesKey>,
  _ call: Spec.Presenter.Call,
  into diagnostics: inout [Diagnostic]
) -> Spec.Presenter.Update? {
  let isSource = keys[.source] != nil
  for key in [UpdatesKey.list, .at] + (isSource ? [.returns] : []) {
    guard let node = keys[key] else { continue }
    let own = isSource ? UpdatesKey.source : .set
    diagnostics.append(.keyBeside(key.rawValue, own.rawValue, at: node.location))
  }
  if let node = keys[.set], node.members?.isEmpty == true {
    let remedy = "write the new value of a local, as in { draft: value }"
    diagnostics.append(.emptyList("set", remedy, at: node.location))
    return nil
  }
  return .init(
    call: call,
    source: keys.scalar(.source, into: &diagnostics),
    assignments: keys.arguments(.set, into: &diagnostics),
    returns: keys.scalar(.returns, into: &diagnostics),
    place: .start,
    location: keys.node.location
  )
}

extension Diagnostic {
  fileprivate static func severalTargets(_ keys: [String], at location: Location) -> Self {
    Self(
      .conflict,
      "a value is for one of \(list(keys, "and")): write an update for each",
      at: location
    )
  }

  fileprivate static func keyBeside(_ key: String, _ other: String, at location: Location) -> Self {
    Self(.unknownKey, "'\(key)' has no effect with '\(other)': remove it", at: location)
  }

  fileprivate static func keyOfOtherUpdate(
    _ key: UpdatesKey,
    _ kind: Presenter.Update.Kind,
    _ kinds: [Presenter.Update.Kind],
    at location: Location
  ) -> Self {
    let choices = kinds.map { "'apply: \($0.rawValue)'" }.joined(separator: " or ")
    return Self(
      .unknownKey,
      "'\(key.rawValue)' has no effect with 'apply: \(kind.rawValue)': remove it, or write \(choices)",
      at: location
    )
  }
}
