import ViewModelIR

extension PseudoLanguage {
  func pattern(_ pattern: TextPattern) -> TextPattern {
    switch pattern {
    case .words(let pieces): .words(words(pieces))
    case .plural(let slot, let forms): .plural(slot: slot, forms.mapValues(self.pattern))
    }
  }

  private func words(_ pieces: [TextPattern.Piece]) -> [TextPattern.Piece] {
    switch self {
    case .accented:
      let length = pieces.reduce(0) { length, piece in
        if case .literal(let text) = piece { length + text.count } else { length }
      }
      // Short texts grow most.
      let more = String(repeating: "·", count: length < 20 ? (length + 1) / 2 : length * 3 / 10)
      let accented = pieces.map { piece -> TextPattern.Piece in
        guard case .literal(let text) = piece else { return piece }
        return .literal(String(text.map { accents[$0] ?? $0 }))
      }
      return [.literal("[")] + accented + [.literal(" \(more)]")]
    case .mirrored:
      return pieces.map { piece in
        guard case .literal(let text) = piece else { return piece }
        let words = text.split(separator: " ", omittingEmptySubsequences: false)
        return .literal(
          words.map { $0.isEmpty ? "" : "\u{202E}\($0)\u{202C}" }.joined(separator: " ")
        )
      }
    }
  }
}

private let accents: [Character: Character] = Dictionary(
  uniqueKeysWithValues: zip(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
    "ÅƁÇÐÉƑĜĤÎĴĶĻḾÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž"
  )
)
