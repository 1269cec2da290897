import ViewModelIR

extension SourceText {
  /// Returns a variant as the catalog contains it.
  func catalogText(_ variant: Variant) -> CatalogText {
    let writer = PlaceholderWriter(slots: slots, isNumbered: isNumbered(variant.pieces))
    if variant.pieces.count == 1, case .plural(_, let categories)? = variant.pieces.first {
      return CatalogText(plural: categories.mapValues { writer.text($0) })
    }
    var substitutions: [(piece: SentencePiece, substitution: CatalogText.Substitution)] = []
    var names = UniqueNames()
    var value = ""
    for piece in variant.pieces {
      guard case .plural(let slot, let categories) = piece else {
        value += writer.text([piece])
        continue
      }
      if let same = substitutions.first(where: { $0.piece == piece }) {
        value += "%#@\(same.substitution.name)@"
        continue
      }
      let substitution = CatalogText.Substitution(
        name: names.claim(substitutionName(of: slots[slot])),
        argument: slot + 1,
        specifier: slots[slot].specifier,
        plural: categories.mapValues { writer.text($0, number: slot) }
      )
      substitutions.append((piece, substitution))
      value += "%#@\(substitution.name)@"
    }
    return CatalogText(value: value, substitutions: substitutions.map(\.substitution))
  }

  /// Whether placeholders need numbers: if the text has several slots, or uses one several times.
  private func isNumbered(_ pieces: [SentencePiece]) -> Bool {
    slots.count > 1 || pieces.mostUses > 1
  }

  private func substitutionName(of slot: TextSlot) -> String {
    String(slot.name.split(separator: ".").last ?? "count")
  }
}

extension [SentencePiece] {
  /// The largest number of placeholders in one text.
  fileprivate var mostUses: Int {
    var count = 0
    var most = 0
    for piece in self {
      switch piece {
      case .literal: break
      case .slot: count += 1
      case .plural(_, let categories):
        most = Swift.max(most, categories.values.map(\.mostUses).max() ?? 0)
      }
    }
    return Swift.max(count, most)
  }
}

/// Writes texts with placeholders: `%1$@ wrote %2$lld`.
private struct PlaceholderWriter {
  let slots: [TextSlot]
  let isNumbered: Bool

  /// Returns the pieces as a text. `number` is the slot that is written as `%arg`.
  func text(_ pieces: [SentencePiece], number: Int? = nil) -> String {
    pieces.map { piece in
      switch piece {
      // Without placeholders, a percent sign has no special meaning.
      case .literal(let text):
        slots.isEmpty
          ? text
          : text.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
      case .slot(number): "%arg"
      case .slot(let slot): slots[slot].placeholder(isNumbered ? slot + 1 : nil)
      case .plural: ""
      }
    }.joined()
  }
}

extension TextSlot {
  /// Returns a placeholder such as `%2$lld`, or `%lld` without a number.
  func placeholder(_ number: Int?) -> String {
    number.map { "%\($0)$\(specifier)" } ?? "%\(specifier)"
  }
}
