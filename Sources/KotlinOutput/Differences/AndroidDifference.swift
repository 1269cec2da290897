import Foundation
import ViewModelIR
import ViewModelSupport

/// Texts of a format that Android shows differently in some languages, because its ICU has other data than Apple's.
///
/// The texts were measured with the ICU of Android 14 against Swift on Linux, in the locales that `measured` lists.
package struct AndroidDifference: Sendable {
  /// The texts of the format that differ.
  enum Extent: Sendable {
    case all
    /// Texts with one of these words as Apple writes them.
    case containing([String])
    /// Texts with four digits in a row, such as `1023.`
    case fourDigits
    /// Texts with thousands that a period separates.
    case thousands
    /// Texts with one of the names that these codes have.
    case names([String])
  }

  /// The format's name.
  package let format: String
  /// The options with which the texts differ, in Markdown; empty if all do.
  package let options: String
  /// Locales such as `en_GB`, and languages such as `de` for all of their locales.
  package let locales: [String]
  let extent: Extent
  /// A text as Android and Apple show it.
  package let example: (android: String, apple: String)
  let includes: @Sendable (Format.Style) -> Bool

  init(
    _ format: String,
    _ options: String,
    in locales: String,
    _ extent: Extent = .all,
    android: String,
    apple: String,
    includes: @escaping @Sendable (Format.Style) -> Bool
  ) {
    self.format = format
    self.options = options
    self.locales = locales.split(separator: " ").map(String.init)
    self.extent = extent
    self.example = (android, apple)
    self.includes = includes
  }

  /// All differences that are known.
  package static let all: [Self] =
    numbers + dates + skeletons + intervals + relatives + durations + names

  /// The name of the locale's language if a text of Apple's differs in it; `nil` if it does not.
  ///
  /// - Parameter text: `nil` for whether all texts differ.
  func language(of locale: String, _ text: String?) -> String? {
    guard let entry = entry(for: locale) else { return nil }
    let isDifferent = text.map { differs($0, in: locale) } ?? differsAlways
    return isDifferent ? AndroidDifference.name(of: entry) : nil
  }

  /// The element of `locales` that includes the locale.
  private func entry(for identifier: String) -> String? {
    let locale = Locale(identifier: identifier)
    let code = locale.language.languageCode?.identifier ?? ""
    let language = code == "no" ? "nb" : code
    if locales.contains(language) { return language }
    let region =
      locale.region?.identifier ?? String(likelyLocale(of: locale.identifier).suffix(2))
    let entry = "\(language)_\(region)"
    return locales.contains(entry) ? entry : nil
  }

  private var differsAlways: Bool { if case .all = extent { true } else { false } }

  private func differs(_ text: String, in locale: String) -> Bool {
    switch extent {
    case .all: return true
    case .containing(let words):
      // Examples have plain spaces.
      let plain = text.replacing(/[\u{A0}\u{2009}\u{202F}]/, with: " ")
      return words.contains { plain.contains($0) }
    case .fourDigits: return text.contains(/\d{4}/)
    case .thousands: return text.contains(/\d\.\d{3}/)
    case .names(let codes):
      let locale = Locale(identifier: locale)
      let names = codes.map { code in
        switch format {
        case "regionName": code.regionName(in: locale)
        case "languageName": code.languageName(in: locale)
        default: code.currencyName(in: locale)
        }
      }
      return names.contains { text.contains($0) }
    }
  }
}

extension AndroidDifference {
  /// The locales for which the differences are known.
  package static let measured = """
    ar_EG ar_SA ca_ES cs_CZ da_DK de_AT de_CH de_DE el_GR en_AU en_CA en_GB en_IN en_US es_ES es_MX \
    es_US fi_FI fr_CA fr_CH fr_FR he_IL hi_IN hr_HR hu_HU id_ID it_IT ja_JP ko_KR lv_LV ms_MY nb_NO \
    nl_BE nl_NL pl_PL pt_BR pt_PT ro_RO ru_RU sk_SK sv_SE th_TH tr_TR uk_UA vi_VN zh_CN zh_HK zh_TW
    """.split(separator: " ").map(String.init)

  /// The languages of all these locales.
  static let everywhere = Set(measured.map { $0.prefix(2) }).sorted().joined(separator: " ")

  /// The English name of a locale or language: `English (India)`, `German`. It must be the same on all systems.
  package static func name(of entry: String) -> String {
    let parts = entry.split(separator: "_").map(String.init)
    let names = parts.map { englishNames[$0] ?? $0 }
    return names.count == 2 ? "\(names[0]) (\(names[1]))" : names.joined()
  }
}
