/// Texts that a value chooses from, and that show it as `value`.
package struct TextChoice: Sendable {
  package enum Kind: Sendable {
    /// By CLDR category, of a number with a fraction as it is shown; exact values first.
    case plural(
      exact: [Int: Text],
      categories: [PluralCategory: Text],
      fractionDigits: ClosedRange<Int> = 0...6
    )
    /// By the value: an enumeration's raw value, or "true" and "false".
    case map([MapEntry], unknown: Text?)
    /// By what the text's translation says of the value as a number.
    case translated(Text)
  }

  package struct MapEntry: Sendable {
    package var key: String
    package var text: Text

    package init(key: String, text: Text) {
      self.key = key
      self.text = text
    }
  }

  package let id: Text.ID
  package let kind: Kind
  package let contextUse: ContextUse

  package init(_ id: Text.ID, _ kind: Kind) {
    self.id = id
    self.kind = kind
    contextUse = kind.texts.lazy.map(\.contextUse).most
  }
}

extension TextChoice: Hashable {
  /// The same place in the spec, and so the same for one type of value. (The choices inside its texts may be very many.)
  package static func == (left: Self, right: Self) -> Bool { left.id == right.id }

  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension TextChoice.Kind {
  /// What a plural shows its number with, unless its texts say otherwise.
  package var number: Format? {
    guard case .plural(_, _, let digits) = self else { return nil }
    return Format(.number(.decimal(NumberOptions(fractionDigits: digits))))
  }

  package var texts: [Text] {
    switch self {
    case .plural(let exact, let categories, _):
      exact.sorted { $0.key < $1.key }.map(\.value)
        + PluralCategory.allCases.compactMap { categories[$0] }
    case .map(let entries, let unknown): entries.map(\.text) + [unknown].compactMap { $0 }
    case .translated(let text): [text]
    }
  }
}
