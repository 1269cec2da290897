import DocumentReader
import SpecSyntax
import ViewModelIR

/// The keys of a map, for texts or tokens.
struct MapKeys {
  var keys: [Node.Member]
  /// The location of `unknown`; `nil` if there is none.
  var unknown: Location?
  var isInline: Bool
  var location: Location
}

extension ScreenChecker {
  func choice(
    _ kind: FormatDefinition,
    _ texts: TextsByValue,
    for type: ValueType,
    id: Text.ID
  ) throws(Diagnostic) -> Format {
    let kind =
      kind == .plural ? try plural(texts, for: type, id: id) : try map(texts, for: type, id: id)
    return Format(.choice(TextChoice(id, kind)))
  }

  private func map(
    _ options: TextsByValue,
    for type: ValueType,
    id: Text.ID
  ) throws(Diagnostic) -> TextChoice.Kind {
    let scope = Scope(variables: ["value": type])
    let written = MapKeys(
      keys: options.texts.map(\.member),
      unknown: options.unknown?.node.location,
      isInline: options.isInline,
      location: options.location
    )
    let keys = problems.noting { () throws(Diagnostic) in try self.keys(of: written, for: type) }
    let needsUnknown = keys?.needsUnknown ?? true
    let values = keys?.values ?? written.keys.map(\.key)
    let entries = try problems.all(zip(options.texts, values)) { (entry) throws(Diagnostic) in
      let key = entry.0.member.key
      let id = id.appending(key, named: catalogName([key]), place: "for \(key)")
      return TextChoice.MapEntry(
        key: entry.1,
        text: try text(entry.0.text, id, in: scope, allowsOptionals: false)
      )
    }
    let unknown = needsUnknown ? options.unknown : nil
    let other = try problems.all([unknown].compactMap { $0 }) { (template) throws(Diagnostic) in
      let owner = options.isInline ? id : Text.ID(id.keys.dropLast(), entry: id.entry)
      let id = owner.appending("unknown", named: "unknown", place: "for all other values")
      return try text(template, id, in: scope, allowsOptionals: false)
    }
    if keys == nil { throw .alreadyReported }
    return .map(entries, unknown: other.first)
  }

  /// Checks the keys of a map. Returns the raw values of the keys, and whether the map needs `unknown` for other values.
  func keys(
    of map: MapKeys,
    for type: ValueType
  ) throws(Diagnostic) -> (values: [String], needsUnknown: Bool) {
    let enumeration = service.enumeration(type)
    let rawValues = enumeration?.rawValueByText ?? [:]
    let keys = map.keys.map { rawValues[$0.key] ?? $0.key }
    let known = type == .boolean ? ["true", "false"] : enumeration?.cases.map(\.rawValue)
    let needsUnknown = known == nil || enumeration?.keepsUnknown == true
    if !needsUnknown, let unknown = map.unknown {
      problems.note(.needlessUnknown(type, at: unknown))
    }
    let given = Set(keys)
    let missing = zip(known ?? [], enumeration?.shownValues ?? known ?? [])
      .filter { value, _ in !given.contains(value) }.map(\.1)
    try trace(map, missing: missing, needsUnknown: needsUnknown)
    try checkKeys(keys, known, missing: missing, of: type, map)
    if needsUnknown, map.unknown == nil {
      throw .mapWithoutUnknown(type, isInline: map.isInline, at: map.location)
    }
    return (keys, needsUnknown)
  }

  /// Checks that a map has an entry for each known value, and no others.
  private func checkKeys(
    _ keys: [String],
    _ known: [String]?,
    missing: [String],
    of type: ValueType,
    _ map: MapKeys
  ) throws(Diagnostic) {
    guard let known else { return }
    let enumeration = service.enumeration(type)
    let shown = enumeration?.shownValues ?? known
    let values = Set(known)
    let strays = zip(map.keys, keys).filter { !values.contains($1) }.map(\.0)
    problems.note(
      strays.map { .strayMapKey($0, known: shown, cases: enumeration?.cases ?? [], type: type) }
    )
    // A value that seems to be missing may only be misspelled.
    if !strays.isEmpty { throw .alreadyReported }
    if !missing.isEmpty { throw .missingMapKeys(missing, type: type, at: map.location) }
  }
}
