import ViewModelIR

/// What a catalog has for one text in one language, with printf's placeholders.
package struct CatalogText: Hashable, Sendable {
  /// nil where plural forms are all there is.
  package var value: String?
  /// By category, for a text that is one plural.
  package var plural: [PluralCategory: String]
  package var substitutions: [Substitution]

  /// A plural inside of the value, where it stands as `%#@name@`.
  package struct Substitution: Hashable, Sendable {
    package var name: String
    /// Which slot its number is, from 1.
    package var argument: Int
    /// `lld`, `lf` or `@`
    package var specifier: String
    /// In which `%arg` is the number.
    package var plural: [PluralCategory: String]
  }

  package init(
    value: String? = nil,
    plural: [PluralCategory: String] = [:],
    substitutions: [Substitution] = []
  ) {
    self.value = value
    self.plural = plural
    self.substitutions = substitutions
  }
}

extension TextSlot {
  /// What follows the `%` of its placeholder: `@` for a text, and so for all that is formatted before.
  var specifier: String {
    guard choosingDigits != nil else { return "@" }
    return switch value.type.unwrapped {
    case .integer: "lld"
    case .number, .duration: "lf"
    default: "@"
    }
  }
}
