import Foundation
import TestSupport
import Testing
import ViewModelSupport

@Suite struct LocalizedOrderTests {
  @Test(arguments: [
    ("en_US", ["apple", "Ärger", "Zoo"]), ("sv_SE", ["apple", "Zoo", "Ärger"]),
    ("en_US", ["Item 2", "Item 10", "item 10b"]), ("en_US", ["file9.txt", "file10.txt"]),
    ("en_US", ["resume", "Resume", "résumé", "resumes"]),
    ("cs_CZ", ["cz", "ch", "i"]), ("en_US", ["ch", "cz", "i"]),
    ("da_DK", ["Zebra", "Ærø", "Ødis", "Århus"]), ("en_US", ["", " ", "a"]),
  ])
  func textsHaveTheOrderOfTheLanguage(locale: String, expected: [String]) {
    let locale = Locale(identifier: locale)
    for texts in [expected, expected.reversed()] {
      #expect(
        texts.sorted { $0.localizedOrder(in: locale) < $1.localizedOrder(in: locale) } == expected
      )
    }
  }

  @Test func theOrderDoesNotContradictItself() {
    var random = SplitMix(state: 7)
    let letters = ["a", "A", "á", "Ø", "1", "02", "٣", "ａ", " ", "-", "ß", "İ"]
    func text() -> String {
      (0..<Int.random(in: 0...4, using: &random))
        .compactMap { _ in letters.randomElement(using: &random) }.joined()
    }
    let locale = Locale(identifier: "en_US")
    for _ in 0..<3000 {
      let (a, b, c) = (
        text().localizedOrder(in: locale), text().localizedOrder(in: locale),
        text().localizedOrder(in: locale)
      )
      #expect((a < b) != (b < a) || a == b, "\(a) \(b)")
      #expect(!(a < b && b < c) || a < c, "\(a) \(b) \(c)")
    }
  }
}
