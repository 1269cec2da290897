import DocumentReader
import ViewModelIR

package enum LocalKey: String, MappingKey {
  case type, value

  package static let mapping = "a local"

  package var definition: KeyDefinition {
    switch self {
    case .type:
      .init(.text, isRequired: true, "the type of the local, such as `\"[String]\"` or `Date?`")
    case .value:
      .init(
        .anything,
        isRequired: true,
        "the initial value, written as in the `inputs` of an example"
      )
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
    package var value: Node
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
  guard node.members != nil else {
    return .init(name: member.key, location: member.keyLocation, value: node)
  }
  let what = "local '\(member.key)'"
  guard let keys = KeyReader<LocalKey>(node, what, into: &diagnostics),
    let type = keys.scalar(.type, into: &diagnostics), let value = keys.node(.value)
  else { return nil }
  return .init(name: member.key, location: member.keyLocation, type: type, value: value)
}
