import ViewModelIR

/// A part of a text as its author or a translator wrote it: a plural may stand anywhere in it.
indirect enum SentencePiece: Hashable {
  case literal(String)
  /// By its place among the text's slots.
  case slot(Int)
  case plural(Int, [PluralCategory: [SentencePiece]])
}

extension SentencePiece {
  var hasWords: Bool {
    switch self {
    case .literal(let text): text.contains(where: \.isLetter)
    case .slot: false
    case .plural(_, let forms): forms.values.joined().contains(where: \.hasWords)
    }
  }
}

extension [SentencePiece] {
  /// As whole sentences, one for each combination of plural categories.
  var pattern: TextPattern {
    let slot = firstNonNil { piece -> Int? in
      if case .plural(let slot, _) = piece { slot } else { nil }
    }
    guard let slot else { return .words(words) }
    let categories = reduce(into: Set<PluralCategory>()) { categories, piece in
      if case .plural(slot, let forms) = piece { categories.formUnion(forms.keys) }
    }
    let forms = categories.map { ($0, choosing($0, of: slot).pattern) }
    return .plural(slot: slot, Dictionary(uniqueKeysWithValues: forms))
  }

  /// How many sentences that would be.
  var sentenceCount: Int {
    reduce(into: [Int: Int]()) { counts, piece in
      guard case .plural(let slot, let forms) = piece else { return }
      counts[slot] = Swift.max(counts[slot] ?? 1, forms.count)
    }
    .values.reduce(1) { $0.multipliedReportingOverflow(by: $1).partialValue }
  }

  private func choosing(_ category: PluralCategory, of slot: Int) -> [SentencePiece] {
    flatMap { piece -> [SentencePiece] in
      guard case .plural(slot, let forms) = piece else { return [piece] }
      return forms[category] ?? forms[.other] ?? []
    }
  }

  /// Neighbouring literals as one.
  private var words: [TextPattern.Piece] {
    var words: [TextPattern.Piece] = []
    for piece in self {
      switch piece {
      case .literal(let text):
        if case .literal(let before)? = words.last {
          words[words.count - 1] = .literal(before + text)
        } else if !text.isEmpty {
          words.append(.literal(text))
        }
      case .slot(let slot): words.append(.slot(slot))
      case .plural: break
      }
    }
    return words
  }
}
