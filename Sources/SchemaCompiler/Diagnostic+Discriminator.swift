import DocumentReader

/// What keeps OpenAPI's `discriminator` from telling the alternatives apart.
extension Diagnostic {
  static func withoutPropertyName(at location: Location) -> Self {
    Self(
      .warning,
      .schema,
      "'discriminator' needs 'propertyName', the key that says which alternative a document is",
      at: location
    )
  }

  static func undeclaredTag(_ key: String, among known: [String], at location: Location) -> Self {
    let known = known.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    return Self(
      .warning,
      .schema,
      "no alternative has a property '\(excerpt(key))': \(Hint(for: key, among: known, else: "they have"))",
      at: location
    )
  }

  /// `tags` are what the key says for each alternative.
  static func indistinct(_ tags: [[String]], _ key: String, at location: Location) -> Self {
    var seen: Set<String> = []
    let twice = tags.lazy.flatMap { $0 }.first { !seen.insert($0).inserted }
    let problem =
      twice.map { "'\(excerpt(key))' is '\(excerpt($0))' in two alternatives" }
      ?? "'\(excerpt(key))' has no value of its own in an alternative"
    return Self(
      .warning,
      .schema,
      "\(problem), so each is tried in turn: say in 'mapping' which value means which",
      at: location
    )
  }
}
