import DocumentReader
import ViewModelIR

package enum ServiceKey: String, MappingKey {
  case schema, swift, type, types, rename, unknownCases, unknownMembers, hashable, generate
  case importing = "import"

  package static let mapping = "'service'"

  package var definition: KeyDefinition {
    switch self {
    case .schema:
      .init(
        .text,
        "the path of the [JSON Schema](schemas.md), or a location in it: `api.yaml#/components/schemas/Order`"
      )
    case .swift:
      .init(
        .text,
        "instead of `schema`: the path of the [symbol graph](swift-types.md) of a module that has the types"
      )
    case .type:
      .init(
        .text,
        "the name of a type of the schema, or a name for a root without a title; with `swift`, the name of a type of the module"
      )
    case .types:
      .init(
        .names(.either([.text, .mapping(WireFormKey.self)])),
        "[wire formats](#wire-formats) that the schema does not specify, [lossy properties](#lossy-properties), and the order of a [union](#unions): `{ Amount.amount: decimal, Photos.photos: { lossy: true } }`"
      )
    case .rename:
      .init(
        .names(.text),
        "other Swift names for types and properties: `{ Type: Kind, Order.no: number }`"
      )
    case .unknownCases:
      .init(
        .word(of: UnknownCases.self),
        standard: SpecDefaults().unknownCases.rawValue,
        "`keep` decodes a string that the enumeration does not list as `unknown(String)`; `reject` makes decoding fail"
      )
    case .unknownMembers:
      .init(
        .word(of: UnknownMembers.self),
        standard: SpecDefaults().unknownMembers.rawValue,
        "`drop` ignores members that the schema does not declare; `keep` decodes them into `additionalProperties`"
      )
    case .hashable:
      .init(
        .word(of: HashableTypes.self),
        standard: SpecDefaults().hashable.rawValue,
        "`used` makes only those types `Hashable` that view models contain or compare, and the types in them; `all` makes every type `Hashable`"
      )
    case .generate:
      .init(
        .bool,
        "`false` if the app declares the types itself, with everything that specs use of them (for a [union](#unions) also the members that its types share)"
      )
    case .importing:
      .init(.text, "the module that declares them, if it is not the app's own module")
    }
  }

  private static let keysOfSwift: [ServiceKey] = [.swift, .type]

  package static let choices = [
    KeyChoice([ServiceKey.schema], allowed: allCases.filter { $0 != .swift }),
    KeyChoice(keysOfSwift, allowed: keysOfSwift),
  ]

  /// The keys that go with those that a mapping has.
  fileprivate static func allowed(in node: Node) -> [ServiceKey] {
    node[ServiceKey.swift.rawValue] == nil || node[ServiceKey.schema.rawValue] != nil
      ? allCases : keysOfSwift
  }
}

extension Spec {
  /// The value of the key `service`: where the service's types come from.
  package struct Service: Sendable {
    /// The path of the schema or, if the app declares the types, of the symbol graph.
    package var schema: Node
    package var isSymbolGraph = false
    package var type: Node?
    /// Entries such as `Type: name` and `Type.property: name`.
    package var rename: [Node.Member]
    /// Entries such as `Type.property: wire format`.
    package var types: [Node.Member]
    package var unknownCases: UnknownCases?
    package var unknownMembers: UnknownMembers?
    package var hashable: HashableTypes?
    /// `false` if the app declares the types, in the module `importing` if there is one.
    package var generate: Bool
    package var importing: Node?
  }
}

/// Reads `service`. Returns `nil` if any part is invalid, because checking the spec against the wrong types would report errors that are not there.
func readService(_ node: Node, into diagnostics: inout [Diagnostic]) -> Spec.Service? {
  let before = diagnostics.count
  let service = service(node, into: &diagnostics)
  return diagnostics.count > before || node.containsReported ? nil : service
}

private func service(_ node: Node, into diagnostics: inout [Diagnostic]) -> Spec.Service? {
  guard
    let keys = KeyReader<ServiceKey>(
      node,
      allowed: ServiceKey.allowed(in: node),
      into: &diagnostics
    )
  else { return nil }
  let graph = keys.node(.swift)
  if let graph, keys.node(.schema) != nil {
    diagnostics.append(.schemaAndSwift(at: graph.location))
  }
  guard let schema = graph ?? keys.require(.schema, into: &diagnostics) else { return nil }
  if schema.text == nil {
    let what = graph == nil ? "'schema'" : "'swift'"
    diagnostics.append(.wrongType(schema, what: what, expected: "a path"))
  }
  let type = keys.scalar(.type, into: &diagnostics)
  if let type, graph == nil { checkTypeName(type, "a type", into: &diagnostics) }
  let rename = keys.members(.rename, into: &diagnostics)
  for member in rename where !member.value.isReported { checkNewName(member, into: &diagnostics) }
  return Spec.Service(
    schema: schema,
    isSymbolGraph: graph != nil,
    type: type,
    rename: rename,
    types: keys.members(.types, into: &diagnostics),
    unknownCases: keys.word(.unknownCases, into: &diagnostics)?.value,
    unknownMembers: keys.word(.unknownMembers, into: &diagnostics)?.value,
    hashable: keys.word(.hashable, into: &diagnostics)?.value,
    generate: keys.bool(.generate, into: &diagnostics) ?? (graph == nil),
    importing: readModule(.importing, keys, into: &diagnostics)
  )
}

extension Diagnostic {
  fileprivate static func schemaAndSwift(at location: Location) -> Self {
    Self(
      .unknownKey,
      "'swift' and 'schema' are both given: write the one that the types come from",
      at: location
    )
  }
}

extension Node {
  fileprivate var containsReported: Bool {
    isReported || members?.contains { $0.value.containsReported } == true
      || elements?.contains(where: \.containsReported) == true
  }
}
