import Foundation

nonisolated extension String {
  /// The name of a language by its BCP 47 tag, in the language with another tag: `Deutsch` for `de`
  /// in `de`. If the system has no names in that language, it is the name in the locale.
  package func translatedLanguageName(to tag: String, or locale: Locale) -> String {
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
