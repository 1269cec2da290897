import DocumentReader
import ViewModelIR

/// What `plural` and `map` choose from: the texts by category or value, and a map's text for the rest.
struct TextsByValue {
  var texts: [Node.Member]
  var unknown: Node?
  /// Whether they stand in parentheses behind the format's name.
  var isInline: Bool
  var location: Location

  init(texts: [Node.Member], unknown: Node?, isInline: Bool, at location: Location) {
    self.texts = texts
    self.unknown = unknown
    self.isInline = isInline
    self.location = location
  }
}

extension ScreenChecker {
  mutating func textsByValue(
    _ kind: FormatKind,
    _ texts: TextsByValue,
    for type: ValueType,
    owner: String
  ) throws(Diagnostic) -> FormatFunction.Body {
    kind == .plural
      ? try plural(texts, for: type, owner: owner) : try map(texts, for: type, owner: owner)
  }

  private mutating func map(
    _ options: TextsByValue,
    for type: ValueType,
    owner: String
  ) throws(Diagnostic) -> FormatFunction.Body {
    let (members, unknown) = (options.texts, options.unknown)
    let enumeration = service.enumeration(type)
    let rawValues = enumeration?.rawValueByText ?? [:]
    let keys = members.map { rawValues[$0.key] ?? $0.key }
    let known = type == .boolean ? ["true", "false"] : enumeration?.cases.map(\.rawValue)
    if let known {
      let values = Set(known)
      if let stray = zip(members, keys).first(where: { !values.contains($1) })?.0 {
        let shown = enumeration?.shownValues ?? known
        throw .strayMapKey(stray, known: shown, cases: enumeration?.cases ?? [], type: type)
      }
      let told = Set(keys)
      let missing = zip(known, enumeration?.shownValues ?? known)
        .filter { known, _ in !told.contains(known) }.map(\.1)
      if !missing.isEmpty { throw .missingMapKeys(missing, type: type, at: options.location) }
    }
    let needsUnknown = known == nil || enumeration?.keepsUnknown == true
    if needsUnknown, unknown == nil {
      throw .mapWithoutUnknown(type, isInline: options.isInline, at: options.location)
    }
    if !needsUnknown, let unknown {
      diagnostics.append(.needlessUnknown(type, at: unknown.location))
    }
    let scope = Scope(variables: ["value": type])
    var entries: [FormatFunction.MapEntry] = []
    for (member, key) in zip(members, keys) {
      let text = try self.text(member.value, in: scope, allowsOptionals: false, owner: owner)
      entries.append(.init(key: key, text: text))
    }
    var other: Text?
    if needsUnknown, let unknown {
      other = try text(unknown, in: scope, allowsOptionals: false, owner: owner)
    }
    return .map(entries, unknown: other)
  }
}
