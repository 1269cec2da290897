import Foundation
import Testing
import ViewModelSupport

/// Which language an app shows to whom.
@Suite struct LanguageMatchTests {
  @Test(
    arguments: [
      // The same tag, however it is written.
      (["en", "de"], ["de"], "de"), (["en", "pt-BR"], ["pt_BR"], "pt-BR"),
      (["en", "de"], ["DE"], "de"),
      // The same language of another region: the one without a region before those of others.
      (["en", "de"], ["de-AT"], "de"), (["pt-PT", "pt"], ["pt-BR"], "pt"),
      (["en", "pt-BR"], ["pt-PT"], "pt-BR"),
      (["de-AT", "de-CH"], ["de-CH"], "de-CH"), (["en", "es-419"], ["es-MX"], "es-419"),
      (["en-GB", "en"], ["en-AU"], "en"),
      // Scripts: nobody is expected to read the other one.
      (["en", "zh-Hant"], ["zh-TW"], "zh-Hant"),
      (["en", "zh-Hant", "zh-Hans"], ["zh-HK"], "zh-Hant"),
      (["en", "zh-Hant", "zh-Hans"], ["zh-CN"], "zh-Hans"),
      (["en", "zh-Hant", "zh"], ["zh"], "zh"),
      (["en", "zh-Hans"], ["zh-Hant-HK"], nil), (["en", "sr"], ["sr-Latn"], nil),
      (["en", "sr"], ["sr-Cyrl-RS"], "sr"), (["en", "sr-Latn"], ["sr"], nil),
      (["uz"], ["uz-Cyrl"], nil),
      // Names of before.
      (["en", "nb"], ["no"], "nb"), (["en", "he"], ["iw-IL"], "he"), (["en", "id"], ["in"], "id"),
      // The next preference, none.
      (["en", "de"], ["fr", "de-CH"], "de"), (["en", "de"], ["fr"], nil), (["en"], [], nil),
      ([], ["en"], nil),
      // What locales and extensions add.
      (["en", "de"], ["de_DE@calendar=buddhist"], "de"),
      (["en", "th"], ["th-TH-u-ca-buddhist"], "th"),
      (["en"], ["", "-", "@"], nil),
    ] as [([String], [String], String?)]
  )
  func thebestLanguage(available: [String], preferences: [String], best: String?) {
    #expect(bestLanguage(of: available, for: preferences) == best)
  }

  /// Words and formats agree; region, calendar and digits stay the user's.
  @Test(arguments: [
    ("en_DE", "de", "de_DE"), ("en_US", "de", "de_US"), ("de_AT", "de", "de_AT"),
    ("en_DE@calendar=buddhist", "de", "de_DE@calendar=buddhist"), ("en_DE", "pt-BR", "pt_BR"),
    ("en_TW", "zh-Hant", "zh_Hant_TW"), ("zh_Hant_HK", "zh-Hant", "zh_Hant_HK"), ("en", "ar", "ar"),
    ("sr_Latn_RS", "sr", "sr_RS"), ("no_NO", "nb", "no_NO"),
  ])
  func aLocaleSpeaksALanguage(locale: String, language: String, expected: String) {
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
  func aPatternIsFilled(pattern: StaticStringBox, values: [String], text: String) {
    let filled =
      switch values.count {
      case 1: pattern.text.filled(with: values[0])
      case 2: pattern.text.filled(with: values[0], values[1])
      default: pattern.text.filled(with: values[0], values[1], values[2])
      }
    #expect(filled == text)
  }
}

/// Tests take no static strings as arguments.
struct StaticStringBox: ExpressibleByStringLiteral, Sendable {
  let text: StaticString

  init(stringLiteral text: StaticString) { self.text = text }
}
