import ViewModelIR

/// Returns the pattern with isolates (Unicode's FSI and PDI) around data, which may be in another language, if the language is written from
/// right to left.
func isolated(_ pattern: TextPattern, _ slots: [TextSlot], _ tag: String) -> TextPattern {
  if !isRightToLeft(tag) { return pattern }
  switch pattern {
  case .words(let pieces):
    return .words(
      pieces.flatMap { piece -> [TextPattern.Piece] in
        guard case .slot(let slot) = piece, slots[slot].isData else { return [piece] }
        return [.literal("\u{2068}"), piece, .literal("\u{2069}")]
      }
    )
  case .plural(let slot, let forms):
    return .plural(slot: slot, forms.mapValues { isolated($0, slots, tag) })
  }
}

/// Returns isolates in place of a translation for a text without words, which no translator sees; `nil` if it needs none.
///
/// - Parameter languages: The languages of the screen, its own first.
func isolates(in text: Text, _ languages: [String]) -> Translation? {
  guard let entry = text.id.entry, let own = languages.first, text.hasSeveralParts
  else { return nil }
  let source = SourceText(text)
  guard source.variants.count == 1, let pieces = source.variants.first?.pieces, !source.hasWords,
    source.slots.count < 10
  else { return nil }
  let wording = isolated(pieces.pattern, source.slots, own)
  var patterns: [String: TextPattern] = [:]
  for tag in languages.dropFirst() where PseudoLanguage(rawValue: tag) == nil {
    let pattern = isolated(pieces.pattern, source.slots, tag)
    if pattern != wording { patterns[tag] = pattern }
  }
  if patterns.isEmpty, wording == pieces.pattern { return nil }
  return Translation(
    key: entry.names.joined(separator: "."),
    slots: source.slots,
    variants: [.init(exact: [], source: wording, patterns: patterns)]
  )
}

extension Rule {
  /// Whether a text of the rule shows one from the service.
  var hasData: Bool {
    texts.contains { text in SourceText(text).slots.contains(where: \.isData) }
  }
}
