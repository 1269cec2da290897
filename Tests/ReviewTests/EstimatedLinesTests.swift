import Testing

@testable import Review

/// The estimate of `lint --fit`, with the widths of Inter.
struct EstimatedLinesTests {
  @Test(arguments: [
    ("", 1), ("Ada", 1), ("Ada Lovelace", 2), ("Ada\nLovelace", 2), ("a b c d e f", 1),
    // A word longer than the line is broken.
    ("Donaudampfschifffahrtsgesellschaft", 3),
    // Four ideographs of 17 points each, then one more.
    ("漢字漢字", 1), ("漢字漢字漢字", 2), ("👩‍👩‍👧👩‍👩‍👧", 1),
  ])
  func breaksLines(text: String, lines: Int) {
    #expect(estimatedLines(text, size: 17, isBold: false, width: 100) == lines)
  }

  @Test func isAsWideAsInter() {
    // `A` 676, `d` 621, `a` 564 thousandths.
    #expect(estimatedWidth("Ada", size: 1_000, isBold: false).rounded() == 1_861)
    #expect(estimatedWidth("Ada", size: 1_000, isBold: true) > 1_861)
  }

  @Test(arguments: ["ًٌٍ", "\u{200B}", "\u{202E}", "🏳️‍🌈", "\0"]) func anyTextHasAWidth(text: String) {
    #expect(estimatedLines(text, size: 1, isBold: true, width: 1) > 0)
  }
}
