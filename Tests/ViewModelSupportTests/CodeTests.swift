import Foundation
import Testing
import ViewModelSupport

@Suite struct CodeTests {
  @Test(arguments: [
    ("DE", "🇩🇪"), ("jp", "🇯🇵"), ("EU", "🇪🇺"), ("XK", "🇽🇰"), ("UK", "🇬🇧"), ("uk", "🇬🇧"),
    // Not a two-letter code of a region
    ("XX", ""), ("ZZ", ""), ("DEU", ""), ("150", ""), ("D", ""), ("", ""), ("ß", ""), ("🇩🇪", ""),
    ("D\u{301}E", ""),
    // Of former countries, and of regions without a flag
    ("DD", ""), ("AN", ""), ("SU", ""), ("QO", ""), ("XA", ""),
  ])
  func flagIsThatOfTheRegion(code: String, flag: String) {
    #expect(code.regionFlag == flag)
  }

  @Test(arguments: [
    ("DE", true), ("de", true), ("DEU", true), ("usa", true), ("150", true), ("XX", false),
    ("XYZ", false), ("ZZZ", false), ("999", false), ("D1", false), ("1DE", false), ("ZZ", false),
    ("zz", false),
    ("", false), ("Germany", false),
  ])
  func regionIsKnown(code: String, isKnown: Bool) {
    #expect(code.isKnownRegion == isKnown)
  }

  /// Outlying Oceania and the Eurozone have none, and Sark only on newer systems.
  @Test func everyRegionHasAFlag() {
    let codes = NSLocale.isoCountryCodes.filter { $0.utf8.count == 2 && $0.allSatisfy(\.isLetter) }
    #expect(Set(codes.filter(\.regionFlag.isEmpty)) == ["CQ", "EZ", "QO"])
  }

  @Test(arguments: [
    ("de", true), ("zh-Hant", true), ("pt_BR", true), ("deu", true), ("xx", false), ("und", false),
    ("", false), ("German", false),
  ])
  func languageIsKnown(tag: String, isKnown: Bool) {
    #expect(tag.isKnownLanguage == isKnown)
  }

  @Test(arguments: [
    ("de", "de", "Deutsch"), ("ja", "ja", "日本語"), ("de", "fr", "allemand"),
    ("pt-BR", "pt-BR", "português (Brasil)"),
    // No name in such a language: the user's
    ("de", "xx", "tysk"), ("xx", "de", "xx"), ("de", "", "tysk"),
  ])
  func languageIsNamedInALanguage(tag: String, other: String, name: String) {
    #expect(tag.translatedLanguageName(to: other, or: Locale(identifier: "da_DK")) == name)
  }
}
