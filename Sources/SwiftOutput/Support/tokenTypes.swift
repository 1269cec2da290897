import OutputInterface

/// The enums of tokens in the support file, whose cases are those that any spec has.
func renderTokenTypes(_ tokens: [String: Set<String>], access: Access) -> [String] {
  tokens.sorted { $0.key < $1.key }.map { type, names in
    let cases = names.sorted().map { "  case \(swiftIdentifier($0))\n" }.joined()
    return """
      /// A name in view models for what the app shows as a colour, a symbol or a style.
      \(access.prefix)nonisolated enum \(type): String, CaseIterable, Hashable, Sendable {
      \(cases)}

      """
  }
}
