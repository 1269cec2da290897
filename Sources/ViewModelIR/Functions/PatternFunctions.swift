import ViewModelSupport

/// Functions that search a text for a pattern, which the checker has checked.
extension FunctionDefinition {
  static let matches = Self(
    sample: "matches('^[A-Z]{3}$')",
    parameters: [.text: [FunctionParameter(.pattern)]],
    gives: { _, _ in .boolean },
    value: { .bool(($0.base.text ?? "").containsMatch(of: $0.argument.text ?? "")) }
  )

  package static let replacingMatches = Self(
    sample: "replacingMatches(of: '[0-9]+', with: '#')",
    parameters: [
      .text: [
        FunctionParameter(.pattern, label: "of", needsLabel: true),
        FunctionParameter(.text, label: "with", needsLabel: true),
      ]
    ],
    gives: { base, _ in base },
    value: { input in
      let texts = input.arguments.map { $0.text ?? "" }
      guard let pattern = texts.first, let new = texts.last else { return input.base }
      return .string((input.base.text ?? "").replacingMatches(of: pattern, with: new))
    }
  )
}
