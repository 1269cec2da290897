import ViewModelIR

/// Returns a language tag and its fallbacks: `zh-Hant-HK` and `zh-Hant`, or `de-AT` and `de`.
func fallbackTags(of tag: String) -> [String] {
  var parts = tag.split(separator: "-")
  var tags = [tag]
  while parts.count > 1 {
    // Without its script, a tag would stand for a language that is written differently.
    if parts.last?.count == 4 { break }
    parts.removeLast()
    let parent = parts.joined(separator: "-")
    tags.append(parent)
    if parts.count == 1, parent == "zh", let region = tag.split(separator: "-").last {
      tags[tags.count - 1] = ["TW", "HK", "MO"].contains(region) ? "zh-Hant" : "zh-Hans"
    }
  }
  return tags
}

/// Returns a language tag with hyphens, as BCP 47 requires; some tools write underscores.
func hyphenated(_ tag: String) -> String {
  String(tag.map { $0 == "_" ? "-" : $0 })
}

/// Whether a language is written from right to left, by the script in its tag or, if there is none, by the language.
package func isRightToLeft(_ tag: String) -> Bool {
  let parts = tag.split(separator: "-").map(String.init)
  if let script = parts.dropFirst().first(where: { $0.count == 4 }) {
    return ["Arab", "Hebr", "Thaa", "Nkoo", "Syrc", "Adlm"].contains(script)
  }
  return rightToLeftLanguages.contains(parts.first ?? "")
}

private let rightToLeftLanguages: Set = [
  "ar", "ckb", "dv", "fa", "he", "iw", "ks", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
]

extension PseudoLanguage {
  /// Returns the pattern in this language. In a text with marks, these and the targets of links stay the same.
  func pattern(_ pattern: TextPattern, hasMarks: Bool) -> TextPattern {
    switch pattern {
    case .words(let pieces): .words(words(pieces, hasMarks))
    case .plural(let slot, let forms):
      .plural(slot: slot, forms.mapValues { self.pattern($0, hasMarks: hasMarks) })
    }
  }

  private func words(_ pieces: [TextPattern.Piece], _ hasMarks: Bool) -> [TextPattern.Piece] {
    func replacingWords(_ replacement: (String) -> String) -> [TextPattern.Piece] {
      if hasMarks { return MarkedText(pieces).replacingWords(replacement) }
      return pieces.map { piece in
        if case .literal(let text) = piece { .literal(replacement(text)) } else { piece }
      }
    }
    switch self {
    case .accented:
      let length = pieces.reduce(0) { length, piece in
        if case .literal(let text) = piece { length + text.count } else { length }
      }
      // Short texts grow the most in translation.
      let more = String(repeating: "·", count: length < 20 ? (length + 1) / 2 : length * 3 / 10)
      let accented = replacingWords { text in String(text.map { accents[$0] ?? $0 }) }
      return [.literal("[")] + accented + [.literal(" \(more)]")]
    case .mirrored:
      return replacingWords { text in
        text.split(separator: " ", omittingEmptySubsequences: false)
          .map { $0.isEmpty ? "" : "\u{202E}\($0)\u{202C}" }.joined(separator: " ")
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
