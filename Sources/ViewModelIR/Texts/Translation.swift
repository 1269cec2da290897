/// What a text says in each language; its segments are then what it leaves open, its slots.
package struct Translation: Hashable, Sendable {
  /// Of the catalog: `Book.wroteText`.
  package let key: String
  package let slots: [TextSlot]
  /// Those for numbers of their own first, the one for all others last.
  package let variants: [Variant]

  package init(key: String, slots: [TextSlot], variants: [Variant]) {
    self.key = key
    self.slots = slots
    self.variants = variants
  }

  package struct Variant: Hashable, Sendable {
    package var exact: [ExactNumber]
    /// In the spec's own language.
    package var source: TextPattern
    /// In those that say something else, by their tags.
    package var patterns: [String: TextPattern]

    package init(exact: [ExactNumber], source: TextPattern, patterns: [String: TextPattern]) {
      self.exact = exact
      self.source = source
      self.patterns = patterns
    }
  }
}

/// A slot's number that a text is for alone.
package struct ExactNumber: Hashable, Sendable {
  package let slot: Int
  package let value: Int

  package init(slot: Int, value: Int) {
    self.slot = slot
    self.value = value
  }
}

/// Words with slots in them; where numbers decide, whole sentences by their plural categories, `other` among them.
package indirect enum TextPattern: Hashable, Sendable {
  case words([Piece])
  case plural(slot: Int, [PluralCategory: TextPattern])

  package enum Piece: Hashable, Sendable {
    case literal(String)
    case slot(Int)
  }
}

extension TextPattern {
  /// The slots whose numbers decide.
  package var choosingSlots: Set<Int> {
    guard case .plural(let slot, let forms) = self else { return [] }
    return forms.values.reduce(into: [slot]) { $0.formUnion($1.choosingSlots) }
  }

  package var sentences: [[Piece]] {
    switch self {
    case .words(let pieces): [pieces]
    case .plural(_, let forms):
      PluralCategory.allCases.compactMap { forms[$0] }.flatMap(\.sentences)
    }
  }
}

extension Translation {
  /// In every language.
  package var patterns: [TextPattern] {
    variants.flatMap { [$0.source] + $0.patterns.values }
  }

  package var choosingSlots: [Int] {
    let exact = variants.flatMap { $0.exact.map(\.slot) }
    return patterns.reduce(into: Set(exact)) { $0.formUnion($1.choosingSlots) }.sorted()
  }
}
