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
        FunctionParameter(.replacement, label: "with", needsLabel: true),
        FunctionParameter(.firstNumber, label: "from", needsLabel: true, isOptional: true),
      ]
    ],
    gives: { base, _ in base },
    value: { input in
      let text = input.base.text ?? ""
      let pattern = input.argument.text ?? ""
      let rest = input.arguments.dropFirst()
      guard let new = rest.first else { return input.base }
      return switch Replacement(input.call.arguments) {
      case .text: .string(text.replacingMatches(of: pattern, with: new.text ?? ""))
      case .groups: .string(text.replacingGroups(of: pattern, with: new.text ?? ""))
      case .entries where new.members.isEmpty:
        .string(
          text.replacingEntries(
            of: pattern,
            with: new.elements.map { $0.text ?? "" },
            from: rest.dropFirst().first?.integer ?? 0
          )
        )
      case .entries:
        .string(
          text.replacingEntries(of: pattern, with: new.members.mapValues { $0.text ?? "" })
        )
      }
    }
  )

  /// What is inserted for each match of a pattern.
  package enum Replacement {
    case text
    /// A literal that refers to the match or its groups.
    case groups
    /// An entry of a dictionary or list.
    case entries

    package init(_ arguments: [TypedExpression]) {
      guard let new = arguments.dropFirst().first, new.type == .string else {
        self = .entries
        return
      }
      self = .text
      if case .literal(.string(let text)) = new.kind, text.containsMatch(of: "\\$[$0-9]") {
        self = .groups
      }
    }
  }
}
