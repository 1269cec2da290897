import Foundation

// MARK: localizedOrder, LocalizedOrder
nonisolated extension String {
  /// The place of the text in lists that users read: numbers in it count as numbers, so `Item 2`
  /// comes before `Item 10`.
  public func localizedOrder(in locale: Locale) -> LocalizedOrder {
    LocalizedOrder(text: self, locale: locale)
  }
}

/// A text that is compared by the rules of a language. Only identical texts are equal.
public nonisolated struct LocalizedOrder: Comparable, Sendable {
  fileprivate let text: String
  fileprivate let locale: Locale

  public static func == (left: Self, right: Self) -> Bool {
    left.compared(to: right) == .orderedSame
  }

  public static func < (left: Self, right: Self) -> Bool {
    left.compared(to: right) == .orderedAscending
  }

  private func compared(to other: Self) -> ComparisonResult {
    // Ignoring case first, as `localizedStandardCompare` does, would put some texts both before and
    // after each other: `AØ` and `áA`. By the rules of languages, case counts least anyway.
    text.compare(other.text, options: [.numeric, .forcedOrdering], range: nil, locale: locale)
  }
}

// MARK: sentenceCased
nonisolated extension String {
  /// The text with its first letter capitalized and the others unchanged.
  public func sentenceCased(with locale: Locale) -> String {
    String(prefix(1)).capitalized(with: locale) + dropFirst()
  }
}

// MARK: regionName, languageName, currencyName
nonisolated extension String {
  /// The name of a region by its code, such as `DE`; the code if it has no name.
  public func regionName(in locale: Locale) -> String {
    locale.localizedString(forRegionCode: self) ?? self
  }

  /// The name of a language by its BCP 47 tag, such as `de` or `zh-Hant`; the tag if it has no name.
  public func languageName(in locale: Locale) -> String {
    locale.localizedString(forIdentifier: self) ?? self
  }

  /// The name of a currency by its ISO 4217 code, such as `EUR`; the code if it has no name.
  public func currencyName(in locale: Locale) -> String {
    locale.localizedString(forCurrencyCode: self) ?? self
  }
}

// MARK: translatedLanguageName
nonisolated extension String {
  /// The name of a language by its BCP 47 tag, in the language with another tag: `Deutsch` for `de`
  /// in `de`. If the system has no names in that language, it is the name in the locale.
  public func translatedLanguageName(to tag: String, or locale: Locale) -> String {
    let tag = tag.lowercased()
    let language = tag.prefix { $0 != "-" && $0 != "_" }
    // For other languages, Foundation would return names in the system's language.
    guard Locale.languages.contains(language) else { return languageName(in: locale) }
    return Locale(identifier: tag).localizedString(forIdentifier: self) ?? languageName(in: locale)
  }
}

nonisolated extension Locale {
  /// The languages that the system has names and formats in.
  fileprivate static let languages = Set(
    availableIdentifiers.map { Substring($0.utf8.prefix { 97...122 ~= $0 }) }
  )
}

// MARK: isKnownRegion, isKnownLanguage
nonisolated extension StringProtocol {
  /// Whether this is the code of a region that has a name, such as `DE`, `de`, `DEU` or `150`.
  public var isKnownRegion: Bool {
    let letters = utf8.count { 65...90 ~= $0 & 0xDF }
    let digits = utf8.count { 48...57 ~= $0 }
    let isCode = 2...3 ~= letters && digits == 0 || digits == 3 && letters == 0
    // The code for an unknown region has a name, too.
    guard isCode, letters + digits == utf8.count, !["ZZ", "ZZZ"].contains(uppercased())
    else { return false }
    return Locale(identifier: "en").localizedString(forRegionCode: String(self))
      .map { $0 != self } ?? false
  }

  /// Whether this is the BCP 47 tag of a language that has a name, such as `de` or `zh-Hant`.
  public var isKnownLanguage: Bool {
    let name = Locale(identifier: "en").localizedString(forIdentifier: String(self))
    let isUnknown = ["und", "root"].contains(lowercased().prefix { $0 != "-" && $0 != "_" })
    return name.map { $0 != self && !isUnknown } ?? false
  }
}
