import Foundation

nonisolated extension String {
  /// Of a region's code, such as `DE`; the code where there is none.
  package func regionName(in locale: Locale) -> String {
    locale.localizedString(forRegionCode: self) ?? self
  }

  /// Of a BCP 47 language tag, such as `de` or `zh-Hant`; the tag where there is none.
  package func languageName(in locale: Locale) -> String {
    locale.localizedString(forIdentifier: self) ?? self
  }

  /// Of an ISO 4217 code, such as `EUR`; the code where there is none.
  package func currencyName(in locale: Locale) -> String {
    locale.localizedString(forCurrencyCode: self) ?? self
  }
}
