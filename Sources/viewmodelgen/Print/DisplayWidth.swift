/// The columns that a terminal gives the text: two for CJK and emoji, none for combining marks.
func displayWidth(_ text: some StringProtocol) -> Int {
  text.utf8.allSatisfy { $0 < 0x80 }
    ? text.utf8.count : text.reduce(0) { $0 + displayWidth($1) }
}

func displayWidth(_ character: Character) -> Int {
  guard let first = character.unicodeScalars.first else { return 0 }
  // An emoji of many scalars (a flag, a family, a heart made red by U+FE0F) is one picture.
  if character.unicodeScalars.contains("\u{FE0F}") || first.properties.isEmojiPresentation {
    return 2
  }
  switch first.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format, .control: return 0
  default: return isWide(first.value) ? 2 : 1
  }
}

/// East Asian Wide and Fullwidth, by blocks (Unicode Standard Annex #11).
private func isWide(_ value: UInt32) -> Bool {
  switch value {
  case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF,
    0x20000...0x3FFFD:
    true
  default: false
  }
}
