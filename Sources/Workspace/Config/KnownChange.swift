import DocumentReader

/// A schema change that the team has reviewed: `{ path: Profile.email, reason: "no release reads it" }`.
package struct KnownChange: Hashable, Sendable {
  /// The path of the change as `impact` prints it, such as `Profile.email`.
  package let path: String
  package let reason: String
  package let location: Location
}

enum ImpactKey: String, MappingKey {
  case ignore

  static let mapping = "'impact'"

  var definition: KeyDefinition {
    switch self {
    case .ignore:
      .init(
        .list(.mapping(KnownChangeKey.self)),
        isRequired: true,
        "schema changes that `impact` lists but does not count"
      )
    }
  }
}

enum KnownChangeKey: String, MappingKey {
  case path, reason

  static let mapping = "a change to ignore"

  var definition: KeyDefinition {
    switch self {
    case .path:
      .init(.text, isRequired: true, "the change as `impact` prints it, such as `Profile.email`")
    case .reason: .init(.text, isRequired: true, "why the change does no harm")
    }
  }
}

/// Reads `impact` of a configuration.
func readKnownChanges(_ node: Node, into diagnostics: inout [Diagnostic]) -> [KnownChange] {
  guard let keys = KeyReader<ImpactKey>(node, into: &diagnostics) else { return [] }
  return keys.elements(.ignore, into: &diagnostics).compactMap { element in
    guard let keys = KeyReader<KnownChangeKey>(element, into: &diagnostics) else { return nil }
    let path = text(.path, "a name such as Profile.email", of: keys, into: &diagnostics)
    let reason = text(.reason, "a sentence", of: keys, into: &diagnostics)
    guard let path, let reason else { return nil }
    return KnownChange(path: path, reason: reason, location: element.location)
  }
}

private func text(
  _ key: KnownChangeKey,
  _ expected: String,
  of keys: KeyReader<KnownChangeKey>,
  into diagnostics: inout [Diagnostic]
) -> String? {
  guard let node = keys.node(key) else { return nil }
  if let text = node.text, text.contains(where: { !$0.isWhitespace }) { return text }
  diagnostics.append(.wrongSetting(key.rawValue, node, expected: expected))
  return nil
}
