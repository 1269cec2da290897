import Foundation

nonisolated extension StringProtocol {
  /// Whether this is the code of a region that has a name, such as `DE`, `de` or `150`.
  package var isKnownRegion: Bool {
    // The code for an unknown region has a name, too.
    let name = Locale(identifier: "en").localizedString(forRegionCode: String(self))
    return name.map { $0 != self && self != "ZZ" && self != "zz" } ?? false
  }

  /// Whether this is the BCP 47 tag of a language that has a name, such as `de` or `zh-Hant`.
  package var isKnownLanguage: Bool {
    let name = Locale(identifier: "en").localizedString(forIdentifier: String(self))
    return name.map { $0 != self && self != "und" } ?? false
  }
}
