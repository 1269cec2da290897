import Foundation
import Testing
import ViewModelIR

struct LikelyLocaleTests {
  @Test(arguments: [
    ("de", "de_DE"), ("ar", "ar_EG"), ("pt", "pt_BR"), ("pt-PT", "pt_PT"), ("zh", "zh_CN"),
    ("zh-Hant", "zh_Hant_TW"), ("zh-Hant-HK", "zh_Hant_HK"), ("sr-Latn", "sr_Latn_RS"),
    ("es-419", "es_419"), ("fil", "fil_PH"), ("eo", "eo"), ("en-XA", "en_XA"),
  ])
  func languageHasALikelyLocale(language: String, locale: String) {
    #expect(likelyLocale(of: language) == locale)
  }

  @Test func regionsMatchFoundation() throws {
    guard #available(macOS 13, *) else { return }
    // Foundation does not know these languages, or no region for them.
    let others: Set = ["eo", "ia", "io", "jbo", "nah", "sh", "smi", "vo"]
    for code in pluralLanguages() where !code.contains("-") && !others.contains(code) {
      let likely = Locale.Language(identifier: code).maximalIdentifier.split(separator: "-").last
      #expect(likelyLocale(of: code) == "\(code)_\(likely ?? "")")
    }
  }
}
