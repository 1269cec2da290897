import Foundation

/// How many lines a text takes, about: as wide as in Inter, broken at spaces, and between the characters of scripts that have none.
///
/// - Parameters:
///   - size: Of the font, in points.
///   - width: Of a line, in points.
func estimatedLines(_ text: String, size: Int, isBold: Bool, width: Int) -> Int {
  text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    .reduce(0) { lines, paragraph in
      lines + lineCount(paragraph, size: size, isBold: isBold, width: Double(width))
    }
}

/// In points, on one line.
func estimatedWidth(_ text: some StringProtocol, size: Int, isBold: Bool) -> Double {
  let ems = text.reduce(0) { $0 + emWidth(of: $1) }
  // Inter's semibold is that much wider.
  return ems * Double(size) * (isBold ? 1.05 : 1)
}

private func lineCount(_ text: Substring, size: Int, isBold: Bool, width: Double) -> Int {
  var lines = 1
  var used = 0.0
  for piece in pieces(of: text) {
    let word = estimatedWidth(piece.filter { $0 != " " }, size: size, isBold: isBold)
    if used > 0, used + word > width {
      lines += 1
      used = 0
    }
    if word > width {
      // A word longer than a line is broken wherever that ends.
      lines += Int((word / width).rounded(.up)) - 1
      used = word.truncatingRemainder(dividingBy: width)
    } else {
      used += estimatedWidth(piece, size: size, isBold: isBold)
    }
  }
  return lines
}

/// What stays on one line, with the blanks behind it.
private func pieces(of text: Substring) -> [Substring] {
  var pieces: [Substring] = []
  var start = text.startIndex
  for index in text.indices {
    let next = text.index(after: index)
    if text[index] == " " || isIdeograph(text[index]) {
      pieces.append(text[start..<next])
      start = next
    }
  }
  return start < text.endIndex ? pieces + [text[start...]] : pieces
}

private func emWidth(of character: Character) -> Double {
  if isIdeograph(character) { return 1 }
  // An accent takes no room.
  let letters =
    character.isASCII
    ? String(character) : String(character).decomposedStringWithCanonicalMapping
  guard let scalar = letters.unicodeScalars.first else { return 0 }
  for range in fontWidths where scalar.value >= range.first {
    let offset = Int(scalar.value - range.first)
    if offset < range.widths.count, range.widths[offset] > 0 {
      return Double(range.widths[offset]) / 1_000
    }
  }
  if scalar.properties.isEmojiPresentation { return 1.3 }
  return scalar.properties.isDefaultIgnorableCodePoint ? 0 : 0.6
}

/// Of a script whose characters fill a square: https://www.unicode.org/reports/tr11/.
private func isIdeograph(_ character: Character) -> Bool {
  switch character.unicodeScalars.first?.value ?? 0 {
  case 0x1100...0x115F, 0x2E80...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF00...0xFF60,
    0x20000...0x3FFFD:
    true
  default: false
  }
}
