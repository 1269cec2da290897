import Foundation
import Testing
import ViewModelSupport

/// Tests which of its languages an app shows to a user.
@Suite struct LanguageMatchTests {
  @Test(
    arguments: [
      // Equal tags with different spellings
      (["en", "de"], ["de"], "de"), (["en", "pt-BR"], ["pt_BR"], "pt-BR"),
      (["en", "de"], ["DE"], "de"),
      // Regions: a language without a region is preferred to one of another region
      (["en", "de"], ["de-AT"], "de"), (["pt-PT", "pt"], ["pt-BR"], "pt"),
      (["en", "pt-BR"], ["pt-PT"], "pt-BR"),
      (["de-AT", "de-CH"], ["de-CH"], "de-CH"), (["en", "es-419"], ["es-MX"], "es-419"),
      (["en-GB", "en"], ["en-AU"], "en"),
      // Scripts: users are not expected to read another script
      (["en", "zh-Hant"], ["zh-TW"], "zh-Hant"),
      (["en", "zh-Hant", "zh-Hans"], ["zh-HK"], "zh-Hant"),
      (["en", "zh-Hant", "zh-Hans"], ["zh-CN"], "zh-Hans"),
      (["en", "zh-Hant", "zh"], ["zh"], "zh"),
      (["en", "zh-Hans"], ["zh-Hant-HK"], nil), (["en", "sr"], ["sr-Latn"], nil),
      (["en", "sr"], ["sr-Cyrl-RS"], "sr"), (["en", "sr-Latn"], ["sr"], nil),
      (["uz"], ["uz-Cyrl"], nil),
      // Former language codes
      (["en", "nb"], ["no"], "nb"), (["en", "he"], ["iw-IL"], "he"), (["en", "id"], ["in"], "id"),
      // The second preference, or none
      (["en", "de"], ["fr", "de-CH"], "de"), (["en", "de"], ["fr"], nil), (["en"], [], nil),
      ([], ["en"], nil),
      // Keywords and extensions
      (["en", "de"], ["de_DE@calendar=buddhist"], "de"),
      (["en", "th"], ["th-TH-u-ca-buddhist"], "th"),
      (["en"], ["", "-", "@"], nil),
    ] as [([String], [String], String?)]
  )
  func bestLanguageIsChosen(available: [String], preferences: [String], best: String?) {
    #expect(bestLanguage(of: available, for: preferences) == best)
  }

  /// Formats use the language of the texts, but keep the user's region, calendar and digits.
  @Test(arguments: [
    ("en_DE", "de", "de_DE"), ("en_US", "de", "de_US"), ("de_AT", "de", "de_AT"),
    ("en_DE@calendar=buddhist", "de", "de_DE@calendar=buddhist"), ("en_DE", "pt-BR", "pt_BR"),
    ("en_TW", "zh-Hant", "zh_Hant_TW"), ("zh_Hant_HK", "zh-Hant", "zh_Hant_HK"), ("en", "ar", "ar"),
    ("sr_Latn_RS", "sr", "sr_RS"), ("no_NO", "nb", "no_NO"),
  ])
  func localeGetsTheLanguageOfTheTexts(locale: String, language: String, expected: String) {
    #expect(Locale(identifier: locale).speaking(language).identifier == expected)
  }

  @Test(
    arguments: [
      ("%1 wrote %2", ["Ada", "3"], "Ada wrote 3"), ("%2 by %1", ["Ada", "3"], "3 by Ada"),
      ("%1 %1", ["a"], "a a"), ("100 %% of %1", ["it"], "100 % of it"), ("%1", ["%2"], "%2"),
      ("%1%2%3", ["あ", "", "👍🏽"], "あ👍🏽"), ("", ["x"], ""), ("50 %", ["x"], "50 %"),
      ("日本%1", ["語"], "日本語"),
    ] as [(StaticStringBox, [String], String)]
  )
  func placeholdersAreFilled(pattern: StaticStringBox, values: [String], text: String) {
    let filled =
      switch values.count {
      case 1: pattern.text.filled(with: values[0])
      case 2: pattern.text.filled(with: values[0], values[1])
      default: pattern.text.filled(with: values[0], values[1], values[2])
      }
    #expect(filled == text)
  }
}

/// `StaticString` cannot be an argument of a test.
struct StaticStringBox: ExpressibleByStringLiteral, Sendable {
  let text: StaticString

  init(stringLiteral text: StaticString) { self.text = text }
}
