/// The wording of a text in each language. The segments of the text are then its slots.
package struct Translation: Hashable, Sendable {
  /// The key in the catalog: `Book.wroteText`.
  package let key: String
  package let slots: [TextSlot]
  /// The variants for exact numbers, followed by the one for all others.
  package let variants: [Variant]

  package init(key: String, slots: [TextSlot], variants: [Variant]) {
    self.key = key
    self.slots = slots
    self.variants = variants
  }

  package struct Variant: Hashable, Sendable {
    /// The numbers for which the variant is used; empty for the variant for all others.
    package var exact: [ExactNumber]
    /// The wording in the source language.
    package var source: TextPattern
    /// The wording in other languages, by their tags, if it differs from the source.
    package var patterns: [String: TextPattern]

    package init(exact: [ExactNumber], source: TextPattern, patterns: [String: TextPattern]) {
      self.exact = exact
      self.source = source
      self.patterns = patterns
    }
  }
}

/// A number for a slot. The variant is used only if the slot has this number.
package struct ExactNumber: Hashable, Sendable {
  package let slot: Int
  package let value: Int

  package init(slot: Int, value: Int) {
    self.slot = slot
    self.value = value
  }
}

/// Words with slots or, if the number in a slot decides, a pattern for each plural category, including `other`.
package indirect enum TextPattern: Hashable, Sendable {
  case words([Piece])
  case plural(slot: Int, [PluralCategory: TextPattern])

  package enum Piece: Hashable, Sendable {
    case literal(String)
    case slot(Int)
  }
}

extension TextPattern {
  /// The slots whose numbers select a plural form.
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

extension TextPattern {
  /// Whether a form for exactly 0 depends on the number in a slot: `zero` in a language without this category.
  fileprivate func hasZero(of number: Int) -> Bool {
    guard case .plural(let slot, let forms) = self else { return false }
    return slot == number && forms[.zero] != nil
      || forms.values.contains { $0.hasZero(of: number) }
  }
}

extension Translation {
  /// The slot that shows the number by which another one chooses its form: a plural can show its number in several formats.
  package func decidingSlot(of slot: Int) -> Int {
    guard case .text(let format, _) = slots[slot].shown else { return slot }
    return slots.firstIndex { $0.value == slots[slot].value && $0.format == format } ?? slot
  }

  /// Whether the number in a slot, and not only its category, selects a text.
  package func comparesNumber(_ slot: Int) -> Bool {
    guard case .text = slots[slot].shown else { return true }
    return variants.contains { variant in
      variant.exact.contains { $0.slot == slot }
        || variant.patterns.contains { tag, pattern in
          pluralRules(for: tag)?.categories.contains(.zero) == false && pattern.hasZero(of: slot)
        }
    }
  }

  /// The patterns of all variants in all languages.
  package var patterns: [TextPattern] {
    variants.flatMap { [$0.source] + $0.patterns.values }
  }

  package var choosingSlots: [Int] {
    let exact = variants.flatMap { $0.exact.map(\.slot) }
    return patterns.reduce(into: Set(exact)) { $0.formUnion($1.choosingSlots) }.sorted()
  }
}
