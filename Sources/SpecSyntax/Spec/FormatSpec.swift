import DocumentReader
import ViewModelIR

/// The keys of an entry of `formats`: the kinds of formats, and `unknown` for use with `map`.
package struct FormatKey: MappingKey {
  package let rawValue: String

  package init?(rawValue: String) {
    if FormatDefinition.named(rawValue) == nil, rawValue != Self.unknown { return nil }
    self.rawValue = rawValue
  }

  private init(_ format: FormatDefinition) { rawValue = format.name }

  private static let unknown = "unknown"

  package static let mapping = "a format"

  package static var allCases: [FormatKey] {
    FormatDefinition.all.map { FormatKey($0) } + [FormatKey(rawValue: unknown)].compactMap { $0 }
  }

  package static var choices: [KeyChoice] {
    FormatDefinition.all.map { kind in
      let key = FormatKey(kind)
      return KeyChoice(
        [key],
        allowed: kind == .map ? [key, FormatKey(rawValue: unknown)].compactMap { $0 } : [key]
      )
    }
  }

  package static let snippets = [
    Snippet("plural", "plural: { one: \"{value} $1\", other: \"{value} $2\" }"),
    Snippet("map", "map: { $1: $2 }", "unknown: $3"),
    Snippet("date", "date: { style: $1 }"),
    Snippet("currency", "currency: { code: $1 }"),
  ]

  private var format: FormatDefinition? { FormatDefinition.named(rawValue) }

  package var definition: KeyDefinition {
    guard let format else {
      return KeyDefinition(.text, "with `map`: the text for values that are not in the map")
    }
    let options = format.options?.map { (name: $0.name, definition: $0.definition) }
    // A format without options is written `{ compact: true }`.
    let shape = options.map { KeyShape.either([.options($0), .bool]) } ?? .names(.text)
    return KeyDefinition(shape, format.reference)
  }
}

extension FormatOption {
  fileprivate var definition: KeyDefinition {
    let shape: KeyShape = words.map { $0 == ["true", "false"] ? .bool : .word($0) } ?? .text
    return KeyDefinition(shape, "\(reference): \(values)")
  }
}

extension Spec {
  /// An entry of `formats`.
  package struct NamedFormat: Sendable {
    package var name: String
    package var location: Location
    package var kind: Kind?

    package struct Kind: Sendable {
      package var name: String
      package var location: Location
      package var content: Content
    }

    package enum Content: Sendable {
      case options(Node)
      /// The texts of a plural or a map; `nil` if they are invalid, which has been reported.
      case texts(TextsByValue?)
    }
  }
}

func readFormats(
  _ members: [Node.Member],
  into diagnostics: inout [Diagnostic]
) -> [Spec.NamedFormat] {
  members.map { member in
    checkPropertyName(member.key, "a format", at: member.keyLocation, into: &diagnostics)
    if FormatDefinition.named(member.key) != nil {
      diagnostics.append(
        .badName(
          member.key,
          what: "a format",
          at: member.keyLocation,
          why: "it would hide the built-in format"
        )
      )
    }
    return Spec.NamedFormat(
      name: member.key,
      location: member.keyLocation,
      kind: readFormat(member.value, into: &diagnostics)
    )
  }
}

private func readFormat(
  _ node: Node,
  into diagnostics: inout [Diagnostic]
) -> Spec.NamedFormat.Kind? {
  let entry = node.members ?? []
  // `unknown` is written next to `map`, because inside the map it would be a raw value like any other.
  let isMap = entry.contains { $0.key == "map" }
  let kinds = entry.filter { !isMap || $0.key != "unknown" }
  guard let kind = kinds.first, kinds.count == 1, !node.isReported else {
    if !node.isReported { diagnostics.append(.formatShape(node)) }
    return nil
  }
  var content = Spec.NamedFormat.Content.options(kind.value)
  if let format = FormatDefinition.named(kind.key), format.options == nil {
    let unknown = isMap ? node["unknown"] : nil
    content = .texts(TextsByValue(format, kind.value, unknown: unknown, into: &diagnostics))
  }
  return Spec.NamedFormat.Kind(name: kind.key, location: kind.keyLocation, content: content)
}
