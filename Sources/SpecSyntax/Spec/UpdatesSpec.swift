import DocumentReader
import ViewModelIR

package enum UpdatesKey: String, MappingKey {
  case call, with, apply, list, at

  package static let mapping = "'updates'"

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
        isRequired: true,
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
    }
  }
}

extension Spec.Presenter {
  package struct Update: Sendable {
    package var call: Call
    package var kind: ViewModelIR.Presenter.Update.Kind
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
  guard let call, let kind else { return nil }
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

extension Diagnostic {
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
