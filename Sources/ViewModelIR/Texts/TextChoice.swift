/// Texts of which a value selects one, and which can show the value as `value`.
package struct TextChoice: Sendable {
  package enum Kind: Sendable {
    /// The value selects a text by its exact number or else by the CLDR category of the number as shown.
    case plural(
      exact: [Int: Text],
      categories: [PluralCategory: Text],
      fractionDigits: ClosedRange<Int> = 0...6
    )
    /// The value selects the text with its key: an enumeration's raw value, a string, or "true" and "false".
    case map([MapEntry], unknown: Text?)
    /// The translation of the text depends on the value as a number.
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
  /// Compares only the IDs: the same ID means the same place in the spec. Comparing the texts could take long, because they can
  /// contain many more choices.
  package static func == (left: Self, right: Self) -> Bool { left.id == right.id }

  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension TextChoice.Kind {
  /// The default format for the number of a plural; `nil` for other choices.
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
