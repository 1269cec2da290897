import DocumentReader
import ViewModelIR

package enum LocalKey: String, MappingKey {
  case type, value, edits, onChange

  package static let mapping = "a local"

  package static let choices = [
    KeyChoice([LocalKey.edits], allowed: [.edits, .value, .onChange]),
    KeyChoice([LocalKey.value], allowed: [.type, .value, .onChange]),
  ]

  package var definition: KeyDefinition {
    switch self {
    case .type: .init(.text, "the type of the local, such as `\"[String]\"` or `Date?`")
    case .value:
      .init(
        .anything,
        "the initial value, written as in the `inputs` of an example; with `edits`, that before the first response"
      )
    case .edits:
      .init(.text, "the value of the model that the local [edits](#edited-values), such as `title`")
    case .onChange:
      .init(
        .mapping(LocalChangeKey.self),
        "what happens when the view or an action sets [another value](#locals-that-follow-others)"
      )
    }
  }
}

package enum LocalChangeKey: String, MappingKey {
  case set

  package static let mapping = "'onChange'"

  package var definition: KeyDefinition {
    switch self {
    case .set: .init(EffectKey.set.shape, isRequired: true, EffectKey.set.sentence)
    }
  }
}

extension Spec.Presenter {
  /// A value that the view sets: `query: ""`, or with its type `opened: { type: "[Int]", value: [] }`.
  package struct Local: Sendable {
    package var name: String
    package var location: Location
    /// The type; `nil` if it follows from the value or from the input of the same name.
    package var type: Node?
    /// The initial value; `nil` for the empty one of the type, which needs `edits`.
    package var value: Node?
    package var edits: SpecExpression?
    /// The new values of other locals when this one changes.
    package var onChange: [SpecArgument] = []
  }
}

/// Reads one member of `local`. Returns `nil` after an error.
func readLocal(
  _ member: Node.Member,
  into diagnostics: inout [Diagnostic]
) -> Spec.Presenter.Local? {
  checkVariableName(member.key, "a local", at: member.keyLocation, into: &diagnostics)
  let node = member.value
  if node.isReported { return nil }
  var local = Spec.Presenter.Local(name: member.key, location: member.keyLocation, value: node)
  if node.members == nil { return local }
  let what = "local '\(member.key)'"
  guard let keys = KeyReader<LocalKey>(node, what, into: &diagnostics) else { return nil }
  local.type = keys.scalar(.type, into: &diagnostics)
  local.value = keys.node(.value)
  local.edits = keys.expression(.edits, into: &diagnostics)
  if let node = keys.node(.onChange),
    let change = KeyReader<LocalChangeKey>(node, into: &diagnostics)
  {
    local.onChange = change.arguments(.set, into: &diagnostics)
    if let set = change[.set], set.members?.isEmpty == true {
      let remedy = "write the new value of a local, as in { query: \"''\" }"
      diagnostics.append(.emptyList("set", remedy, at: set.location))
    }
  }
  if keys[.edits] != nil {
    if let type = keys[.type] { diagnostics.append(.typeWithEdits(member.key, at: type.location)) }
    return local.edits == nil ? nil : local
  }
  if keys.isMisspelled(.edits) { return nil }
  keys.require(.value, into: &diagnostics)
  return local.value == nil ? nil : local
}

extension Diagnostic {
  fileprivate static func typeWithEdits(_ name: String, at location: Location) -> Self {
    Self(
      .conflict,
      "the local '\(name)' has the type of what it edits: remove 'type'",
      at: location
    )
  }
}
