import DocumentReader
import Foundation
import ViewModelSupport

/// Whether the system has data for its language; `Locale` itself takes any text.
package func isLocale(_ identifier: String) -> Bool {
  knownLanguages.contains(language(identifier))
}

/// Whether it is an RFC 3339 timestamp of a real day and time.
package func isInstant(_ text: String) -> Bool { RFC3339.date(from: text) != nil }

/// The locale that a misspelt one is closest to.
package func nearestLocale(_ identifier: String) -> String? {
  suggestion(for: identifier, among: Locale.availableIdentifiers.sorted())
}

private let knownLanguages = Set(Locale.availableIdentifiers.map { language($0) })

/// `zh` of `zh_Hant_TW` and `zh-Hant`.
private func language(_ identifier: String) -> Substring {
  identifier.prefix { $0 != "_" && $0 != "-" && $0 != "@" }
}
