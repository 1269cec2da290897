import DocumentReader
import ViewModelIR

package enum ServiceKey: String, MappingKey {
  case schema, type, types, rename, unknownCases, unknownMembers, hashable, generate
  case importing = "import"

  package static let mapping = "'service'"

  package var definition: KeyDefinition {
    switch self {
    case .schema:
      .init(
        .text,
        isRequired: true,
        "the file of the [JSON Schema](schemas.md), or a place in it: `api.yaml#/components/schemas/Order`"
      )
    case .type: .init(.text, "a type of the schema by name, or the name for an untitled root")
    case .types:
      .init(
        .names(.either([.text, .mapping(WireFormKey.self)])),
        "[wire formats](#wire-formats) that the schema left out, and [lossy arrays](#lossy-arrays): `{ Amount.amount: decimal, Photos.photos: { lossy: true } }`"
      )
    case .rename: .init(.names(.text), "other Swift names: `{ Type: Kind, Order.no: number }`")
    case .unknownCases:
      .init(
        .word(of: UnknownCases.self),
        standard: SpecDefaults().unknownCases.rawValue,
        "`keep`: a string that the enumeration does not list decodes as `unknown(String)`; `reject`: it fails the decoding"
      )
    case .unknownMembers:
      .init(
        .word(of: UnknownMembers.self),
        standard: SpecDefaults().unknownMembers.rawValue,
        "`drop`: members that the schema does not declare are left out; `keep`: they are in `additionalProperties`"
      )
    case .hashable:
      .init(
        .word(of: HashableTypes.self),
        standard: SpecDefaults().hashable.rawValue,
        "`used`: the types that view models hold or compare are `Hashable`, with all that is in them; `all`: every type is"
      )
    case .generate:
      .init(
        .bool,
        "`false`: the app has the types already, with all that specs use of them, for a [union](#unions) also the members that its types share"
      )
    case .importing: .init(.text, "the module that has them, if it is a different one")
    }
  }
}

extension Spec {
  /// Where the service's types come from.
  package struct Service: Sendable {
    package var schema: Node
    package var type: Node?
    /// `Type: name` and `Type.member: name`
    package var rename: [Node.Member]
    /// `Type.property: wire format`
    package var types: [Node.Member]
    package var unknownCases: UnknownCases?
    package var unknownMembers: UnknownMembers?
    package var hashable: HashableTypes?
    /// false: the app has the types, in the module `importing` if that is named.
    package var generate: Bool
    package var importing: Node?
  }
}

/// nil where any of it is an error: with other types than those that are meant all else would look wrong.
func readService(_ node: Node, into diagnostics: inout [Diagnostic]) -> Spec.Service? {
  let before = diagnostics.count
  let service = service(node, into: &diagnostics)
  return diagnostics.count > before || node.holdsTold ? nil : service
}

private func service(_ node: Node, into diagnostics: inout [Diagnostic]) -> Spec.Service? {
  guard let keys = KeyReader<ServiceKey>(node, into: &diagnostics),
    let schema = keys.node(.schema)
  else { return nil }
  if schema.text == nil {
    diagnostics.append(.wrongType(schema, what: "'schema'", expected: "a path"))
  }
  let type = keys.scalar(.type, into: &diagnostics)
  if let type { checkTypeName(type, "a type", into: &diagnostics) }
  let rename = keys.members(.rename, into: &diagnostics)
  for member in rename where !member.value.isTold { checkNewName(member, into: &diagnostics) }
  return Spec.Service(
    schema: schema,
    type: type,
    rename: rename,
    types: keys.members(.types, into: &diagnostics),
    unknownCases: keys.word(.unknownCases, into: &diagnostics)?.value,
    unknownMembers: keys.word(.unknownMembers, into: &diagnostics)?.value,
    hashable: keys.word(.hashable, into: &diagnostics)?.value,
    generate: keys.bool(.generate, into: &diagnostics) ?? true,
    importing: readModule(.importing, keys, into: &diagnostics)
  )
}

extension Node {
  fileprivate var holdsTold: Bool {
    isTold || members?.contains { $0.value.holdsTold } == true
      || elements?.contains(where: \.holdsTold) == true
  }
}
