import OutputInterface

/// Returns the enums of tokens for the support file, each with the cases of all specs.
func renderTokenTypes(_ tokens: [String: Set<String>], access: Access) -> [String] {
  tokens.sorted { $0.key < $1.key }.map { type, names in
    let cases = names.sorted().map { "  case \(swiftIdentifier($0))\n" }.joined()
    return """
      /// Names in view models that the app maps to colors, symbols or styles.
      \(access.prefix)nonisolated enum \(type): String, CaseIterable, Hashable, Sendable {
      \(cases)}

      """
  }
}
