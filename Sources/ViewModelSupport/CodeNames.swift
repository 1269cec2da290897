import Foundation

nonisolated extension String {
  /// The name of a region by its code, such as `DE`; the code if it has no name.
  package func regionName(in locale: Locale) -> String {
    locale.localizedString(forRegionCode: self) ?? self
  }

  /// The name of a language by its BCP 47 tag, such as `de` or `zh-Hant`; the tag if it has no name.
  package func languageName(in locale: Locale) -> String {
    locale.localizedString(forIdentifier: self) ?? self
  }

  /// The name of a currency by its ISO 4217 code, such as `EUR`; the code if it has no name.
  package func currencyName(in locale: Locale) -> String {
    locale.localizedString(forCurrencyCode: self) ?? self
  }
}
