/// Returns the number of columns that a terminal needs for a text: two for each CJK character and emoji, none for combining marks.
func displayWidth(_ text: some StringProtocol) -> Int {
  text.utf8.allSatisfy { $0 < 0x80 }
    ? text.utf8.count : text.reduce(0) { $0 + displayWidth($1) }
}

func displayWidth(_ character: Character) -> Int {
  let scalars = character.unicodeScalars
  // An emoji of several scalars (a family, or a heart made red by U+FE0F) is a single picture.
  let isPicture = scalars.dropFirst().contains {
    $0 == "\u{FE0F}" || $0.properties.isEmojiModifier
  }
  if let first = scalars.first, first.properties.isEmoji,
    isPicture || first.properties.isEmojiPresentation
  {
    return 2
  }
  return scalars.reduce(0) { $0 + displayWidth($1) }
}

private func displayWidth(_ scalar: Unicode.Scalar) -> Int {
  switch scalar.value {
  // Vowels and final consonants of Hangul, which are drawn inside their syllable.
  case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0
  // Format characters that are visible: the soft hyphen, and Arabic signs before numbers.
  case 0xAD, 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2: return 1
  default: break
  }
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format, .control: return 0
  default: return scalar.properties.isEmojiPresentation || isWide(scalar.value) ? 2 : 1
  }
}

/// Whether a character is East Asian Wide or Fullwidth, by its block (Unicode Standard Annex #11); emoji are not included.
private func isWide(_ value: UInt32) -> Bool {
  switch value {
  case 0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E,
    0x3041...0x3247, 0x3250...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DF2,
    0x1AFF0...0x1B2FB, 0x1D300...0x1D376, 0x1F200...0x1F265, 0x20000...0x3FFFD:
    true
  default: false
  }
}

/// Whether a text contains letters or digits that a terminal may lay out from right to left.
func readsRightToLeft(_ text: some StringProtocol) -> Bool {
  // Such characters take at least two bytes, of which the first is 0xD6 or more.
  if text.utf8.allSatisfy({ $0 < 0xD6 }) { return false }
  return text.unicodeScalars.contains { scalar in
    switch scalar.value {
    case 0x590...0x8FF, 0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF,
      0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
